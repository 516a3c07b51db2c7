/** How each biome is drawn: a wash of colour, an ink, and a plant. */
import baobab from "icon:baobab";
import cactus from "icon:cactus";
import grass from "icon:high-grass";
import monstera from "icon:monstera-leaf";
import oak from "icon:oak";
import olive from "icon:olive";
import pine from "icon:pine-tree";
import snowflake from "icon:snowflake-2";

export interface Biome {
  wash: string;
  ink: string;
  plant: string;
}

export const BIOMES: Record<string, Biome> = {
  desert: { wash: "#e08f3c", ink: "#7a3d0a", plant: cactus },
  savanna: { wash: "#cfa922", ink: "#5c4700", plant: baobab },
  rainforest: { wash: "#1d9a66", ink: "#08482d", plant: monstera },
  chaparral: { wash: "#b2572f", ink: "#5a1e0b", plant: olive },
  grassland: { wash: "#83ad38", ink: "#3a5208", plant: grass },
  forest: { wash: "#44794a", ink: "#173c1d", plant: oak },
  taiga: { wash: "#2f7186", ink: "#0d3644", plant: pine },
  tundra: { wash: "#7092c0", ink: "#233f6b", plant: snowflake },
};
