import type { Move, View } from "$src/talk/messages";

export interface Place {
  q: number;
  r: number;
}

export interface Lying {
  card: string;
  tapped: boolean;
}

export interface Slot {
  card: string;
  at: Place | null;
  explores: string[];
}

export interface CometSeat {
  points: number;
  leader: Lying;
  saved: Lying[];
  slots: (Slot | null)[];
  hand_limit: number;
  hand_size: { silver: number; gold: number };
  known: string[];
  hand: string[] | null;
  passed: boolean;
}

/** How a companion comes to a hex: the moves, and every hex on the way with the symbol that pays for it, or null where it passes free. */
export interface Way {
  moves: Move[];
  path: (Place & { symbol: string | null })[];
}

/** What the server sends of a table of Comet. */
export interface CometView extends View {
  side: string;
  start: number;
  turn: number;
  comet: boolean;
  turns_left: number | null;
  deck: number;
  set_aside: number;
  gold_deck: number;
  row: (string | null)[];
  discard: string[];
  tokens: Record<string, Place | null>;
  hatching: { companion: number; lowered: number } | null;
  pool: Record<string, number>;
  regular_cards: number;
  played: string[];
  using: string | null;
  left: number | null;
  token: string | null;
  /** For whoever guides companions. */
  ways: Way[];
  seats: CometSeat[];
}

export interface Ability {
  kind: string;
  n?: number;
  minus?: number;
  wild?: number;
  points?: number;
  count?: number;
  terrain?: string;
  terrains?: string[];
  tokens?: string[];
  metals?: string[];
  mode?: string;
  scope?: string;
  choose?: string;
}

/** What a card says: an animal, an advantage or a leader. */
export interface Face {
  kind: "animal" | "advantage" | "leader";
  drawing: string;
  metal: "silver" | "gold" | null;
  when: string;
  ability: Ability;
  symbols?: string[];
  nest?: number;
  egg?: string;
  points?: number;
  scoring?: { match: Record<string, string>; points: number };
}

/** A hex: where it is, and a terrain, the number of a nest, or the cave. */
export type Hex = [q: number, r: number, what: string | number];

export interface Printed {
  cards: Record<string, Face>;
  boards: Record<string, Hex[]>;
  /** Silver cards until the comet at the start, by the number of players. */
  far: Record<string, number>;
  symbols: string[];
}
