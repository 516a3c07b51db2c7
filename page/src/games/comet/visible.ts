// Written by ./test --write-generated from src/starboard/games/comet/visible.py.
import type { Move, View } from "$src/talk/messages";

/** A view of a table of Comet. */
export interface CometView extends View {
  /** Of the board. */
  side: "a" | "b";
  /** The start player. */
  start: number;
  /** Whose turn it is. */
  turn: number;
  /** It has arrived. */
  comet: boolean;
  /** Turns at most, the present one included; null before the comet. */
  turns_left: number | null;
  /** Silver cards until the comet, or in the deck after it. */
  deck: number;
  /** Silver cards under the comet. */
  set_aside: number;
  /** Cards in the gold deck. */
  gold_deck: number;
  /** Face-up gold cards. */
  row: (string | null)[];
  /** Both piles. */
  discard: string[];
  /** Where mammoth and tortoise stand, null: beside the board. */
  tokens: Record<string, {
    q: number;
    r: number;
  } | null>;
  /** The animal that has no nest yet. */
  hatching: {
    companion: number;
    /** By how much its number is lowered. */
    lowered: number;
  } | null;
  /** Symbols to be spent. */
  pool: Record<string, number>;
  /** Regular cards that may still be played in this Move. */
  regular_cards: number;
  /** Animal cards of this turn's Move. */
  played: string[];
  /** The card whose ability is decided about. */
  using: string | null;
  /** How often more. */
  left: number | null;
  /** Lifted from the board. */
  token: "mammoth" | "tortoise" | null;
  seats: {
    /** If the match ended now. */
    points: number;
    leader: {
      card: string;
      tapped: boolean;
    };
    saved: {
      card: string;
      tapped: boolean;
    }[];
    /** Animals on their way. */
    slots: ({
      card: string;
      /** Where its companion stands, null: not on the board yet. */
      at: {
        q: number;
        r: number;
      } | null;
      /** Terrains that it passes free in this Move. */
      explores: string[];
    } | null)[];
    hand_limit: number;
    hand_size: Record<string, number>;
    /** The part of the hand that all saw being taken. */
    known: string[];
    hand: string[] | null;
    passed: boolean;
  }[];
  /** For the seat that guides companions: every hex within reach of one, and how to come there. */
  ways: {
    moves: Move[];
    /** Every hex after the first. */
    path: {
      q: number;
      r: number;
      /** What pays for it, null: passed free. */
      symbol: string | null;
    }[];
  }[];
  /** The silver deck from its top; the cards set aside are the last. */
  deck_cards?: string[];
  /** The gold deck from its top. */
  gold_cards?: string[];
}
