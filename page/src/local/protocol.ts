/** What the page and the workers of a local table say to each other. */
import type { Found } from "$src/engine/line";
import type { Layout, TableRecord } from "$src/talk/api";
import type { Message, Move, Result } from "$src/talk/messages";
import type { Loaded } from "./files";
import type { Entry } from "./play";
import type { LocalRow } from "./row";
import type { Job } from "./thinkers";

/** Requests about a table, and their answers: what the server answers over HTTP. */
export interface Requests {
  points: () => Result;
  abandon: () => void;
  comeBack: () => void;
  record: () => TableRecord;
  /** The id of the table of a rematch. */
  rematch: () => string;
}

export type Request = { [Name in keyof Requests]: { what: Name; with: Parameters<Requests[Name]> } }[keyof Requests];

/** From the page to a table. */
export type ToTable =
  | { type: "open"; row: LocalRow; entries: Entry[]; loaded: Loaded }
  | { type: "move"; id: number; number: number; move: Move }
  | { type: "take-back"; id: number; number: number }
  | { type: "look"; id: number; seat: number }
  | { type: "ask"; id: number; request: Request };

/** From a table to the page: the server's messages, and answers to requests. */
export type FromTable =
  | Message
  | { type: "answer"; id: number; value: unknown }
  | { type: "no-answer"; id: number; error: string; facts: Record<string, string | number> };

/** From a table to a thinker. */
export type ToThinker =
  { type: "load"; module: WebAssembly.Module; layout: Layout } | { type: "think"; id: number; job: Job };

export interface FromThinker {
  id: number;
  found: Found[];
}
