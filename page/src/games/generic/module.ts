/** The board of games without their own: the declared parts one by one, and moves as buttons. */
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
