/** `Looking`: what somebody at the table looks at or has picked up, before anything is decided. */
import type { Session } from "$src/table/session.svelte";
import type { Move } from "$src/talk/messages";
import { Discarding } from "./discarding.svelte";
import type { Place, Way } from "./view";
import type { Target } from "./ways";

interface Seen {
  card: string;
  /** Where it lies on the screen. */
  box: DOMRect;
}

interface Size {
  width: number;
  height: number;
}

const GAP = 12;
const EDGE = 8;
const STEP = 24;
/** How far away it is rather shown than over something that can be chosen, or over another card of the same row. */
const OVER_CHOICE = 4000;
const OVER_CARD = 400;

/**
 * Where an enlarged card is shown: near the card that is looked at, but never over it, and over no choice if there is
 * room elsewhere.
 */
export function placeBeside(box: DOMRect, { width, height }: Size, window: Size): { left: number; top: number } {
  const main = document.querySelector("main");
  const boxes = (selector: string) =>
    [...(main?.querySelectorAll(selector) ?? [])].map((one) => one.getBoundingClientRect());
  const choices = boxes("[data-choice]");
  const row = boxes("[data-piece]").filter((one) => Math.abs(one.top - box.top) < box.height / 4);
  let [best, least] = [{ left: EDGE, top: EDGE }, Infinity];
  for (const left of steps(box.left + (box.width - width) / 2, window.width - width)) {
    for (const top of steps(box.top - GAP - height, window.height - height)) {
      const covers = (one: DOMRect, gap = 0) =>
        left < one.right + gap &&
        left + width > one.left - gap &&
        top < one.bottom + gap &&
        top + height > one.top - gap;
      const count = (all: DOMRect[]) => all.filter((one) => covers(one)).length;
      const [x, y] = [left + width / 2 - (box.left + box.right) / 2, top + height / 2 - (box.top + box.bottom) / 2];
      const cost = covers(box, GAP / 2)
        ? Infinity
        : OVER_CHOICE * count(choices) + OVER_CARD * count(row) + Math.hypot(x, y);
      if (cost < least) [best, least] = [{ left, top }, cost];
    }
  }
  return best;
}

/** Positions along one side of the window; one of them is `wished`, if that is within it. */
function steps(wished: number, end: number): number[] {
  const first = EDGE + ((((wished - EDGE) % STEP) + STEP) % STEP);
  const count = Math.max(0, Math.floor((end - EDGE - first) / STEP) + 1);
  return [EDGE, ...Array.from({ length: count }, (_, i) => first + i * STEP), Math.max(EDGE, end - EDGE)];
}

export class Looking {
  /** A card under the pointer or the focus. */
  peeked = $state.raw<Seen | null>(null);
  /** A card that was tapped, and what can be done with it: more than at first, if my turn comes while I read it. */
  picked = $state.raw<(Seen & { readonly moves: Move[]; couldAct: boolean; from: HTMLElement }) | null>(null);
  /** A way that is pointed at, and where it begins. */
  aimed = $state.raw<{ way: Way; from: Place } | null>(null);
  /** A hex that several ways lead to: one of them is still to be chosen. */
  asked = $state.raw<Target | null>(null);
  readonly discarding: Discarding;

  constructor(private readonly of: () => Session) {
    this.discarding = new Discarding(of);
  }

  /** Makes a move with a card; what was chosen to be discarded goes first. A card to be discarded is only chosen. */
  act(move: Move): void {
    this.peeked = this.picked = null;
    if (this.discarding.isFor(move)) return this.discarding.toggle(String(move.card));
    const { moves } = this.discarding;
    if (moves.length) this.of().sendAll([...moves, move]);
    else this.of().send(move);
  }

  letGo(): void {
    const back = this.picked?.from;
    const hadFocus = document.activeElement?.closest("[data-enlarged]");
    this.picked = null;
    if (hadFocus) back?.focus();
  }
}
