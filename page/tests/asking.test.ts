import { askingOf } from "$src/games/comet/asking";
import { moversOf, leaderOf } from "$src/games/comet/movers";
import type { CometView } from "$src/games/comet/view";
import type { Move } from "$src/talk/messages";
import { describe, expect, it } from "vitest";

const aView = (prompt: string, more: Partial<CometView> = {}) =>
  ({
    prompt,
    to_move: 0,
    regular_cards: 1,
    pool: {},
    idle: [],
    seats: [{ slots: [{ card: "dodo", at: { q: 0, r: 0 } }] }],
    ...more,
  }) as unknown as CometView;
const moves = (...kinds: string[]): Move[] => kinds.map((kind) => ({ do: kind, companion: 1, card: "dodo" }));
const asked = (view: CometView, ...kinds: string[]) => {
  const { key, acts } = askingOf(view, moves(...kinds), 0);
  return [key, ...acts];
};

describe("the prompt of Comet", () => {
  it("names every act that is legal, and no other", () => {
    expect(asked(aView("act"), "hatch", "move", "refresh")).toEqual(["act", "hatch", "lead", "refresh"]);
    expect(asked(aView("act"), "hatch", "pass")).toEqual(["act-nobody", "hatch", "pass"]);
    expect(asked(aView("act"), "pass")).toEqual(["act-nothing", "pass"]);
  });

  it("says why nobody can go", () => {
    const home = [{ slots: [null] }] as unknown as CometView["seats"];
    expect(asked(aView("moving"), "go", "move", "end")).toEqual(["acts", "go", "play", "end"]);
    expect(asked(aView("moving", { seats: home }), "move", "end")).toEqual(["moving-nobody", "end"]);
    expect(asked(aView("moving", { pool: { grass: 1 } }), "move", "end")).toEqual(["moving-stuck", "play", "end"]);
    expect(asked(aView("moving", { pool: { grass: 0 }, regular_cards: 0 }), "move", "end")).toEqual([
      "moving-spent",
      "play-wild",
      "end",
    ]);
  });

  it("offers no card that would lead nowhere", () => {
    expect(asked(aView("moving"), "use", "end")).toEqual(["moving-spent", "use", "end"]);
    expect(asked(aView("moving", { idle: ["dodo"] }), "use", "end")).toEqual(["moving-spent", "end"]);
  });

  it("calls an end by what it ends", () => {
    expect(asked(aView("window"), "use", "end")).toEqual(["window", "use", "let-it-be"]);
    expect(asked(aView("leap"), "end")).toEqual(["acts", "stop"]);
    expect(asked(aView("hatched"), "end")).toEqual(["hatched-over", "end"]);
  });

  it("tells what is left of a Refresh", () => {
    expect(asked(aView("refresh"), "discard", "take")[0]).toBe("refresh");
    expect(asked(aView("refresh"), "take")[0]).toBe("refresh-kept");
    expect(asked(aView("refresh"), "end")[0]).toBe("refresh-kept-no-gold");
  });
});

it("lights the ways of the companion that was chosen, or of the first that can go", () => {
  const movers = moversOf([2, 2, 3].map((companion) => ({ do: "go", companion })));
  expect(movers).toEqual([2, 3]);
  expect([leaderOf(movers, 3), leaderOf(movers, 1), leaderOf([], 3)]).toEqual([3, 2, 0]);
});
