import type { CometView } from "./visible";

export type { CometView };
export type CometSeat = CometView["seats"][number];
export type Slot = NonNullable<CometSeat["slots"][number]>;
export type Place = NonNullable<Slot["at"]>;
/** A companion's way to a hex: the moves, and every hex on the way. */
export type Way = CometView["ways"][number];

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

/** A hex: its position, and a terrain, the number of a nest, or the cave. */
export type Hex = [q: number, r: number, what: string | number];

export interface Printed {
  cards: Record<string, Face>;
  boards: Record<string, Hex[]>;
  /** Silver cards until the comet at the start, by the number of players. */
  far: Record<string, number>;
  symbols: string[];
}
