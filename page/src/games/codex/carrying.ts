/**
 * Dragging by mouse: a card is taken from the hand and put down where the button is released. Fingers tap instead,
 * since dragging scrolls the page.
 */
import type { Attachment } from "svelte/attachments";
import type { Turn } from "./turn.svelte";

const SLACK = 6;

/** For a card of the hand. Released anywhere but on a cell, it stays picked up, as after a click. */
export function carrying(turn: Turn, card: string): Attachment<HTMLElement> {
  return (element) => {
    const heard = new AbortController();
    element.addEventListener("pointerdown", (event) => begin(event, turn, card, element), { signal: heard.signal });
    return () => heard.abort();
  };
}

function begin(down: PointerEvent, turn: Turn, card: string, element: HTMLElement): void {
  if (down.pointerType !== "mouse" || down.button > 0 || !turn.canPick) return;
  const heard = new AbortController();
  const { signal } = heard;
  let shadow: HTMLElement | null = null;

  function move(event: PointerEvent): void {
    const [x, y] = [event.clientX - down.clientX, event.clientY - down.clientY];
    if (!shadow) {
      if (Math.hypot(x, y) < SLACK) return;
      shadow = shadowOf(element);
      if (turn.face?.card !== card) turn.pick(card);
    }
    shadow.style.translate = `${x}px ${y}px`;
  }

  function end(event: PointerEvent): void {
    heard.abort();
    if (!shadow) return;
    shadow.remove();
    if (event.type === "pointercancel") return;
    const under = document.elementFromPoint(event.clientX, event.clientY);
    under?.closest<HTMLElement>("button.cell")?.click();
    if (under && element.contains(under))
      addEventListener("click", (click) => click.stopPropagation(), { capture: true, once: true });
  }

  addEventListener("pointermove", move, { signal });
  addEventListener("pointerup", end, { signal });
  addEventListener("pointercancel", end, { signal });
}

/** A copy of the card that follows the mouse, without the attributes that others look it up by. */
function shadowOf(element: HTMLElement): HTMLElement {
  const { left, top, width } = element.getBoundingClientRect();
  const shadow = document.createElement("div");
  shadow.append(...[...element.children].map((child) => child.cloneNode(true)));
  for (const piece of shadow.querySelectorAll("[data-piece]")) piece.removeAttribute("data-piece");
  shadow.ariaHidden = "true";
  Object.assign(shadow.style, {
    position: "fixed",
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    zIndex: "20",
    opacity: "0.85",
    pointerEvents: "none",
  });
  document.body.append(shadow);
  return shadow;
}
