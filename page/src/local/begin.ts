/** Beginning a match on this device. */
import { Engine } from "$src/engine/engine";
import { loadGame } from "$src/games/game";
import { me } from "$src/me.svelte";
import type { Options } from "$src/talk/messages";
import { words } from "$src/words/words.svelte";
import { load } from "./files";
import { Match } from "./match";
import { newRow, rotated } from "./new-row";
import type { Owner } from "./play";
import { ME } from "./row";
import { store } from "./store";
import { startSpareWorker } from "./worker";

/** A match of people at this device and bots. */
export interface LocalMatch {
  game: string;
  options?: Options;
  /** The names of the others at this device. */
  others?: string[];
  /** The levels of the bots. */
  bots: string[];
  /** Who starts: one of me, the others and the bots, in this order. Null: the deal decides. */
  starter?: number | null;
}

/** Loads what a table needs, while somebody is about to choose its game. */
export function prepare(game: string): void {
  startSpareWorker();
  const parts = [load(game), loadGame(game), import("./Door.svelte"), words.need(game)];
  void Promise.all(parts).catch(() => undefined); // the table reports it
}

/** Deals a match. Returns the address of its table. */
export async function begin({ game, options = {}, others = [], bots, starter = null }: LocalMatch): Promise<string> {
  prepare(game);
  const loaded = await load(game);
  if (!bots.every((bot) => bot in loaded.game.bots.levels)) throw new Error("a bot that only the server has");
  const people = [me.person?.name ?? "", ...others];
  const owners: Owner[] = [
    ...people.map((name) => ({ person: { id: ME, name }, bot: null })),
    ...bots.map((bot) => ({ person: null, bot })),
  ];
  const row = await newRow(loaded.game, { players: owners.length, options, owners }, Date.now() / 1000);
  if (starter !== null) {
    const engine = await Engine.load(loaded.module, loaded.game.layout);
    const { startSeat } = new Match(engine, loaded.game, row);
    Object.assign(row, { starter, owners: rotated(owners, startSeat, starter) });
  }
  await store.write(row);
  void store.clean().catch(() => undefined);
  return `/local/${row.id}`;
}
