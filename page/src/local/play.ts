/**
 * `Play`: a match with its seats, folded from its acts, like `starboard/server/play/play.py`. The same acts always give
 * the same play.
 */
import type { Asked, Note, Seat } from "$src/talk/api";
import type { Move, Who } from "$src/talk/messages";
import type { Match } from "./match";
import { TableRefusal } from "./refusal";

/** An act at a table of one device; the server knows more. A move with a `bot` was made by one of that level. */
export type Act =
  | { kind: "move"; seat: number; move: Move; bot?: string }
  | { kind: "back"; seat: number }
  | { kind: "leave"; seat: number }
  | { kind: "return"; seat: number }
  | { kind: "hint"; seat: number };

/** An entry in the log of a table. `at`: seconds since 1970. */
export interface Entry {
  number: number;
  at: number;
  act: Act;
}

/** Who has a seat: a person at this device, or a bot of a level. */
export interface Owner {
  person: Who | null;
  bot: string | null;
}

interface Sitting extends Owner {
  state: Seat["state"];
}

export class Play {
  readonly sittings: Sitting[];
  number = 0;
  /** When the last act happened. */
  at: number;
  /** Since when the seat to move has had its turn. */
  since: number;
  /** Where the events of the last act begin. */
  firstEvent = 0;
  hints: Asked[] = [];
  notes: Note[] = [];
  /** Moves taken back in this turn. */
  #backs = 0;
  #turn: number | null;

  constructor(
    public match: Match,
    owners: Owner[],
    began: number,
  ) {
    this.sittings = owners.map((owner) => ({ ...owner, state: "here" }));
    this.#turn = match.toMove;
    this.at = this.since = began;
  }

  // ---- checks -------------------------------------------------------------------------------------------------------

  /** Throws if an act is not possible; changes nothing. */
  check(act: Act): void {
    if (this.match.isOver) throw new TableRefusal("match-over");
    const { state } = this.sittings[act.seat];
    switch (act.kind) {
      case "move":
        if (!act.bot) this.#checkMayMove(act.seat);
        this.match.check(act.move, act.seat);
        break;
      case "back":
        this.#checkMayMove(act.seat);
        if (!this.canTakeBack(act.seat)) throw this.#noTakeBack(act.seat);
        break;
      case "leave":
        if (state === "gone") throw new TableRefusal("already-left");
        break;
      case "return":
        if (state !== "gone") throw new TableRefusal("not-away");
        break;
      case "hint":
        if (!this.mayHint(act.seat)) throw new TableRefusal("no-hint");
        break;
    }
  }

  mayMove(seat: number): boolean {
    const { state, bot } = this.sittings[seat];
    return bot === null && state === "here";
  }

  /** Whether it is this seat's turn and nothing hidden was revealed since its last move. */
  canTakeBack(seat: number): boolean {
    const isMine = this.turn === seat && this.sittings[seat].state === "here";
    return isMine && this.match.openMoves > 0 && this.#backs < this.match.game.most_backs;
  }

  /** Whether a seat may ask for a hint: it is its turn, and all others are bots. */
  mayHint(seat: number | null): boolean {
    if (seat === null || seat !== this.turn || this.sittings[seat].state !== "here") return false;
    return this.sittings.every(({ person }, other) => other === seat || person === null);
  }

  #checkMayMove(seat: number): void {
    if (!this.mayMove(seat)) throw new TableRefusal("come-back");
  }

  #noTakeBack(seat: number): TableRefusal {
    const most = this.match.game.most_backs;
    const isLimit = this.#backs >= most && this.match.toMove === seat;
    return isLimit ? new TableRefusal("most-backs", { most }) : new TableRefusal("take-back");
  }

  // ---- applying acts ------------------------------------------------------------------------------------------------

  /** Applies an act that was checked. */
  apply({ number, at, act }: Entry): void {
    const before = this.match.eventCount;
    this.#do(act);
    if (this.turn !== this.#turn || this.#beginsTurn(before)) {
      this.#backs = 0;
      [this.#turn, this.since] = [this.turn, at];
    }
    [this.number, this.at, this.firstEvent] = [number + 1, at, Math.min(before, this.match.eventCount)];
  }

  #do(act: Act): void {
    const sitting = this.sittings[act.seat];
    switch (act.kind) {
      case "move":
        this.match.make(this.match.check(act.move, act.seat));
        break;
      case "back":
        this.match = this.match.takenBack();
        this.#backs += 1;
        this.#moveNotesBack();
        this.#note("back", act.seat);
        break;
      case "leave":
        sitting.state = "gone";
        this.#note("leave", act.seat);
        break;
      case "return":
        sitting.state = "here";
        this.#note("return", act.seat);
        break;
      case "hint":
        this.hints = [...this.hints, { seat: act.seat, ...this.#now }];
        break;
    }
  }

  /** Whether the seat to move has begun a turn since an event, perhaps after one of its own. */
  #beginsTurn(since: number): boolean {
    const { turn_begins } = this.match.game;
    return this.match.events(null, since).some(({ event, seat }) => turn_begins.includes(event) && seat === this.turn);
  }

  get #now(): { moves: number; events: number } {
    return { moves: this.match.played.length, events: this.match.eventCount };
  }

  #note(kind: Note["kind"], seat: number): void {
    const note: Note = { kind, seat, ...this.#now, by: null, level: null, reason: null };
    // a move that is taken back again and again is noted once
    if (JSON.stringify(this.notes.at(-1)) !== JSON.stringify(note))
      this.notes = [...this.notes.slice(1 - this.match.game.most_notes), note];
  }

  /** Moves the notes after a move that was taken back to before it. */
  #moveNotesBack(): void {
    const now = this.#now;
    this.notes = this.notes.map((note) => (note.events <= now.events ? note : { ...note, ...now }));
  }

  // ---- how it stands ------------------------------------------------------------------------------------------------

  get turn(): number | null {
    return this.match.toMove;
  }

  /** The level of the bot whose turn it is, if it is a bot's and somebody is at the table. */
  get botToMove(): string | null {
    return this.turn === null || this.isAbandoned ? null : this.sittings[this.turn].bot;
  }

  /** Whether all people have left. */
  get isAbandoned(): boolean {
    const people = this.sittings.filter(({ person }) => person);
    return people.length > 0 && !this.match.isOver && people.every(({ state }) => state === "gone");
  }

  get state(): "playing" | "finished" | "abandoned" {
    return this.match.isOver ? "finished" : this.isAbandoned ? "abandoned" : "playing";
  }

  /** The seats that vote on closing `seat`: those of all other people who are playing. */
  voters(seat: number): number[] {
    return [...this.sittings.keys()].filter(
      (other) => other !== seat && this.sittings[other].person && this.mayMove(other),
    );
  }
}
