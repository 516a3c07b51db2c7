// Written by ./test --write-generated from src/starboard/games/comet/visible.py.
import type { Move, View } from "$src/talk/messages";

/** A view of a table of Comet. */
export interface CometView extends View {
  /** The side of the board. */
  side: "a" | "b";
  /** The start player. */
  start: number;
  /** Whose turn it is. */
  turn: number;
  /** The comet has arrived. */
  comet: boolean;
  /** The most turns left, this one included; null before the comet. */
  turns_left: number | null;
  /** Silver cards until the comet; after it, silver cards in the deck. */
  deck: number;
  /** Silver cards under the comet. */
  set_aside: number;
  /** Cards in the gold deck. */
  gold_deck: number;
  /** Face-up gold cards. */
  row: (string | null)[];
  /** Both discard piles. */
  discard: string[];
  /** Where mammoth and tortoise are; null: not on the board. */
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
  /** Symbols to spend. */
  pool: Record<string, number>;
  /** Regular cards that may still be played in this Move. */
  regular_cards: number;
  /** Animal cards of this turn's Move. */
  played: string[];
  /** The card whose ability is being used. */
  using: string | null;
  /** Repetitions left of the ability's effect. */
  left: number | null;
  /** The token being placed. */
  token: "mammoth" | "tortoise" | null;
  seats: {
    /** The score if the match ended now. */
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
      /** Where its companion is; null: not on the board yet. */
      at: {
        q: number;
        r: number;
      } | null;
      /** Terrains it passes free in this Move. */
      explores: string[];
    } | null)[];
    hand_limit: number;
    hand_size: Record<string, number>;
    /** The cards of the hand that everybody saw being taken. */
    known: string[];
    hand: string[] | null;
    passed: boolean;
  }[];
  /** For the seat that moves companions: every hex within reach, and how to get there. */
  ways: {
    moves: Move[];
    /** The hexes after the start. */
    path: {
      q: number;
      r: number;
      /** The symbol that pays for it; null: passed free. */
      symbol: string | null;
    }[];
  }[];
  /** For the seat that moves companions: cards that can be used, but would help none of them on. */
  idle: string[];
  /** The silver deck, top card first; the cards set aside are the last. */
  deck_cards?: string[];
  /** The gold deck, top card first. */
  gold_cards?: string[];
}
