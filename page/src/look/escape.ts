/** Escape closes what was opened last, and returns the focus to where it was. Dialogs already do this. */
import { tick } from "svelte";
import { usesKeyboard } from "./input";

const opened: (() => void)[] = [];

addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || event.defaultPrevented || !opened.length || document.querySelector("dialog[open]"))
    return;
  event.preventDefault();
  opened.at(-1)!();
});

/** For an effect that runs while something is open: `$effect(() => (isOpen ? closesByEscape(close) : undefined))`. */
export function closesByEscape(close: () => void): () => void {
  const before = document.activeElement as HTMLElement | null;
  let isByKey = false;
  const end = (): void => {
    isByKey = true;
    close();
  };
  opened.push(end);
  return () => {
    opened.splice(opened.indexOf(end), 1);
    void tick().then(() => {
      const isLost = document.activeElement === document.body && usesKeyboard();
      if (isByKey || isLost) before?.focus({ preventScroll: true });
    });
  };
}
