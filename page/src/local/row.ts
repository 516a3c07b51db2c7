/** A table of this device, as it is stored and shown. */
import type { LocalGame } from "$src/talk/api";
import type { Options, Result, TableInfo, TableLine } from "$src/talk/messages";
import type { Owner, Play } from "./play";
import { seatsOf } from "./states";

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
}

export const mineOf = ({ owners }: LocalRow): number[] =>
  [...owners.keys()].filter((seat) => owners[seat].person !== null);

/** The row after what has happened in its match. */
export const rowAfter = (row: LocalRow, play: Play): LocalRow => ({
  ...row,
  changed: play.at,
  state: play.state,
  turn: play.turn,
  result: play.match.isOver ? play.match.result() : null,
});

/** What is shown of a table. Without a play, only its row can be shown: it was dealt by other rules. */
export function infoOf(row: LocalRow, play: Play | null, game: LocalGame): TableInfo {
  const { id, players, options, starter, created, changed, state, turn, result, rematch } = row;
  const frozen = { reason: "rules" as const, version: row.version, now: game.version };
  const seats = row.owners.map((owner, seat) => ({
    ...{ seat, ...owner, state: "here" as const },
    ...{ votes: [], voters: [], leaves: null },
  }));
  return {
    ...{ id, game: row.game, players, options },
    host: row.owners.find(({ person }) => person)?.person ?? { id: ME, name: "" },
    is_open: false,
    is_watchable: false,
    clock: { kind: "none" },
    starter,
    // a match that was dealt by other rules cannot go on
    state: !play && state === "playing" ? "abandoned" : state,
    deal: null,
    seed_sha256: row.seedHash,
    seats: play ? seatsOf(play) : seats,
    turn: play ? turn : null,
    ...{ created, changed, result, rematch },
    is_ready: false,
    is_rated: false,
    ended: null,
    ...(play ? {} : { frozen }),
  };
}

/** A table in a list. */
export function lineOf(row: LocalRow): TableLine {
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
  };
}
