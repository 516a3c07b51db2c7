/** What the server says; the OpenAPI document at /api/schema has every field. */

import type { Announced } from "./announcement.svelte";

export type Value = string | number | boolean | null | Value[];
export type Move = { do: string } & Record<string, Value>;
export type GameEvent = { number: number; event: string } & Record<string, Value>;

export interface Who {
  id: string;
  name: string;
  /** Stands in for somebody whose data were erased. */
  is_erased?: boolean;
}

export interface Person extends Who {
  language: string;
  /** Only operators are told. */
  is_operator?: boolean;
  open_reports?: number;
  /** That I am banned or muted, until when and why. */
  notice?: string;
}

/** An identity that this device holds. */
export interface Identity extends Who {
  is_current: boolean;
}

/** A device or program that can play as me; names that are not known are empty. */
export interface KnownDevice {
  id: string;
  browser: string;
  system: string;
  is_program: boolean;
  is_here: boolean;
  created: number;
  used: number;
}

export interface Passkey {
  id: string;
  name: string;
  created: number;
  used: number | null;
}

/** An account of an OpenID provider that keeps my identity; the name is empty if it is not known. */
export interface Account {
  id: string;
  provider: string;
  name: string;
  created: number;
  used: number | null;
  can_sign_in: boolean;
}

/** `provider`: whom one can sign in with here; `offer`: an account that waits for me to say what it shall keep. */
export interface Accounts {
  provider: string | null;
  accounts: Account[];
  offer: { name: string; can_keep: boolean } | null;
  problem: string | null;
}

export interface Leaves {
  left: number;
  of: number;
}

export interface SeatInfo {
  seat: number;
  person: Who | null;
  bot: string | null;
  state: "here" | "late" | "gone" | "away" | "closed";
  /** Seats that want this one closed; it is, when all of `voters` do. */
  votes: number[];
  voters?: number[];
  /** Before the match: how many of the last rated matches with others the owner has left. */
  leaves?: Leaves | null;
  /** Who is asked for a rematch; the seat is kept for them, unless they have declined. */
  invited?: Who & { has_declined: boolean };
}

/** What a deal is made from: the hash of the server's secret, what each seat has added, and, after the end, the secret. */
export interface Deal {
  commitment: string;
  nonces: (string | null)[];
  secret: string | null;
}

/** A line of the log that no event tells. */
export interface Note {
  kind: "late" | "leave" | "away" | "bot" | "vote" | "closed" | "return" | "back" | "rewind" | "end";
  seat: number;
  moves: number;
  events: number;
  by: number | null;
  level: string | null;
  /** Why an operator did it. */
  reason?: string | null;
}

export interface Watching {
  seats: number[];
  spectators: number;
  /** Since when the owners of other seats are not connected. */
  away: Record<number, number>;
  /** Seconds after which the others may decide about somebody who is away. */
  patience: number;
}

export type ClockRule =
  | { kind: "none" }
  | { kind: "turn"; seconds: number }
  | { kind: "bank"; seconds: number; increment: number }
  | { kind: "days"; days: number };

export type Options = Record<string, boolean | string | number>;

export interface TableInfo {
  id: string;
  game: string;
  players: number;
  options: Options;
  host: Who;
  is_open: boolean;
  is_watchable: boolean;
  clock: ClockRule;
  starter: number | null;
  state: "open" | "playing" | "finished" | "abandoned" | "broken";
  /** Null: nobody can prove where the seed comes from. */
  deal: Deal | null;
  seed_sha256: string | null;
  seats: SeatInfo[];
  turn: number | null;
  created: number;
  changed: number;
  result: Result | null;
  rematch: string | null;
  /** The match has begun, and counts for the ratings. */
  is_rated?: boolean;
  /** Why an operator has ended the match. */
  ended?: string | null;
  /** The match begins when the last of those who are asked has accepted. */
  is_ready: boolean;
}

export interface TableLine {
  id: string;
  game: string;
  players: number;
  options: Options;
  clock: ClockRule;
  state: TableInfo["state"];
  host: string;
  free: number;
  turn: number | null;
  my_turn: boolean;
  is_left: boolean;
  /** I am asked for a rematch. */
  is_invited: boolean;
  /** An operator has ended the match. */
  is_ended?: boolean;
  changed: number;
}

export interface Reason {
  points: number;
  reason: string;
  [detail: string]: Value;
}

export interface Result {
  over: boolean;
  ending: string | null;
  winners: number[];
  points: number[];
  ranking: number[];
  seats: { place: number; points: number; breakdown: Reason[] }[];
}

/** What every view has; a game's own view adds to it. */
export interface View {
  game: string;
  players: number;
  options: Options;
  viewer: number | null;
  to_move: number | null;
  decision: string[];
  prompt: string | null;
  over: boolean;
  seats: { points: number }[];
}

