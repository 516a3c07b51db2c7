import { deals, isFree, isKeptFor, keptOf } from "$src/talk/deals";
import type { SeatInfo, TableInfo } from "$src/talk/messages";
import { commitmentTo, seedFrom } from "$src/talk/seed";
import { server } from "$src/talk/http";
import { beforeEach, describe, expect, it, vi } from "vitest";
import cases from "../../tests/match/deals.json";

const ME = "me";
const SECRET = "0a".repeat(32);
const seatOf = (person: string | null, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: 0,
  person: person ? { id: person, name: "" } : null,
  bot: null,
  state: "here",
  votes: [],
  voters: [],
  leaves: null,
  ...more,
});

async function aTable(
  nonces: (string | null)[],
  more: Partial<TableInfo> = {},
  secret: string | null = SECRET,
): Promise<TableInfo> {
  const deal = { commitment: await commitmentTo(SECRET), nonces, secret };
  const seats = nonces.map((_, seat) => ({ ...seatOf(seat ? "other" : ME), seat }));
  return { id: "t", state: "playing", host: { id: ME, name: "" }, is_ready: false, deal, seats, ...more } as TableInfo;
}

/** Joins a table, and returns the nonce that this device added. */
async function join(table: TableInfo): Promise<string> {
  const asked = vi.spyOn(server, "join").mockResolvedValue(table);
  await deals.join(table);
  return asked.mock.lastCall![2]!;
}

beforeEach(() => localStorage.clear());

describe("the seed of a deal", () => {
  it.each(cases)("is the one that Python finds: $seed", async ({ secret, nonces, commitment, seed }) => {
    expect(await commitmentTo(secret)).toBe(commitment);
    expect(await seedFrom(secret, nonces)).toBe(seed);
  });
});

describe("the nonce of this device", () => {
  it("is random, kept, and the same when it is asked for again", async () => {
    const table = await aTable([null, null]);
    const nonce = await join(table);
    expect(nonce).toMatch(/^[0-9a-f]{64}$/);
    expect(await join(table)).toBe(nonce);
    expect(await join({ ...table, id: "u" })).not.toBe(nonce);
    expect(keptOf("t")).toMatchObject({ nonce, isTaken: false });
  });

  it("counts as taken once the table shows it at a seat of mine", async () => {
    const nonce = await join(await aTable([null, null]));
    deals.see(await aTable([null, nonce]), ME);
    expect(keptOf("t")!.isTaken).toBe(false);
    deals.see(await aTable([nonce, null]), ME);
    expect(keptOf("t")!.isTaken).toBe(true);
  });
});

describe("the verdict on a deal", () => {
  it("is proven when this device took part and everything fits", async () => {
    const nonces = [await join(await aTable([null, null])), "ff".repeat(32)];
    expect(await deals.judge(await aTable(nonces), ME, await seedFrom(SECRET, nonces))).toBe("proven");
  });

  it("is hidden until the secret is told", async () => {
    expect(await deals.judge(await aTable([null], {}, null), ME, undefined)).toBe("hidden");
  });

  it("is broken when seed, hash or nonce are not what was promised", async () => {
    const nonce = await join(await aTable([null, null]));
    const table = await aTable([nonce, null]);
    deals.see(table, ME);
    const seed = await seedFrom(SECRET, [nonce]);
    expect(await deals.judge(table, ME, "00".repeat(32))).toBe("broken");
    expect(await deals.judge({ ...table, deal: { ...table.deal!, commitment: "00" } }, ME, seed)).toBe("broken");
    expect(await deals.judge(await aTable(["ff".repeat(32), null]), ME, seed)).toBe("broken");
    expect(await deals.judge(table, ME, seed)).toBe("proven");
  });

  it("tells apart who added something", async () => {
    const [mine, theirs] = ["aa".repeat(32), "bb".repeat(32)];
    expect(await deals.judge(await aTable([mine, null]), ME, await seedFrom(SECRET, [mine]))).toBe("elsewhere");
    expect(await deals.judge(await aTable([null, theirs]), ME, await seedFrom(SECRET, [theirs]))).toBe("silent");
    expect(await deals.judge({ ...(await aTable([])), deal: null }, ME, "00")).toBe("unknown");
  });
});

describe("a rematch", () => {
  const start = vi.spyOn(server, "start").mockResolvedValue({} as TableInfo);
  const again = async (more: Partial<TableInfo>) => {
    vi.spyOn(server, "rematch").mockResolvedValue(await aTable([null, null], { state: "open", ...more }));
    const joined = vi.spyOn(server, "join").mockResolvedValue({} as TableInfo);
    [joined, start].forEach((mock) => mock.mockClear());
    await deals.playAgain("finished", ME);
    return [joined.mock.calls.length, start.mock.calls.length];
  };

  it("is joined where a seat is kept for me, and begun by the host when nobody is missing", async () => {
    const invited = { id: ME, name: "", has_declined: false };
    expect(await again({ seats: [seatOf("other"), seatOf(null, { invited })] })).toEqual([1, 0]);
    expect(await again({})).toEqual([0, 1]);
    expect(await again({ seats: [seatOf(ME), seatOf(null)] })).toEqual([0, 0]);
    expect(await again({ state: "playing" })).toEqual([0, 0]);
  });

  it("keeps no seat for those who have declined", () => {
    const asked = seatOf(null, { invited: { id: ME, name: "", has_declined: false } });
    const declined = seatOf(null, { invited: { id: ME, name: "", has_declined: true } });
    expect([isKeptFor(asked, ME), isFree(asked)]).toEqual([true, false]);
    expect([isKeptFor(declined, ME), isFree(declined)]).toEqual([false, true]);
    expect(isFree(seatOf(null, { bot: "casual" }))).toBe(false);
  });
});
