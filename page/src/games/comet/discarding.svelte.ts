/**
 * `Discarding`: the cards chosen to be discarded in a Refresh. For the server they are moves in a fixed order, so that
 * each set of cards has only one sequence; here they are chosen in any order, can be unchosen, and are sent together.
 */
import type { Session } from "$src/table/session.svelte";
import type { Move } from "$src/talk/messages";

export class Discarding {
  /** The chosen cards, and the state they were chosen in: after a change of the table they no longer count. */
  #chosen = $state.raw<{ number: number; cards: string[] }>({ number: -1, cards: [] });

  constructor(private readonly of: () => Session) {}

  get #cards(): string[] {
    return this.#chosen.number === this.of().state?.number ? this.#chosen.cards : [];
  }

  /** Whether a move discards a card of a Refresh. */
  readonly isFor = (move: Move): boolean => move.do === "discard";

  /** The moves that discard the chosen cards, in the order in which the server offers them. */
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
