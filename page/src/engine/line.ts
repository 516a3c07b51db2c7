/** `Line`: one line of thought, all that one thread of a bot's search needs (`starboard/bots/searcher.py`). */
import type { Engine } from "./engine";

/** What a search goes by: its settings, and the weights of its knowledge. */
export interface Knowledge {
  search: Record<string, number>;
  weights: number[];
}

/** What the search found for a move: visits, and sums of rewards, wins and points. */
export interface Found {
  move: number;
  visits: number;
  rewards: number;
  wins: number;
  points: number;
}

export class Line {
  tree: number;
  readonly #tables: number;
  readonly #chance: number;
  readonly #settings: number;
  readonly #mind: number;

  /** `table`: the bytes of a table as the seat knows it. */
  constructor(
    private readonly engine: Engine,
    table: Uint8Array,
    knowledge: Knowledge,
    seed: Uint8Array,
    stream: number,
  ) {
    const { memory } = engine;
    this.#tables = memory.allocate("table", 2);
    this.#place(table);
    this.#chance = engine.newChance(seed, stream);
    this.#settings = newSettings(engine, knowledge.search);
    this.#mind = newMind(engine, knowledge.weights);
    this.tree = memory.allocate("tree");
    engine.clearTree(this.tree);
  }

  free(): void {
    const { memory } = this.engine;
    memory.free(this.#tables, 2 * memory.size("table"));
    memory.free(this.#chance, memory.size("chance"));
    memory.free(this.#settings, memory.size("settings"));
    memory.free(this.#mind, memory.size("mind"));
    memory.free(this.tree, memory.size("tree"));
  }

  /** Moves on to the table after `moves`, and keeps the part of the tree behind them. */
  goOn(table: Uint8Array, moves: number[]): void {
    const { memory } = this.engine;
    this.#place(table);
    for (const move of moves) {
      const seedling = memory.allocate("tree");
      this.engine.cutTree(this.tree, seedling, move);
      memory.free(this.tree, memory.size("tree"));
      this.tree = seedling;
    }
  }

  search(seat: number, iterations: number): void {
    this.engine.search(this.#tables, this.tree, this.#chance, this.#settings, this.#mind, seat, iterations);
  }

  /** Searches until a moment (`performance.now`), looking at the clock after every `chunk` of iterations. */
  searchUntil(seat: number, end: number, chunk: number): number {
    let done = 0;
    while (done === 0 || performance.now() < end) {
      this.search(seat, chunk);
      done += chunk;
    }
    return done;
  }

  /** The moves at the root. */
  children(): Found[] {
    const { memory, layout } = this.engine;
    const of = (part: string, node: number) => memory.get("tree", this.tree, part, node);
    const found: Found[] = [];
    for (let node = of("child", layout.root); node !== layout.none; node = of("sibling", node))
      found.push({
        move: of("move", node),
        visits: of("visits", node),
        rewards: of("rewards", node),
        wins: of("wins", node),
        points: of("points", node),
      });
    return found;
  }

  #place(table: Uint8Array): void {
    const { memory } = this.engine;
    for (const place of [0, 1]) memory.bytes(this.#tables + place * table.length, table.length).set(table);
  }
}

function newSettings(engine: Engine, search: Record<string, number>): number {
  const settings = engine.memory.allocate("settings");
  engine.memory.set("settings", settings, "only", engine.layout.none);
  for (const [name, value] of Object.entries(search)) engine.memory.set("settings", settings, name, value);
  return settings;
}

/** The weights of a bot, as compiled code reads them. */
export function newMind(engine: Engine, weights: number[]): number {
  const mind = engine.memory.allocate("mind");
  weights.forEach((weight, i) => engine.memory.set("mind", mind, "weights", weight, i));
  return mind;
}
