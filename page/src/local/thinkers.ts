/** Thinkers: where bots search. In the browser they are workers; in tests, the search runs on the spot. */
import type { Engine } from "$src/engine/engine";
import { Line, type Found, type Knowledge } from "$src/engine/line";

/** A search of one line: by iterations, or by time with a look at the clock after every `chunk` of iterations. */
export type Effort = { iterations: number } | { seconds: number; chunk: number };

export interface Job {
  /** Which line: it stays in memory, and is the stream of its random numbers. */
  line: number;
  /** The bytes of the table as the seat knows it. */
  table: Uint8Array<ArrayBuffer>;
  seat: number;
  seed: Uint8Array<ArrayBuffer>;
  knowledge: Knowledge;
  effort: Effort;
  /** The moves since the last search of this line, to keep what it found; null: it begins anew. */
  since: number[] | null;
}

export interface Thinkers {
  think(job: Job): Promise<Found[]>;
}

/** Searches on the spot. */
export class Here implements Thinkers {
  readonly #lines = new Map<number, Line>();

  constructor(private readonly engine: Engine) {}

  async think({ line: number, table, seat, seed, knowledge, effort, since }: Job): Promise<Found[]> {
    const began = performance.now();
    const line = this.#line(number, since, () => new Line(this.engine, table, knowledge, seed, number));
    if (since) line.goOn(table, since);
    if ("iterations" in effort) line.search(seat, effort.iterations);
    else line.searchUntil(seat, began + 1000 * effort.seconds, effort.chunk);
    return line.children();
  }

  #line(number: number, since: number[] | null, begin: () => Line): Line {
    const kept = this.#lines.get(number);
    if (kept && since) return kept;
    kept?.free();
    const line = begin();
    this.#lines.set(number, line);
    return line;
  }
}
