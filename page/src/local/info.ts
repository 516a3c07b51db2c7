/** What is shown of a table of this device, and what is stored of it. */
import type { LocalGame } from "$src/talk/api";
import type { TableInfo } from "$src/talk/messages";
import type { Play } from "./play";
import { ME, type LocalRow } from "./row";
import { recordOf, seatsOf } from "./states";

/** The row after what has happened in its match. */
export const rowAfter = (row: LocalRow, play: Play): LocalRow => ({
  ...row,
  changed: play.at,
  state: play.state,
  turn: play.turn,
  ...(play.match.isOver ? { result: play.match.result(), record: recordOf(play, row.seedHash) } : {}),
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
