/** `LocalTable`: the server's end of a table that is on this device. Every act is stored before it is shown. */
import { Engine } from "$src/engine/engine";
import type { Message } from "$src/talk/messages";
import { choose, thinkingTime, type Memory } from "./bots";
import type { Loaded } from "./files";
import { infoOf, rowAfter } from "./info";
import { Match } from "./match";
import { Play, type Act, type Entry } from "./play";
import type { FromTable, Request, Requests, ToTable } from "./protocol";
import { TableRefusal } from "./refusal";
import { ME, mineOf, type LocalRow } from "./row";
import { newRow, randomBytes, rotated } from "./new-row";
import { recordOf, stateOf } from "./states";
import { Overtaken, type Store } from "./store";
import type { Thinkers } from "./thinkers";

/** What a table needs of the world around it. */
export interface Around {
  store: Store;
  send(message: FromTable): void;
  thinkers(engine: Engine, loaded: Loaded): Thinkers;
  /** Seconds since 1970. */
  now(): number;
  sleep(seconds: number): Promise<void>;
  /** Tells other pages that this table has changed. */
  announce(id: string): void;
}

type Opened = { row: LocalRow; loaded: Loaded; engine: Engine; thinkers: Thinkers };

export class LocalTable {
  #at: Opened | null = null;
  #play: Play | null = null;
  /** Whose view is shown. */
  #eyes = 0;
  /** Acts wait for each other. */
  #last: Promise<unknown> = Promise.resolve();
  #isBotPlaying = false;

  constructor(private readonly around: Around) {}

  async hear(message: ToTable): Promise<void> {
    switch (message.type) {
      case "open":
        return this.#open(message);
      case "move":
        return this.#try(message.id, (seat) => ({ kind: "move", seat, move: message.move }), message.number);
      case "take-back":
        return this.#try(message.id, (seat) => ({ kind: "back", seat }), message.number);
      case "look":
        this.#eyes = message.seat;
        return this.#greet();
      case "ask":
        return this.#answer(message.id, message.request);
    }
  }

  /** Another page has changed this table. */
  async lookAgain(): Promise<void> {
    await this.#inTurn(async () => {
      const found = await this.around.store.read(this.#opened.row.id);
      if (!found || found.entries.length <= this.#playing.number) return;
      this.#replay(found.row, found.entries);
      this.#greet();
    });
    void this.#letBotsPlay();
  }

  async #open({ row, entries, loaded }: ToTable & { type: "open" }): Promise<void> {
    const engine = await Engine.load(loaded.module, loaded.game.layout);
    this.#at = { row, loaded, engine, thinkers: this.around.thinkers(engine, loaded) };
    [this.#eyes] = mineOf(row);
    if (row.version === loaded.game.version) this.#replay(row, entries);
    this.#greet();
    if (this.#play && !entries.length) await this.around.store.write(this.#opened.row);
    void this.#letBotsPlay();
  }

  #replay(row: LocalRow, entries: Entry[]): void {
    const { engine, loaded } = this.#opened;
    this.#play?.match.free();
    const play = new Play(new Match(engine, loaded.game, row), row.owners, row.created);
    for (const entry of entries) play.apply(entry);
    this.#play = play;
    this.#opened.row = rowAfter(row, play);
  }

  get #opened(): Opened {
    if (!this.#at) throw new TableRefusal("no-table");
    return this.#at;
  }

  get #playing(): Play {
    if (!this.#play) throw new TableRefusal("other-rules");
    return this.#play;
  }

  // ---- telling ------------------------------------------------------------------------------------------------------

  #greet(): void {
    const { row, loaded } = this.#opened;
    const table = infoOf(row, this.#play, loaded.game);
    const [seat, yours] = [this.#eyes, mineOf(row)];
    this.#tell({ type: "hello", protocol: loaded.game.protocol, table, me: ME, seat, yours });
    if (this.#play) this.#tell(stateOf(this.#play, seat, this.around.now(), 0));
    this.#tell({ type: "watching", seats: yours, spectators: 0, away: {}, patience: 0 });
  }

  #tell(message: Message): void {
    this.around.send(message);
  }

  #tellTable(): void {
    const { row, loaded } = this.#opened;
    this.#tell({ type: "table", table: infoOf(row, this.#play, loaded.game) });
  }

  // ---- acts ---------------------------------------------------------------------------------------------------------

  /** The seat that the device acts for: the one to move, if it is one of its own. */
  #seat(): number {
    const mine = mineOf(this.#opened.row);
    const { turn } = this.#playing;
    return turn !== null && mine.includes(turn) ? turn : mine[0];
  }