export interface State {
  type: "state";
  number: number;
  first_event: number;
  events: GameEvent[];
  view: View;
  moves: Move[];
  clocks: { now: number; since: number; deadline: number | null; left: number[] };
  seats: SeatInfo[];
  can_take_back?: boolean;
  can_hint?: boolean;
  hints?: { seat: number; moves: number; events: number }[];
  notes?: Note[];
  answers?: string | number;
  points?: Result;
  truth?: View;
  seed?: string;
  /** In a replay: the move that was made here, as it is told. */
  decided?: Move;
}

export interface Said {
  type: "chat";
  id: number;
  who: Who;
  text: string;
  at: number;
  /** An operator has removed it. */
  is_removed?: boolean;
}

/** Somebody at a table, reported to the operators. */
export interface Complaint {
  whom: string;
  kind: string;
  text: string;
  line?: number;
}

export interface Refused {
  type: "refused";
  error: string;
  words: string;
  id?: string | number;
  facts?: Record<string, Value>;
}

export type Message =
  | State
  | Said
  | { type: "hello"; protocol: number; table: TableInfo; me: string | null; seat: number | null; yours: number[] }
  | { type: "chat-removed"; id: number }
  | { type: "table"; table: TableInfo }
  | ({ type: "watching" } & Watching)
  | ({ type: "announcement" } & Announced)
  | { type: "done"; id: string | number }
  | Refused;

export interface Hint {
  move: Move;
  verdict: Verdict;
}

/** A finished match, as it is kept in a file. */
export interface MatchRecord {
  game: string;
  moves: Move[];
  [more: string]: unknown;
}

/** What a record tells of; `turns`: after how many moves another seat's turn began. */
export interface Course {
  game: string;
  players: number;
  options: Options;
  seats: SeatInfo[];
  moves: number;
  turns: number[];
}

export interface Choice {
  move: Move;
  wins: number[];
  points: number[];
}

export interface Verdict {
  number: number;
  seat: number;
  played: Choice;
  best: Choice;
  loss: number;
  mark: "" | "mistake" | "blunder";
  gain: number;
  denial: number;
  reason: "both" | "points" | "others" | "chance";
}

export interface Turn {
  number: number;
  seat: number;
  change: number;
  cause: "choice" | "others" | "draw";
}

export interface Analysis {
  players: number;
  moves: number;
  /** What a point of lead is worth, where a victory is 1. */
  point: number;
  verdicts: Verdict[];
  lines: [number, number][][];
  turns: Turn[];
  luck: { choices: number; others: number; luck: number }[];
}

export interface Progress {
  done: number;
  /** 0 until its turn has come. */
  total: number;
  /** Other analyses that come first. */
  ahead: number;
  analysis: Analysis | null;
}

export interface Tally {
  of: string;
  matches: number;
  wins: number;
  points: number;
  others: number;
}

export interface Statistics {
  matches: { table: string; game: string; at: number; points: number; others: number; place: number; is_won: boolean; is_mine: boolean }[];
  games: Tally[];
  opponents: Tally[];
  ratings: { game: string; pool: "people" | "bots"; steps: [number, number][] }[];
  leaves: Leaves;
}

export interface OptionInfo {
  name: string;
  values: (boolean | string | number)[];
  default: boolean | string | number;
}

export interface GameInfo {
  key: string;
  name: string;
  players: number[];
  options: OptionInfo[];
  /** What it has besides its rules. */
  parts: ("rules_page" | "scorepad" | "tutorial")[];
}

/** A part of a view: what it holds, and by which fields its values are called. A list, or an object of names, has one part: its item. */
export interface Outline {
  name: string;
  kind: "number" | "seat" | "flag" | "value" | "values" | "move" | "object" | "list" | "named" | "nothing";
  called: string[];
  parts: Outline[];
}

/** The parts of a view, and those of each of its seats. */
export interface Outlines {
  table: Outline[];
  seats: Outline[];
}

export interface GameDetails extends GameInfo {
  /** What cards and boards say by themselves. */
  printed: Record<string, unknown>;
  outline: Outlines;
}

export interface NewTable {
  game: string;
  players: number;
  options?: Options;
  bots?: string[];
  mine?: number;
  names?: string[];
  is_open?: boolean;
  is_watchable?: boolean;
  clock?: ClockRule;
  starter?: number | null;
}

export interface TutorialStep {
  /** After so many moves. */
  at: number;
  says: string;
  points: string[];
  /** What the learner has to find. */
  move: Move | null;
  wrong: { when: Record<string, Value>; says: string }[];
  /** What happened before is not shown move by move. */
  later: boolean;
}

export interface TutorialInfo {
  key: string;
  game: string;
  players: number;
  options: Options;
  seat: number;
  seats: SeatInfo[];
  steps: TutorialStep[];
}
