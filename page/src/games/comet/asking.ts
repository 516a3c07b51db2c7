/**
 * `askingOf`: what the prompt says. It follows from all legal moves: it names exactly the kinds of acts that are legal,
 * except those that lead nowhere, and takes every other fact from the view.
 */
import type { Move } from "$src/talk/messages";
import { moversOf, leaderOf } from "./movers";
import type { CometView } from "./view";

/** An act in the prompt: the part of its key after `comet-page-act-`. */
export type Act =
  | "hatch"
  | "lead"
  | "refresh"
  | "pass"
  | "go"
  | "go-one-of"
  | "play"
  | "play-wild"
  | "use"
  | "end"
  | "stop"
  | "let-it-be";

export interface Asking {
  /** The key of the sentence after `comet-page-prompt-`. */
  key: string;
  /** The possible acts, for sentences that list them. */
  acts: Act[];
  /** The cards whose use leads somewhere. */
  cards: string[];
  /** The companion that the lit hexes belong to; 0 if none can move. */
  companion: number;
}

/** The name of an end that does not end the turn. */
const ENDS: Record<string, Act> = {
  window: "let-it-be",
  leap: "stop",
  ready: "stop",
  recover: "stop",
  copying: "stop",
  name: "stop",
};

/** `chosen`: the companion that was chosen on the board. */
export function askingOf(view: CometView, moves: Move[], chosen: number): Asking {
  const can = (kind: string) => moves.some((move) => move.do === kind);
  const movers = moversOf(moves);
  const cards = moves.flatMap((move) => (move.do === "use" ? String(move.card) : []));
  const helpful = cards.filter((card) => !view.idle.includes(card));
  const key = keyOf(view, can);
  const acts = new Map<Act, boolean>([
    [movers.length > 1 ? "go-one-of" : "go", movers.length > 0],
    ["hatch", can("hatch")],
    [cardsAreFor(view), can("move") && key !== "moving-nobody"],
    ["use", helpful.length > 0],
    ["refresh", can("refresh")],
    ["pass", can("pass")],
    [ENDS[view.prompt!] ?? "end", can("end")],
  ]);
  return {
    key,
    acts: [...acts].flatMap(([act, isLegal]) => (isLegal ? act : [])),
    cards: helpful,
    companion: leaderOf(movers, chosen),
  };
}

/** The acts that cards of the hand can be played for. */
function cardsAreFor({ prompt, regular_cards }: CometView): Act {
  if (prompt === "act") return "lead";
  return regular_cards > 0 ? "play" : "play-wild";
}

function keyOf(view: CometView, can: (kind: string) => boolean): string {
  switch (view.prompt) {
    case "act":
      return can("move") ? "act" : can("hatch") ? "act-nobody" : "act-nothing";
    case "nest":
      return !can("nest") ? "nest-none" : can("use") ? "nest-or-use" : "nest";
    case "hatched":
    case "window":
      return can("use") ? view.prompt : `${view.prompt}-over`;
    case "moving":
      return can("go") ? "acts" : whyNobodyGoes(view);
    case "leap":
    case "copying":
      return "acts";
    case "refresh":
      return `refresh${can("discard") ? "" : "-kept"}${can("take") ? "" : "-no-gold"}`;
    case "ready":
    case "recover":
      return can("end") ? `${view.prompt}-more` : view.prompt;
    default:
      return view.prompt!;
  }
}

/** Why no companion can move on. */
function whyNobodyGoes({ seats, to_move, pool }: CometView): string {
  if (!seats[to_move!].slots.some((slot) => slot?.at)) return "moving-nobody";
  return Object.values(pool).some((count) => count > 0) ? "moving-stuck" : "moving-spent";
}
