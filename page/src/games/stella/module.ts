import type { Frame, GameModule } from "$src/games/game";
import type { Session } from "$src/table/session.svelte";
import type { State, View } from "$src/talk/messages";
import { say } from "$src/words/words.svelte";
import Board from "./Board.svelte";
import { colourOf, type StellaView } from "./view";
import type { StellaEvent } from "./visible";

const ENDS_ROUND = ["RoundWon", "RivalWon", "NobodyWon"];
const LOOK_AT_ROUND = 1100;

/** The round with all its cards on the table, before the winner takes one and the rest is discarded. */
function frames(before: View, after: State): Frame[] {
  const end = after.events.findIndex((event) => ENDS_ROUND.includes(event.event));
  const isCleared = after.events.some((event) => event.event === "CardsDiscarded" || event.event === "GameEnded");
  if (end < 0 || !isCleared) return [];
  let view = before as StellaView;
  for (const event of after.events.slice(0, end + 1)) view = withEvent(view, event as unknown as StellaEvent);
  return [{ view, events: end + 1, pause: LOOK_AT_ROUND }];
}

function withEvent(view: StellaView, event: StellaEvent): StellaView {
  switch (event.event) {
    case "CardPlayed": {
      const [seat, card] = [event.seat, event.card!];
      const seats = view.seats.map((info, i) => {
        if (i !== seat) return info;
        const hand_colours = without(info.hand_colours, colourOf(card));
        return { ...info, hand: info.hand && without(info.hand, card), hand_colours, hand_size: hand_colours.length };
      });
      return { ...view, seats, played: [...view.played, { seat, card }] };
    }
    case "RivalPlayed":
      return {
        ...view,
        deck: view.deck - 1,
        deck_top: event.deck_top,
        played: [...view.played, { seat: null, card: event.card! }],
      };
    case "RoundWon":
      return { ...view, winning: { seat: event.seat, card: event.card!, by: event.by! } };
    case "RivalWon":
      return { ...view, winning: { seat: null, card: event.card!, by: event.by! } };
    default:
      return view;
  }
}

function without(list: string[], item: string): string[] {
  const place = list.indexOf(item);
  return place < 0 ? list : [...list.slice(0, place), ...list.slice(place + 1)];
}

/** Who went out, and why. */
function tellOut({ view, show, names, words }: Session): string {
  const lost = show.log.filter(
    ({ event, seat, left }) =>
      event === "GlowLost" && left === 0 && (view as StellaView).seats[Number(seat)].glow === 0,
  );
  return lost
    .map(({ seat, reason }) =>
      say("stella-page-out", { name: names[Number(seat)], reason: words.say(`reason-${reason}`) }),
    )
    .join(" ");
}

/** The gems of a player who went out. */
function gemsLost({ view }: Session, seat: number): number {
  const { glow, gems } = (view as StellaView).seats[seat];
  return glow ? 0 : gems;
}

export const module: GameModule<StellaEvent> = {
  Board,
  frames,
  isButton: (move) => move.do === "spend",
  button: (_, view) => say("stella-page-spend", { count: (view as StellaView).cards_for_glow }),
  prompt({ state }) {
    const { view, moves } = state!;
    const canSpend = moves.some((move) => move.do === "spend");
    return { key: canSpend ? "play-or-spend" : view.prompt!, facts: { count: (view as StellaView).cards_for_glow } };
  },
  ending: (session, ending) => (ending === "went-out" ? tellOut(session) : ""),
  forfeited: (session, seat, reason) => (reason === "gems" ? gemsLost(session, seat) : 0),
  untold: ["PointsScored", "CardsDiscarded"],
  paragraph: "RoundStarted",
  placeOf: () => null,
  motions(event) {
    switch (event.event) {
      case "CardPlayed":
        return [{ piece: event.card, from: `hand-${event.seat}`, to: "trick" }];
      case "RivalPlayed":
        return [{ piece: event.card, from: "deck", to: "trick" }];
      case "CardDrawn":
        return [{ piece: event.card, from: "deck", to: `hand-${event.seat}` }];
      case "CardTaken":
        return [{ piece: event.card, from: "trick", to: `collection-${event.seat}` }];
      case "CardsDiscarded":
        return event.cards.map((piece) => ({ piece, from: "trick", to: "discard" }));
      case "StarMoved":
        return [{ piece: "star", from: "star", to: "star" }];
      default:
        return [];
    }
  },
};
