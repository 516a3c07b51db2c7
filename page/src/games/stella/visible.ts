// Written by ./test --write-generated from src/starboard/games/stella/visible.py.
import type { View } from "$src/talk/messages";

/** A view of a table of Stella Quest. */
export interface StellaView extends View {
  /** The first player of the first round. */
  start: number;
  /** Number of the current round, from 1. */
  round: number;
  /** Who leads this round. */
  leader: number;
  /** Who has the black star; null: it is in the centre. */
  star: number | null;
  /** The colour to follow; null: none yet. */
  lead_colour: "blue" | "green" | "red" | "yellow" | null;
  /** The colour of the discard's top card; null: a rest card. */
  trump: "blue" | "green" | "red" | "yellow" | null;
  /** Cards in the deck. */
  deck: number;
  /** The colour of the deck's top card; null: the deck is empty. */
  deck_top: string | null;
  /** The discard, its top card last. */
  discard: string[];
  /** The cards of this round, in order, without the card the winner took. */
  played: {
    /** Null: the rival. */
    seat: number | null;
    card: string;
  }[];
  /** The card that has won the round or is winning so far. */
  winning: {
    /** Null: the rival. */
    seat: number | null;
    card: string;
    by: "super-trump" | "trump" | "lead";
  } | null;
  /** The glow that taking each of the played cards costs; null: nothing is taken now. */
  costs: number[] | null;
  /** Cards the seat to move would draw for one glow. */
  cards_for_glow: number;
  seats: {
    glow: number;
    hand_size: number;
    /** The backs of the hand. */
    hand_colours: string[];
    hand: string[] | null;
    collection: string[];
    /** Of the collection; a seat that went out does not score them. */
    gems: number;
    /** The score if the match ended now. */
    points: number;
  }[];
  /** The deck, top card first. */
  deck_cards?: string[];
}

/** A move of Stella Quest. */
export type StellaMove =
  | { do: "play"; card: string }
  | { do: "spend" }
  | { do: "take"; card: string }
  | { do: "top"; card: string };

/** An event of Stella Quest. */
export type StellaEvent =
  | { number: number; event: "CardsDealt"; seat: number | null; cards: (string | null)[] }
  | { number: number; event: "DiscardStarted"; card: string | null; deck_top: string | null }
  | { number: number; event: "StartPlayerChosen"; seat: number | null }
  | { number: number; event: "RoundStarted"; round: number | null; seat: number | null }
  | { number: number; event: "GlowSpent"; seat: number | null; left: number | null }
  | { number: number; event: "CardDrawn"; seat: number | null; card: string | null; deck_top: string | null }
  | { number: number; event: "DeckRenewed"; count: number | null; deck_top: string | null }
  | { number: number; event: "CardPlayed"; seat: number | null; card: string | null }
  | { number: number; event: "RivalPlayed"; card: string | null; deck_top: string | null }
  | { number: number; event: "TurnMissed"; seat: number | null }
  | {
      number: number;
      event: "RoundWon";
      seat: number | null;
      card: string | null;
      by: "super-trump" | "trump" | "lead" | null;
    }
  | { number: number; event: "RivalWon"; card: string | null; by: "super-trump" | "trump" | "lead" | null }
  | { number: number; event: "NobodyWon" }
  | {
      number: number;
      event: "GlowLost";
      seat: number | null;
      count: number | null;
      reason: "black-star" | "repeated" | null;
      left: number | null;
    }
  | { number: number; event: "CardTaken"; seat: number | null; card: string | null }
  | { number: number; event: "CardsDiscarded"; cards: (string | null)[] }
  | { number: number; event: "StarMoved"; to: number | null }
  | {
      number: number;
      event: "PointsScored";
      seat: number | null;
      points: number | null;
      reason: "glow" | "gems" | null;
      card: string | null;
    }
  | {
      number: number;
      event: "GameEnded";
      reason: "collection" | "went-out" | "round-limit" | null;
      seat: number | null;
    };
