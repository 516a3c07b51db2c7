/** `Match`: the checked entry to a table on this device, like `starboard/match/match.py`. Rules are in the engine. */
import type { Engine, Row, Turn } from "$src/engine/engine";
import type { LocalGame } from "$src/talk/api";
import type { GameEvent, Move, Options, Result, View } from "$src/talk/messages";
import { codeOf } from "./naming";
import { TableRefusal } from "./refusal";

export interface Setup {
  players: number;
  options: Options;
  /** 64 hexadecimal digits. */
  seed: string;
}

/** Parts of an event that are not in the reason of a score. */
const NO_REASON = ["number", "event", "seat"];

const decoder = new TextDecoder();
const read = <T>(text: Uint8Array): T => JSON.parse(decoder.decode(text)) as T;

export const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));

export class Match {
  /** The moves played: their codes, and their names. */
  readonly played: number[] = [];
  readonly record: Move[] = [];
  /** How many moves can be taken back: those of the seat to move since something hidden was revealed. */
  openMoves = 0;
  readonly #table: number;
  readonly #chance: number;
  #turn: Turn;
  #moves: Move[] | null = null;
  readonly #rows: Row[];

  constructor(
    readonly engine: Engine,
    readonly game: LocalGame,
    readonly setup: Setup,
  ) {
    this.#table = engine.memory.allocate("table");
    this.#chance = engine.newChance(bytesOf(setup.seed));
    const options = game.options.map(({ name, values }) => values.indexOf(setup.options[name]));
    this.#turn = engine.deal(this.#table, setup.players, options, this.#chance);
    this.#rows = engine.takeRows();
  }

  free(): void {
    const { memory } = this.engine;
    memory.free(this.#table, memory.size("table"));
    memory.free(this.#chance, memory.size("chance"));
  }

  get players(): number {
    return this.setup.players;
  }

  /** The seat that decides next; null when the match is over. */
  get toMove(): number | null {
    return this.#turn.seat;
  }

  get isOver(): boolean {
    return this.#turn.seat === null;
  }

  get legal(): number[] {
    return this.#turn.legal;
  }

  /** The legal moves of the seat to move, by name. */
  get moves(): Move[] {
    if (!this.#moves) {
      this.engine.ask(this.#table); // others may have written into the buffer
      this.#moves = read<Move[]>(this.engine.moves(this.#table, this.legal.length));
    }
    return this.#moves;
  }

  get eventCount(): number {
    return this.#rows.length;
  }

  // ---- playing ------------------------------------------------------------------------------------------------------

  /** The index of a legal move of a seat. */
  check(move: Move, seat: number): number {
    if (this.toMove === null) throw new TableRefusal("match-over");
    if (seat !== this.toMove) throw new TableRefusal("not-your-turn", { seat: String(seat), turn: this.toMove });
    const index = this.moves.findIndex((legal) => isSame(legal, move));
    if (index >= 0) return index;
    throw this.#refusal(move);
  }

  /** Why a move is not legal. */
  #refusal(move: Move): TableRefusal {
    const code = codeOf(move, this.game);
    const isNow = this.view(null).decision.includes(move.do);
    const reason = isNow ? this.game.refusals[this.engine.refusal(this.#table, code)] : "not-now";
    const facts = Object.entries(move).map(([part, value]): [string, string | number] => [
      part,
      typeof value === "number" ? value : String(value),
    ]);
    return new TableRefusal(reason, Object.fromEntries(facts));
  }

  /** Makes one of the legal moves, by its index. */
  make(index: number): void {
    const [code, name, mover] = [this.legal[index], this.moves[index], this.toMove];
    this.#turn = this.engine.makeMove(this.#table, code, this.#chance);
    this.#moves = null;
    const rows = this.engine.takeRows();
    this.#rows.push(...rows);
    this.played.push(code);
    this.record.push(name);
    const isFinal = rows.some((row) => this.game.final_events.includes(eventOf(row)));
    this.openMoves = isFinal || this.toMove !== mover ? 0 : this.openMoves + 1;
  }

  /** The match without its last move. This one is no longer needed. */
  takenBack(): Match {
    const before = new Match(this.engine, this.game, this.setup);
    for (const code of this.played.slice(0, -1)) before.make(before.legal.indexOf(code));
    this.free();
    return before;
  }

  // ---- what is seen -------------------------------------------------------------------------------------------------

  /** What a seat may see, or a spectator (null). */
  view(seat: number | null): View {
    return read<View>(this.engine.view(this.#table, this.#viewer(seat)));
  }

  /** Everything. */
  truth(): View {
    return read<View>(this.engine.view(this.#table, this.engine.layout.truth));
  }

  events(seat: number | null, since = 0): GameEvent[] {
    return this.#events(this.#rows.slice(since), since, this.#viewer(seat));
  }

  /** Points with reasons, places and winners. Before the end: as if it ended now, by public facts. */
  result(): Result {
    const { engine, players } = this;
    const { places, points } = engine.count(this.#table, players);
    const scored = this.#events(engine.takeRows(), 0, engine.layout.truth);
    const seats = [...places.keys()];
    const reasons = seats.map((seat) =>
      scored
        .filter((event) => event.seat === seat)
        .map((event) => Object.fromEntries(Object.entries(event).filter(([part]) => !NO_REASON.includes(part)))),
    );
    return {
      over: this.isOver,
      ending: this.isOver ? this.#ending() : null,
      winners: seats.filter((seat) => places[seat] === 1),
      points,
      ranking: [...seats].sort((one, other) => places[one] - places[other]),
      seats: seats.map((seat) => ({ place: places[seat], points: points[seat], breakdown: reasons[seat] })),
    } as Result;
  }

  /** The seat that the deal lets start. */
  get startSeat(): number {
    return this.events(null).find(({ event }) => event === this.game.starts)!.seat as number;
  }

  /** The bytes of the table as a seat knows it: everything else is a fair sample of what is possible. */
  redealt(seat: number, seed: Uint8Array): Uint8Array<ArrayBuffer> {
    const { memory } = this.engine;
    const table = memory.allocate("table");
    const chance = this.engine.newChance(seed);
    memory.bytes(table, memory.size("table")).set(memory.bytes(this.#table, memory.size("table")));
    this.engine.redeal(table, seat, chance);
    const bytes = memory.copyOf("table", table);
    memory.free(table, memory.size("table"));
    memory.free(chance, memory.size("chance"));
    return bytes;
  }

  #ending(): string | null {
    const last = this.events(null).find(({ event }) => event === this.game.game_ends);
    return (last?.["reason"] as string | undefined) ?? null;
  }

  #events(rows: Row[], first: number, viewer: number): GameEvent[] {
    return this.engine.events(this.#table, rows, first, viewer).map((event) => read<GameEvent>(event));
  }

  #viewer(seat: number | null): number {
    return seat ?? this.engine.layout.spectator;
  }
}

/** The code of a row's event: its first number. */
const eventOf = (row: Row): number => new DataView(row.buffer, row.byteOffset).getInt16(0, true);

export const isSame = (one: Move, other: Move): boolean => {
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key]);
};
