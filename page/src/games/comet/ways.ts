/** The destinations of one click, and their names. */
import type { Session } from "$src/table/session.svelte";
import type { Move, Value } from "$src/talk/messages";
import { say } from "$src/words/words.svelte";
import { countOut, keyOf } from "./hexes";
import type { CometView, Place, Printed, Way } from "./view";

/** A hex that can be chosen, and the ways that lead there; for nests and tokens it is one move without a path. */
export interface Target {
  place: Place;
  ways: Way[];
}

const placeOf = ({ q, r }: Record<string, Value>): Place => ({ q: Number(q), r: Number(r) });
const endOf = ({ moves, path }: Way): Place => path.at(-1) ?? placeOf(moves[0]);

/** The choices on the map, row by row; ways only of one companion. */
export function targetsOf(session: Session, companion: number): Target[] {
  const { moves } = session;
  const isGone = (move: Move) => move.do === "go" && move.companion === companion;
  const ways = moves.length ? (session.view as CometView).ways.filter((way) => isGone(way.moves[0])) : [];
  const others = moves.filter((move) => move.do === "nest" || move.do === "put" || (isGone(move) && !ways.length));
  const targets = new Map<string, Target>();
  for (const way of [...ways, ...others.map((move) => ({ moves: [move], path: [] }))]) {
    const place = endOf(way);
    const target = targets.get(keyOf(place)) ?? { place, ways: [] };
    targets.set(keyOf(place), { place, ways: [...target.ways, way] });
  }
  return [...targets.values()].sort((one, other) => one.place.r - other.place.r || one.place.q - other.place.q);
}

export const spentOn = ({ path }: Way): string[] => path.flatMap(({ symbol }) => symbol ?? []);

const whatIs = (session: Session, place: Place) =>
  (session.printed as unknown as Printed).boards[(session.view as CometView).side].find(
    ([q, r]) => q === place.q && r === place.r,
  )?.[2];

/** What a hex is: its terrain, a nest or the cave. */
function ground(session: Session, place: Place): string {
  const what = whatIs(session, place);
  if (what === "cave") return say("comet-page-cave");
  return typeof what === "number" ? say("comet-page-nest", { number: what }) : session.words.say(`terrain-${what}`);
}

/** A unique name for a hex: what it is, and its position by counting. */
export function placeName(session: Session, place: Place): string {
  if (whatIs(session, place) === "cave") return ground(session, place);
  const { boards } = session.printed as unknown as Printed;
  return say("comet-page-place", {
    ground: ground(session, place),
    ...countOut(boards[(session.view as CometView).side], place),
  });
}

/** Where a move leads, in words that no other legal move shares; or where an event ended. */
export function whereTo(session: Session, parts: Record<string, Value>): string {
  const place = placeOf(parts);
  if (!parts.do) return ground(session, place);
  const from = startOf(session, parts);
  return `${from ? `${arrow(from, place)} ` : ""}${placeName(session, place)}`;
}

/** A companion's hex before a move: from the move, or from the table if the move is legal now. */
function startOf({ view, moves }: Session, { companion, q, r, from_q, from_r }: Record<string, Value>): Place | null {
  if (typeof from_q === "number") return placeOf({ q: from_q, r: from_r });
  const { seats, to_move } = view as CometView;
  const isNow = moves.some((move) => move.do === "go" && move.companion === companion && move.q === q && move.r === r);
  return isNow ? (seats[to_move!].slots[Number(companion) - 1]?.at ?? null) : null;
}

const ARROWS = ["→", "↘", "↓", "↙", "←", "↖", "↑", "↗"];

/** The direction from one hex to another. */
function arrow(from: Place, to: Place): string {
  const [dq, dr] = [to.q - from.q, to.r - from.r];
  const eighths = Math.atan2(dr * Math.sqrt(3), 2 * dq + dr) / (Math.PI / 4);
  return ARROWS[(Math.round(eighths) + 8) % 8];
}

/** The pieces on a hex, or its terrain. */
function overWhat(session: Session, place: Place): string {
  const { seats, tokens } = session.view as CometView;
  const isHere = (at: Place | null) => at !== null && keyOf(at) === keyOf(place);
  const slot = seats.flatMap(({ slots }) => slots).find((slot) => slot && isHere(slot.at));
  if (slot) return session.words.card(slot.card);
  const token = Object.keys(tokens).find((token) => isHere(tokens[token]));
  return token ? session.words.say(`token-${token}`) : session.words.say(`terrain-${whatIs(session, place)}`);
}

/** The cost of a way, and what it passes for free. */
export function tellWay(session: Session, way: Way): string {
  const told = [say("comet-page-spends", { symbols: session.words.value("symbols", spentOn(way)) })];
  const free = new Set(way.path.filter(({ symbol }) => !symbol).map((place) => overWhat(session, place)));
  if (free.size) told.push(say("comet-page-passes", { what: [...free].join(", ") }));
  return told.join(" · ");
}

export function targetName(session: Session, { place, ways }: Target): string {
  const where = placeName(session, place);
  const [{ moves, path }] = ways;
  const slot =
    moves[0].do === "go" ? (session.view as CometView).seats[session.near].slots[Number(moves[0].companion) - 1] : null;
  const name = slot ? say("comet-page-go", { animal: session.words.card(slot.card), where }) : where;
  if (!path.length) return name;
  return `${name}. ${ways.length > 1 ? say("comet-page-ways", { count: ways.length }) : tellWay(session, ways[0])}`;
}
