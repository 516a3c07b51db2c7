/** What the shell knows about a game: how its table is drawn, what an event animates, and which moves are buttons. */
import type { Motion } from "$src/table/motion";
import type { Session } from "$src/table/session.svelte";
import type { GameEvent, Move, State, Value, View } from "$src/talk/messages";
import type { Facts } from "$src/words/words.svelte";
import type { Component, Snippet } from "svelte";

export interface Frame {
  view: View;
  /** How many of the act's events have happened at this point. */
  events: number;
  /** How long it is shown, in milliseconds. */
  pause: number;
}

/** Of a game whose events are declared in its `visible.ts`, `GameModule<ItsEvent>`. */
export interface GameModule<E = GameEvent> {
  Board: Component<{ session: Session; prompt: Snippet }>;
  motions(event: E, view: View): Motion[];
  /** Intermediate tables of an act that does several things, so that each can be seen. */
  frames?: (before: View, after: State) => Frame[];
  /** Moves that have no place on the table: they become buttons beside the prompt. */
  isButton: (move: Move) => boolean;
  /** Shorter words for such a button. */
  button?: (move: Move, view: View) => string;
  /** The question before a move that cannot be undone, and the label of the button that confirms it. */
  confirm?: (move: Move) => { question: string; yes: string } | null;
  /** Why the match is over, if that mentions players; empty if the game's words say it all. */
  ending?: (session: Session, ending: string) => string;
  /** Points that a seat holds in a category but does not score. */
  forfeited?: (session: Session, seat: number, reason: string) => number;
  /** The key and facts of the sentence that says what to do, where the decision's name is not enough. */
  prompt?: (session: Session) => { key: string; facts?: Facts };
  /** What a decision asks for, where its name is not enough: `prompt` puts it into words, and tests check it. */
  asking?: (view: View, moves: Move[], chosen: number) => unknown;
  /** Events that the log leaves out because another line says the same. */
  untold: string[];
  /** The event that begins a new paragraph of the log. */
  paragraph: string;
  /** Words for the place of a move or an event, where the game's words leave it open. */
  where?: (parts: Record<string, Value>, session: Session) => string;
  /** The place of an event on the table, for the log to point at. */
  placeOf(event: E): string | null;
}

const MODULES = import.meta.glob<{ module: GameModule }>("./*/module.ts");

/** Loads the board of a game, or the generic one. */
export const loadGame = async (key: string): Promise<GameModule> =>
  (await (MODULES[`./${key}/module.ts`] ?? MODULES["./generic/module.ts"])()).module;
