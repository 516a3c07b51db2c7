/** What can be chosen now, on the page: it is brought into sight, and under the focus for those who play by keyboard. */
import { usesKeyboard } from "$src/look/input";
import { tick } from "svelte";

export const choices = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>("[data-choice]")];

/** Puts the focus on the first choice, if somebody plays by keyboard and is not busy beside the table. */
export async function focusFirstChoice(): Promise<void> {
  await tick();
  const active = document.activeElement;
  const isFree = active === null || active === document.body || (active.closest("main") !== null && !active.matches("[data-choice]"));
  if (usesKeyboard() && isFree) choices()[0]?.focus();
}

/** Where the rest of a board scrolls, the part of it that holds the first choice comes into sight. */
export async function revealChoice(): Promise<void> {
  await tick();
  const choice = document.querySelector(".board-rest [data-choice]");
  choice?.closest(".board-rest > *")?.scrollIntoView({ block: "nearest" });
}
