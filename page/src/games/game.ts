/** What the shell knows of a game: how its table is drawn, what flies at an event, and which moves are buttons. */
import type { Motion } from "$src/table/motion";
import type { Session } from "$src/table/session.svelte";
import type { GameEvent, Move, State, Value, View } from "$src/talk/messages";
import type { Facts } from "$src/words/words.svelte";
import type { Component, Snippet } from "svelte";

export interface Frame {
  view: View;
  /** How many of the act's events have happened by then. */
  events: number;
  /** How long it stays, in milliseconds. */
  pause: number;
}

export interface GameModule {
  Board: Component<{ session: Session; prompt: Snippet }>;
  motions: (event: GameEvent, view: View) => Motion[];
  /** Where one act does several things after another: the table in between, so that each can be seen. */
  frames?: (before: View, after: State) => Frame[];
  /** Moves that have no place on the table: they become buttons beside the prompt. */
  isButton: (move: Move) => boolean;
  /** Shorter words for such a button. */
  button?: (move: Move, view: View) => string;
  /**
   * What is asked once more before a button makes a move that is for good, and the name of the button that makes it.
   */
  confirm?: (move: Move) => { question: string; yes: string } | null;
  /** Why the match is over, where that speaks of players; empty if the words of the game tell all. */
  ending?: (session: Session, ending: string) => string;
  /** What somebody would have got for a category, but does not. */
  forfeited?: (session: Session, seat: number, reason: string) => number;
  /**
   * The key of the sentence that says what to do, and what it speaks of, where the name of the decision does not tell
   * all.
   */
  prompt?: (session: Session) => { key: string; facts?: Facts };
  /**
   * What a decision asks for, where that takes more than its name: `prompt` puts it into words, and tests look at it.
   */
  asking?: (view: View, moves: Move[], chosen: number) => unknown;
  /** Events that the log leaves out, since another line tells the same. */
  untold: string[];
  /** The event that begins a new paragraph of the log. */
  paragraph: string;
  /** Words for the place of a move or an event, where the words of the game leave it open. */
  where?: (parts: Record<string, Value>, session: Session) => string;
  /** The place of an event on the table, for the log to point at. */
  placeOf: (event: GameEvent) => string | null;
}

const MODULES = import.meta.glob<{ module: GameModule }>("./*/module.ts");

/** The board of a game, or the one that shows any game. */
export const loadGame = async (key: string): Promise<GameModule> =>
  (await (MODULES[`./${key}/module.ts`] ?? MODULES["./generic/module.ts"])()).module;
