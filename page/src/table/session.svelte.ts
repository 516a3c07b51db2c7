/** `Session`: one visit to a table. It tells the board what to show and what can be done, and takes the choices. */
import { notices } from "$src/look/notices.svelte";
import type { GameModule } from "$src/games/game";
import type { Verdict } from "$src/talk/deals";
import type { Move, Note, Outlines, Refused, Result, Said, State, TableInfo, View, Who } from "$src/talk/messages";
import { SocketTalk } from "$src/talk/socket.svelte";
import { Talk, type OpenTalk } from "$src/talk/talk.svelte";
import { GameWords } from "$src/words/game-words";
import { say } from "$src/words/words.svelte";
import { Drawing } from "./drawing.svelte";
import { isStill, paced } from "./motion";
import { sentence } from "./sentence";
import { Show } from "./show.svelte";

const NOTICE = 5000;
/** The pause between moves that were chosen together, so that each can be followed. */
const STRIDE = 260;

/** A person, and the message if the report is about one. */
export interface Reported {
  person: Who;
  said?: Said;
}

export class Session {
  readonly talk: Talk;
  readonly show: Show;
  readonly drawing = new Drawing();
  module = $state.raw<GameModule | null>(null);
  printed = $state.raw<Record<string, unknown>>({});
  /** The outline of the view, for the generic board. */
  outline = $state.raw<Outlines>({ table: [], seats: [] });
  /** Why something could not be done, shown for some seconds. */
  notice = $state("");
  /** Counts refusals: anything begun before the latest one is no longer under way. */
  refusals = $state(0);
  /** Whether to show hands that were hidden, once that is allowed. */
  showsAll = $state(true);
  /** A place on the table that the log points at. */
  pointed = $state<string | null>(null);
  /** What to do next, in the middle of a choice that the server does not know about yet. */
  halfway = $state<string | null>(null);
  /** The piece that was chosen to move; 0: none. */
  chosen = $state(0);
  /** Moves gathered in the middle of such a choice, and the label of the button that makes them all. */
  gathered = $state.raw<{ name: string; moves: Move[] } | null>(null);
  /** How far the server's clock is ahead of ours, in milliseconds. */
  skew = $state(0);
  /** Moves chosen together that are not answered yet; the first of them is under way. */
  underWay = $state.raw<Move[]>([]);
  /** Between two people on one device: the last move stays visible until the device is passed on. */
  lingers = $state(false);
  /** What can be said of the deal. */
  verdict = $state<Verdict>("hidden");
  /** Whether the player on a shared device has said who they are. */
  #isKnown = $state(false);
  /** The person whom I am about to report to the operators. */
  reported = $state.raw<Reported | null>(null);
  /** Our own time, to the second. */
  now = $state(Date.now());
  #sent = 0;
  /** How many moves the last choice made, and the number of the state after them. */
  #made = { moves: 0, number: -1 };
  /** How many moves are still to be taken back, after the one that is under way. */
  #backs = 0;
  #timer = 0;
  #ticking = 0;

  /** `isLive`: whether it is being played, or is a replay. */
  constructor(
    readonly id: string,
    readonly isLive = true,
    open: OpenTalk = isLive ? SocketTalk : Talk,
  ) {
    this.show = new Show(
      () => this.module,
      (seat) => seat !== null && this.talk.yours.includes(seat),
    );
    this.talk = new open(id, this);
    if (isLive) this.#ticking = window.setInterval(() => (this.now = Date.now()), 1000);
  }

