/** `LocalTalk`: a table on this device. Its match is played by a worker, and nothing leaves the device. */
import { going } from "$src/talk/going.svelte";
import { Refusal } from "$src/talk/http";
import type { MatchRecord, Result } from "$src/talk/messages";
import { Talk, type Listener, type ToTable as Said } from "$src/talk/talk.svelte";
import { words } from "$src/words/words.svelte";
import { load, type Loaded } from "./files";
import type { FromTable, Request, Requests, ToTable } from "./protocol";
import { store } from "./store";
import { takeWorker } from "./worker";

interface Waiting {
  done(value: unknown): void;
  failed(error: Error): void;
}

export class LocalTalk extends Talk {
  override readonly isLocal = true;
  override readonly hasHints = false;
  /** What is printed on the cards of its game, and the rest that boards need. */
  readonly loaded: Promise<Loaded>;
  readonly #worker = takeWorker();
  readonly #waiting: Record<number, Waiting> = {};
  #asked = 0;

  constructor(id: string, listener: Listener) {
    super(id, listener);
    this.connection = "connecting";
    this.#worker.onmessage = ({ data }: MessageEvent<FromTable>) => this.#take(data);
    // a worker that cannot start; later, errors are only noted in the console
    this.#worker.onerror = () => void (this.table ?? (this.refusal ??= words.say("error-failure")));
    this.loaded = this.#open();
    this.loaded.catch((error: Error) => (this.refusal ??= error.message));
  }

  override close(): void {
    this.#worker.terminate();
  }

  override get path(): string {
    return `/local/${this.id}`;
  }

  override points(): Promise<Result> {
    return this.#ask("points");
  }

  override abandon(): Promise<unknown> {
    return this.#ask("abandon");
  }

  override comeBack(): Promise<unknown> {
    return this.#ask("comeBack");
  }

  override record(): Promise<MatchRecord> {
    return this.#ask("record");
  }

  override async playAgain(): Promise<string> {
    return `/local/${await this.#ask("rematch")}`;
  }

  protected override send(message: Said): void {
    if (message.type !== "chat") this.#post(message); // there is nobody to talk to
  }

  async #open(): Promise<Loaded> {
    const found = await store.read(this.id);
    if (!found) throw new Refusal("no-table", words.say("error-no-table"));
    const loaded = await load(found.row.game).catch(() => {
      throw new Refusal("offline", words.say("page-offline"));
    });
    this.#post({ type: "open", ...found, loaded });
    return loaded;
  }

  #post(message: ToTable): void {
    this.#worker.postMessage(message);
  }

  #take(message: FromTable): void {
    switch (message.type) {
      case "answer":
        this.#answered(message.id)?.done(message.value);
        break;
      case "no-answer": {
        const said = words.say(`error-${message.error}`, message.facts);
        this.#answered(message.id)?.failed(new Refusal(message.error, said));
        break;
      }
      case "hello":
      case "table":
        this.connection = "open";
        this.hear(message);
        going.see(message.table, this.yours, true);
        break;
      default:
        this.hear(message);
    }
  }

  #ask<Name extends keyof Requests>(
    what: Name,
    ...given: Parameters<Requests[Name]>
  ): Promise<ReturnType<Requests[Name]>> {
    const id = ++this.#asked;
    return new Promise((resolve, reject) => {
      this.#waiting[id] = { done: (value) => resolve(value as ReturnType<Requests[Name]>), failed: reject };
      this.#post({ type: "ask", id, request: { what, with: given } as Request });
    });
  }

  #answered(id: number): Waiting | undefined {
    const waiting = this.#waiting[id];
    delete this.#waiting[id];
    return waiting;
  }
}
