import type { CodexView } from "./visible";

export type { CodexView };
export type SeatView = CodexView["seats"][number];
export type Met = SeatView["met"][number];
export type Cell = SeatView["cells"][number];
/** A placed card. Of another player's face-down card, `card` is only its back. */
export type Face = NonNullable<CodexView["chosen"]>;
export type Side = Face["side"];

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
