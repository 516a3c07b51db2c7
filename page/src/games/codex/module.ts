import type { GameModule } from "$src/games/game";
import Board from "./Board.svelte";

/** A cell relative to the starter card. */
const arrows = (x: number, y: number): string =>
  [x && `${x < 0 ? "←" : "→"}${Math.abs(x)}`, y && `${y < 0 ? "↑" : "↓"}${Math.abs(y)}`].filter(Boolean).join(" ");

export const module: GameModule = {
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
    const { seat } = event;
    const piece = event.card as string | null;
    switch (event.event) {
      case "CardPlaced":
      case "CardPlacedFaceDown":
        return [{ piece, from: `hand-${seat}`, to: `codex-${seat}` }];
      case "OpenCardTaken":
        return [{ piece, from: `open-${event.place}`, to: `hand-${seat}` }];
      case "CardOpened":
        return [{ piece, from: `deck-${event.deck}`, to: `open-${event.place}` }];
      case "CardDrawn":
        return [{ piece, from: `deck-${event.deck}`, to: `hand-${seat}` }];
      case "CardsDealt":
        return (event.cards as string[]).map((card) => ({
          piece: card,
          from: `deck-${card.startsWith("gold") ? "gold" : "resource"}`,
          to: `hand-${seat}`,
        }));
      default:
        return [];
    }
  },
};
