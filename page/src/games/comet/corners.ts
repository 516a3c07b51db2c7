/** `freeCorner`: where the buttons of the valley cover nothing that can be chosen. */
import type { Box } from "$src/table/camera.svelte";

export type Corner = "top left" | "top right" | "bottom left" | "bottom right";

interface Size {
  width: number;
  height: number;
}

function boxAt(corner: Corner, window: Size, size: Size): Box {
  const left = corner.endsWith("left") ? 0 : window.width - size.width;
  const top = corner.startsWith("top") ? 0 : window.height - size.height;
  return { left, top, right: left + size.width, bottom: top + size.height };
}

const meet = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** The first of these corners where something of this size meets no box; null: none of them. */
export const freeCorner = (corners: Corner[], window: Size, size: Size, boxes: Box[]): Corner | null =>
  corners.find((corner) => !boxes.some((box) => meet(box, boxAt(corner, window, size)))) ?? null;
