import type { Layout } from "./layout";
import { Memory } from "./memory";

/** Viewers that are no seat. */
export const SPECTATOR = -1;
export const TRUTH = -2;

const SEATS = 16;
const FAILED = -(2 ** 31);
const EVENTS_AT_ONCE = 64;

/** Who is to move (null: the match is over), and the codes of the legal moves. */
export interface Turn {
  seat: number | null;
  legal: number[];
}

/** What the search of a bot goes by: its settings, and the weights of its knowledge. */
export interface Knowledge {
  search: Record<string, number>;
  weights: number[];
}

type Export = (...values: number[]) => number;

/** The rules of one game, compiled to WebAssembly. Tables and streams of random numbers are addresses in its memory. */
export class Engine {
  readonly memory: Memory;
  readonly log: number;
  private readonly buffer: number;
  private readonly page: number;
  private readonly closedLog: number;
  private readonly work: number;

  private constructor(
    private readonly exports: WebAssembly.Exports,
    layout: Layout,
  ) {
    this.memory = new Memory(exports as never, layout);
    this.log = this.memory.allocate("log");
    this.memory.set("log", this.log, "is_open", 1);
    this.closedLog = this.memory.allocate("log");
    this.buffer = this.memory.allocate("buffer");
    this.page = this.memory.allocate("page");
    this.work = this.memory.allocate("work");
  }

  static async load(wasm: BufferSource, layout: Layout): Promise<Engine> {
    const { instance } = await WebAssembly.instantiate(wasm, {});
    return new Engine(instance.exports, layout);
  }

  /** A stream of random numbers at its beginning, for a seed of 32 bytes. */
  newChance(seed: Uint8Array, stream = 0): number {
    const chance = this.memory.allocate("chance");
    this.memory.fieldBytes("chance", chance, "key", 8).set(seed);
    this.memory.set("chance", chance, "stream", stream);
    this.memory.set("chance", chance, "used", this.memory.field("chance", "block").count);
    return chance;
  }

  newTable(): number {
    return this.memory.allocate("table");
  }

  deal(table: number, players: number, options: number[], chance: number): Turn {
    const numbers = this.memory.allocateBytes(Math.max(8 * options.length, 8));
    const view = new BigInt64Array(this.memory.bytes(numbers, 8 * options.length).buffer, numbers, options.length);
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

  /** What a viewer sees, as JSON. */
  view(table: number, viewer: number): Uint8Array<ArrayBuffer> {
    return this.text(this.call("view_text", table, viewer, this.page));
  }

  /** The legal moves of the last turn by name, as JSON. */
  moves(table: number, count: number): Uint8Array<ArrayBuffer> {
    return this.text(this.call("moves_text", table, this.buffer, count, this.page));
  }

  /** The rows of the events since `clearLog`, one after the other, and how long each is. */
  rows(): { rows: Uint8Array<ArrayBuffer>; lengths: number[] } {
    const count = Math.min(this.memory.get("log", this.log, "count"), EVENTS_AT_ONCE);
    const lengths = Array.from({ length: count }, (_, i) => this.memory.get("log", this.log, "length", i));
    const width = this.memory.field("log", "rows").count / this.memory.field("log", "length").count;
    const whole = this.memory.fieldBytes("log", this.log, "rows", count * width);
    const rows = new Uint8Array(2 * lengths.reduce((sum, length) => sum + length, 0));
    let at = 0;
    lengths.forEach((length, i) => {
      rows.set(whole.subarray(2 * i * width, 2 * (i * width + length)), at);
      at += 2 * length;
    });
    return { rows, lengths };
  }

  /** Events as a viewer sees them, each as JSON, numbered from `first` on. */
  events(table: number, rows: Uint8Array, lengths: number[], first: number, viewer: number): Uint8Array<ArrayBuffer>[] {
    const count = lengths.length;
    const size = rows.length + 16 * count + 8;
    const at = this.memory.allocateBytes(size);
    const ends = at + ((rows.length + 7) & ~7);
    this.memory.bytes(at, rows.length).set(rows);
    const numbers = new BigInt64Array(this.memory.bytes(ends, 0).buffer, ends, count);
    let end = 0;
    lengths.forEach((length, i) => (numbers[i] = BigInt((end += length))));
    const textEnds = ends + 8 * count;
    const written = this.call(
      "events_text",
      ...[table, at, rows.length / 2, ends, count, first, viewer, this.page, textEnds, count],
    );
    const text = this.text(written);
    const stops = new BigInt64Array(this.memory.bytes(textEnds, 0).buffer, textEnds, count);
    const events = Array.from(stops, (stop, i) => text.slice(i ? Number(stops[i - 1]) : 0, Number(stop)));
    this.memory.free(at, size);
    return events;
  }

  clearLog(): void {
    this.memory.set("log", this.log, "count", 0);
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

  /** Grows a new tree from a table as `seat` knows it. Free it with `freeTree`. */
  search(table: number, seat: number, iterations: number, chance: number, knowledge: Knowledge): number {
    const { memory } = this;
    const size = memory.size("table");
    const two = memory.allocate("table", 2);
    for (const place of [0, 1]) memory.bytes(two + place * size, size).set(memory.bytes(table, size));
    const [tree, settings, mind] = [memory.allocate("tree"), memory.allocate("settings"), memory.allocate("mind")];
    memory.set("settings", settings, "only", -1);
    for (const [name, value] of Object.entries(knowledge.search)) memory.set("settings", settings, name, value);
    knowledge.weights.forEach((weight, i) => memory.set("mind", mind, "weights", weight, i));
    this.call("clear", tree);
    this.call(
      "search",
      ...[two, tree, this.work, this.buffer, chance, this.closedLog, settings, mind, seat, iterations],
    );
    memory.free(two, 2 * size);
    memory.free(settings, memory.size("settings"));
    memory.free(mind, memory.size("mind"));
    return tree;
  }

  freeTree(tree: number): void {
    this.memory.free(tree, this.memory.size("tree"));
  }

  private call(name: string, ...values: number[]): number {
    const result = (this.exports[`starboard_${name}`] as Export)(...values);
    if (result === FAILED) throw new Error(`${name} ran out of memory`);
    return result;
  }

  private text(size: number): Uint8Array<ArrayBuffer> {
    const capacity = this.memory.field("page", "text").count;
    if (size > capacity) throw new RangeError(`${size} bytes do not fit on a page of ${capacity}`);
    return this.memory.fieldBytes("page", this.page, "text", size).slice();
  }

  private turn(number: number): Turn {
    const seat = (number % SEATS) - 1;
    const count = Math.floor(number / SEATS);
    const legal = Array.from({ length: count }, (_, i) => this.memory.get("buffer", this.buffer, "moves", i));
    return { seat: seat < 0 ? null : seat, legal };
  }
}
