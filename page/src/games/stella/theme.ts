import type { Theme } from "$src/games/themes";

export const theme: Theme = {
  place: 2,
  players: 3,
  colour: "#3f66c4",
  glow: "rgb(88 120 220 / 0.34)",
};
