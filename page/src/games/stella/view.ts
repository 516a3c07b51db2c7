export type { StellaView } from "./visible";

export interface Printed {
  colours: string[];
  gems: Record<string, number>;
}

export const colourOf = (card: string): string => (card === "rest" ? "grey" : card.slice(0, card.lastIndexOf("-")));
export const valueOf = (card: string): number => (card === "rest" ? 0 : Number(card.slice(card.lastIndexOf("-") + 1)));
