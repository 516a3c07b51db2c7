/** Some cards for the style guide; at a table the server provides what is printed. */
import type { Face } from "./view";

export const SAMPLES: Record<string, Face> = {
  "silver-dodo-1": {
    kind: "animal",
    drawing: "dodo",
    metal: "silver",
    when: "always",
    symbols: ["meadow", "water"],
    nest: 6,
    egg: "white",
    points: 4,
    ability: { kind: "hatch-occupied", minus: 0 },
  },
  "silver-giant-deer-3": {
    kind: "animal",
    drawing: "giant-deer",
    metal: "silver",
    when: "move",
    symbols: ["jungle", "lava"],
    nest: 7,
    egg: "red",
    points: 4,
    ability: { kind: "terrain-step", terrains: ["jungle", "water"], mode: "one" },
  },
  "gold-pterosaur-1": {
    kind: "animal",
    drawing: "pterosaur",
    metal: "gold",
    when: "move",
    symbols: ["meadow", "lava"],
    nest: 12,
    egg: "black",
    points: 7,
    ability: { kind: "fly", n: 3 },
  },
  "tunnel-1": { kind: "advantage", drawing: "tunnel", metal: "gold", when: "move", ability: { kind: "step", n: 3 } },
  "leader-cave-bear": {
    kind: "leader",
    drawing: "cave-bear",
    metal: null,
    when: "hatch",
    ability: { kind: "nest-minus", n: 2 },
    scoring: { match: { egg: "blue" }, points: 2 },
  },
};
