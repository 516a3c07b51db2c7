/**
 * `Turn`: the card in one's fingers. To the server choosing a card and choosing its cell are two moves; at the table
 * they are one gesture. So the card is only picked up here, can be turned over and swapped, and both moves are sent
 * when it is put down.
 */
import type { Session } from "$src/table/session.svelte";
import { isAt, type Cell, type CodexView, type Face, type Printed, type Side } from "./view";

export interface Missing {
  kingdom: string;
  needs: number;
  has: number;
}

/** After so long without an answer the cells can be tapped again. */
const PATIENCE = 2000;

export class Turn {
  /** The side is open as long as nobody has turned the card over: then it is the front, if that may be placed. */
  #picked = $state.raw<{ card: string; side: Side | null } | null>(null);
  /** Where it is to lie, while the server is being told which card it is; and how much had been refused by then. */
  #wish = $state.raw<(Cell & { refusals: number }) | null>(null);
  /** The state in which a chosen card is being given back for another. */
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

  /** The card in one's fingers, or the one that the server knows as chosen already. */
  get face(): Face | null {
    if (!this.session.isMyTurn) return null;
    if (this.view.prompt === "place") return this.view.chosen;
    if (this.view.prompt !== "play" || !this.#picked || !this.hand.includes(this.#picked.card)) return null;
    const { card, side } = this.#picked;
    return { card, side: side ?? (this.#may(card, "front") || !this.#may(card, "back") ? "front" : "back") };
  }

  /** Whether the picked card may be placed with this side up. */
  get isAllowed(): boolean {
    const { face } = this;
    return face !== null && (this.view.prompt === "place" || this.#may(face.card, face.side));
  }

  get #goal(): Cell | null {
    return this.#wish?.refusals === this.session.refusals ? this.#wish : null;
  }

  /** Whether cells wait for a card to be put down. */
  get isPlacing(): boolean {
    return this.isMine && this.#goal === null && this.#left !== this.session.state!.number && this.isAllowed;
  }

  /**
   * Whether a card may be taken in one's fingers: also instead of one that the server knows as chosen, as after taking
   * back.
   */
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

  /** Takes a card in one's fingers; the same card once more turns it over. */
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

  /** What the front of a card lacks. */
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

  /** What the picked card would score on a cell. */
  gain(cell: Cell): number {
    const { face, view } = this;
    return face?.side === "front" ? (view.preview?.gains[face.card]?.[this.#index(cell)] ?? 0) : 0;
  }

  /** What it would change there in the points from objectives. */
  promise(cell: Cell): number {
    const { face, view } = this;
    return face ? (view.preview?.promises[face.card]?.[face.side]?.[this.#index(cell)] ?? 0) : 0;
  }

  covers(cell: Cell): string[] {
    return this.view.preview?.covers[this.#index(cell)] ?? [];
  }
}
