/** What players at a table of this device are told: the server's messages, from `starboard/server/play/messages.py`. */
import type { Seat, TableRecord } from "$src/talk/api";
import type { State } from "$src/talk/messages";
import type { Play } from "./play";

export function seatsOf(play: Play): Seat[] {
  return play.sittings.map(({ person, bot, state }, seat) => ({
    seat,
    person,
    bot,
    state,
    votes: [],
    voters: person ? play.voters(seat) : [],
    leaves: null,
  }));
}

/** What a viewer may see, with the events from `since` on, by default those of the last act. */
export function stateOf(play: Play, viewer: number | null, now: number, since = play.firstEvent): State {
  const { match } = play;
  const first = Math.min(since, match.eventCount);
  const isMine = viewer !== null && viewer === play.turn;
  const state: State = {
    type: "state",
    number: play.number,
    first_event: first,
    events: match.events(viewer, first),
    view: match.view(viewer),
    moves: isMine && play.mayMove(viewer) ? match.moves : [],
    clocks: { now, since: play.since, deadline: null, left: play.sittings.map(() => 0) },
    seats: seatsOf(play),
  };
  if (viewer !== null && play.canTakeBack(viewer)) state.can_take_back = true;
  if (play.mayHint(viewer)) state.can_hint = true;
  if (play.hints.length) state.hints = play.hints;
  if (play.notes.length) state.notes = play.notes;
  if (match.isOver) Object.assign(state, { points: match.result(), truth: match.truth(), seed: match.setup.seed });
  return state;
}

/** The record of a match, as the server writes it: `starboard verify` checks it. */
export function recordOf(play: Play, seedHash: string | null): TableRecord {
  const { match } = play;
  const { setup, game } = match;
  const record: TableRecord = {
    format: game.record_format,
    game: game.game,
    version: game.version,
    players: setup.players,
    options: setup.options,
    seed: setup.seed,
    ...(seedHash ? { seed_sha256: seedHash } : {}),
    moves: match.record,
    seats: play.sittings.map(({ person, bot }) => (person ? person.name : `bot:${bot}`)),
  };
  if (match.isOver) {
    const { points, winners, ending } = match.result();
    record.result = { points, winners, ending };
  }
  if (play.hints.length) record.hints = play.hints;
  if (play.notes.length) record.notes = play.notes;
  return record;
}
