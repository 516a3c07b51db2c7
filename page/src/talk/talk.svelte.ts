/**
 * `Talk`: the connection to one table, over a socket that reconnects automatically. It passes messages on and knows no
 * rules.
 */
import { announcements } from "./announcement.svelte";
import { deals } from "./deals";
import { going } from "./going.svelte";
import { server } from "./http";
import type { Message, Move, Refused, Said, State, TableInfo, Watching } from "./messages";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;
const SIGN_OF_LIFE = 20_000;
/** The close code of a final refusal. */
const REFUSED = 4400;
/** Refused only temporarily: the socket reconnects. */
const TOO_FAST = "too-fast";
/** This device was signed out: the socket does not reconnect. */
const SIGNED_OUT = "signed-out";

export type Connection = "connecting" | "open" | "lost";

export class Talk {
  table = $state.raw<TableInfo | null>(null);
  seat = $state<number | null>(null);
  yours = $state.raw<number[]>([]);
  me = $state<string | null>(null);
  chat = $state.raw<Said[]>([]);
  watching = $state.raw<Watching>({ seats: [], spectators: 0, away: {}, patience: Infinity });
  connection = $state<Connection>("connecting");
  /** Why the server refuses this table. */
  refusal = $state<string | null>(null);

  /** The last chat message that was read here. */
  #read = $state(0);
  #socket: WebSocket | undefined;
  #wait = FIRST_WAIT;
  #timer = 0;
  #pulse = 0;
  #number = 0;
  #last = 0;
  #isClosed = false;
  #wish: number | null = null;
  #lastRefusal: string | null = null;

  constructor(
    readonly id: string,
    private readonly onState: (state: State) => void,
    private readonly onRefused: (refused: Refused) => void,
    isLive: boolean,
  ) {
    this.#read = Number(sessionStorage.getItem(`read ${id}`) ?? 0);
    if (!isLive) {
      this.connection = "open";
      return;
    }
    this.#connect();
    addEventListener("online", this.#now);
    document.addEventListener("visibilitychange", this.#now);
    this.#pulse = window.setInterval(() => this.#send({ type: "seen", number: this.#number }), SIGN_OF_LIFE);
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#pulse);
    removeEventListener("online", this.#now);
    document.removeEventListener("visibilitychange", this.#now);
    this.#socket?.close();
  }

  /** Unread messages of others. */
  get unread(): number {
    return this.chat.filter(({ id, who }) => id > this.#read && who.id !== this.me).length;
  }

  readAll(): void {
    this.#read = this.chat.at(-1)?.id ?? 0;
    sessionStorage.setItem(`read ${this.id}`, String(this.#read));
  }

  /**
   * A move names the number of the state it was chosen in, so a late or double click changes nothing. Returns its id.
   */
  move(move: Move, number: number): number {
    this.#send({ type: "move", id: ++this.#last, number, move });
    return this.#last;
  }

  /** Returns its id. */
  takeBack(number: number): number {
    this.#send({ type: "take-back", id: ++this.#last, number });
    return this.#last;
  }

  say(text: string): void {
    this.#send({ type: "chat", id: ++this.#last, text });
  }

  /** Switches the view to another of one's own seats. */
  look(seat: number): void {
    this.#wish = seat;
    this.#send({ type: "look", id: ++this.#last, seat });
  }

  #send(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #now = (): void => {
    if (document.visibilityState === "hidden" || this.connection !== "lost") return;
    clearTimeout(this.#timer);
    this.#connect();
  };

  #connect(): void {
    const eyes = this.#wish === null ? "" : `?seat=${this.#wish}`;
    const socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/tables/${this.id}/socket${eyes}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.connection = "open";
    };
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(data as string) as Message);
    socket.onclose = ({ code }) => {
      if (code === REFUSED) this.refusal ??= this.#lastRefusal;
      if (this.#isClosed || this.refusal || this.#socket !== socket) return;
      this.connection = "lost";
      announcements.lose();
      this.#timer = window.setTimeout(() => this.#connect(), this.#wait);
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    };
  }

  #hear(message: Message): void {
    switch (message.type) {
      case "hello":
        this.#wait = FIRST_WAIT;
        this.table = message.table;
        this.seat = message.seat;
        this.yours = message.yours;
        this.me = message.me;
        going.see(message.table, message.yours);
        deals.see(message.table, message.me);
        void server.chat(this.id).then(
          (said) => (this.chat = said),
          () => undefined,
        );
        break;
      case "table":
        this.table = message.table;
        going.see(message.table, this.yours);
        deals.see(message.table, this.me);
        break;
      case "state":
        this.#number = message.number;
        this.onState(message);
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
        this.#lastRefusal = message.error === TOO_FAST ? null : message.words;
        if (this.table !== null && message.error !== SIGNED_OUT) this.onRefused(message);
        else if (message.error !== TOO_FAST) this.refusal = message.words;
        break;
      case "done": // the next state shows what a move changed
        break;
    }
  }
}
