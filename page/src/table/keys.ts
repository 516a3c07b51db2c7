/**
 * The keyboard: arrows go from one possible choice to the next, digits pick one, Z takes back, H asks for a hint, Space
 * skips the animation.
 */
import { choices } from "./choices";
import type { Session } from "./session.svelte";

export function onKey(event: KeyboardEvent, session: Session): void {
  const target = event.target as HTMLElement;
  const isTyping = target.matches("input, select, textarea") || target.closest("dialog") !== null;
  if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
  const all = choices();
  const now = all.indexOf(document.activeElement as HTMLElement);
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (step && all.length) {
    all[(now + step + all.length) % all.length].focus();
  } else if (/^[1-9]$/.test(event.key) && all[Number(event.key) - 1]) {
    all[Number(event.key) - 1].focus();
  } else if (event.code === "KeyZ") {
    session.takeBack();
  } else if (event.code === "KeyH") {
    document.querySelector<HTMLElement>("[aria-keyshortcuts=h]")?.click();
  } else if (event.key === " " && session.show.isBusy) {
    session.show.skip();
  } else {
    return;
  }
  event.preventDefault();
}
