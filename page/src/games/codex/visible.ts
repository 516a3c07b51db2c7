// Written by ./test --write-generated from src/starboard/games/codex/visible.py.
import type { View } from "$src/talk/messages";

/** A view of a table of Codex Naturalis. */
export interface CodexView extends View {
  /** The start player. */
  start: number;
  /** Turns left after this one; null: the end has not been met. */
  turns_left: number | null;
  /** Resource cards, gold cards. */
  decks: {
    size: number;
    /** The back of the top card. */
    top: string | null;
    /** The deck, top card first. */
    cards?: string[];
  }[];
  /** Face-up cards; null: no card was left to replace one. */
  open: (string | null)[];
  /** The common objectives, once they are open. */
  objectives: string[];
  /** The card that is chosen, but not placed yet. */
  chosen: {
    card: string;
    side: "front" | "back";
  } | null;
  /** For the seat that places a card, cell by cell. */
  preview: {
    /** The symbols that would be covered. */
    covers: string[][];
    /** The points each front would score. */
    gains: Record<string, number[]>;
    /** The change in points from objectives, for each side that changes them. */
    promises: Record<string, Record<string, number[]>>;
  } | null;
  seats: {
    /** On the track. */
    points: number;
    /** The score with objectives if the match ended now. */
    standing: number;
    /** The common objectives. */
    met: {
      objective: string;
      /** How often it is met. */
      times: number;
      /** The cards of each pattern, by their index in the codex. */
      patterns: number[][];
      /** Symbols or cards already there towards the next time. */
      progress: number;
    }[];
    /** The seat's own objective. */
    met_own: {
      objective: string;
      /** How often it is met. */
      times: number;
      /** The cards of each pattern, by their index in the codex. */
      patterns: number[][];
      /** Symbols or cards already there towards the next time. */
      progress: number;
    } | null;
    starter: string;
    hand_backs: string[];
    /** The cards of the hand that everybody saw being taken. */
    known: string[];
    hand: string[] | null;
    /** Has kept an objective. */
    has_kept: boolean;
    /** The objectives to choose from. */
    offered: string[] | null;
    /** The objective that was kept. */
    objective: string | null;
    /** Visible in the codex. */
    symbols: Record<string, number>;
    /** In the order of placing. */
    codex: {
      /** The back, for another seat's face-down card. */
      card: string;
      side: "front" | "back";
      x: number;
      y: number;
    }[];
    /** Where a card may be placed. */
    cells: {
      x: number;
      y: number;
    }[];
  }[];
}

/** A move of Codex Naturalis. */
export type CodexMove =
  | { do: "starter"; side: "front" | "back" }
  | { do: "keep"; objective: string }
  | { do: "play"; card: string; side: "front" | "back" }
  | { do: "place"; x: number; y: number }
  | { do: "draw"; source: string };

/** An event of Codex Naturalis. */
export type CodexEvent =
  | { number: number; event: "StarterDealt"; seat: number | null; card: string | null }
  | {
      number: number;
      event: "CardOpened";
      card: string | null;
      place: number | null;
      deck: "resource" | "gold" | null;
      deck_top: string | null;
    }
  | { number: number; event: "StartPlayerChosen"; seat: number | null }
  | {
      number: number;
      event: "CardsDealt";
      seat: number | null;
      resource_top: string | null;
      gold_top: string | null;
      cards: (string | null)[];
    }
  | { number: number; event: "ObjectivesOpened"; objectives: (string | null)[] }
  | { number: number; event: "ObjectivesDealt"; seat: number | null; objectives: (string | null)[] }
  | { number: number; event: "ObjectiveKept"; seat: number | null; objective: string | null }
  | { number: number; event: "TurnStarted"; seat: number | null; turns_left: number | null }
  | { number: number; event: "TurnMissed"; seat: number | null }
  | { number: number; event: "CardChosen"; seat: number | null; card: string | null }
  | { number: number; event: "CardChosenFaceDown"; seat: number | null; card: string | null }
  | {
      number: number;
      event: "CardPlaced";
      seat: number | null;
      card: string | null;
      side: "front" | "back" | null;
      x: number;
      y: number;
    }
  | { number: number; event: "CardPlacedFaceDown"; seat: number | null; card: string | null; x: number; y: number }
  | { number: number; event: "PointsGained"; seat: number | null; points: number | null; total: number | null }
  | { number: number; event: "OpenCardTaken"; seat: number | null; card: string | null; place: number | null }
  | {
      number: number;
      event: "CardDrawn";
      seat: number | null;
      card: string | null;
      deck: "resource" | "gold" | null;
      deck_top: string | null;
    }
  | { number: number; event: "EndMet"; turns: number | null; reason: "twenty-points" | "empty-decks" | null }
  | {
      number: number;
      event: "PointsScored";
      seat: number | null;
      points: number | null;
      reason: "track" | "objective" | null;
      objective: string | null;
    }
  | { number: number; event: "GameEnded"; reason: "last-turn" | null };
