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

/** A move of Comet. */
export type CometMove =
  | { do: "hatch"; card: string }
  | { do: "move"; card: string }
  | { do: "refresh" }
  | { do: "pass" }
  | { do: "nest"; q: number; r: number }
  | { do: "go"; companion: number; q: number; r: number }
  | { do: "use"; card: string }
  | { do: "pay"; symbol: string }
  | { do: "name"; terrain: string }
  | { do: "guide"; companion: number }
  | { do: "lift"; token: "mammoth" | "tortoise" }
  | { do: "put"; q: number; r: number }
  | { do: "discard"; card: string }
  | { do: "take"; card: string }
  | { do: "ready"; card: string }
  | { do: "comet"; answer: "draw" | "ready" }
  | { do: "copy"; card: string }
  | { do: "end" };

/** An event of Comet. */
export type CometEvent =
  | { number: number; event: "LeaderDealt"; seat: number | null; card: string | null }
  | { number: number; event: "StartPlayerChosen"; seat: number | null }
  | { number: number; event: "GoldCardTurned"; card: string | null; place: number | null }
  | { number: number; event: "GoldDeckRenewed"; count: number | null }
  | {
      number: number;
      event: "SilverCardDrawn";
      seat: number | null;
      card: string | null | "a-silver-card" | "a-gold-card";
    }
  | { number: number; event: "SilverDeckRenewed"; count: number | null }
  | { number: number; event: "TurnStarted"; seat: number | null }
  | {
      number: number;
      event: "AnimalNamed";
      seat: number | null;
      card: string | null;
      companion: number | null;
      lowered: number | null;
    }
  | { number: number; event: "NestLowered"; seat: number | null; by: number | null; card: string | null }
  | { number: number; event: "AnimalHatched"; seat: number | null; companion: number | null; q: number; r: number }
  | { number: number; event: "CardPlayed"; seat: number | null; card: string | null }
  | { number: number; event: "CompanionMoved"; seat: number | null; companion: number | null; q: number; r: number }
  | { number: number; event: "SymbolSpent"; seat: number | null; symbol: string | null }
  | { number: number; event: "AnimalSaved"; seat: number | null; companion: number | null; card: string | null }
  | { number: number; event: "AbilityUsed"; seat: number | null; card: string | null }
  | { number: number; event: "AdvantageUsed"; seat: number | null; card: string | null }
  | { number: number; event: "SymbolsAdded"; seat: number | null; symbol: string | null; count: number | null }
  | { number: number; event: "TerrainNamed"; seat: number | null; terrain: string | null }
  | { number: number; event: "TerrainExplored"; seat: number | null; companion: number | null; terrain: string | null }
  | { number: number; event: "CardsAllowed"; seat: number | null; count: number | null }
  | { number: number; event: "GoldCardTaken"; seat: number | null; card: string | null; place: number | null }
  | { number: number; event: "CardReadied"; seat: number | null; card: string | null }
  | { number: number; event: "TokenLifted"; seat: number | null; token: "mammoth" | "tortoise" | null }
  | {
      number: number;
      event: "TokenPlaced";
      seat: number | null;
      token: "mammoth" | "tortoise" | null;
      q: number;
      r: number;
    }
  | { number: number; event: "Refreshed"; seat: number | null }
  | { number: number; event: "CardDiscarded"; seat: number | null; card: string | null }
  | { number: number; event: "CometArrived"; reason: "deck-empty" | "long-quiet" | null }
  | { number: number; event: "CometAnswered"; seat: number | null; answer: "draw" | "ready" | null }
  | { number: number; event: "CardRecovered"; seat: number | null; card: string | null }
  | { number: number; event: "CardCopied"; seat: number | null; card: string | null }
  | { number: number; event: "AbilityEnded"; seat: number | null }
  | { number: number; event: "ActionEnded"; seat: number | null }
  | { number: number; event: "WindowLeft"; seat: number | null }
  | { number: number; event: "Passed"; seat: number | null }
  | {
      number: number;
      event: "PointsScored";
      seat: number | null;
      points: number | null;
      reason: "animals" | "lizards" | "alike" | "leader" | null;
    }
  | { number: number; event: "GameEnded"; reason: "all-passed" | "no-turns-left" | null };
