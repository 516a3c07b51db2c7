import type { GameModule } from "$src/games/game";
import Board from "./Board.svelte";
import type { SubastralEvent } from "./visible";

export const module: GameModule<SubastralEvent> = {
  Board,
  isButton: (move) => move.do === "to" || move.do === "draw",
  untold: ["CloudChosen", "PlaceChosen", "PointsScored"],
  paragraph: "TurnStarted",
  placeOf: (event) => ("cloud" in event && event.cloud !== null ? `cloud-${event.cloud}` : null),
  motions(event) {
    switch (event.event) {
      case "CardPlayed":
        return [{ piece: event.card, from: `hand-${event.seat}`, to: `cloud-${event.cloud}` }];
      case "CardsTaken":
        return event.cards.map((piece) => ({ piece, from: `cloud-${event.cloud}`, to: `${event.to}-${event.seat}` }));
      case "CardRevealed":
        return [{ piece: event.card, from: "deck", to: `cloud-${event.cloud}` }];
      case "CardDrawn":
        return [{ piece: event.card ?? "back", from: "deck", to: `hand-${event.seat}` }];
      case "CardPassed":
        return [{ piece: event.card, from: `hand-${event.seat}`, to: `journal-${event.to}` }];
      default:
        return [];
    }
  },
};
