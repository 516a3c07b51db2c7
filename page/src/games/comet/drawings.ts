/**
 * How terrains, eggs, animals and seats are drawn. Nothing depends on colour alone: terrains have letters, seats have
 * shapes.
 */
import armadillo from "icon:armadillo";
import badger from "icon:badger";
import bear from "icon:bear-head";
import beaver from "icon:beaver";
import camel from "icon:camel";
import chameleon from "icon:chameleon-glyph";
import cliff from "icon:cliff-crossing";
import deer from "icon:deer";
import desert from "icon:desert";
import dinosaurEgg from "icon:dinosaur-egg";
import diplodocus from "icon:diplodocus";
import direwolf from "icon:direwolf";
import dodo from "icon:dodo";
import dove from "icon:dove";
import clutch from "icon:egg-clutch";
import elephant from "icon:elephant";
import star from "icon:falling-star";
import boots from "icon:boot-prints";
import gecko from "icon:gecko";
import goat from "icon:goat";
import haze from "icon:heat-haze";
import grass from "icon:high-grass";
import hyena from "icon:hyena-head";
import jungle from "icon:jungle";
import kangaroo from "icon:kangaroo";
import kiwi from "icon:kiwi-bird";
import lava from "icon:lava";
import lion from "icon:lion";
import mammoth from "icon:mammoth";
import mole from "icon:mole";
import monkey from "icon:monkey";
import climbing from "icon:mountain-climbing";
import ostrich from "icon:ostrich";
import pterodactylus from "icon:pterodactylus";
import rat from "icon:rat";
import rhinoceros from "icon:rhinoceros-horn";
import sabreTooth from "icon:saber-toothed-cat-head";
import salamander from "icon:salamander";
import sloth from "icon:sloth";
import squirrel from "icon:squirrel";
import tortoise from "icon:tortoise";
import migration from "icon:paw-print";
import tyrannosaurus from "icon:dinosaur-rex";
import cave from "icon:underground-cave";
import velociraptor from "icon:velociraptor";
import vulture from "icon:vulture";
import walrus from "icon:walrus-head";
import waves from "icon:waves";
import wild from "icon:polar-star";
import wind from "icon:windy-stripes";
import zebra from "icon:zebra-shield";
import { aurochs, iguana, parrot } from "./own-drawings";

export interface Terrain {
  wash: string;
  deep: string;
  light: string;
  sign: string;
}

export const TERRAINS: Record<string, Terrain> = {
  meadow: { wash: "#7fae3c", deep: "#4d7a1c", light: "#c9e58a", sign: grass },
  jungle: { wash: "#1f7a49", deep: "#0b4a2a", light: "#74cf95", sign: jungle },
  desert: { wash: "#dba648", deep: "#a56d18", light: "#fbe0a0", sign: desert },
  water: { wash: "#3b86c6", deep: "#1b5590", light: "#a9d8ff", sign: waves },
  lava: { wash: "#8e2a1b", deep: "#50120b", light: "#ff9a4d", sign: lava },
  wild: { wash: "#6b5a8e", deep: "#3c2f5c", light: "#ffe6a8", sign: wild },
};

export const EGGS: Record<string, { shell: string; ink: string }> = {
  white: { shell: "#f6f1e2", ink: "#2b2a33" },
  red: { shell: "#c93f31", ink: "#fff8e6" },
  blue: { shell: "#3767c6", ink: "#fff8e6" },
  purple: { shell: "#8147b5", ink: "#fff8e6" },
  green: { shell: "#2f8148", ink: "#fff8e6" },
  black: { shell: "#2a2930", ink: "#fff8e6" },
};

/** Animals, leaders and advantages, by the name of their drawing. */
export const DRAWINGS: Record<string, string> = {
  dodo,
  "elephant-bird": ostrich,
  moa: kiwi,
  "passenger-pigeon": dove,
  velociraptor,
  "sabre-tooth": sabreTooth,
  "giant-deer": deer,
  "giant-beaver": beaver,
  "cave-beaver": badger,
  "cave-squirrel": squirrel,
  "nailtail-wallaby": kangaroo,
  thylacine: hyena,
  dromedary: camel,
  aurochs,
  "giant-lemur": monkey,
  "sea-cow": walrus,
  ankylosaurus: armadillo,
  "island-rat": rat,
  "golden-mole": mole,
  brachiosaurus: diplodocus,
  pterosaur: pterodactylus,
  "mammoth-rider": mammoth,
  "tortoise-rider": tortoise,
  "mauritius-parrot": parrot,
  iguana,
  gecko,
  salamander,
  chameleon,
  vicuna: goat,
  "woolly-rhino": rhinoceros,
  quagga: zebra,
  tyrannosaurus,
  "cave-bear": bear,
  "cave-lion": lion,
  argentavis: vulture,
  megatherium: sloth,
  oviraptor: dinosaurEgg,
  "dire-wolf": direwolf,
  indricotherium: elephant,
  tunnel: cave,
  "sheer-slope": climbing,
  "warm-spring": haze,
  "double-clutch": clutch,
  "second-wind": wind,
  "forced-march": boots,
  "hidden-gorge": cliff,
  "great-migration": migration,
  "falling-star": star,
  mammoth,
  tortoise,
};

/** An owner's material may name species without a drawing here. */
export const drawingOf = (name: string): string => DRAWINGS[name] ?? dinosaurEgg;

/** The companions of each seat: a shape in a square of 100, and a colour that goes with the avatar. */
export const SHAPES = [
  { colour: "#c2611d", path: "M50 6a44 44 0 1 1 0 88a44 44 0 1 1 0-88z", inset: 0.56 },
  { colour: "#3564cc", path: "M50 1 99 50 50 99 1 50z", inset: 0.5 },
  { colour: "#8c46bb", path: "M50 2Q54 2 57 8L97 82Q100 92 90 93H10Q0 92 3 82L43 8Q46 2 50 2z", inset: 0.46 },
  { colour: "#1c7f5c", path: "M16 8H84Q92 8 92 16V84Q92 92 84 92H16Q8 92 8 84V16Q8 8 16 8z", inset: 0.6 },
];