  async #try(id: number, act: (seat: number) => Act, number: number): Promise<void> {
    try {
      await this.#act(act(this.#seat()), number, id);
    } catch (error) {
      const { key, facts } = refusalOf(error);
      this.#tell({ type: "refused", error: key, words: "", id, facts });
    }
  }

  /** Appends an act as entry `number`, or as the next one (null). */
  #act(act: Act, number: number | null, answers?: number): Promise<void> {
    return this.#inTurn(async () => {
      const play = this.#playing;
      if (number !== null && number !== play.number) throw new TableRefusal("stale");
      play.check(act);
      const entry = { number: play.number, at: Math.max(this.around.now(), play.at), act };
      play.apply(entry);
      const row = rowAfter(this.#opened.row, play);
      await this.#store(row, entry);
      this.#opened.row = row;
      this.#tell({ ...stateOf(play, this.#eyes, this.around.now()), ...(answers === undefined ? {} : { answers }) });
      if ((act.kind !== "move" && act.kind !== "back" && act.kind !== "hint") || play.match.isOver) this.#tellTable();
      this.around.announce(row.id);
    }).finally(() => void this.#letBotsPlay());
  }

  /** Writes an act. If that is impossible, the table is as it was stored. */
  async #store(row: LocalRow, entry: Entry): Promise<void> {
    try {
      await this.around.store.append(row, entry);
    } catch (error) {
      const found = await this.around.store.read(row.id);
      if (found) this.#replay(found.row, found.entries);
      this.#greet();
      throw new TableRefusal(error instanceof Overtaken ? "stale" : "not-stored");
    }
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const next = this.#last.then(work);
    this.#last = next.catch(() => undefined);
    return next;
  }

  // ---- bots ---------------------------------------------------------------------------------------------------------

  /** Makes moves as long as it is a bot's turn, at a pace that reveals nothing. */
  async #letBotsPlay(): Promise<void> {
    if (this.#isBotPlaying || !this.#play) return;
    this.#isBotPlaying = true;
    try {
      let [last, memory]: [number | null, Memory] = [null, { played: null }];
      for (let level = this.#play.botToMove; level !== null; level = this.#play.botToMove) {
        const seat = this.#play.turn!;
        if (seat !== last) memory = { played: null };
        await this.#letBotMove(level, seat, seat === last, memory);
        last = seat;
      }
    } finally {
      this.#isBotPlaying = false;
    }
  }

  async #letBotMove(level: string, seat: number, isAgain: boolean, memory: Memory): Promise<void> {
    const { loaded, thinkers } = this.#opened;
    const { bots } = loaded.game;
    const { number, match } = this.#playing;
    const began = this.around.now();
    const pace = Math.max(bots.pace * (isAgain ? bots.hurry : 1), bots.slower * thinkingTime(bots, level));
    const move = match.moves[await choose(match, level, randomBytes(), thinkers, memory)];
    await this.around.sleep(began + pace - this.around.now());
    await this.#act({ kind: "move", seat, move, bot: level }, number).catch((error: unknown) => {
      if (refusalOf(error).key !== "stale") throw error; // the table has changed: look again
    });
  }

  // ---- requests -----------------------------------------------------------------------------------------------------

  readonly #requests: { [Name in keyof Requests]: (...given: Parameters<Requests[Name]>) => Promise<unknown> } = {
    points: async () => this.#playing.match.result(),
    abandon: () => this.#eachOfMine("leave", "here"),
    comeBack: () => this.#eachOfMine("return", "gone"),
    record: async () => {
      if (!this.#playing.match.isOver) throw new TableRefusal("not-over");
      return recordOf(this.#playing, this.#opened.row.seedHash);
    },
    rematch: () => this.#inTurn(() => this.#rematch()),
  };

  async #answer(id: number, request: Request): Promise<void> {
    try {
      const answer = this.#requests[request.what];
      this.around.send({ type: "answer", id, value: await answer(...request.with) });
    } catch (error) {
      const { key, facts } = refusalOf(error);
      this.around.send({ type: "no-answer", id, error: key, facts });
    }
  }

  async #eachOfMine(kind: "leave" | "return", state: "here" | "gone"): Promise<void> {
    for (const seat of mineOf(this.#opened.row))
      if (this.#playing.sittings[seat].state === state) await this.#act({ kind, seat }, null);
  }

  /** A new table with the same players, where the next seat starts. */
  async #rematch(): Promise<string> {
    const { row, loaded, engine } = this.#opened;
    if (row.rematch) return row.rematch;
    const { match } = this.#playing;
    if (!match.isOver) throw new TableRefusal("not-over");
    const next = await newRow(loaded.game, row, this.around.now());
    const dealt = new Match(engine, loaded.game, next);
    const starter = (match.startSeat + 1) % row.players;
    const owners = rotated(row.owners, dealt.startSeat, starter);
    dealt.free();
    await this.around.store.write({ ...next, owners, starter });
    this.#opened.row = { ...row, rematch: next.id };
    await this.around.store.write(this.#opened.row);
    this.#tellTable();
    return next.id;
  }
}

function refusalOf(error: unknown): TableRefusal {
  if (error instanceof TableRefusal) return error;
  setTimeout(() => {
    throw error; // a fault of ours, for the console
  });
  return new TableRefusal("failure");
}
