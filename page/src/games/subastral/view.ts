export type { SubastralView } from "./visible";

export type Way = "hand" | "journal" | "either" | null;

export interface Printed {
  biomes: string[];
  /** Where the cards of each cloud go, after a card was played onto each. */
  ways: Way[][];
}

export const biomeOf = (card: string): string => card.slice(0, card.lastIndexOf("-"));
export const numberOf = (card: string): number => Number(card.slice(card.lastIndexOf("-") + 1));
