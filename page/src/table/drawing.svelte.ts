/**
 * `Drawing`: a board comes part by part, each in a task of its own, since drawn as a whole it would hold a slow device
 * up for half a second. Nothing is shown before everything is there: so nothing jumps.
 */
import { untrack } from "svelte";

export class Drawing {
  isComplete = $state(true);
  #parts = 0;
  #last = Promise.resolve();

  /** When the next part may be drawn: `{#await drawing.part() then}…{/await}`. */
  part(): Promise<void> {
    this.#parts += 1;
    untrack(() => (this.isComplete = false));
    this.#last = this.#last.then(nextTask);
    void this.#last.then(nextTask).then(() => (this.isComplete = --this.#parts === 0));
    return this.#last;
  }
}

/** Nobody waits for a page that is not seen, and timers there are slow. */
const nextTask = () => new Promise<void>((resolve) => (document.hidden ? resolve() : setTimeout(resolve)));
