import type { View } from "$src/talk/messages";

/** What the server sends of a table of Subastral. */
export interface SubastralView extends View {
  deck: number;
  until_end_card: number | null;
  turns_left: number | null;
  clouds: string[][];
  played_on: number | null;
  taken_from: number | null;
  seats: {
    hand_size: number;
    hand: string[] | null;
    known: string[];
    journal: { biome: string; cards: string[] }[];
    points: number;
    has_chosen: boolean;
    chosen: string | null;
  }[];
}

export type Way = "hand" | "journal" | "either" | null;

export interface Printed {
  biomes: string[];
  /** Where the cards of each cloud go, after a card was played onto each. */
  ways: Way[][];
}

export const biomeOf = (card: string): string => card.slice(0, card.lastIndexOf("-"));
export const numberOf = (card: string): number => Number(card.slice(card.lastIndexOf("-") + 1));
