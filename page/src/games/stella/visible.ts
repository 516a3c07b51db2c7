// Written by ./test --write-generated from src/starboard/games/stella/visible.py.
import type { View } from "$src/talk/messages";

/** A view of a table of Stella Quest. */
export interface StellaView extends View {
  /** The first player of the first round. */
  start: number;
  /** Number of the present round, from 1. */
  round: number;
  /** Who leads this round. */
  leader: number;
  /** Before whom the black star stands, null: in the centre. */
  star: number | null;
  /** The colour to follow, null: none yet. */
  lead_colour: "blue" | "green" | "red" | "yellow" | null;
  /** The colour of the discard's top card, null: a rest card. */
  trump: "blue" | "green" | "red" | "yellow" | null;
  /** Cards in the deck. */
  deck: number;
  /** The colour on the deck's top, null: the deck is empty. */
  deck_top: string | null;
  /** The discard, its top card last. */
  discard: string[];
  /** The cards of this round, in order; what the winner took is gone. */
  played: {
    /** Null: the rival. */
    seat: number | null;
    card: string;
  }[];
  /** The card that has won the round, or that wins if nobody plays any more. */
  winning: {
    /** Null: the rival. */
    seat: number | null;
    card: string;
    by: "super-trump" | "trump" | "lead";
  } | null;
  /** Cards that whoever decides would draw for one glow. */
  cards_for_glow: number;
  seats: {
    glow: number;
    hand_size: number;
    /** The backs of the hand. */
    hand_colours: string[];
    hand: string[] | null;
    collection: string[];
    /** If the match ended now. */
    points: number;
  }[];
  /** The deck from its top. */
  deck_cards?: string[];
}
