/**
 * `Pad`: a score sheet being filled in. It is kept in this browser; the server counts it by the same rules as matches.
 */
import { server } from "$src/talk/http";
import type { Result } from "$src/talk/messages";
import { GameWords } from "$src/words/game-words";
import { say } from "$src/words/words.svelte";

const PAUSE = 150;

/** The sheet of one player; each game defines its own. */
export type Entry = Record<string, unknown>;

/** What a game defines for its sheet. */
export interface Blank {
  /** An empty sheet for a player; `others` are the existing sheets. */
  player: (others: Entry[], printed: unknown) => Entry;
  /** What all players share. */
  shared?: (printed: unknown) => Entry;
}

interface Kept {
  names: string[];
  players: Entry[];
  shared: Entry;
  chosen: string[];
}

export class Pad {
  names = $state<string[]>([]);
  players = $state<Entry[]>([]);
  shared = $state<Entry>({});
  /** Objectives chosen by hand, not by default: only these count as taken. */
  chosen = $state<string[]>([]);
  result = $state.raw<Result | null>(null);
  problem = $state("");
  #timer = 0;
  #asked = 0;

  constructor(
    readonly game: string,
    readonly blank: Blank,
    readonly printed: unknown,
    count: number,
  ) {
    const kept = JSON.parse(localStorage.getItem(this.#key) ?? "null") as Kept | null;
    if (kept) Object.assign(this, kept);
    else this.clear(count);
  }

  get #key(): string {
    return `score-${this.game}`;
  }

  /** Starts over, with the same people if there are any. */
  clear(count: number): void {
    this.shared = this.blank.shared?.(this.printed) ?? {};
    this.players = [];
    this.chosen = [];
    this.seat(count);
  }

  /** Changes the number of players. */
  seat(count: number): void {
    while (this.players.length < count)
      this.players.push(this.blank.player([this.shared, ...this.players], this.printed));
    this.players.length = count;
    while (this.names.length < count) this.names.push("");
  }

  /** Whether anything was entered that scores: an empty sheet has no winner. */
  get hasPoints(): boolean {
    const blank = JSON.stringify(this.blank.player([], this.printed));
    return (
      this.players.some((entry) => JSON.stringify(entry) !== blank) &&
      (this.result?.points.some((points) => points !== 0) ?? false)
    );
  }

  /** The players' names on the score sheet. */
  told = $derived(this.players.map((_, seat) => this.names[seat] || say("page-hot-name", { number: seat + 1 })));
  words = $derived.by(() => new GameWords(this.game, this.told));

  /** Saves the sheet, and has it counted soon; to be called in an effect. */
  follow(): void {
    const kept: Kept = $state.snapshot({
      names: this.names,
      players: this.players,
      shared: this.shared,
      chosen: this.chosen,
    });
    localStorage.setItem(this.#key, JSON.stringify(kept));
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => void this.#count({ ...kept.shared, players: kept.players }), PAUSE);
  }

  async #count(sheet: unknown): Promise<void> {
    const asked = ++this.#asked;
    try {
      const result = await server.score(this.game, sheet);
      if (asked === this.#asked) [this.result, this.problem] = [result, ""];
    } catch (error) {
      if (asked === this.#asked) [this.result, this.problem] = [null, (error as Error).message];
    }
  }
}
