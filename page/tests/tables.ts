/** Tables, seats and states for tests, with only the fields that matter. */
import type { SeatInfo, State, TableInfo, View } from "$src/talk/messages";

export const aSeat = (seat: number, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat,
  person: { id: `person-${seat}`, name: `Name${seat}` },
  bot: null,
  state: "here",
  votes: [],
  voters: [],
  leaves: null,
  ...more,
});

export const aTable = (seats: SeatInfo[], more: Partial<TableInfo> = {}): TableInfo => ({
  id: "t",
  game: "stella",
  players: seats.length,
  options: {},
  host: { id: "person-0", name: "Name0" },
  is_open: true,
  is_watchable: true,
  clock: { kind: "none" },
  starter: null,
  state: "playing",
  deal: null,
  seed_sha256: null,
  seats,
  turn: 0,
  created: 0,
  changed: 0,
  result: null,
  rematch: null,
  is_ready: true,
  is_rated: true,
  ended: null,
  ...more,
});

export function aState(seats: SeatInfo[], view: Partial<View> = {}, more: Partial<State> = {}): State {
  const players = seats.length;
  return {
    type: "state",
    number: 0,
    first_event: 0,
    events: [],
    moves: [],
    clocks: { now: Date.now() / 1000, since: 0, deadline: null, left: [] },
    seats,
    view: {
      game: "stella",
      players,
      options: {},
      viewer: 0,
      to_move: 0,
      decision: [],
      prompt: null,
      over: false,
      seats: [],
      ...view,
    },
    ...more,
  };
}