  close(): void {
    clearTimeout(this.#timer);
    clearInterval(this.#ticking);
    this.talk.close();
  }

  /** A state has arrived: from the socket, or from the record of a finished match. */
  hear(state: State): void {
    this.skew = state.clocks.now * 1000 - Date.now();
    const wasMine = this.state !== null && this.isMyTurn;
    this.lingers = this.show.hear(state);
    this.#goOn(state);
    this.#goBack(state);
    if (this.isLive && state.moves.length && !wasMine) notices.yourTurn(this.id, state.view.game);
  }

  // ---- what to show -------------------------------------------------------------------------------------------

  get table(): TableInfo | null {
    return this.talk.table;
  }

  get state(): State | null {
    return this.show.state;
  }

  /** After the end everybody sees everything. */
  get view(): View {
    const state = this.show.state!;
    return state.truth && this.showsAll ? { ...state.truth, viewer: state.view.viewer } : state.view;
  }

  /** The viewpoint: a seat, or null for a spectator. */
  get viewer(): number | null {
    return this.show.state?.view.viewer ?? null;
  }

  /** The seat that sits at the bottom of the table. */
  get near(): number {
    return this.viewer ?? 0;
  }

  /** The other seats, in the order of play after the near one. */
  get others(): number[] {
    const { players } = this.view;
    return Array.from({ length: players - 1 }, (_, i) => (this.near + 1 + i) % players);
  }

  /** The players of the next `count` turns after the current one. */
  upcoming(count: number): string {
    const { to_move, players } = this.view;
    return Array.from({ length: count }, (_, i) => this.names[(to_move! + 1 + i) % players]).join(", ");
  }

  get isMyTurn(): boolean {
    return this.viewer !== null && this.state?.view.to_move === this.viewer && !this.isAway && !this.isEnded;
  }

  /** An operator has ended the match. */
  get isEnded(): boolean {
    return this.isLive && typeof this.table?.ended === "string";
  }

  /** I do not control my seat: I left, ran out of time or was away, and a bot may play for me. */
  get isAway(): boolean {
    if (!this.isLive || this.viewer === null || !this.state || this.state.view.over || this.isEnded) return false;
    return this.state.seats[this.viewer].state !== "here";
  }

  /** For how many seconds a player has been disconnected; null: connected, or no longer expected. */
  awayFor(seat: number): number | null {
    const since = this.talk.watching.away[seat];
    const { state, bot } = this.state!.seats[seat];
    return since === undefined || state !== "here" || bot || this.view.over
      ? null
      : Math.max(0, this.#serverTime - since);
  }

  /** For how many seconds a table without a clock has waited for an absent player; null: nobody is waiting. */
  waitedFor(seat: number): number | null {
    const away = this.awayFor(seat);
    const { to_move } = this.state!.view;
    if (away === null || to_move !== seat || this.table!.clock.kind !== "none") return null;
    return Math.min(away, this.#serverTime - this.state!.clocks.since);
  }

  /** Whether I may decide about a seat whose owner is absent. */
  mayDecide(seat: number): boolean {
    const { state, bot, person } = this.state!.seats[seat];
    if (
      !this.isLive ||
      this.view.over ||
      this.isEnded ||
      this.viewer === null ||
      this.isAway ||
      this.talk.yours.includes(seat)
    )
      return false;
    if (!person || bot || state === "closed") return false;
    return state !== "here" || (this.waitedFor(seat) ?? -1) >= this.talk.watching.patience;
  }

  get #serverTime(): number {
    return (this.now + this.skew) / 1000;
  }

  get isHotSeat(): boolean {
    return this.talk.yours.length > 1;
  }

  /** My seat that is to move, while I look from another of mine. */
  get waitsFor(): number | null {
    const turn = this.state?.view.to_move ?? null;
    return turn !== null && turn !== this.viewer && this.talk.yours.includes(turn) && !this.isAway && !this.isEnded
      ? turn
      : null;
  }

  /**
   * Between two people on one device, and before the first, nothing is shown: neither the table nor the log, which says
   * what one of them drew.
   */
  get curtainFor(): number | null {
    if (!this.isLive || !this.isHotSeat || this.isAway || this.view.over) return null;
    if (this.waitsFor !== null) return this.lingers ? null : this.waitsFor;
    return this.#isKnown ? null : this.viewer;
  }

  /** Whether I may report the owner of a seat: only other people, and only in live matches. */
  mayReport(seat: number): boolean {
    const person = (this.state?.seats ?? this.table!.seats)[seat].person;
    return this.isLive && person !== null && person.id !== this.talk.me;
  }

  /** The player on a shared device says who they are. */
  lookAs(seat: number): void {
    this.#isKnown = true;
    if (seat !== this.viewer) this.talk.look(seat);
  }

  names: string[] = $derived.by(() => {
    const seats = this.state?.seats ?? this.table?.seats ?? [];
    return seats.map(({ seat, person, bot }) => {
      const isMine = this.talk.yours.includes(seat);
      if (this.isHotSeat && isMine)
        return person?.name || say("page-hot-name", { number: this.talk.yours.indexOf(seat) + 1 });
      if (!this.isLive) return isMine ? say("player-you") : person?.name || say(`page-animal-${seat}`);
      if (!person) return bot ? say(`page-animal-${seat}`) : say("page-free");
      if (seat === this.viewer) return say("player-you");
      return person.name || say(person.is_erased ? "page-deleted-player" : "page-guest");
    });
  });

  words: GameWords = $derived(
    new GameWords(this.table?.game ?? "", this.names, (parts) => this.module?.where?.(parts, this) ?? ""),
  );

  note({ kind, seat, by, level, reason }: Note): string {
    const facts = {
      name: this.names[seat],
      by: by === null ? "" : this.names[by],
      level: level ? say(`level-${level}`) : "",
    };
    return reason
      ? `${say(`page-note-${kind}`, facts)} ${say("page-note-reason", { reason })}`
      : say(`page-note-${kind}`, facts);
  }

  // ---- what can be done ---------------------------------------------------------------------------------------------

  /** The legal moves, once everything has been shown. */
  get moves(): Move[] {
    const waits = this.show.isBusy || this.underWay.length || this.talk.connection !== "open" || this.isAway;
    return waits ? [] : (this.state?.moves ?? []);
  }

  can(move: Move): boolean {
    return this.moves.some((legal) => isSame(legal, move));
  }

  get canTakeBack(): boolean {
    return !this.show.isBusy && !this.underWay.length && !this.isAway && (this.state?.can_take_back ?? false);
  }

  get canHint(): boolean {
    return this.moves.length > 1 && this.talk.hasHints && (this.state?.can_hint ?? false);
  }

  /**
   * Makes a move; if it cannot be made, the server says why. Ends animations, so that the answer is visible
   * immediately.
   */
  send(move: Move): void {
    this.show.skip();
    this.notice = "";
    if (this.viewer === null || this.state!.view.over) return;
    if (this.isAway) this.tell(say("error-come-back"));
    else if (!this.isMyTurn) this.tell(say("page-not-your-turn"));
    else this.#sent = this.talk.move(move, this.state!.number);
  }

  /** Makes several moves of one turn, one after the other, as long as each is answered and the next is legal. */
  sendAll(moves: Move[]): void {
    this.#made = { moves: 0, number: -1 };
    this.send(moves[0]);
    this.underWay = moves;
  }

  #goOn(state: State): void {
    if (!this.underWay.length) return;
    const rest = this.underWay.slice(1);
    const isLegal = rest.length > 0 && state.moves.some((legal) => isSame(legal, rest[0]));
    if (state.answers === this.#sent) this.#made = { moves: this.#made.moves + 1, number: state.number };
    this.underWay = isLegal && state.answers === this.#sent ? rest : [];
    if (!this.underWay.length) return;
    setTimeout(
      () => {
        if (this.underWay === rest) this.#sent = this.talk.move(rest[0], state.number);
      },
      isStill() ? 0 : paced(STRIDE),
    );
  }

  /** Takes back what the last choice did: one move, or all that were made together. */
  takeBack(): void {
    if (!this.canTakeBack) return;
    this.show.skip();
    const { number } = this.state!;
    this.#backs = this.#made.number === number ? this.#made.moves - 1 : 0;
    this.#sent = this.talk.takeBack(number);
  }

  #goBack(state: State): void {
    if (!this.#backs) return;
    const goesOn = state.answers === this.#sent && state.can_take_back === true;
    this.#backs = goesOn ? this.#backs - 1 : 0;
    if (goesOn) this.#sent = this.talk.takeBack(state.number);
  }

  /** Awaits a request. Returns whether it succeeded; if not, the reason is shown. */
  async attempt(work: Promise<unknown>): Promise<boolean> {
    try {
      await work;
      return true;
    } catch (error) {
      this.tell((error as Error).message);
      return false;
    }
  }

  comeBack(): Promise<boolean> {
    return this.attempt(this.talk.comeBack());
  }

  /** The score sheet as if the match ended now. */
  pointsNow(): Promise<Result> {
    return this.talk.points();
  }

  tell(text: string): void {
    this.notice = text;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => (this.notice = ""), NOTICE);
  }

  /** The table has refused something. */
  refuse({ error, facts = {} }: Refused): void {
    this.underWay = [];
    this.#backs = 0;
    this.refusals += 1;
    if (error === "stale") return; // the newest state is on its way
    if (error === "not-now" && this.isMyTurn) {
      this.tell(say("page-not-now", { asked: this.halfway ?? sentence(this) }));
      return;
    }
    const spoken = Object.entries(facts).map(([field, value]): [string, string | number] => [
      field,
      this.words.value(field, value),
    ]);
    // the game has its own words for what its rules refuse
    const words = this.words.has(`error-${error}`) ? this.words : { say };
    this.tell(words.say(`error-${error}`, Object.fromEntries(spoken)));
  }
}

const isSame = (one: Move, other: Move): boolean => {
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key]);
};
