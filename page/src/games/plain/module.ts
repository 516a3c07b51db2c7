import type { GameModule } from "$src/games/game";
import Board from "./Board.svelte";

/** For games whose own table is still being drawn: everything in words. */
export const module: GameModule = {
  Board,
  isButton: () => false,
  untold: ["PointsScored"],
  paragraph: "TurnStarted",
  placeOf: () => null,
  motions: () => [],
};
