/** `SocketTalk`: a table on the server, over a socket that reconnects automatically. */
import { announcements } from "./announcement.svelte";
import { deals } from "./deals";
import { going } from "./going.svelte";
import { server } from "./http";
import type { Hint, MatchRecord, Message, Result } from "./messages";
import { Talk, type Listener, type ToTable } from "./talk.svelte";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;
const SIGN_OF_LIFE = 20_000;
/** The close code of a final refusal. */
const REFUSED = 4400;

export class SocketTalk extends Talk {
  #socket: WebSocket | undefined;
  #wait = FIRST_WAIT;
  #timer = 0;
  #pulse = 0;
  #isClosed = false;
  #wish: number | null = null;

  constructor(id: string, listener: Listener) {
    super(id, listener);
    this.connection = "connecting";
    this.#connect();
    addEventListener("online", this.#now);
    addEventListener("offline", this.#lose);
    document.addEventListener("visibilitychange", this.#now);
    this.#pulse = window.setInterval(() => this.#write({ type: "seen", number: this.number }), SIGN_OF_LIFE);
  }

  override close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#pulse);
    removeEventListener("online", this.#now);
    removeEventListener("offline", this.#lose);
    document.removeEventListener("visibilitychange", this.#now);
    this.#socket?.close();
  }

  override look(seat: number): void {
    this.#wish = seat;
    super.look(seat);
  }

  override points(): Promise<Result> {
    return server.points(this.id);
  }

  override hints(number: number): Promise<Hint[]> {
    return server.hints(this.id, number);
  }

  override abandon(): Promise<unknown> {
    return server.abandon(this.id);
  }

  override comeBack(): Promise<unknown> {
    return server.comeBack(this.id);
  }

  override record(): Promise<MatchRecord> {
    return server.record(this.id);
  }

  override async playAgain(): Promise<string> {
    return `/table/${await deals.playAgain(this.id, this.me)}`;
  }

  protected override send(message: ToTable): void {
    this.#write(message);
  }

  protected override hear(message: Message): void {
    super.hear(message);
    if (message.type === "hello") {
      this.#wait = FIRST_WAIT;
      void server.chat(this.id).then(
        (said) => (this.chat = said),
        () => undefined,
      );
    }
    if (message.type === "hello" || message.type === "table") {
      going.see(message.table, this.yours);
      deals.see(message.table, this.me);
    }
  }

  #write(message: object): void {
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
    socket.onmessage = ({ data }) => this.hear(JSON.parse(data as string) as Message);
    socket.onclose = ({ code }) => {
      if (code === REFUSED) this.refusal ??= this.lastRefusal;
      if (this.#socket === socket) this.#lose();
    };
  }

  /** The socket is closed, or the device is offline: a socket notices that only after a while. */
  #lose = (): void => {
    if (this.#isClosed || this.refusal) return;
    this.#socket = undefined;
    this.connection = "lost";
    announcements.lose();
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#connect(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  };
}
