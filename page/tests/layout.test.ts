import { blockedCells, boxAround, nextCell, nextTo } from "$src/games/codex/layout";
import { chart, comesFromRight, countOut, HIGH, WIDE } from "$src/games/comet/hexes";
import type { Hex } from "$src/games/comet/view";
import { chance } from "$src/art/chance";
import { describe, expect, it } from "vitest";

const cell = (x: number, y: number) => ({ x, y });
const laid = (x: number, y: number, card: string) =>
  ({ x, y, card, face: "front" }) as unknown as Parameters<typeof nextTo>[1][number];

describe("a codex", () => {
  it("has a box around it, and an empty one has room for a card on every side", () => {
    expect(boxAround([cell(0, 0), cell(1, -1)], 10)).toEqual({ left: -70, top: -98, right: 163, bottom: 50 });
    expect(boxAround([], 10)).toEqual({ left: -120, top: -80, right: 120, bottom: 80 });
  });

  it("tells a cell by the newest card that it touches", () => {
    const codex = [laid(0, 0, "starter"), laid(2, 0, "older"), laid(1, 1, "newest")];
    expect(nextTo(cell(1, -1), codex)).toMatchObject({ card: { card: "older" }, where: "upper-left" });
    expect(nextTo(cell(2, 2), codex)).toMatchObject({ card: { card: "newest" }, where: "lower-right" });
    expect(nextTo(cell(5, 5), codex)).toBeNull();
  });

  it("blocks the cells that are neither open nor taken", () => {
    expect(blockedCells([cell(0, 0)], [cell(1, 1), cell(-1, -1)])).toEqual([cell(1, -1), cell(-1, 1)]);
    expect(blockedCells([cell(0, 0), cell(1, 1)], [])).not.toContainEqual(cell(1, 1));
  });

  it("is walked through by arrow keys, straight ahead before aside", () => {
    const cells = [cell(2, 0), cell(1, 1), cell(-1, -1)];
    expect(nextCell(cell(0, 0), cells, "ArrowRight")).toEqual(cell(2, 0));
    expect(nextCell(cell(0, 0), cells, "ArrowDown")).toEqual(cell(1, 1));
    expect(nextCell(cell(0, 0), cells, "ArrowUp")).toEqual(cell(-1, -1));
    expect(nextCell(cell(2, 0), cells, "ArrowRight")).toBeNull();
    expect(nextCell(cell(0, 0), cells, "Enter")).toBeNull();
  });
});

describe("a valley of hexes", () => {
  const hexes = [
    [0, 0, "cave"],
    [1, 0, "grass"],
    [2, 0, "grass"],
    [-1, 1, "lava"],
    [0, 1, "lava"],
  ] as unknown as Hex[];
  const valley = chart(hexes);

  it("has rows that are shifted by half a hex, all of them within its edges", () => {
    const [first, next, below] = [
      valley.middle({ q: 0, r: 0 }),
      valley.middle({ q: 1, r: 0 }),
      valley.middle({ q: 0, r: 1 }),
    ];
    expect(next.x - first.x).toBeCloseTo(WIDE);
    expect([below.x - first.x, below.y - first.y]).toEqual([expect.closeTo(WIDE / 2), 75]);
    for (const [q, r] of hexes) {
      const { x, y } = valley.middle({ q, r });
      expect(x).toBeGreaterThanOrEqual(WIDE / 2);
      expect(x).toBeLessThanOrEqual(valley.width - WIDE / 2);
      expect(y + HIGH / 2).toBeLessThanOrEqual(valley.height);
    }
  });

  it("is counted out by row and by place in the row", () => {
    expect(countOut(hexes, { q: 2, r: 0 })).toEqual({ row: 1, hex: 3 });
    expect(countOut(hexes, { q: -1, r: 1 })).toEqual({ row: 2, hex: 1 });
  });

  it("has its comet where the cave is not", () => {
    expect(comesFromRight(valley)).toBe(true);
    expect(
      comesFromRight(
        chart([
          [-3, 0, "grass"],
          [0, 0, "cave"],
        ] as unknown as Hex[]),
      ),
    ).toBe(false);
  });
});

it("draws the same sky every time", () => {
  const [one, same, other] = [chance(1), chance(1), chance(2)];
  const drawn = [one(), one(), one()];
  expect([same(), same(), same()]).toEqual(drawn);
  expect([other(), other(), other()]).not.toEqual(drawn);
  expect(drawn.every((number) => number >= 0 && number < 1)).toBe(true);
});
