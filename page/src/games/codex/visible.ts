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
