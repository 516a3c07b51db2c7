/** Whether WebAssembly does what the native library does: see `starboard.build.check`, which wrote the reference. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Engine } from "$src/engine/engine";
import { Line, type Knowledge } from "$src/engine/line";
import type { Layout } from "$src/talk/api";

interface Walk {
  players: number;
  options: number[];
  seed: string;
  knowledge: Knowledge;
  hashes: string[];
}

interface Reference {
  game: string;
  wasm: string;
  layout: Layout;
  search_every: number;
  iterations: number;
  stride: number;
  walks: Walk[];
}

const TREE_PARTS = ["move", "seat", "visits", "rewards", "wins", "points", "child", "sibling"];
const reference = JSON.parse(readFileSync(process.env["STARBOARD_REFERENCE"]!, "utf-8")) as Reference;

describe(reference.game, async () => {
  const module = await WebAssembly.compile(readFileSync(reference.wasm));
  const engine = await Engine.load(module, reference.layout);

  it.each(reference.walks)("equals the native library: $players players, options $options, seed $seed", (walk) => {
    expect([...hashes(engine, walk)]).toEqual(walk.hashes);
  });
});

/** The same walk as `starboard.build.check.walk`. */
function* hashes(engine: Engine, { players, options, seed, knowledge }: Walk): Generator<string> {
  const { memory, layout } = engine;
  const table = memory.allocate("table");
  const chance = engine.newChance(Uint8Array.from(Buffer.from(seed, "hex")));
  const viewers = [...Array(players).keys(), layout.spectator, layout.truth];
  engine.takeRows();
  let turn = engine.deal(table, players, options, chance);
  for (let moves = 0; ; moves++) {
    const seen = createHash("sha256");
    const { seat, legal } = turn;
    seen.update(memory.copyOf("table", table)).update(memory.copyOf("chance", chance)).update(int64s(legal));
    for (const viewer of viewers) seen.update(engine.view(table, viewer));
    seen.update(engine.moves(table, legal.length));
    const rows = engine.takeRows().slice(0, layout.events_at_once);
    rows.forEach((row) => seen.update(row));
    seen.update(int64s(rows.map((row) => row.length / 2)));
    for (const viewer of viewers) {
      const events = engine.events(table, rows, 0, viewer);
      events.forEach((event) => seen.update(event));
      let end = 0;
      seen.update(int64s(events.map((event) => (end += event.length))));
    }
    const guess = copy(engine, "table", table);
    const stream = copy(engine, "chance", chance);
    const whose = moves % (players + 1);
    engine.redeal(guess, whose === players ? layout.spectator : whose, stream);
    seen.update(memory.copyOf("table", guess));
    memory.free(guess, memory.size("table"));
    memory.free(stream, memory.size("chance"));
    if (seat !== null && moves % reference.search_every === reference.search_every - 1) {
      const line = new Line(engine, memory.copyOf("table", table), knowledge, Buffer.from(seed, "hex"), 1);
      line.search(seat, reference.iterations);
      const nodes = memory.get("tree", line.tree, "count");
      for (const part of TREE_PARTS) seen.update(memory.fieldBytes("tree", line.tree, part, nodes));
      for (const part of ["all_wins", "all_points"]) {
        seen.update(memory.fieldBytes("tree", line.tree, part, memory.field("tree", part).count));
      }
      line.free();
    }
    if (seat === null) {
      const { places, points } = engine.count(table, players);
      seen.update(Uint8Array.from(Buffer.from(Int32Array.from([...places, ...points]).buffer)));
      yield seen.digest("hex");
      return;
    }
    yield seen.digest("hex");
    turn = engine.ask(table); // the search wrote its own moves into the buffer
    turn = engine.makeMove(table, turn.legal[(moves * reference.stride) % turn.legal.length], chance);
  }
}

function copy(engine: Engine, record: string, address: number): number {
  const { memory } = engine;
  const twin = memory.allocate(record);
  memory.bytes(twin, memory.size(record)).set(memory.bytes(address, memory.size(record)));
  return twin;
}

function int64s(numbers: number[]): Uint8Array {
  return new Uint8Array(BigInt64Array.from(numbers, BigInt).buffer);
}
