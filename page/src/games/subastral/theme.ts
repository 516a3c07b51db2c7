import type { Theme } from "$src/games/themes";

export const theme: Theme = {
  place: 1,
  players: 3,
  colour: "#24795a",
  glow: "rgb(214 142 90 / 0.34)",
  sky: `radial-gradient(46% 60% at 96% 34%, var(--glow), transparent 72%),
    radial-gradient(60% 70% at 60% 30%, rgb(98 78 170 / 0.3), transparent 75%),
    linear-gradient(var(--ground-2), var(--ground) 80%)`,
};
