export type { SubastralView } from "./visible";

export type Way = "hand" | "journal" | "either" | null;

export interface Printed {
  biomes: string[];
  /** Where the cards of each cloud go, by the cloud that a card was played onto. */
  ways: Way[][];
}

export const biomeOf = (card: string): string => card.slice(0, card.lastIndexOf("-"));
export const numberOf = (card: string): number => Number(card.slice(card.lastIndexOf("-") + 1));
