/** Beginning a match against bots on this device. */
import { loadGame } from "$src/games/game";
import { me } from "$src/me.svelte";
import type { Options } from "$src/talk/messages";
import { words } from "$src/words/words.svelte";
import { load } from "./files";
import { newRow } from "./new-row";
import type { Owner } from "./play";
import { ME } from "./row";
import { store } from "./store";
import { startSpareWorker } from "./worker";

/** A match of one person against bots. */
export interface BotMatch {
  game: string;
  players: number;
  options?: Options;
  level: string;
}

/** Loads what a table needs, while somebody is about to choose its game. */
export function prepare(game: string): void {
  startSpareWorker();
  const parts = [load(game), loadGame(game), import("./Door.svelte"), words.need(game)];
  void Promise.all(parts).catch(() => undefined); // the table reports it
}

/** Deals a match. Returns the address of its table. */
export async function begin({ game, players, options = {}, level }: BotMatch): Promise<string> {
  prepare(game);
  const { game: facts } = await load(game);
  const bots: Owner[] = Array.from({ length: players - 1 }, () => ({ person: null, bot: level }));
  const owners = [{ person: { id: ME, name: me.person?.name ?? "" }, bot: null }, ...bots];
  const row = await newRow(facts, { players, options, owners }, Date.now() / 1000);
  await store.write(row);
  void store.clean().catch(() => undefined);
  return `/local/${row.id}`;
}
