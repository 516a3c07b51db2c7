/** Which companions can move, and which of them the lit hexes belong to. */
import type { Move } from "$src/talk/messages";

export const moversOf = (moves: Move[]): number[] => [
  ...new Set(moves.flatMap((move) => (move.do === "go" ? Number(move.companion) : []))),
];

/** The companion whose ways are lit: the one chosen last, or the first that can move; 0 if none can. */
export function leaderOf(movers: number[], chosen: number): number {
  return movers.includes(chosen) ? chosen : (movers[0] ?? 0);
}
