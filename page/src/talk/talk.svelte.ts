/**
 * `Talk`: what a table tells, and what is said to it. It passes messages on and knows no rules. The table is on the
 * server (`SocketTalk`) or on this device (`LocalTalk`); this one is for tables that only show something.
 */
import { words } from "$src/words/words.svelte";
import { announcements } from "./announcement.svelte";
import { Refusal } from "./http";
import type { Hint, MatchRecord, Message, Move, Refused, Result, Said, State, TableInfo, Watching } from "./messages";

/** This device was signed out: the table does not answer any more. */
const SIGNED_OUT = "signed-out";
/** Refused only temporarily. */
export const TOO_FAST = "too-fast";

export type Connection = "connecting" | "open" | "lost";

/** Where what a table tells goes. */
export interface Listener {
  hear(state: State): void;
  refuse(refused: Refused): void;
}

/** What is said to a table; an answer repeats the `id`. */
export type ToTable =
  | { type: "move"; id: number; number: number; move: Move }
  | { type: "take-back"; id: number; number: number }
  | { type: "chat"; id: number; text: string }
  | { type: "look"; id: number; seat: number };

export class Talk {
  table = $state.raw<TableInfo | null>(null);
  seat = $state<number | null>(null);
  yours = $state.raw<number[]>([]);
  me = $state<string | null>(null);
  chat = $state.raw<Said[]>([]);
  watching = $state.raw<Watching>({ seats: [], spectators: 0, away: {}, patience: Infinity });
  connection = $state<Connection>("open");
  /** Why this table is refused. */
  refusal = $state<string | null>(null);

  /** Whether the match is played on this device, without a server. */
  readonly isLocal: boolean = false;
  /** Whether the table can compute hints. */
  readonly hasHints: boolean = true;
  /** The number of the newest state. */
  protected number = 0;
  protected lastRefusal: string | null = null;
  /** The last chat message that was read here. */
  #read = $state(0);
  #last = 0;

  constructor(
    readonly id: string,
    protected readonly listener: Listener,
  ) {
    this.#read = Number(sessionStorage.getItem(`read ${id}`) ?? 0);
  }

  close(): void {}

  /** The address of the page of this table. */
  get path(): string {
    return `/table/${this.id}`;
  }

  /** Unread messages of others. */
  get unread(): number {
    return this.chat.filter(({ id, who }) => id > this.#read && who.id !== this.me).length;
  }

  readAll(): void {
    this.#read = this.chat.at(-1)?.id ?? 0;
    sessionStorage.setItem(`read ${this.id}`, String(this.#read));
  }

  // ---- what is said -------------------------------------------------------------------------------------------------

  /**
   * A move names the number of the state it was chosen in, so a late or double click changes nothing. Returns its id.
   */
  move(move: Move, number: number): number {
    return this.#say({ type: "move", id: ++this.#last, number, move });
  }

  /** Returns its id. */
  takeBack(number: number): number {
    return this.#say({ type: "take-back", id: ++this.#last, number });
  }

  say(text: string): void {
    this.#say({ type: "chat", id: ++this.#last, text });
  }

  /** Switches the view to another of one's own seats. */
  look(seat: number): void {
    this.#say({ type: "look", id: ++this.#last, seat });
  }

  #say(message: ToTable): number {
    this.send(message);
    return message.id;
  }

  protected send(_: ToTable): void {}

  // ---- requests -----------------------------------------------------------------------------------------------------

  /** The score sheet as if the match ended now. */
  points(): Promise<Result> {
    return this.#nobody();
  }

  hints(_: number): Promise<Hint[]> {
    return this.#nobody();
  }

  abandon(): Promise<unknown> {
    return this.#nobody();
  }

  comeBack(): Promise<unknown> {
    return this.#nobody();
  }

  record(): Promise<MatchRecord> {
    return this.#nobody();
  }

  /** Asks for another match, or accepts one that was asked for. Returns the address of its table. */
  playAgain(): Promise<string> {
    return this.#nobody();
  }

  #nobody(): Promise<never> {
    return Promise.reject(new Refusal("not-playing", words.say("page-offline")));
  }

  // ---- what is told -------------------------------------------------------------------------------------------------

  protected hear(message: Message): void {
    switch (message.type) {
      case "hello":
        this.table = message.table;
        this.seat = message.seat;
        this.yours = message.yours;
        this.me = message.me;
        break;
      case "table":
        this.table = message.table;
        break;
      case "state":
        this.number = message.number;
        this.listener.hear(message);
        break;
      case "chat":
        this.chat = [...this.chat.filter((said) => said.id !== message.id), message];
        break;
      case "chat-removed":
        this.chat = this.chat.map((said) => (said.id === message.id ? { ...said, text: "", is_removed: true } : said));
        break;
      case "announcement":
        announcements.hear(message);
        break;
      case "watching":
        this.watching = message;
        break;
      case "refused":
        this.lastRefusal = message.error === TOO_FAST ? null : message.words;
        if (this.table !== null && message.error !== SIGNED_OUT) this.listener.refuse(message);
        else if (message.error !== TOO_FAST) this.refusal = message.words;
        break;
      case "done": // the next state shows what a move changed
        break;
    }
  }
}

/** How a session gets its table. */
export type OpenTalk = new (id: string, listener: Listener) => Talk;
