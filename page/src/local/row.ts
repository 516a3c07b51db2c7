/** A table of this device, as it is stored and listed. */
import type { TableRecord } from "$src/talk/api";
import type { Line } from "$src/talk/going.svelte";
import type { Options, Result } from "$src/talk/messages";
import type { Owner } from "./play";

/** The id of everybody at this device. */
export const ME = "me";

export interface LocalRow {
  id: string;
  game: string;
  /** Of the rules that it was dealt by. */
  version: number;
  players: number;
  options: Options;
  seed: string;
  /** SHA-256 of the seed; null where the browser cannot compute it. */
  seedHash: string | null;
  owners: Owner[];
  starter: number | null;
  created: number;
  changed: number;
  state: "playing" | "finished" | "abandoned";
  turn: number | null;
  result: Result | null;
  rematch: string | null;
  /** Of a finished match: it can be looked at under any rules. */
  record: TableRecord | null;
}

export const mineOf = ({ owners }: LocalRow): number[] =>
  [...owners.keys()].filter((seat) => owners[seat].person !== null);

/** A table in a list. */
export function lineOf(row: LocalRow): Line {
  const { id, game, players, options, state, turn, changed } = row;
  return {
    ...{ id, game, players, options, state, turn, changed },
    clock: { kind: "none" },
    host: "",
    free: 0,
    my_turn: state === "playing" && turn !== null && mineOf(row).includes(turn),
    is_left: state === "abandoned",
    is_invited: false,
    is_ended: false,
    is_local: true,
  };
}
