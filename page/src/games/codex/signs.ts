/**
 * How the four kingdoms and the three items are drawn: each has its own shape, colour and drawing; kingdoms also have a
 * letter, items are gold.
 */
import deer from "icon:deer-head";
import fern from "icon:fern";
import mushroom from "icon:mushroom-gills";
import beetle from "icon:scarab-beetle";

export interface Sign {
  colour: string;
  dark: string;
  /** An outline in a 24 by 24 square. */
  shape: string;
  /** A game-icon for a kingdom, lines in a 24 by 24 square for an item. */
  drawing: string;
  isKingdom: boolean;
}

const CIRCLE = "M12 1a11 11 0 1 0 0 22a11 11 0 1 0 0-22z";
const DIAMOND = "M12 0L24 12L12 24L0 12z";
const SQUARE =
  "M4 1.500h16a2.500 2.500 0 0 1 2.500 2.500v16a2.500 2.500 0 0 1-2.500 2.500h-16a2.500 2.500 0 0 1-2.500-2.500v-16a2.500 2.500 0 0 1 2.500-2.500z";
const HEXAGON = "M6.300 1.200h11.400L23.500 12l-5.800 10.800H6.300L.5 12z";
const QUILL = "M22.500 1C13 1 5.500 6.500 4.500 15.500L1 21.800l2 1.400 3.600-5.300C15.500 17.700 21.500 12 22.500 1z";
const QUILL_LINES = "M5.500 16.500C9 10 13 7 18 5M9 12l-.5-4M12.500 9l.2-4.500M10.500 13.500l5 .3M14 10l5-.5";
const INKWELL =
  "M7.500 1.500h9v5l5 4.500v10.500a1.500 1.500 0 0 1-1.500 1.500H4a1.500 1.500 0 0 1-1.500-1.500V11l5-4.500z";
const INKWELL_LINES =
  "M6.500 5.500h11M12 10.500c2.600 3.400 3.400 4.600 3.400 6.200a3.400 3.400 0 0 1-6.800 0c0-1.600.8-2.800 3.400-6.200z";
const SCROLL = "M5 1.500h14.500a3 3 0 0 1 3 3V7H18v12.500a3 3 0 0 1-3 3H3.500a2.500 2.500 0 0 1-2.500-2.500V18.500h4z";
const SCROLL_LINES =
  "M18 7V4.500a1.500 1.500 0 0 1 3 0M8 6.500h7M8 10h7M8 13.500h7M1 18.500h11.500v1.500a2.500 2.500 0 0 0 2.500 2.500";

export const SIGNS: Record<string, Sign> = {
  fungi: { colour: "#b7372c", dark: "#6f1710", shape: CIRCLE, drawing: mushroom, isKingdom: true },
  plant: { colour: "#2f7d3f", dark: "#12451f", shape: DIAMOND, drawing: fern, isKingdom: true },
  animal: { colour: "#23689c", dark: "#0d3a5e", shape: SQUARE, drawing: deer, isKingdom: true },
  insect: { colour: "#7d3f94", dark: "#47195a", shape: HEXAGON, drawing: beetle, isKingdom: true },
  quill: { colour: "#e2b84d", dark: "#5b3f06", shape: QUILL, drawing: QUILL_LINES, isKingdom: false },
  inkwell: { colour: "#e2b84d", dark: "#5b3f06", shape: INKWELL, drawing: INKWELL_LINES, isKingdom: false },
  manuscript: { colour: "#e2b84d", dark: "#5b3f06", shape: SCROLL, drawing: SCROLL_LINES, isKingdom: false },
};

export const STARTER = { colour: "#8a6b2f", dark: "#4d3a12" };
export const inksOf = (kingdom: string | null): { colour: string; dark: string } =>
  kingdom ? SIGNS[kingdom] : STARTER;

/** The size of a card, and the distance to the next one: corners overlap, edges do not. */
export const CARD = { width: 120, height: 80 };
export const STEP = { x: 93, y: 48 };
export const CORNER = { width: CARD.width - STEP.x, height: CARD.height - STEP.y };
