/** What the points of a result are made of. */
import type { Reason, Result } from "$src/talk/messages";

/** The categories of a score sheet, in the order in which they were counted. */
export const reasonsOf = (result: Result): string[] => [
  ...new Set(result.seats.flatMap((seat) => seat.breakdown.map(({ reason }) => reason))),
];

/** The points of a seat in a category. */
export const partsOf = (result: Result, seat: number, reason: string): Reason[] =>
  result.seats[seat].breakdown.filter((part) => part.reason === reason);

export const pointsOf = (parts: Reason[]): number => parts.reduce((total, { points }) => total + points, 0);
