/** The current choices on the page: scrolls them into view, and focuses the first for keyboard players. */
import { usesKeyboard } from "$src/look/input";
import { tick } from "svelte";

/** The room between what is scrolled into view and the edge. */
const EDGE = 6;

export const choices = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>("[data-choice]")];

/** Focuses the first choice, for a keyboard player who is not busy outside the table. */
export async function focusFirstChoice(): Promise<void> {
  await tick();
  const active = document.activeElement;
  const isFree =
    active === null ||
    active === document.body ||
    (active.closest("main") !== null && !active.matches("[data-choice]"));
  if (usesKeyboard() && isFree) choices()[0]?.focus();
}

/**
 * Where the rest of a board scrolls, brings the parts with choices into view, or its beginning if there are none; in a
 * strip of cards, brings the choices into view.
 */
export async function revealChoices(): Promise<void> {
  await tick();
  for (const rest of document.querySelectorAll(".board-rest")) {
    const parts = [...rest.children].filter((part) => part.querySelector("[data-choice]"));
    rest.scrollTop = Math.max(0, wayInto(rest, parts, "top", "bottom", rest.scrollTop));
  }
  for (const strip of document.querySelectorAll("[data-strip]")) {
    strip.scrollLeft += wayInto(strip, [...strip.querySelectorAll("[data-choice]")], "left", "right");
  }
}

/** How far a box has to scroll until all of these are visible, or the first of them if there is no room for all. */
function wayInto(box: Element, parts: Element[], start: "left" | "top", end: "right" | "bottom", back = 0): number {
  if (!parts.length) return 0;
  const [window, boxes] = [box.getBoundingClientRect(), parts.map((part) => part.getBoundingClientRect())];
  const before = Math.min(...boxes.map((one) => one[start])) - window[start] + back;
  const after = Math.max(...boxes.map((one) => one[end])) - window[end] + back;
  if (after > 0) return Math.min(after + EDGE, before - EDGE);
  return before < 0 ? before - EDGE : 0;
}
