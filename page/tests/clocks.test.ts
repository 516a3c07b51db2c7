import { CLOCKS, clockWords } from "$src/shell/clocks";
import { lasted } from "$src/table/lasted";
import { clockFace, secondsLeft } from "$src/table/time-left";
import { announcements } from "$src/talk/announcement.svelte";
import { words } from "$src/words/words.svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

beforeAll(() => words.need("common", "page"));

it("has words of its own for every clock that is offered", () => {
  expect(new Set(CLOCKS.map(clockWords)).size).toBe(CLOCKS.length);
  expect(clockWords({ kind: "turn", seconds: 30 })).toBe("30 seconds a turn");
  expect(clockWords({ kind: "turn", seconds: 60 })).toBe("1 minute a turn");
  expect(clockWords({ kind: "bank", seconds: 300, increment: 10 })).toBe("5 minutes in total, plus 10 seconds a turn");
});

it.each([
  [0, "0:00"],
  [59.9, "0:59"],
  [61, "1:01"],
  [3599, "59:59"],
  [3600, "1 h"],
  [86399, "23 h"],
  [2 * 86400, "2 d"],
])("shows %d seconds as %s", (seconds, face) => expect(clockFace(seconds)).toBe(face));

it.each([
  [0, "1 min"],
  [119, "1 min"],
  [3600, "1 h"],
  [90_000, "1 d"],
])("says of %d seconds that they lasted %s", (seconds, told) => expect(lasted(seconds)).toBe(told));

describe("the seconds that are left", () => {
  const clocks = { now: 0, since: 0, deadline: 130, left: [40, 50] };
  const bank = { kind: "bank", seconds: 300, increment: 10 } as const;

  it("run for the seat that is to move, and stand still for the others", () => {
    expect(secondsLeft(bank, clocks, 0, true, 100)).toBe(30);
    expect(secondsLeft(bank, clocks, 1, false, 100)).toBe(50);
    expect(secondsLeft(bank, clocks, 0, true, 200)).toBe(0);
  });

  it("are those of the bank while clocks are paused", () => {
    expect(secondsLeft(bank, { ...clocks, deadline: null }, 0, true, 100)).toBe(40);
  });

  it("are counted for nobody else where every turn has the same time, or none", () => {
    expect(secondsLeft({ kind: "turn", seconds: 30 }, clocks, 1, false, 100)).toBeNull();
    expect(secondsLeft({ kind: "none" }, clocks, 0, true, 100)).toBeNull();
  });
});

describe("maintenance that is announced", () => {
  beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
  afterEach(() => void vi.useRealTimers());
  const announce = (begins: number) => announcements.hear({ now: 5000, announcement: { text: "", begins } as never });

  it("counts down in the time of the server, and explains why it does not answer", () => {
    announce(5002);
    expect([announcements.left, announcements.hasBegun]).toEqual([2, false]);
    announcements.lose();
    expect(announcements.isLost).toBe(false);
    vi.advanceTimersByTime(2000);
    expect(announcements.hasBegun).toBe(true);
    announcements.lose();
    expect(announcements.isLost).toBe(true);
  });

  it("is over when the server answers without it", () => {
    announce(4999);
    announcements.hear(null);
    expect([announcements.isBack, announcements.isLost, announcements.left]).toEqual([true, false, null]);
    vi.runAllTimers();
    expect(announcements.isBack).toBe(false);
  });
});
