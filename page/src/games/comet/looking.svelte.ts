/** `Looking`: what the player looks at or has picked up, before a move is made. */
import type { Session } from "$src/table/session.svelte";
import type { Move } from "$src/talk/messages";
import { Discarding } from "./discarding.svelte";
import type { Place, Way } from "./view";
import type { Target } from "./ways";

interface Seen {
  card: string;
  /** Its position on the screen. */
  box: DOMRect;
}

interface Size {
  width: number;
  height: number;
}

const GAP = 12;
const EDGE = 8;
const STEP = 24;
/** The cost of covering a choice, or another card of the same row, in pixels of distance. */
const OVER_CHOICE = 4000;
const OVER_CARD = 400;

/**
 * The position of an enlarged card: near the original, never over it, and over no choice if there is room elsewhere.
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

/** Positions along one side of the window, including `wished` if that is within it. */
function steps(wished: number, end: number): number[] {
  const first = EDGE + ((((wished - EDGE) % STEP) + STEP) % STEP);
  const count = Math.max(0, Math.floor((end - EDGE - first) / STEP) + 1);
  return [EDGE, ...Array.from({ length: count }, (_, i) => first + i * STEP), Math.max(EDGE, end - EDGE)];
}

export class Looking {
  /** A card under the pointer or the focus. */
  peeked = $state.raw<Seen | null>(null);
  /** A tapped card and its moves, which can change if my turn comes while I read it. */
  picked = $state.raw<(Seen & { moves: Move[]; couldAct: boolean; from: HTMLElement }) | null>(null);
  /** The way pointed at, and where it begins. */
  aimed = $state.raw<{ way: Way; from: Place } | null>(null);
  /** A hex with several ways to it, one of which is still to be chosen. */
  asked = $state.raw<Target | null>(null);
  readonly discarding: Discarding;

  constructor(private readonly of: () => Session) {
    this.discarding = new Discarding(of);
  }

  /** Makes a move with a card, after discarding the cards chosen for that. A card to discard is only marked. */
  act(move: Move): void {
    this.peeked = this.picked = null;
    if (this.discarding.isFor(move)) return this.discarding.toggle(String(move.card));
    const { moves } = this.discarding;
    if (moves.length) this.of().sendAll([...moves, move]);
    else this.of().send(move);
  }

  /** The moves of a card have changed. */
  follow(button: HTMLElement, moves: Move[]): void {
    if (this.picked?.from === button && this.picked.moves !== moves) this.picked = { ...this.picked, moves };
  }

  /** A card has left, and its button with it. */
  putDown(button: HTMLElement): void {
    if (this.picked?.from === button) this.picked = null;
  }

  letGo(): void {
    const back = this.picked?.from;
    const hadFocus = document.activeElement?.closest("[data-enlarged]");
    this.picked = null;
    if (hadFocus) back?.focus();
  }
}
