/** Whether WebAssembly does what the native library does: see `starboard.build.check`, which wrote the reference. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Engine, SPECTATOR, TRUTH, type Knowledge } from "../../src/engine/engine";
import type { Layout } from "../../src/engine/layout";

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
  const engine = await Engine.load(readFileSync(reference.wasm), reference.layout);

  it.each(reference.walks)("equals the native library: $players players, options $options, seed $seed", (walk) => {
    expect([...hashes(engine, walk)]).toEqual(walk.hashes);
  });
});

/** The same walk as `starboard.build.check.walk`. */
function* hashes(engine: Engine, { players, options, seed, knowledge }: Walk): Generator<string> {
  const { memory } = engine;
  const table = engine.newTable();
  const chance = engine.newChance(Uint8Array.from(Buffer.from(seed, "hex")));
  const viewers = [...Array(players).keys(), SPECTATOR, TRUTH];
  engine.clearLog();
  let turn = engine.deal(table, players, options, chance);
  for (let moves = 0; ; moves++) {
    const seen = createHash("sha256");
    const { seat, legal } = turn;
    seen.update(memory.copyOf("table", table)).update(memory.copyOf("chance", chance)).update(int64s(legal));
    for (const viewer of viewers) seen.update(engine.view(table, viewer));
    seen.update(engine.moves(table, legal.length));
    const { rows, lengths } = engine.rows();
    seen.update(rows).update(int64s(lengths));
    for (const viewer of viewers) {
      const events = engine.events(table, rows, lengths, 0, viewer);
      events.forEach((event) => seen.update(event));
      let end = 0;
      seen.update(int64s(events.map((event) => (end += event.length))));
    }
    engine.clearLog();
    const guess = copy(engine, "table", table);
    const stream = copy(engine, "chance", chance);
    const whose = moves % (players + 1);
    engine.redeal(guess, whose === players ? SPECTATOR : whose, stream);
    seen.update(memory.copyOf("table", guess));
    memory.free(guess, memory.size("table"));
    memory.free(stream, memory.size("chance"));
    if (seat !== null && moves % reference.search_every === reference.search_every - 1) {
      const own = copy(engine, "chance", chance);
      const tree = engine.search(table, seat, reference.iterations, own, knowledge);
      const nodes = memory.get("tree", tree, "count");
      for (const part of TREE_PARTS) seen.update(memory.fieldBytes("tree", tree, part, nodes));
      for (const part of ["all_wins", "all_points"]) {
        seen.update(memory.fieldBytes("tree", tree, part, memory.field("tree", part).count));
      }
      engine.freeTree(tree);
      memory.free(own, memory.size("chance"));
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
