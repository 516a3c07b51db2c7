/** The geometry of the valley: pointy-top hexes, q to the east, r to the south-east. */
import type { Hex, Place } from "./view";

export const WIDE = Math.sqrt(3) * 50;
export const HIGH = 100;
/** Room above the valley, for the sky. */
const SKY = 66;
const EDGE = 12;

export interface Chart {
  width: number;
  height: number;
  /** The middle of a hex. */
  middle: (place: Place) => { x: number; y: number };
}

export function chart(hexes: Hex[]): Chart {
  const columns = hexes.map(([q, r]) => q + r / 2);
  const rows = hexes.map(([, r]) => r);
  const [left, right, top, bottom] = [Math.min(...columns), Math.max(...columns), Math.min(...rows), Math.max(...rows)];
  return {
    width: (right - left + 1) * WIDE + 2 * EDGE,
    height: (bottom - top) * 75 + HIGH + SKY + EDGE,
    middle: ({ q, r }) => ({ x: (q + r / 2 - left + 0.5) * WIDE + EDGE, y: (r - top) * 75 + HIGH / 2 + SKY }),
  };
}

/** The side of the sky with room for the comet: the one without the cave. */
export const comesFromRight = (chart: Chart): boolean => chart.middle({ q: 0, r: 0 }).x < chart.width / 2;

export const keyOf = ({ q, r }: Place): string => `${q},${r}`;

/** The egg of a nest, around 0, 0. */
export const EGG = "M0-29C13-29 24-10 24 5 24 20 13 29 0 29S-24 20-24 5C-24-10-13-29 0-29z";

/** The view box of a hex around 0, 0. */
export const AROUND = `${-WIDE / 2} ${-HIGH / 2} ${WIDE} ${HIGH}`;

/** The outline of a hex around 0, 0. */
export const outline = (size = 50): string =>
  Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 180) * (60 * i - 90);
    return `${(size * Math.cos(angle)).toFixed(2)},${(size * Math.sin(angle)).toFixed(2)}`;
  }).join(" ");

/** The position of a hex by counting: its row from the top, and its place in the row from the left. */
export function countOut(hexes: Hex[], { q, r }: Place): { row: number; hex: number } {
  const rows = new Set(hexes.map((hex) => hex[1]).filter((other) => other <= r));
  return { row: rows.size, hex: hexes.filter((hex) => hex[1] === r && hex[0] <= q).length };
}
