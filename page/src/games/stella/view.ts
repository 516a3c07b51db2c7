import type { View } from "$src/talk/messages";

/** What the server sends of a table of Stella Quest. */
export interface StellaView extends View {
  round: number;
  leader: number;
  star: number | null;
  lead_colour: string | null;
  trump: string | null;
  deck: number;
  deck_top: string | null;
  discard: string[];
  played: { seat: number | null; card: string }[];
  winning: { seat: number | null; card: string; by: string } | null;
  /** How many cards a glow brings now. */
  cards_for_glow: number;
  seats: {
    glow: number;
    hand_size: number;
    hand_colours: string[];
    hand: string[] | null;
    collection: string[];
    points: number;
  }[];
}

export interface Printed {
  colours: string[];
  gems: Record<string, number>;
}

export const colourOf = (card: string): string => (card === "rest" ? "grey" : card.slice(0, card.lastIndexOf("-")));
export const valueOf = (card: string): number => (card === "rest" ? 0 : Number(card.slice(card.lastIndexOf("-") + 1)));
