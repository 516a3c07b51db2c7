/**
 * What can be chosen now, on the page: it is brought into sight, and under the focus for those who play by keyboard.
 */
import { usesKeyboard } from "$src/look/input";
import { tick } from "svelte";

/** Room between what is brought into sight and the edge. */
const EDGE = 6;

export const choices = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>("[data-choice]")];

/** Puts the focus on the first choice, if somebody plays by keyboard and is not busy beside the table. */
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
 * Where the rest of a board scrolls, the parts of it that hold choices come into sight, and otherwise its beginning; in
 * a strip of cards the choices come into sight.
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

/**
 * How far a box that has been scrolled back this far has to scroll until these are in sight; where there is no room for
 * all of them, until the first are.
 */
function wayInto(box: Element, parts: Element[], start: "left" | "top", end: "right" | "bottom", back = 0): number {
  if (!parts.length) return 0;
  const [window, boxes] = [box.getBoundingClientRect(), parts.map((part) => part.getBoundingClientRect())];
  const before = Math.min(...boxes.map((one) => one[start])) - window[start] + back;
  const after = Math.max(...boxes.map((one) => one[end])) - window[end] + back;
  if (after > 0) return Math.min(after + EDGE, before - EDGE);
  return before < 0 ? before - EDGE : 0;
}
