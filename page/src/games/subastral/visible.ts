// Written by ./test --write-generated from src/starboard/games/subastral/visible.py.
import type { View } from "$src/talk/messages";

/** A view of a table of Subastral. */
export interface SubastralView extends View {
  /** The start player. */
  start: number;
  /** Cards in the deck. */
  deck: number;
  /** Cards above the end card; null: it has been met. */
  until_end_card: number | null;
  /** Turns left after this one; null: the end card has not been met. */
  turns_left: number | null;
  /** The cards of each cloud, oldest first. */
  clouds: string[][];
  /** The cloud of the card played this turn. */
  played_on: number | null;
  /** The cloud whose cards are being taken. */
  taken_from: number | null;
  seats: {
    hand_size: number;
    hand: string[] | null;
    /** The cards of the hand that everybody saw being taken. */
    known: string[];
    /** The piles from left to right. */
    journal: {
      biome: string;
      cards: string[];
    }[];
    /** The score if the match ended now. */
    points: number;
    /** Has chosen a card to pass (Disturbance). */
    has_chosen: boolean;
    /** The chosen card to pass. */
    chosen: string | null;
  }[];
  /** The deck, top card first. */
  deck_cards?: string[];
}
