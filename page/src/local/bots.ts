/** Bots of all levels, with the knowledge, the search and the choice of the server's (`starboard/bots`). */
import { newMind, type Found } from "$src/engine/line";
import type { LocalBots } from "$src/talk/api";
import type { Move } from "$src/talk/messages";
import type { Match } from "./match";
import type { Effort, Thinkers } from "./thinkers";

/** The stream of random numbers of a bot that does not search. */
const LOOKING = 1;

/** What a bot keeps of its search during a turn, until something new is revealed. */
export interface Memory {
  /** The moves before the last thought; null: there was none. */
  played: number[] | null;
}

/** The index of the move that a bot of a level makes. The same view and seed give the same, unless time limits it. */
export async function choose(
  match: Match,
  level: string,
  seed: Uint8Array<ArrayBuffer>,
  thinkers: Thinkers,
  memory: Memory | null = null,
): Promise<number> {
  if (match.legal.length === 1) return 0;
  const { bots } = match.game;
  const facts = bots.levels[level];
  const weights = weightsFor(bots, match.players);
  if ("noise" in facts) return look(match, weights, facts["noise"], seed);
  const isTimed = !("iterations" in facts);
  const effort: Effort = isTimed
    ? { seconds: facts["seconds"], chunk: bots.chunk }
    : { iterations: facts["iterations"] };
  const seat = match.toMove!;
  const since = isTimed && memory ? movesSince(match, memory) : null;
  if (isTimed && memory) memory.played = [...match.played];
  const table = match.redealt(seat, seed);
  const knowledge = { search: bots.search, weights };
  const lines = await Promise.all(
    Array.from({ length: isTimed ? bots.threads : 1 }, (_, i) =>
      thinkers.think({ line: i + 1, table, seat, seed, knowledge, effort, since }),
    ),
  );
  return match.legal.indexOf(best(match, lines.flat()));
}

/** How long a level thinks about a move, in seconds; 0 if time does not limit it. */
export const thinkingTime = (bots: LocalBots, level: string): number => bots.levels[level]?.["seconds"] ?? 0;

/** The weights trained with as many players, or with the next fewer. */
function weightsFor({ weights }: LocalBots, players: number): number[] {
  const counts = Object.keys(weights).map(Number);
  return weights[Math.max(...counts.filter((count) => count <= players))];
}

/** Chooses by appraisal alone, on a redealt table. */
function look(match: Match, weights: number[], noise: number, seed: Uint8Array<ArrayBuffer>): number {
  const { engine } = match;
  const { memory } = engine;
  const bytes = match.redealt(match.toMove!, seed);
  const [table, chance, mind] = [memory.allocate("table"), engine.newChance(seed, LOOKING), newMind(engine, weights)];
  memory.bytes(table, bytes.length).set(bytes);
  const index = engine.appraise(table, mind, noise, chance);
  memory.free(table, memory.size("table"));
  memory.free(chance, memory.size("chance"));
  memory.free(mind, memory.size("mind"));
  return index;
}

/** The moves since the last thought of this turn; null if it does not lead here. */
function movesSince(match: Match, { played }: Memory): number[] | null {
  if (!played) return null;
  const since = match.played.slice(played.length);
  const isBefore = played.every((move, i) => match.played[i] === move);
  return isBefore && since.length > 0 && since.length <= match.openMoves ? since : null;
}

/** The most visited move of all lines; of several, the first by the text of its name. */
function best(match: Match, found: Found[]): number {
  const visits = new Map<number, number>();
  for (const one of found) visits.set(one.move, (visits.get(one.move) ?? 0) + one.visits);
  const most = Math.max(...visits.values());
  const names = new Map(match.legal.map((code, i) => [code, textOf(match.moves[i])]));
  const equals = [...visits.keys()].filter((move) => visits.get(move) === most);
  return equals.reduce((one, other) => (names.get(other)! < names.get(one)! ? other : one));
}

/** A move as Python writes it, which decides between equals. */
export function textOf(move: Move): string {
  const parts = Object.entries(move).map(([key, value]) => `'${key}': ${valueText(value)}`);
  return `{${parts.join(", ")}}`;
}

function valueText(value: Move[string]): string {
  if (value === null) return "None";
  return typeof value === "string" ? `'${value}'` : String(value);
}
