/** Whether a table of the device tells what the server tells: `tests/build/test_local_tables.py` wrote the reference. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Engine } from "$src/engine/engine";
import { choose } from "$src/local/bots";
import { bytesOf, Match } from "$src/local/match";
import { Play, type Entry, type Owner } from "$src/local/play";
import { TableRefusal } from "$src/local/refusal";
import { infoOf, rowAfter } from "$src/local/info";
import type { LocalRow } from "$src/local/row";
import { recordOf, stateOf } from "$src/local/states";
import { Here } from "$src/local/thinkers";
import type { LocalGame } from "$src/talk/api";
import type { Move, Options } from "$src/talk/messages";

interface Step {
  entry: Entry | null;
  now: number;
  /** What each seat and a spectator are told; what somebody who comes now is told. */
  states: unknown[];
  whole: unknown;
  table: unknown;
  result: unknown;
  refused: { act: Entry["act"]; error: string; facts: Record<string, string | number> } | null;
  choices: { level: string; seed: string; index: number }[];
}

interface Course {
  players: number;
  options: Options;
  seed: string;
  owners: Owner[];
  began: number;
  steps: Step[];
  record: unknown;
}

interface Reference {
  wasm: string;
  game: LocalGame;
  courses: Course[];
}

const { wasm, game, courses } = JSON.parse(readFileSync(process.env["STARBOARD_REFERENCE"]!, "utf-8")) as Reference;

describe(game.game, async () => {
  const engine = await Engine.load(await WebAssembly.compile(readFileSync(wasm)), game.layout);
  const thinkers = new Here(engine);

  it.each(courses)("is told like at the server: $players players, options $options", async (course) => {
    const { players, options, seed, owners, began, steps } = course;
    const play = new Play(new Match(engine, game, { players, options, seed }), owners, began);
    const row = aRow(course);
    const viewers = [...Array(players).keys(), null];
    for (const { entry, now, states, whole, table, result, refused, choices } of steps) {
      if (entry) {
        play.check(entry.act);
        play.apply(entry);
      }
      expect(viewers.map((viewer) => stateOf(play, viewer, now))).toEqual(states);
      if (whole) expect(stateOf(play, 0, now, 0)).toEqual(whole);
      expect(infoOf(rowAfter(row, play), play, game)).toEqual(table);
      expect(play.match.result()).toEqual(result);
      if (refused) expect(refusalOf(play, refused.act)).toEqual([refused.error, refused.facts]);
      for (const { level, seed, index } of choices)
        expect([level, await choose(play.match, level, bytesOf(seed), thinkers)]).toEqual([level, index]);
    }
    expect(recordOf(play, row.seedHash)).toEqual(course.record);
    play.match.free();
  });
});

function refusalOf(play: Play, act: Entry["act"]): [string, Record<string, Move[string]>] | null {
  try {
    play.check(act);
    return null;
  } catch (error) {
    if (!(error instanceof TableRefusal)) throw error;
    return [error.key, error.facts];
  }
}

function aRow({ players, options, seed, owners, began, steps }: Course): LocalRow {
  const { seed_sha256 } = steps[0].table as { seed_sha256: string };
  return {
    ...{ id: "t", game: game.game, version: game.version, players, options, seed, owners },
    ...{ seedHash: seed_sha256, starter: null, created: began, changed: began, state: "playing" },
    ...{ turn: null, result: null, rematch: null, record: null },
  };
}
