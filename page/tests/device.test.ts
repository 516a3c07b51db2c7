import { isDone, progress } from "$src/learn/progress";
import { me } from "$src/me.svelte";
import { Pad } from "$src/score/pad.svelte";
import { deviceNames } from "$src/shell/device-names";
import { partsOf, pointsOf, reasonsOf } from "$src/table/breakdown";
import { going } from "$src/talk/going.svelte";
import { Refusal, server } from "$src/talk/http";
import type { Person, Result } from "$src/talk/messages";
import { words } from "$src/words/words.svelte";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { aSeat, aTable } from "./tables";

beforeAll(() => words.need("common", "page"));
beforeEach(() => localStorage.clear());

describe("who sits here", () => {
  const ann: Person = { id: "a", name: "Ann", language: "en" };

  it("is asked for again after a failure, and once after that", async () => {
    const asked = vi
      .spyOn(server, "me")
      .mockRejectedValueOnce(new Refusal("offline", "No answer."))
      .mockRejectedValueOnce(new Refusal("banned", "Banned."))
      .mockResolvedValue(ann);
    await expect(me.known()).rejects.toThrow("No answer.");
    expect(me.refusal).toBe("");
    await expect(me.known()).rejects.toThrow("Banned.");
    expect(me.refusal).toBe("Banned.");
    expect(await Promise.all([me.known(), me.known()])).toEqual([ann, ann]);
    expect(asked).toHaveBeenCalledTimes(3);
  });

  it("keeps a new name", async () => {
    vi.spyOn(server, "changeMe").mockResolvedValue({ ...ann, name: "Anna" });
    await me.rename("Anna");
    expect([me.person?.name, (await me.known()).name]).toEqual(["Anna", "Anna"]);
  });
});

describe("my tables that are going on", () => {
  const seats = [aSeat(0), aSeat(1, { person: null })];

  it("have the newest first, and lose those that are over", () => {
    going.see(aTable(seats, { id: "one" }), [0]);
    going.see(aTable(seats, { id: "two", turn: 1 }), [0]);
    going.see(aTable(seats, { id: "another's" }), []);
    expect(going.tables.map(({ id, my_turn, free, host }) => [id, my_turn, free, host])).toEqual([
      ["two", false, 1, "Name0"],
      ["one", true, 1, "Name0"],
    ]);
    going.see(aTable(seats, { id: "two", state: "finished" }), [0]);
    expect(JSON.parse(localStorage.getItem("going")!)).toMatchObject([{ id: "one" }]);
  });

  it("are not my turn while a seat of mine is left", () => {
    going.see(aTable([aSeat(0, { state: "gone" }), aSeat(1)]), [0]);
    expect(going.tables[0]).toMatchObject({ my_turn: false, is_left: true });
  });
});

describe("what this device keeps", () => {
  it("is how far tutorials have come", () => {
    expect(progress.of("stella")).toBeNull();
    progress.note("stella", 3, 5);
    expect(progress.of("stella")).toEqual({ step: 3, of: 5 });
    expect([isDone({ step: 3, of: 5 }), isDone({ step: 4, of: 5 })]).toEqual([false, true]);
  });

  it("is the names of those who play here, also where some are missing", () => {
    const names: string[] = [];
    names[2] = "Ann";
    deviceNames.all = names;
    expect(deviceNames.all).toEqual(["", "", "Ann"]);
  });

  it("is a score sheet, with the same people when it begins again", () => {
    const blank = { player: () => ({ points: 0 }) };
    const pad = new Pad("stella", blank, {}, 3);
    pad.names[0] = "Ann";
    pad.players[1].points = 7;
    expect(pad.told).toEqual(["Ann", "Player 2", "Player 3"]);
    pad.follow();
    const again = new Pad("stella", blank, {}, 2);
    expect(again.players).toEqual([{ points: 0 }, { points: 7 }, { points: 0 }]);
    again.clear(2);
    expect([again.players, again.told]).toEqual([
      [{ points: 0 }, { points: 0 }],
      ["Ann", "Player 2"],
    ]);
  });
});

it("adds a score sheet up by its categories", () => {
  const breakdown = [
    [
      { reason: "gems", points: 3 },
      { reason: "gems", points: 4 },
    ],
    [{ reason: "glow", points: 2 }],
  ];
  const result = { seats: breakdown.map((parts) => ({ place: 1, points: 0, breakdown: parts })) } as Result;
  expect(reasonsOf(result)).toEqual(["gems", "glow"]);
  expect([0, 1].map((seat) => reasonsOf(result).map((reason) => pointsOf(partsOf(result, seat, reason))))).toEqual([
    [7, 0],
    [0, 2],
  ]);
});
