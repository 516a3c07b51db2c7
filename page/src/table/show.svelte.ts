/** `Show`: shows what happened step by step, at a pace that can be followed. It can be skipped. */
import type { GameModule } from "$src/games/game";
import type { GameEvent, State } from "$src/talk/messages";
import { tick } from "svelte";
import { fly, isStill, landAll, noteStarts, paced } from "./motion";

const PAUSE = 500;
const STILL_PAUSE = 350;
const LONGEST_QUEUE = 12;

export class Show {
  /** The state on show; older than the newest state while animations run. */
  state = $state.raw<State | null>(null);
  log = $state.raw<GameEvent[]>([]);
  isBusy = $state(false);
  /** The events of the current step, for the live region and for sounds. */
  fresh = $state.raw<GameEvent[]>([]);

  #queue: State[] = [];
  #isRunning = false;
  #isSkipping = false;
  /** Counts full redraws: whatever was under way before the latest one no longer applies. */
  #anew = 0;
  /** Ends the current pause. */
  #goOn = (): void => undefined;
  layer: HTMLElement | undefined;

  constructor(
    private readonly module: () => GameModule | null,
    private readonly isMine: (seat: number | null) => boolean,
  ) {}

  /** A state has arrived. Returns whether it is shown as a continuation of the one before. */
  hear(state: State): boolean {
    const last = this.#queue.at(-1) ?? this.state;
    const follows =
      last !== null &&
      state.number === last.number + 1 &&
      state.first_event > 0 &&
      state.view.viewer === last.view.viewer;
    if (!follows || document.visibilityState === "hidden" || this.#queue.length > LONGEST_QUEUE) {
      this.#queue = [];
      this.#anew += 1;
      if (this.#isRunning) this.#hurry();
      this.#put(state);
      return false;
    }
    this.#queue.push(state);
    if (!this.#isRunning) void this.#run();
    return true;
  }

  /** Shows everything that has arrived, without animations. */
  skip(): void {
    this.#isSkipping = this.#isRunning;
    this.#hurry();
  }

  #hurry(): void {
    landAll();
    this.#goOn();
  }

  #rest(time: number): Promise<void> {
    return new Promise((resolve) => {
      this.#goOn = resolve;
      setTimeout(resolve, paced(time));
    });
  }

  async #run(): Promise<void> {
    this.#isRunning = this.isBusy = true;
    while (this.#queue.length) {
      const next = this.#queue.shift()!;
      const anew = this.#anew;
      const before = this.state!;
      const wasMine = this.isMine(before.view.to_move);
      let told = 0;
      for (const frame of this.#isSkipping ? [] : (this.module()?.frames?.(before.view, next) ?? [])) {
        const events = next.events.slice(told, frame.events);
        await this.#step({
          ...next,
          view: frame.view,
          moves: [],
          truth: undefined,
          points: undefined,
          events,
          first_event: events[0].number,
        });
        if (!this.#isSkipping) await this.#rest(frame.pause);
        told = frame.events;
        if (anew !== this.#anew) break;
      }
      if (anew !== this.#anew) continue;
      const moved = await this.#step(
        told ? { ...next, events: next.events.slice(told), first_event: next.events[told].number } : next,
      );
      if (!wasMine && !this.#isSkipping && this.#queue.length) await this.#rest(moved ? PAUSE / 2 : PAUSE);
    }
    this.#isRunning = this.#isSkipping = this.isBusy = false;
  }

  /** Shows one state with its animations. Returns whether there were any. */
  async #step(next: State): Promise<boolean> {
    const motions = next.events.flatMap((event) => this.module()?.motions(event, next.view) ?? []);
    const starts = this.#isSkipping || isStill() || !paced(1) ? [] : noteStarts(motions);
    this.#put(next);
    await tick();
    this.isBusy = this.#queue.length > 0 || !next.moves.length;
    if (starts.length && this.layer) await fly(starts, this.layer);
    else if (isStill() && !this.#isSkipping) await this.#rest(STILL_PAUSE);
    return starts.length > 0;
  }

  #put(state: State): void {
    this.log = [...this.log.filter((event) => event.number < state.first_event), ...state.events];
    this.fresh = state.first_event > 0 ? state.events : [];
    this.state = state;
  }
}
