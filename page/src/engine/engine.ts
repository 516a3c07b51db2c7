/** `Engine`: the rules of one game, compiled to WebAssembly. */
import type { Layout } from "$src/talk/api";
import { Memory } from "./memory";

/** Who is to move (null: the match is over), and the codes of the legal moves. */
export interface Turn {
  seat: number | null;
  legal: number[];
}

/** An event as the rules wrote it: the bytes of its numbers, nothing hidden. */
export type Row = Uint8Array<ArrayBuffer>;

type Export = (...values: number[]) => number;

/** Bytes of a number in a row. */
const NUMBER = 2;

/** Tables and streams of random numbers are addresses in its memory. */
export class Engine {
  readonly memory: Memory;
  private readonly log: number;
  private readonly closedLog: number;
  private readonly buffer: number;
  private readonly page: number;
  private readonly work: number;

  private constructor(
    private readonly exports: WebAssembly.Exports,
    readonly layout: Layout,
  ) {
    this.memory = new Memory(exports as never, layout);
    this.log = this.memory.allocate("log");
    this.memory.set("log", this.log, "is_open", 1);
    this.closedLog = this.memory.allocate("log");
    this.buffer = this.memory.allocate("buffer");
    this.page = this.memory.allocate("page");
    this.work = this.memory.allocate("work");
  }

  static async load(module: WebAssembly.Module, layout: Layout): Promise<Engine> {
    return new Engine((await WebAssembly.instantiate(module)).exports, layout);
  }

  /** A stream of random numbers at its beginning, for a seed of 32 bytes. */
  newChance(seed: Uint8Array, stream = 0): number {
    const chance = this.memory.allocate("chance");
    this.memory.fieldBytes("chance", chance, "key", 8).set(seed);
    this.memory.set("chance", chance, "stream", stream);
    this.memory.set("chance", chance, "used", this.memory.field("chance", "block").count);
    return chance;
  }

  // ---- playing ------------------------------------------------------------------------------------------------------

  /** Sets a blank table up. `options`: the index of each value. */
  deal(table: number, players: number, options: number[], chance: number): Turn {
    const numbers = this.memory.allocateBytes(Math.max(8 * options.length, 8));
    const view = new BigInt64Array(this.memory.bytes(numbers, 0).buffer, numbers, options.length);
    options.forEach((option, i) => (view[i] = BigInt(option)));
    const turn = this.call("deal", table, players, numbers, options.length, chance, this.log, this.buffer);
    this.memory.free(numbers, Math.max(8 * options.length, 8));
    return this.turn(turn);
  }

  /** Makes a legal move; whether it is legal is not checked. */
  makeMove(table: number, move: number, chance: number): Turn {
    return this.turn(this.call("make_move", table, move, chance, this.log, this.buffer));
  }

  ask(table: number): Turn {
    return this.turn(this.call("ask", table, this.buffer));
  }

  /** Empties the log: the events since the last time. */
  takeRows(): Row[] {
    const { memory, log } = this;
    const capacity = memory.field("log", "length").count;
    const count = memory.get("log", log, "count");
    if (count === capacity) throw new RangeError("more events, or a longer list, than the log holds");
    const width = (NUMBER * memory.field("log", "rows").count) / capacity;
    const rows = memory.fieldBytes("log", log, "rows", memory.field("log", "rows").count);
    memory.set("log", log, "count", 0);
    return Array.from({ length: count }, (_, i) =>
      rows.slice(i * width, i * width + NUMBER * memory.get("log", log, "length", i)),
    );
  }

  /** Why a move is not legal, though moves of its kind are possible now: the number of a reason. */
  refusal(table: number, move: number): number {
    return this.call("refusal", table, move);
  }

  /** Replaces what a seat cannot know by a fair sample of what is possible. */
  redeal(table: number, seat: number, chance: number): void {
    this.call("imagine", table, seat, chance);
  }

  /** The places and points of all seats; their reasons are in the log. */
  count(table: number, players: number): { places: number[]; points: number[] } {
    const at = this.memory.allocateBytes(8 * players);
    this.call("count", table, at, players, at + 4 * players, players, this.log);
    const found = Array.from(new Int32Array(this.memory.bytes(at, 0).buffer, at, 2 * players));
    this.memory.free(at, 8 * players);
    return { places: found.slice(0, players), points: found.slice(players) };
  }

