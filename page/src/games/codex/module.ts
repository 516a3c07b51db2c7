import type { GameModule } from "$src/games/game";
import Board from "./Board.svelte";
import type { CodexEvent } from "./visible";

/** A cell relative to the starter card. */
const arrows = (x: number, y: number): string =>
  [x && `${x < 0 ? "←" : "→"}${Math.abs(x)}`, y && `${y < 0 ? "↑" : "↓"}${Math.abs(y)}`].filter(Boolean).join(" ");

export const module: GameModule<CodexEvent> = {
  Board,
  isButton: () => false,
  untold: ["CardChosen", "CardChosenFaceDown", "PointsScored"],
  paragraph: "TurnStarted",
  where: ({ do: kind, x, y }) => (kind === "place" ? ` ${arrows(Number(x), Number(y))}` : ""),
  placeOf(event) {
    switch (event.event) {
      case "CardPlaced":
      case "CardPlacedFaceDown":
        return `card-${event.seat}-${event.x},${event.y}`;
      case "OpenCardTaken":
      case "CardOpened":
        return `open-${event.place}`;
      case "CardDrawn":
        return `deck-${event.deck}`;
      case "ObjectivesOpened":
        return "objectives";
      default:
        return null;
    }
  },
  motions(event) {
    switch (event.event) {
      case "CardPlaced":
      case "CardPlacedFaceDown":
        return [{ piece: event.card, from: `hand-${event.seat}`, to: `codex-${event.seat}` }];
      case "OpenCardTaken":
        return [{ piece: event.card, from: `open-${event.place}`, to: `hand-${event.seat}` }];
      case "CardOpened":
        return [{ piece: event.card, from: `deck-${event.deck}`, to: `open-${event.place}` }];
      case "CardDrawn":
        return [{ piece: event.card, from: `deck-${event.deck}`, to: `hand-${event.seat}` }];
      case "CardsDealt":
        return event.cards.map((piece) => ({
          piece,
          from: `deck-${piece?.startsWith("gold") ? "gold" : "resource"}`,
          to: `hand-${event.seat}`,
        }));
      default:
        return [];
    }
  },
};
