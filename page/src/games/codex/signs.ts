/** How the four kingdoms and the three items are drawn: each has a shape of its own, a colour and a drawing; kingdoms have a letter too. */
import deer from "icon:deer-head";
import fern from "icon:fern";
import inkwell from "icon:square-bottle";
import mushroom from "icon:spotted-mushroom";
import quill from "icon:feather";
import manuscript from "icon:tied-scroll";
import beetle from "icon:scarab-beetle";

export interface Sign {
  colour: string;
  dark: string;
  /** An outline in a square of 24. */
  shape: string;
  drawing: string;
  isKingdom: boolean;
}

const CIRCLE = "M12 1a11 11 0 1 0 0 22a11 11 0 1 0 0-22z";
const DIAMOND = "M12 0L24 12L12 24L0 12z";
const SQUARE = "M4 1.500h16a2.500 2.500 0 0 1 2.500 2.500v16a2.500 2.500 0 0 1-2.500 2.500h-16a2.500 2.500 0 0 1-2.500-2.500v-16a2.500 2.500 0 0 1 2.500-2.500z";
const HEXAGON = "M6.300 1.200h11.400L23.500 12l-5.800 10.800H6.300L.5 12z";
const SEAL = "M12 .5l3 2.500 3.800-.7 1 3.700 3.400 1.900-1.400 3.600 1.400 3.600-3.400 1.900-1 3.700-3.800-.7-3 2.500-3-2.500-3.800.7-1-3.700-3.400-1.900 1.400-3.600-1.400-3.600 3.400-1.900 1-3.700 3.800.7z";

export const SIGNS: Record<string, Sign> = {
  fungi: { colour: "#b7372c", dark: "#6f1710", shape: CIRCLE, drawing: mushroom, isKingdom: true },
  plant: { colour: "#2f7d3f", dark: "#12451f", shape: DIAMOND, drawing: fern, isKingdom: true },
  animal: { colour: "#23689c", dark: "#0d3a5e", shape: SQUARE, drawing: deer, isKingdom: true },
  insect: { colour: "#7d3f94", dark: "#47195a", shape: HEXAGON, drawing: beetle, isKingdom: true },
  quill: { colour: "#e2b84d", dark: "#5b3f06", shape: SEAL, drawing: quill, isKingdom: false },
  inkwell: { colour: "#e2b84d", dark: "#5b3f06", shape: SEAL, drawing: inkwell, isKingdom: false },
  manuscript: { colour: "#e2b84d", dark: "#5b3f06", shape: SEAL, drawing: manuscript, isKingdom: false },
};

export const STARTER = { colour: "#8a6b2f", dark: "#4d3a12" };
export const inksOf = (kingdom: string | null): { colour: string; dark: string } => (kingdom ? SIGNS[kingdom] : STARTER);

/** A card in its own measure, and how far the next one lies: corners overlap, edges do not. */
export const CARD = { width: 120, height: 80 };
export const STEP = { x: 93, y: 48 };
export const CORNER = { width: CARD.width - STEP.x, height: CARD.height - STEP.y };
