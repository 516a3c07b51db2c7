/**
 * `Discarding`: the cards that somebody wants to discard in a Refresh. To the server they are moves in a fixed order,
 * so that a set of cards can come about in one way only; here they are gathered in any order, can be kept after all,
 * and are sent together.
 */
import type { Session } from "$src/table/session.svelte";
import type { Move } from "$src/talk/messages";

export class Discarding {
  /** What was chosen, in which state: when the table has changed, it is no longer meant. */
  #chosen = $state.raw<{ number: number; cards: string[] }>({ number: -1, cards: [] });

  constructor(private readonly of: () => Session) {}

  get #cards(): string[] {
    return this.#chosen.number === this.of().state?.number ? this.#chosen.cards : [];
  }

  /** Whether a move discards a card of a Refresh. */
  readonly isFor = (move: Move): boolean => move.do === "discard";

  /** The moves that discard what was chosen, in the order in which the server offers them. */
  get moves(): Move[] {
    return this.of().moves.filter((move) => this.isFor(move) && this.has(String(move.card)));
  }

  has(card: string): boolean {
    return this.#cards.includes(card);
  }

  toggle(card: string): void {
    const others = this.#cards.filter((other) => other !== card);
    this.#chosen = { number: this.of().state!.number, cards: this.has(card) ? others : [...others, card] };
  }
}
