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

/** A move of Subastral. */
export type SubastralMove =
  | { do: "play"; card: string }
  | { do: "take"; cloud: number }
  | { do: "to"; place: "hand" | "journal" }
  | { do: "pile"; biome: string }
  | { do: "draw" }
  | { do: "pass"; card: string };

/** An event of Subastral. */
export type SubastralEvent =
  | { number: number; event: "CardsDealt"; seat: number | null; cards: (string | null)[] }
  | { number: number; event: "StartPlayerChosen"; seat: number | null }
  | { number: number; event: "CardRevealed"; card: string | null; cloud: number | null }
  | { number: number; event: "CardLaidAside"; card: string | null }
  | { number: number; event: "CardsShuffledBack"; count: number | null }
  | { number: number; event: "TurnStarted"; seat: number | null; turns_left: number | null }
  | { number: number; event: "CardPlayed"; seat: number | null; card: string | null; cloud: number | null }
  | { number: number; event: "CloudChosen"; seat: number | null; cloud: number | null }
  | { number: number; event: "PlaceChosen"; seat: number | null; place: "hand" | "journal" | null }
  | { number: number; event: "PileStarted"; seat: number | null; biome: string | null; pile: number | null }
  | {
      number: number;
      event: "CardsTaken";
      seat: number | null;
      cloud: number | null;
      to: "hand" | "journal" | null;
      cards: (string | null)[];
    }
  | { number: number; event: "CardDrawn"; seat: number | null; card: string | null }
  | { number: number; event: "EndCardMet"; turns: number | null }
  | { number: number; event: "TurnSkipped"; seat: number | null }
  | { number: number; event: "LastTurnEnded" }
  | { number: number; event: "CardChosen"; seat: number | null; card: string | null }
  | { number: number; event: "CardPassed"; seat: number | null; card: string | null; to: number | null }
  | {
      number: number;
      event: "PointsScored";
      seat: number | null;
      points: number | null;
      reason: "mixed" | "matching" | null;
      set: number | null;
      cards: number | null;
    }
  | { number: number; event: "GameEnded"; reason: "last-turn" | null };
