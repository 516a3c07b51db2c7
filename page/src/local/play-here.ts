/** Matches without people elsewhere: on this device if it can, else at a table of the server. */
import { me } from "$src/me.svelte";
import { deals } from "$src/talk/deals";
import type { LocalMatch } from "./begin";
import { isReady } from "./files";

/** Begins a match. Returns the address of its table. */
export async function playHere(match: LocalMatch): Promise<string> {
  if (await isReady(match.game)) {
    try {
      return await (await import("./begin")).begin(match);
    } catch {
      // the device may have no room for it: then the server has
    }
  }
  await me.known();
  const { others: names = [], ...wish } = match;
  const players = 1 + names.length + match.bots.length;
  const table = await deals.begin({ ...wish, players, mine: 1 + names.length, names });
  return `/table/${table.id}`;
}

/** Loads what the match will need, if it can be played on this device. */
export async function expectMatch(game: string): Promise<void> {
  if (await isReady(game)) (await import("./begin")).prepare(game);
}
