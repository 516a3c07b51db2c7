/** Where cards and cells are on the parchment, and the words for it. */
import type { Box } from "$src/table/camera.svelte";
import { CARD, STEP } from "./signs";
import type { Cell, Face } from "./view";

export const leftOf = (cell: Cell): number => cell.x * STEP.x - CARD.width / 2;
export const topOf = (cell: Cell): number => cell.y * STEP.y - CARD.height / 2;

export function boxAround(cells: Cell[], margin: number): Box {
  const xs = cells.map(leftOf);
  const ys = cells.map(topOf);
  if (!cells.length) return { left: -CARD.width, top: -CARD.height, right: CARD.width, bottom: CARD.height };
  return {
    left: Math.min(...xs) - margin,
    top: Math.min(...ys) - margin,
    right: Math.max(...xs) + CARD.width + margin,
    bottom: Math.max(...ys) + CARD.height + margin,
  };
}

/** The newest card at a corner of a cell, and the direction from it to the cell. */
export function nextTo(cell: Cell, codex: (Face & Cell)[]): { card: Face & Cell; where: string } | null {
  const card = [...codex].reverse().find((laid) => Math.abs(laid.x - cell.x) === 1 && Math.abs(laid.y - cell.y) === 1);
  return card ? { card, where: `${cell.y < card.y ? "upper" : "lower"}-${cell.x < card.x ? "left" : "right"}` } : null;
}

/** The cells that touch a card but are neither open nor taken. */
export function blockedCells(codex: Cell[], open: Cell[]): Cell[] {
  const taken = new Set([...codex, ...open].map(({ x, y }) => `${x},${y}`));
  const blocked = new Map<string, Cell>();
  for (const { x, y } of codex) {
    for (const cell of [
      { x: x - 1, y: y - 1 },
      { x: x + 1, y: y - 1 },
      { x: x - 1, y: y + 1 },
      { x: x + 1, y: y + 1 },
    ]) {
      const key = `${cell.x},${cell.y}`;
      if (!taken.has(key)) blocked.set(key, cell);
    }
  }
  return [...blocked.values()];
}

/** The next cell in the direction of an arrow key. */
export function nextCell(from: Cell, cells: Cell[], key: string): Cell | null {
  const towards = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }[key];
  if (!towards) return null;
  const [dx, dy] = towards;
  let best: Cell | null = null;
  let least = Infinity;
  for (const cell of cells) {
    const [x, y] = [(cell.x - from.x) * STEP.x, (cell.y - from.y) * STEP.y];
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (ahead > 0 && ahead + 2 * aside < least) [best, least] = [cell, ahead + 2 * aside];
  }
  return best;
}
