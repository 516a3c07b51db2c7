import type { Theme } from "$src/games/themes";

export const theme: Theme = {
  place: 4,
  players: 2,
  colour: "#8348ab",
  glow: "rgb(226 102 66 / 0.36)",
};
