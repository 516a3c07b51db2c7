/** "Play against bots": on this device if it can, else at a table of the server. */
import { me } from "$src/me.svelte";
import { deals } from "$src/talk/deals";
import type { BotMatch } from "./begin";
import { isReady } from "./files";

/** Begins a match. Returns the address of its table. */
export async function playAgainstBots(match: BotMatch): Promise<string> {
  if (await isReady(match.game)) {
    try {
      return await (await import("./begin")).begin(match);
    } catch {
      // the device may have no room for it: then the server has
    }
  }
  await me.known();
  const { level, ...wish } = match;
  const table = await deals.begin({ ...wish, bots: Array(match.players - 1).fill(level) });
  return `/table/${table.id}`;
}

/** Loads what the match will need, if it can be played on this device. */
export async function expectMatch(game: string): Promise<void> {
  if (await isReady(game)) (await import("./begin")).prepare(game);
}
