/** Thinkers that are workers, as many as the device has cores, at most four. */
import type { Found } from "$src/engine/line";
import type { Loaded } from "./files";
import type { FromThinker, ToThinker } from "./protocol";
import type { Job, Thinkers } from "./thinkers";

const MOST = 4;

export class WorkerThinkers implements Thinkers {
  readonly #workers: Worker[] = [];
  readonly #waiting = new Map<number, { done: (found: Found[]) => void; failed: (error: Error) => void }>();
  #last = 0;

  constructor(private readonly loaded: Loaded) {}

  think(job: Job): Promise<Found[]> {
    const id = ++this.#last;
    return new Promise((done, failed) => {
      this.#waiting.set(id, { done, failed });
      this.#worker(job.line).postMessage({ type: "think", id, job } satisfies ToThinker);
    });
  }

  /** A line stays with its worker, which has its tree. */
  #worker(line: number): Worker {
    const place = (line - 1) % Math.min(MOST, navigator.hardwareConcurrency || 1);
    return (this.#workers[place] ??= this.#start());
  }

  #start(): Worker {
    const worker = new Worker(new URL("./thinker.worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<FromThinker>) => {
      this.#waiting.get(data.id)?.done(data.found);
      this.#waiting.delete(data.id);
    };
    worker.onerror = ({ message }) => {
      for (const { failed } of this.#waiting.values()) failed(new Error(message));
      this.#waiting.clear();
    };
    const { module, game } = this.loaded;
    worker.postMessage({ type: "load", module, layout: game.layout } satisfies ToThinker);
    return worker;
  }
}
