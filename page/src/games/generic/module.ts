/**
 * Any game that has no board of its own: what its declaration says is shown part by part, and moves are buttons with
 * words.
 */
import type { GameModule } from "$src/games/game";
import Board from "./Board.svelte";

export const module: GameModule = {
  Board,
  motions: () => [],
  isButton: () => false,
  untold: ["PointsScored"],
  paragraph: "TurnStarted",
  placeOf: () => null,
};
