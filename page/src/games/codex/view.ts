import type { View } from "$src/talk/messages";

export type Side = "front" | "back";

export interface Cell {
  x: number;
  y: number;
}

/** A card as it lies; of another's card face down, `card` is only its back. */
export interface Face {
  card: string;
  side: Side;
}

export interface Met {
  objective: string;
  times: number;
  /** The cards of each pattern, by their places in the codex. */
  patterns: number[][];
  /** How many symbols or cards of one more time are there already. */
  progress: number;
}

export interface SeatView {
  points: number;
  /** Points with the objectives, if the match ended now. */
  standing: number;
  met: Met[];
  met_own: Met | null;
  starter: string;
  hand_backs: string[];
  known: string[];
  hand: string[] | null;
  has_kept: boolean;
  offered: string[] | null;
  objective: string | null;
  symbols: Record<string, number>;
  codex: (Face & Cell)[];
  cells: Cell[];
}

/** What the server sends of a table of Codex Naturalis. */
export interface CodexView extends View {
  start: number;
  turns_left: number | null;
  decks: { size: number; top: string | null }[];
  open: (string | null)[];
  objectives: string[];
  chosen: Face | null;
  /** For every cell of whoever is to place: the symbols covered there, what each front scores there, and what each side changes in the points from objectives. */
  preview: { covers: string[][]; gains: Record<string, number[]>; promises: Record<string, Partial<Record<Side, number[]>>> } | null;
  seats: SeatView[];
}

export interface PrintedFace {
  /** Top left, top right, bottom left, bottom right: a symbol, "empty" or "hidden". */
  corners: string[];
  centre: string[];
}

export interface PrintedCard {
  kind: "resource" | "gold" | "starter";
  kingdom: string | null;
  points: number;
  per: string | null;
  cost: Record<string, number>;
  front: PrintedFace | null;
  back: PrintedFace;
}

export interface PrintedObjective {
  points: number;
  symbols: Record<string, number>;
  pattern: (Cell & { kingdom: string })[];
}

export interface Printed {
  symbols: string[];
  kingdoms: string[];
  end_points: number;
  cards: Record<string, PrintedCard>;
  objectives: Record<string, PrintedObjective>;
}

export const DECKS = ["resource", "gold"] as const;
export const isAt = (one: Cell, other: Cell): boolean => one.x === other.x && one.y === other.y;