  // ---- what is seen, as JSON ----------------------------------------------------------------------------------------

  /** What a viewer sees: a seat, or one of the layout's `spectator` and `truth`. */
  view(table: number, viewer: number): Uint8Array<ArrayBuffer> {
    return this.text(this.call("view_text", table, viewer, this.page));
  }

  /** The first `count` moves of the last turn by name. */
  moves(table: number, count: number): Uint8Array<ArrayBuffer> {
    return this.text(this.call("moves_text", table, this.buffer, count, this.page));
  }

  /** Events as a viewer sees them, each as JSON, numbered from `first` on. */
  events(table: number, rows: Row[], first: number, viewer: number): Uint8Array<ArrayBuffer>[] {
    const most = this.layout.events_at_once;
    const parts = Array.from({ length: Math.ceil(rows.length / most) }, (_, i) =>
      this.fewEvents(table, rows.slice(i * most, (i + 1) * most), first + i * most, viewer),
    );
    return parts.flat();
  }

  private fewEvents(table: number, rows: Row[], first: number, viewer: number): Uint8Array<ArrayBuffer>[] {
    const { memory } = this;
    const count = rows.length;
    const length = rows.reduce((sum, row) => sum + row.length, 0);
    const [at, size] = [memory.allocateBytes(length + 16 * count + 8), length + 16 * count + 8];
    const ends = at + ((length + 7) & ~7);
    const textEnds = ends + 8 * count;
    let end = 0;
    rows.forEach((row, i) => {
      memory.bytes(at + end, row.length).set(row);
      end += row.length;
      new BigInt64Array(memory.bytes(ends, 0).buffer, ends, count)[i] = BigInt(end / NUMBER);
    });
    const values = [table, at, length / NUMBER, ends, count, first, viewer, this.page, textEnds, count];
    const text = this.text(this.call("events_text", ...values));
    const stops = Array.from(new BigInt64Array(memory.bytes(textEnds, 0).buffer, textEnds, count), Number);
    memory.free(at, size);
    return stops.map((stop, i) => text.slice(i ? stops[i - 1] : 0, stop));
  }

  // ---- bots ---------------------------------------------------------------------------------------------------------

  /** The index of the legal move with the best appraisal, after noise. */
  appraise(table: number, mind: number, noise: number, chance: number): number {
    this.memory.clear("work", this.work);
    return this.call("appraise_moves", table, this.buffer, this.work, mind, noise, chance);
  }

  clearTree(tree: number): void {
    this.call("clear", tree);
  }

  /** Copies the part of a tree after a move of the root into another tree. */
  cutTree(tree: number, seedling: number, move: number): void {
    this.call("cut", tree, seedling, move);
  }

  /** Runs iterations of the search; `tables` holds the table as the seat knows it, and one to play on. */
  search(
    tables: number,
    tree: number,
    chance: number,
    settings: number,
    mind: number,
    seat: number,
    iterations: number,
  ): void {
    const fixed = [this.work, this.buffer, chance, this.closedLog, settings, mind];
    this.call("search", tables, tree, ...fixed, seat, iterations);
  }

  private call(name: string, ...values: number[]): number {
    const result = (this.exports[this.layout.prefix + name] as Export)(...values);
    if (result === this.layout.failed) throw new Error(`${name} ran out of memory`);
    return result;
  }

  private text(size: number): Uint8Array<ArrayBuffer> {
    const capacity = this.memory.field("page", "text").count;
    if (size > capacity) throw new RangeError(`${size} bytes do not fit on a page of ${capacity}`);
    return this.memory.fieldBytes("page", this.page, "text", size).slice();
  }

  private turn(number: number): Turn {
    const { seats } = this.layout;
    const seat = (number % seats) - 1;
    const legal = Array.from({ length: Math.floor(number / seats) }, (_, i) =>
      this.memory.get("buffer", this.buffer, "moves", i),
    );
    return { seat: seat < 0 ? null : seat, legal };
  }
}
