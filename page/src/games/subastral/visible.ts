// Written by ./test --write-generated from src/starboard/games/subastral/visible.py.
import type { View } from "$src/talk/messages";

/** A view of a table of Subastral. */
export interface SubastralView extends View {
  /** The start player. */
  start: number;
  /** Cards in the deck. */
  deck: number;
  /** Cards above the end card, null: it has been met. */
  until_end_card: number | null;
  /** Turns to come after the present one, null: the end card has not been met. */
  turns_left: number | null;
  /** The cards of each cloud, in the order they came. */
  clouds: string[][];
  /** Cloud of the card played this turn. */
  played_on: number | null;
  /** Cloud whose cards are being taken. */
  taken_from: number | null;
  seats: {
    hand_size: number;
    hand: string[] | null;
    /** The part of the hand that all saw going there. */
    known: string[];
    /** The piles from left to right. */
    journal: {
      biome: string;
      cards: string[];
    }[];
    /** If the match ended now. */
    points: number;
    /** A card to pass (Disturbance). */
    has_chosen: boolean;
    /** The card to pass. */
    chosen: string | null;
  }[];
  /** The deck from its top. */
  deck_cards?: string[];
}
