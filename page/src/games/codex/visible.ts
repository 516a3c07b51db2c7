// Written by ./test --write-generated from src/starboard/games/codex/visible.py.
import type { View } from "$src/talk/messages";

/** A view of a table of Codex Naturalis. */
export interface CodexView extends View {
  /** The start player. */
  start: number;
  /** Turns to come after the present one, null: the end has not been met. */
  turns_left: number | null;
  /** Resource cards, gold cards. */
  decks: {
    size: number;
    /** The back of the top card. */
    top: string | null;
    /** From the top. */
    cards?: string[];
  }[];
  /** Face-up cards; null where nothing was left to replace one. */
  open: (string | null)[];
  /** The common ones, once they are open. */
  objectives: string[];
  /** The card that was chosen and has no place yet. */
  chosen: {
    card: string;
    side: "front" | "back";
  } | null;
  /** For the seat that is to place a card, cell by cell. */
  preview: {
    /** The symbols that would be covered. */
    covers: string[][];
    /** What each front would score. */
    gains: Record<string, number[]>;
    /** What each side of a card would change in the points from objectives, where it changes anything. */
    promises: Record<string, Record<string, number[]>>;
  } | null;
  seats: {
    /** On the track. */
    points: number;
    /** Points with the objectives, if the match ended now. */
    standing: number;
    /** The common objectives. */
    met: {
      objective: string;
      /** How often it is met. */
      times: number;
      /** The cards of each pattern, by their places in the codex. */
      patterns: number[][];
      /** How many symbols or cards of one more time are there already. */
      progress: number;
    }[];
    /** The seat's own objective. */
    met_own: {
      objective: string;
      /** How often it is met. */
      times: number;
      /** The cards of each pattern, by their places in the codex. */
      patterns: number[][];
      /** How many symbols or cards of one more time are there already. */
      progress: number;
    } | null;
    starter: string;
    hand_backs: string[];
    /** The part of the hand that all saw being taken. */
    known: string[];
    hand: string[] | null;
    /** An objective. */
    has_kept: boolean;
    /** The objectives to choose from. */
    offered: string[] | null;
    /** The one that was kept. */
    objective: string | null;
    /** Visible in the codex. */
    symbols: Record<string, number>;
    /** In the order of placing. */
    codex: {
      /** Of another's card face down, only its back. */
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
