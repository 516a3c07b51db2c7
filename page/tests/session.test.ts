import { Session } from "$src/table/session.svelte";
import type { Message, SeatInfo, State, View } from "$src/talk/messages";
import { words } from "$src/words/words.svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { aSeat, aState, aTable } from "./tables";

/** The server's end of the socket. */
class Socket {
  static readonly OPEN = 1;
  static all: Socket[] = [];
  readyState = 1;
  onopen = (): void => undefined;
  onmessage = (_: { data: string }): void => undefined;
  onclose = (_: { code: number }): void => undefined;
  sent: Record<string, unknown>[] = [];
  constructor(readonly address: string) {
    Socket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.onclose({ code: 1000 });
  }
  tell(message: Message): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const last = () => Socket.all.at(-1)!;
const play = { do: "play", card: "red-4" };
let session: Session;

/** A table at which I have these seats. */
function sit(yours: number[], seats: SeatInfo[], view: Partial<View> = {}, more: Partial<State> = {}): void {
  session = new Session("t");
  last().onopen();
  const seat = yours[0] ?? null;
  last().tell({ type: "hello", protocol: 1, table: aTable(seats), me: "person-0", seat, yours });
  last().tell(aState(seats, { viewer: seat, ...view }, more));
}

beforeAll(() => words.need("common", "page", "stella"));
beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no server")));
  Socket.all = [];
  sessionStorage.clear();
});
afterEach(() => {
  session.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("names at a table", () => {
  it("are those of people, of animals for bots, and “You” for me", () => {
    sit([1], [aSeat(0), aSeat(1), aSeat(2, { person: null, bot: "casual" }), aSeat(3, { person: null })]);
    expect(session.names).toEqual(["Name0", "You", words.say("page-animal-2"), "Free"]);
  });

  it("tell guests from those whose data were erased", () => {
    sit(
      [],
      [aSeat(0, { person: { id: "a", name: "" } }), aSeat(1, { person: { id: "b", name: "", is_erased: true } })],
      { viewer: null },
    );
    expect(session.names).toEqual(["Guest", "Deleted player"]);
  });

  it("number those who share a device", () => {
    sit(
      [0, 1],
      [aSeat(0, { person: { id: "person-0", name: "" } }), aSeat(1, { person: { id: "person-0", name: "Ann" } })],
    );
    expect(session.names).toEqual(["Player 1", "Ann"]);
  });
});

describe("whose turn it is", () => {
  it("is mine only while I sit there and the match goes on", () => {
    sit([0], [aSeat(0), aSeat(1)]);
    expect(session.isMyTurn).toBe(true);
    last().tell(aState([aSeat(0, { state: "gone" }), aSeat(1)]));
    expect([session.isMyTurn, session.isAway]).toEqual([false, true]);
    last().tell(aState([aSeat(0), aSeat(1)]));
    last().tell({ type: "table", table: aTable([aSeat(0), aSeat(1)], { ended: "spam" }) });
    expect([session.isMyTurn, session.isEnded]).toEqual([false, true]);
  });

  it("goes round the table from the near seat", () => {
    sit([2], [aSeat(0), aSeat(1), aSeat(2)], { to_move: 1 });
    expect(session.others).toEqual([0, 1]);
    expect(session.upcoming(2)).toBe("You, Name0");
  });

  it("draws a curtain between two people at one device", () => {
    const seats = [aSeat(0), aSeat(1)];
    sit([0, 1], seats);
    expect(session.curtainFor).toBe(0);
    session.lookAs(0);
    expect(session.curtainFor).toBeNull();
    last().tell(aState(seats, { to_move: 1 }));
    expect([session.waitsFor, session.curtainFor]).toEqual([1, 1]);
    session.lookAs(1);
    expect(last().sent.at(-1)).toMatchObject({ type: "look", seat: 1 });
  });
});

describe("somebody who is away", () => {
  const seats = [aSeat(0), aSeat(1)];
  const away = (seconds: number, patience = 60) =>
    last().tell({ type: "watching", seats: [0], spectators: 0, away: { 1: Date.now() / 1000 - seconds }, patience });

  it("is waited for, and may be decided about once patience ends", () => {
    sit([0], seats, { to_move: 1 });
    expect([session.awayFor(1), session.waitedFor(1), session.mayDecide(1)]).toEqual([null, null, false]);
    away(30);
    expect([session.awayFor(1), session.waitedFor(1), session.mayDecide(1)]).toEqual([30, 30, false]);
    away(60);
    expect(session.mayDecide(1)).toBe(true);
    expect(session.mayDecide(0)).toBe(false);
  });

  it("makes nobody wait while another is to move", () => {
    sit([0], seats, { to_move: 0 });
    away(90);
    expect([session.awayFor(1), session.waitedFor(1)]).toEqual([90, null]);
  });
});

describe("moves", () => {
  const seats = [aSeat(0), aSeat(1)];

  it("answer to the number of the state they were chosen in", () => {
    sit([0], seats, {}, { number: 7, moves: [play] });
    expect([session.can({ do: "play", card: "red-4" }), session.can({ do: "play", card: "red-5" })]).toEqual([
      true,
      false,
    ]);
    session.send(play);
    expect(last().sent).toEqual([{ type: "move", id: 1, number: 7, move: play }]);
  });

  it("are not sent when it is another's turn, which is told for some seconds", () => {
    sit([0], seats, { to_move: 1 });
    session.send(play);
    expect([last().sent, session.notice]).toEqual([[], words.say("page-not-your-turn")]);
    vi.advanceTimersByTime(5000);
    expect(session.notice).toBe("");
  });

  it("cannot be chosen while the connection is lost", () => {
    sit([0], seats, {}, { moves: [play] });
    last().onclose({ code: 1006 });
    expect(session.moves).toEqual([]);
  });

  it("that were chosen together go one by one, as long as each is answered and the next is legal", async () => {
    const next = { do: "take", card: "red-5" };
    sit([0], seats, {}, { moves: [play] });
    session.sendAll([play, next]);
    last().tell(aState(seats, {}, { number: 3, moves: [next], answers: 1 }));
    await vi.advanceTimersByTimeAsync(1000);
    expect(last().sent.map(({ move, number }) => [move, number])).toEqual([
      [play, 0],
      [next, 3],
    ]);
    session.sendAll([play, next]);
    last().tell(aState(seats, {}, { number: 4, moves: [], answers: 3 }));
    expect(session.underWay).toEqual([]);
    session.sendAll([play, next]);
    last().tell(aState(seats, {}, { number: 5, moves: [next], answers: 3 }));
    expect(session.underWay).toEqual([]);
  });

  it("that were chosen together are taken back together", async () => {
    const next = { do: "take", card: "red-5" };
    sit([0], seats, {}, { moves: [play] });
    session.sendAll([play, next]);
    last().tell(aState(seats, {}, { number: 1, moves: [next], answers: 1, can_take_back: true }));
    await vi.advanceTimersByTimeAsync(1000);
    last().tell(aState(seats, {}, { number: 2, answers: 2, can_take_back: true }));
    session.takeBack();
    last().tell(aState(seats, {}, { number: 3, answers: 3, can_take_back: true }));
    last().tell(aState(seats, {}, { number: 4, answers: 4, can_take_back: true }));
    const backs = () => last().sent.flatMap(({ type, number }) => (type === "take-back" ? number : []));
    expect(backs()).toEqual([2, 3]);
    session.takeBack();
    expect(backs()).toEqual([2, 3, 4]);
    last().tell(aState(seats, {}, { number: 5, answers: 5, can_take_back: true }));
    expect(backs()).toEqual([2, 3, 4]);
  });

  it("that are not asked for are answered with the question, without code words", () => {
    sit([0], seats, { prompt: "take" }, { moves: [{ do: "take", card: "red-5" }] });
    last().tell({ type: "refused", error: "not-now", words: "", facts: { do: "play", card: "red-4" } });
    expect(session.notice).toBe("Not now. You won the round: take a card into your collection.");
  });

  it("that are refused are told why; a late one is not", () => {
    sit([0], seats, {}, { moves: [play] });
    last().tell({ type: "refused", error: "stale", words: "late" });
    expect([session.notice, session.refusals]).toEqual(["", 1]);
    last().tell({ type: "refused", error: "not-your-turn", words: "", facts: { seat: 1, turn: 0 } });
    expect([session.notice, session.refusals]).toEqual([
      words.say("error-not-your-turn", { seat: "Name1", turn: 0 }),
      2,
    ]);
  });
});

describe("the conversation with a table", () => {
  const seats = [aSeat(0), aSeat(1)];

  it("comes back after longer and longer waits, through the same eyes", () => {
    sit([0, 1], seats);
    session.talk.look(1);
    for (const wait of [500, 1000, 2000, 4000, 8000, 8000]) {
      const before = Socket.all.length;
      last().onclose({ code: 1006 });
      vi.advanceTimersByTime(wait - 1);
      expect(Socket.all.length).toBe(before);
      vi.advanceTimersByTime(1);
      expect(Socket.all.length).toBe(before + 1);
    }
    expect(last().address).toBe("ws://localhost/api/tables/t/socket?seat=1");
  });

  it("ends for good when the server says so", () => {
    sit([0], seats);
    last().tell({ type: "refused", error: "signed-out", words: "Signed out here." });
    last().onclose({ code: 4400 });
    vi.advanceTimersByTime(60_000);
    expect([Socket.all.length, session.talk.refusal]).toEqual([1, "Signed out here."]);
  });

  it("counts the lines of others that were not read, also after a reload", () => {
    sit([0], seats);
    const line = (id: number, who: number) =>
      last().tell({ type: "chat", id, who: { id: `person-${who}`, name: "" }, text: "Hi", at: 0, is_removed: false });
    [1, 2].forEach((id) => line(id, 1));
    line(3, 0);
    expect(session.talk.unread).toBe(2);
    session.talk.readAll();
    last().tell({ type: "chat-removed", id: 2 });
    expect([session.talk.unread, session.talk.chat[1]]).toEqual([
      0,
      expect.objectContaining({ text: "", is_removed: true }),
    ]);
    session.close();
    sit([0], seats);
    [2, 4].forEach((id) => line(id, 1));
    expect(session.talk.unread).toBe(1);
  });
});
