import type { GameModule } from "$src/games/game";
import { GameWords } from "$src/words/game-words";
import { say, type Facts } from "$src/words/words.svelte";
import { nameOf } from "./abilities";
import { askingOf, type Asking } from "./asking";
import Board from "./Board.svelte";
import type { CometView } from "./view";
import type { CometEvent } from "./visible";
import { whereTo } from "./ways";

/** Moves that are made on the map, on a card or on a symbol; all others are buttons. */
const PLACED = [
  "hatch",
  "move",
  "nest",
  "go",
  "use",
  "pay",
  "name",
  "guide",
  "lift",
  "put",
  "discard",
  "take",
  "ready",
  "copy",
];

/** The prompt names no more usable cards than this; the longer the rest of it, the fewer. */
const MOST_NAMED = 2;
const MOST_PARTS = 4;

/** The words for an end that does not end the turn. */
const ENDS: Record<string, string> = {
  window: "comet-page-let-it-be",
  leap: "comet-page-enough",
  ready: "comet-page-enough",
  recover: "comet-page-enough",
  copying: "comet-page-enough",
  name: "comet-page-enough",
};

/** Other players' cards come from their hidden hand. */
const BACKS: Record<string, string> = { "a-silver-card": "back-silver", "a-gold-card": "back-gold" };
const pieceOf = (card: string | null): string => BACKS[card!] ?? card;

/** The facts of a prompt's sentence. Cards have their number only if two of the same name can be used. */
function factsOf({ acts, cards }: Asking, animal: string, words: GameWords): Facts {
  const bare = cards.map((card) => nameOf(words, card));
  const isAlone = (name: string) => bare.indexOf(name) === bare.lastIndexOf(name);
  const names = cards.map((card, i) =>
    say("comet-page-named", { card: isAlone(bare[i]) ? bare[i] : words.card(card) }),
  );
  const isTooMany = names.length > Math.min(MOST_NAMED, MOST_PARTS - acts.length);
  const named = isTooMany ? say("comet-page-lit-cards") : join("and", names);
  const facts = { animal, cards: named };
  return {
    ...facts,
    acts: join(
      "or",
      acts.map((act) => say(`comet-page-act-${act}`, facts)),
    ),
  };
}

/** A list in words: “a, b, or c”. */
function join(word: "and" | "or", items: string[]): string {
  const [rest, last] = [items.slice(0, -1).join(", "), items.at(-1) ?? ""];
  return rest ? say(`comet-page-${word}`, { rest, last }) : last;
}

export const module: GameModule<CometEvent> = {
  Board,
  isButton: (move) => !PLACED.includes(move.do),
  button(move, view) {
    if (move.do === "end") return say(ENDS[view.prompt ?? ""] ?? "comet-page-end-turn");
    if (move.do === "comet") return say(move.answer === "draw" ? "comet-page-draw" : "comet-page-ready-all");
    return move.do === "pass" ? say("comet-page-pass") : new GameWords("comet", []).move(move);
  },
  asking: (view, moves, chosen) => askingOf(view as CometView, moves, chosen),
  confirm: (move) =>
    move.do === "pass" ? { question: say("comet-page-pass-question"), yes: say("comet-page-pass-yes") } : null,
  prompt(session) {
    const view = session.state!.view as CometView;
    const asking = askingOf(view, session.state!.moves, session.chosen);
    const slot = view.seats[view.to_move!].slots[asking.companion - 1];
    return { key: asking.key, facts: factsOf(asking, slot ? nameOf(session.words, slot.card) : "", session.words) };
  },
  untold: ["PointsScored", "ActionEnded", "AbilityEnded", "TokenLifted", "TerrainNamed", "SymbolSpent"],
  paragraph: "TurnStarted",
  where: (parts, session) => (typeof parts.q === "number" ? whereTo(session, parts) : ""),
  placeOf(event) {
    if ("q" in event) return `hex-${event.q},${event.r}`;
    return "card" in event && event.card !== null ? `card-${event.card}` : null;
  },
  motions(event) {
    const seat = "seat" in event ? event.seat : null;
    const companion = "companion" in event ? event.companion : null;
    const piece = pieceOf("card" in event ? event.card : null);
    const hand = `hand-${seat}`;
    const slot = `slot-${seat}-${companion}`;
    const walker = `companion-${seat}-${companion}`;
    switch (event.event) {
      case "SilverCardDrawn":
        return [{ piece, from: "deck", to: hand }];
      case "GoldCardTaken":
        return [{ piece, from: `row-${event.place}`, to: hand }];
      case "GoldCardTurned":
        return [{ piece, from: "gold-deck", to: `row-${event.place}` }];
      case "CardPlayed":
      case "CardDiscarded":
      case "AdvantageUsed":
        return [{ piece, from: hand, to: "discard" }];
      case "CardRecovered":
        return [{ piece, from: "discard", to: hand }];
      case "AnimalNamed":
        return [{ piece, from: hand, to: slot }];
      case "AnimalHatched":
        return [{ piece: walker, from: slot, to: `hex-${event.q},${event.r}` }];
      case "AnimalSaved":
        return [
          { piece: walker, from: "valley", to: "cave" },
          { piece, from: slot, to: `saved-${seat}` },
        ];
      case "TokenPlaced":
        return [{ piece: String(event.token), from: `aside-${event.token}`, to: `hex-${event.q},${event.r}` }];
      default:
        return [];
    }
  },
};
