/** New tables of this device. */
import { hexOf } from "$src/talk/seed";
import type { LocalGame } from "$src/talk/api";
import type { Options } from "$src/talk/messages";
import type { Owner } from "./play";
import type { LocalRow } from "./row";

const SEED_BYTES = 32;
const ID_LENGTH = 10;
const LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789";

export interface Wish {
  players: number;
  options: Options;
  owners: Owner[];
}

export const randomBytes = (count = SEED_BYTES): Uint8Array<ArrayBuffer> =>
  crypto.getRandomValues(new Uint8Array(count));

/** The owners of the seats, moved round the table so that the one at `starter` has the seat that starts. */
export const rotated = (owners: Owner[], startSeat: number, starter: number): Owner[] =>
  owners.map((_, seat) => owners[(seat - startSeat + starter + owners.length) % owners.length]);

/** A table that has just been dealt. */
export async function newRow(game: LocalGame, wish: Wish, now: number): Promise<LocalRow> {
  const seed = randomBytes();
  const hash = await globalThis.crypto.subtle?.digest("SHA-256", seed); // missing on pages without https
  const { players, owners } = wish;
  const options = Object.fromEntries(
    game.options.map(({ name, default: usual }) => [name, wish.options[name] ?? usual]),
  );
  return {
    id: Array.from(randomBytes(ID_LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join(""),
    ...{ game: game.game, version: game.version, players, options, owners },
    seed: hexOf(seed),
    seedHash: hash ? hexOf(new Uint8Array(hash)) : null,
    ...{
      starter: null,
      created: now,
      changed: now,
      state: "playing",
      turn: null,
      result: null,
      rematch: null,
      record: null,
    },
  };
}
