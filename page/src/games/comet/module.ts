import type { GameModule } from "$src/games/game";
import type { GameEvent } from "$src/talk/messages";
import { GameWords } from "$src/words/game-words";
import { say } from "$src/words/words.svelte";
import Board from "./Board.svelte";
import type { CometView } from "./view";
import { whereTo } from "./ways";

/** Moves that are made on the map, on a card or on a symbol; all others are buttons. */
const PLACED = ["hatch", "move", "nest", "go", "use", "pay", "name", "guide", "lift", "put", "discard", "take", "ready", "copy"];

/** Of more cards that can be used, the prompt names none. */
const MOST_NAMED = 2;

/** What ending means, where it does not end the turn. */
const ENDS: Record<string, string> = {
  window: "page-comet-let-it-be",
  leap: "page-comet-enough",
  ready: "page-comet-enough",
  recover: "page-comet-enough",
  copying: "page-comet-enough",
  name: "page-comet-enough",
};

/** Cards of others come from the back of their hand. */
const pieceOf = (event: GameEvent): string => {
  const card = String(event.card);
  return card === "a-silver-card" ? "back-silver" : card === "a-gold-card" ? "back-gold" : card;
};

export const module: GameModule = {
  Board,
  isButton: (move) => !PLACED.includes(move.do),
  button(move, view) {
    if (move.do === "end") return say(ENDS[view.prompt ?? ""] ?? "page-comet-end-turn");
    if (move.do === "comet") return say(move.answer === "draw" ? "page-comet-draw" : "page-comet-ready-all");
    return move.do === "pass" ? say("page-comet-pass") : new GameWords("comet", []).move(move);
  },
  prompt(view, moves, words) {
    const can = (kind: string) => moves.some((move) => move.do === kind);
    const lit = moves.flatMap((move) => (move.do === "use" ? String(move.card) : []));
    const facts = { count: lit.length, cards: lit.length > MOST_NAMED ? say("page-comet-lit-cards") : words.value("cards", lit) };
    if (view.prompt === "act") {
      const key = can("hatch") || can("move") ? ((view as CometView).comet ? "act-late" : "act") : can("refresh") ? "act-refresh" : "act-pass";
      return { key, facts };
    }
    if (view.prompt === "refresh" && !can("discard")) return { key: "refresh-take", facts };
    if (view.prompt !== "moving") return { key: view.prompt!, facts };
    return { key: can("go") ? (can("move") ? "moving" : "moving-only") : can("move") ? "moving-stuck" : "moving-over", facts };
  },
  untold: ["PointsScored", "ActionEnded", "AbilityEnded", "TokenLifted", "TerrainNamed", "SymbolSpent"],
  paragraph: "TurnStarted",
  where: (parts, session) => (typeof parts.q === "number" ? whereTo(session, parts) : ""),
  placeOf(event) {
    if (typeof event.q === "number") return `hex-${event.q},${event.r}`;
    return typeof event.card === "string" ? `card-${event.card}` : null;
  },
  motions(event) {
    const { seat, companion } = event;
    const piece = pieceOf(event);
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
