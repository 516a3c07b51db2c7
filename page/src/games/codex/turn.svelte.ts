/**
 * `Turn`: the card that is picked up. For the server, choosing a card and choosing its cell are two moves; for the
 * player they are one gesture. So the card is picked up only here, can be turned over and swapped, and both moves are
 * sent when it is put down.
 */
import type { Session } from "$src/table/session.svelte";
import { isAt, type Cell, type CodexView, type Face, type Printed, type Side } from "./view";

export interface Missing {
  kingdom: string;
  needs: number;
  has: number;
}

/** Milliseconds without an answer after which the cells can be tapped again. */
const PATIENCE = 2000;

export class Turn {
  /** `side` is null until the card is turned over: it counts as the front, unless only the back may be placed. */
  #picked = $state.raw<{ card: string; side: Side | null } | null>(null);
  /** The chosen cell, while the choice of the card is sent; and the count of refusals at that time. */
  #wish = $state.raw<(Cell & { refusals: number }) | null>(null);
  /** The state in which a chosen card is taken back for another. */
  #left = $state(-1);

  #sent: Cell | null = null;

  constructor(private readonly of: () => Session) {}

  get session(): Session {
    return this.of();
  }

  get view(): CodexView {
    return this.session.view as CodexView;
  }

  get isMine(): boolean {
    return this.session.isMyTurn && !this.session.show.isBusy;
  }

  get hand(): string[] {
    return this.view.seats[this.session.near].hand ?? [];
  }

  /** The picked-up card, or the one already chosen on the server. */
  get face(): Face | null {
    if (!this.session.isMyTurn) return null;
    if (this.view.prompt === "place") return this.view.chosen;
    if (this.view.prompt !== "play" || !this.#picked || !this.hand.includes(this.#picked.card)) return null;
    const { card, side } = this.#picked;
    return { card, side: side ?? (this.#may(card, "front") || !this.#may(card, "back") ? "front" : "back") };
  }

  /** Whether the picked-up card may be placed with this side up. */
  get isAllowed(): boolean {
    const { face } = this;
    return face !== null && (this.view.prompt === "place" || this.#may(face.card, face.side));
  }

  get #goal(): Cell | null {
    return this.#wish?.refusals === this.session.refusals ? this.#wish : null;
  }

  /** Whether a card can be put down on a cell. */
  get isPlacing(): boolean {
    return this.isMine && this.#goal === null && this.#left !== this.session.state!.number && this.isAllowed;
  }

  /** Whether a card may be picked up, also in place of one already chosen on the server, as after taking back. */
  get canPick(): boolean {
    if (!this.isMine) return false;
    return (
      this.view.prompt === "play" || (this.view.prompt === "place" && this.#goal === null && this.session.canTakeBack)
    );
  }

  get canFlip(): boolean {
    return this.canPick && this.face !== null;
  }

  #may(card: string, side: Side): boolean {
    return this.session.can({ do: "play", card, side });
  }

  /** Picks a card up; the same card again is turned over. */
  pick(card: string): void {
    if (this.face?.card === card) return this.flip();
    this.#hold({ card, side: null });
  }

  flip(): void {
    if (this.canFlip) this.#hold({ card: this.face!.card, side: this.face!.side === "front" ? "back" : "front" });
  }

  putBack(): void {
    this.#hold(null);
  }

  #hold(picked: { card: string; side: Side | null } | null): void {
    this.#wish = null;
    this.#picked = picked;
    if (this.view.prompt !== "place") return;
    this.#left = this.session.state!.number;
    this.session.takeBack();
  }

  placeAt({ x, y }: Cell): void {
    if (this.view.prompt === "place") {
      this.session.send({ do: "place", x, y });
    } else if (this.face) {
      this.#wish = { x, y, refusals: this.session.refusals };
      this.session.send({ do: "play", card: this.face.card, side: this.face.side });
    }
  }

  /** Sends the second half of the gesture, once the server asks for it. */
  carryOn(): void {
    const goal = this.#goal;
    if (goal === null || goal === this.#sent) return;
    const move = { do: "place", x: goal.x, y: goal.y };
    if (!this.session.can(move)) return;
    this.#sent = goal;
    this.#picked = null;
    this.session.send(move);
    setTimeout(() => this.#wish === goal && (this.#wish = null), PATIENCE);
  }

  /** The symbols that the front of a card needs and the codex lacks. */
  missing(card: string): Missing[] {
    const cost = (this.session.printed as unknown as Printed).cards?.[card]?.cost ?? {};
    const has = this.view.seats[this.session.near].symbols;
    return Object.entries(cost)
      .map(([kingdom, needs]) => ({ kingdom, needs, has: has[kingdom] }))
      .filter(({ needs, has }) => has < needs);
  }

  #index(cell: Cell): number {
    return this.view.seats[this.session.near].cells.findIndex((open) => isAt(open, cell));
  }

  /** The points that the picked-up card would score on a cell. */
  gain(cell: Cell): number {
    const { face, view } = this;
    return face?.side === "front" ? (view.preview?.gains[face.card]?.[this.#index(cell)] ?? 0) : 0;
  }

  /** The change in points from objectives on that cell. */
  promise(cell: Cell): number {
    const { face, view } = this;
    return face ? (view.preview?.promises[face.card]?.[face.side]?.[this.#index(cell)] ?? 0) : 0;
  }

  covers(cell: Cell): string[] {
    return this.view.preview?.covers[this.#index(cell)] ?? [];
  }
}
