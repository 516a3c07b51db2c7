/**
 * `Drawing`: draws a board part by part, each in its own task, since drawing it as a whole would block a slow device
 * for half a second. Nothing is shown until everything is there, so nothing jumps.
 */
import { untrack } from "svelte";

export class Drawing {
  isComplete = $state(true);
  #parts = 0;
  #last = Promise.resolve();

  /** Resolves when the next part may be drawn: `{#await drawing.part() then}…{/await}`. */
  part(): Promise<void> {
    this.#parts += 1;
    untrack(() => (this.isComplete = false));
    this.#last = this.#last.then(nextTask);
    void this.#last.then(nextTask).then(() => (this.isComplete = --this.#parts === 0));
    return this.#last;
  }
}

/** A hidden page need not wait, and its timers are slow. */
const nextTask = () => new Promise<void>((resolve) => (document.hidden ? resolve() : setTimeout(resolve)));
