/**
 * `Pupil`: a session that goes through a prepared match step by step. Only the right moves are made; wrong ones get an
 * answer.
 */
import { Session } from "$src/table/session.svelte";
import { server } from "$src/talk/http";
import type { Move, Result, TableInfo, TutorialInfo, TutorialStep } from "$src/talk/messages";
import { progress } from "./progress";

const A_MOMENT = 40;

export class Pupil extends Session {
  /** The current step. */
  here = $state(0);
  /** The key of the answer to a wrong move. */
  answer = $state<string | null>(null);
  problem = $state("");
  #isOnTheWay = $state(false);

  constructor(readonly tutorial: TutorialInfo) {
    super("", false);
    this.talk.table = tableOf(tutorial);
    this.talk.yours = [tutorial.seat];
    this.talk.watching = { seats: [tutorial.seat], spectators: 0, away: {}, patience: 0 };
  }

  get step(): TutorialStep {
    return this.tutorial.steps[this.here];
  }

  get isLast(): boolean {
    return this.here === this.tutorial.steps.length - 1;
  }

  /** Whether the step can be shown: everything before it has been. */
  get isReady(): boolean {
    return !this.#isOnTheWay && !this.show.isBusy;
  }

  override get moves(): Move[] {
    return this.isReady && this.step.move ? super.moves : [];
  }

  override send(move: Move): void {
    const { step } = this;
    if (!this.isReady) return this.show.skip();
    if (step.move && holds(step.move, move)) return void this.go(this.here + 1);
    this.answer = step.move
      ? this.key(step.wrong.find(({ when }) => holds(when, move))?.says ?? `${step.says}-wrong`)
      : "page-learn-read-first";
    this.refusals += 1;
  }

  /** Moves that were chosen together: they are made as long as they are right. */
  override sendAll(moves: Move[]): void {
    void this.#sendAll(moves);
  }

  async #sendAll([move, ...rest]: Move[]): Promise<void> {
    const { here } = this;
    this.send(move);
    while (!this.isReady) await new Promise((resolve) => setTimeout(resolve, A_MOMENT));
    if (rest.length && this.here > here) return this.#sendAll(rest);
  }

  override pointsNow(): Promise<Result> {
    return server.tutorialPoints(this.tutorial.key, this.state!.number);
  }

  /** The key of a text of this tutorial. */
  key(says: string): string {
    return `${this.tutorial.key}-tutorial-${says}`;
  }

  /** Goes to a step: forward move by move, unless the step is marked `later`; back immediately. */
  async go(index: number): Promise<void> {
    if (this.#isOnTheWay || index < 0 || index >= this.tutorial.steps.length) return;
    this.#isOnTheWay = true;
    this.problem = "";
    try {
      await this.#lead(this.tutorial.steps[index]);
      [this.here, this.answer] = [index, null];
      progress.note(this.tutorial.key, index, this.tutorial.steps.length);
    } catch (error) {
      this.problem = (error as Error).message;
    } finally {
      this.#isOnTheWay = false;
    }
  }

  async #lead({ at, later }: TutorialStep): Promise<void> {
    const shown = this.state?.number;
    if (shown === at) return;
    const { key } = this.tutorial;
    if (shown === undefined || later || at < shown) return this.hear(await server.tutorialMoment(key, at, 0));
    let seen = this.show.log.at(-1)!.number + 1;
    for (let number = shown + 1; number <= at; number++) {
      const next = await server.tutorialMoment(key, number, seen);
      seen += next.events.length;
      this.hear(next);
    }
  }
}

/** Whether a move has all of these fields. */
const holds = (parts: Record<string, unknown>, move: Move): boolean =>
  Object.keys(parts).every((part) => parts[part] === move[part]);

/** A made-up table for a tutorial. */
const tableOf = ({ game, players, options, seats, seat }: TutorialInfo): TableInfo => ({
  id: "",
  game,
  players,
  options,
  host: seats[seat].person!,
  is_open: false,
  is_watchable: false,
  clock: { kind: "none" },
  starter: null,
  state: "playing",
  deal: null,
  seed_sha256: null,
  seats,
  turn: null,
  created: 0,
  changed: 0,
  result: null,
  rematch: null,
  is_ready: false,
  is_rated: false,
  ended: null,
});
