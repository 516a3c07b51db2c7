import type { Theme } from "$src/games/themes";

export const theme: Theme = {
  place: 3,
  players: 2,
  colour: "#b85c1e",
  glow: "rgb(196 160 80 / 0.26)",
};
