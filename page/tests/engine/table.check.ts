/** How a table on the device stores and tells: `tests/build/test_local_tables.py` gives it a game. */
import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";
import type { Loaded } from "$src/local/files";
import { newRow } from "$src/local/new-row";
import type { Entry } from "$src/local/play";
import type { FromTable } from "$src/local/protocol";
import { ME, type LocalRow } from "$src/local/row";
import { Overtaken, type Store } from "$src/local/store";
import { LocalTable } from "$src/local/table";
import { Here } from "$src/local/thinkers";
import type { LocalGame } from "$src/talk/api";
import type { State, TableInfo } from "$src/talk/messages";

const { wasm, game } = JSON.parse(readFileSync(process.env["STARBOARD_REFERENCE"]!, "utf-8")) as {
  wasm: string;
  game: LocalGame;
};
const loaded: Loaded = { game, module: await WebAssembly.compile(readFileSync(wasm)) };
const LONGEST = 2000;

/** A store in memory, which can be full. */
class Memory implements Store {
  rows = new Map<string, LocalRow>();
  acts: Entry[] = [];
  isFull = false;

  async read(id: string): Promise<{ row: LocalRow; entries: Entry[] } | null> {
    const row = this.rows.get(id);
    return row ? { row, entries: [...this.acts] } : null;
  }

  async write(row: LocalRow): Promise<void> {
    this.rows.set(row.id, row);
  }

  async append(row: LocalRow, entry: Entry): Promise<void> {
    if (this.isFull) throw new Error("full");
    if (this.acts.length !== entry.number) throw new Overtaken();
    this.acts.push(entry);
    this.rows.set(row.id, row);
  }
}

let store: Memory;
let told: FromTable[];
let table: LocalTable;
let row: LocalRow;
let now: number;

/** A table with the store and the ears of this test: its bots may play on when the test is over. */
function newTable(): LocalTable {
  const [kept, heard] = [store, told];
  return new LocalTable({
    store: kept,
    send: (message) => {
      if (message.type === "state") expect(message.number).toBeLessThanOrEqual(kept.acts.length); // it is stored
      heard.push(message);
    },
    thinkers: (engine) => new Here(engine),
    now: () => now++,
    sleep: () => new Promise((resolve) => setTimeout(resolve)),
    announce: () => undefined,
  });
}

const states = (): State[] => told.filter((message) => message.type === "state");
const state = (): State => states().at(-1)!;
const isMyTurn = (): boolean => state().moves.length > 0 || state().view.over;
const open = (): Promise<void> => table.hear({ type: "open", row, entries: [...store.acts], loaded });

async function until(isSo: () => boolean): Promise<void> {
  for (let tries = 0; !isSo(); tries++) {
    if (tries > LONGEST) throw new Error("it never comes to that");
    await new Promise((resolve) => setTimeout(resolve));
  }
}

async function playMove(): Promise<void> {
  const { number, moves } = state();
  await table.hear({ type: "move", id: number, number, move: moves[number % moves.length] });
  await until(isMyTurn);
}

async function ask(what: "rematch" | "record" | "abandon"): Promise<FromTable> {
  await table.hear({ type: "ask", id: 7, request: { what, with: [] } });
  return told.filter((message) => message.type === "answer" || message.type === "no-answer").at(-1)!;
}

beforeEach(async () => {
  [store, told, now] = [new Memory(), [], 1000];
  const owners = [{ person: { id: ME, name: "" }, bot: null }, ...["casual", "beginner"].map(aBot)];
  row = await newRow(game, { players: owners.length, options: {}, owners }, now);
  await store.write(row);
  table = newTable();
  await open();
  await until(isMyTurn);
});

const aBot = (bot: string) => ({ person: null, bot });

describe("a table on the device", () => {
  it("is played to its end with bots, and again with the next player first", async () => {
    while (!state().view.over) await playMove();
    expect(state().points?.over).toBe(true);
    expect(await ask("record")).toMatchObject({ type: "answer", value: { game: game.game, seed: row.seed } });
    const { value } = (await ask("rematch")) as { value: string };
    const next = store.rows.get(value)!;
    expect(next.seed).not.toBe(row.seed);
    const started = (events: State["events"]) => events.find(({ event }) => event === game.starts)!.seat as number;
    const first = states().find(({ first_event }) => first_event === 0)!;
    const before = row.owners[(started(first.events) + 1) % row.players];
    [store, told, row] = [new Memory(), [], next];
    table = newTable();
    await open();
    expect(next.owners[started(state().events)]).toEqual(before);
  });

  it("is the same after it was closed and opened", async () => {
    for (let i = 0; i < 4 && !state().view.over; i++) await playMove();
    const { view, number } = state();
    table = newTable();
    row = store.rows.get(row.id)!;
    await open();
    expect([state().number, state().view]).toEqual([number, view]);
  });

  it("changes nothing when an act cannot be stored", async () => {
    const { number, moves, view } = state();
    store.isFull = true;
    await table.hear({ type: "move", id: 1, number, move: moves[0] });
    expect(told.at(-1)).toMatchObject({ type: "refused", error: "not-stored", id: 1 });
    expect([state().number, state().view]).toEqual([number, view]);
    store.isFull = false;
    await playMove();
    expect(state().number).toBeGreaterThan(number);
  });

  it("follows another window that was faster", async () => {
    const { number, moves } = state();
    const act = { kind: "move" as const, seat: 0, move: moves[0] };
    store.acts.push({ number, at: now, act });
    await table.hear({ type: "move", id: 1, number, move: moves.at(-1)! });
    expect(told.some((message) => message.type === "refused" && message.error === "stale")).toBe(true);
    await until(() => state().number > number);
    expect(store.acts[number].act).toEqual(act);
  });

  it("refuses a late click and a move that is none", async () => {
    const { number, moves } = state();
    await playMove();
    await table.hear({ type: "move", id: 2, number, move: moves[0] });
    expect(told.at(-1)).toMatchObject({ type: "refused", error: "stale", id: 2 });
    await table.hear({ type: "move", id: 3, number: state().number, move: { do: "fly" } });
    expect(told.at(-1)).toMatchObject({ type: "refused", error: "unknown-move", id: 3 });
  });

  it("rests while its player is away", async () => {
    await ask("abandon");
    const info = told.filter((message) => message.type === "table").at(-1)! as { table: TableInfo };
    expect(info.table.state).toBe("abandoned");
    expect(store.rows.get(row.id)!.state).toBe("abandoned");
  });

  it("is frozen under other rules", async () => {
    told = [];
    row = { ...row, version: game.version + 1 };
    table = newTable();
    await open();
    expect(states()).toEqual([]);
    expect(told[0]).toMatchObject({ type: "hello", table: { state: "abandoned", frozen: { reason: "rules" } } });
  });
});
