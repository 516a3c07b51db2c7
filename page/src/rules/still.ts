/** A static table for figures, which draw a view with the components of the table. */
import { Session } from "$src/table/session.svelte";
import type { State, TableInfo, View } from "$src/talk/messages";

export function stillTable(game: string, printed: unknown, view: Partial<View> & Record<string, unknown>): Session {
  const players = view.players ?? 3;
  const seats = Array.from({ length: players }, (_, seat) => ({
    seat,
    person: null,
    bot: "casual",
    state: "here" as const,
    votes: [],
    voters: [],
    leaves: null,
  }));
  const session = new Session("", false);
  session.talk.table = { game, players, seats } as unknown as TableInfo;
  session.printed = printed as Record<string, unknown>;
  const base = {
    game,
    players,
    options: {},
    viewer: null,
    to_move: null,
    decision: [],
    prompt: null,
    over: false,
    seats: [],
  };
  const clocks = { now: Date.now() / 1000, since: 0, deadline: null, left: [] };
  session.hear({
    type: "state",
    number: 0,
    first_event: 0,
    events: [],
    moves: [],
    clocks,
    seats,
    view: { ...base, ...view },
  } satisfies State);
  return session;
}
