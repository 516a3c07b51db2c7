import type { GameModule } from "$src/games/game";
import type { GameEvent } from "$src/talk/messages";
import Board from "./Board.svelte";

const cards = (event: GameEvent): (string | null)[] => event.cards as (string | null)[];

export const module: GameModule = {
  Board,
  isButton: (move) => move.do === "to" || move.do === "draw",
  untold: ["CloudChosen", "PlaceChosen", "PointsScored"],
  paragraph: "TurnStarted",
  placeOf: (event) => (typeof event.cloud === "number" ? `cloud-${event.cloud}` : null),
  motions(event) {
    const { seat, cloud, to } = event;
    const card = event.card as string | null;
    switch (event.event) {
      case "CardPlayed":
        return [{ piece: card, from: `hand-${seat}`, to: `cloud-${cloud}` }];
      case "CardsTaken":
        return cards(event).map((piece) => ({ piece, from: `cloud-${cloud}`, to: `${to}-${seat}` }));
      case "CardRevealed":
        return [{ piece: card, from: "deck", to: `cloud-${cloud}` }];
      case "CardDrawn":
        return [{ piece: card ?? "back", from: "deck", to: `hand-${seat}` }];
      case "CardPassed":
        return [{ piece: card, from: `hand-${seat}`, to: `journal-${to}` }];
      default:
        return [];
    }
  },
};
