"""Stella Quest for the conformance suite."""

from collections import Counter
from typing import Any

import numpy as np

from starboard.games.stella.material import CARD_NAMES, COLOURS, VALUES
from starboard.match import Match

DERIVED = {"points", "gems", "trump", "winning", "costs", "cards_for_glow"}
"""Parts of a view that no event carries: the rules derive them from the rest."""


def all_cards(truth: dict[str, Any]) -> Counter[str]:
    cards = Counter(truth["deck_cards"] + truth["discard"] + [played["card"] for played in truth["played"]])
    for seat in truth["seats"]:
        cards.update(seat["hand"] + seat["collection"])
    return cards


def fold(view: dict[str, Any], event: dict[str, Any]) -> None:
    """Applies an event to the view of a seat that saw it."""
    name = event["event"]
    seat: dict[str, Any] = view["seats"][event["seat"]] if event.get("seat") is not None else {}
    if name == "RoundStarted":
        view["round"], view["leader"] = event["round"], event["seat"]
        view["played"], view["lead_colour"] = [], None
    elif name in {"GlowSpent", "GlowLost"}:
        seat["glow"] = event["left"]
    elif name == "CardDrawn":
        view["deck"] -= 1
        view["deck_top"] = event["deck_top"]
        seat["hand_size"] += 1
        seat["hand_colours"] = sorted([*seat["hand_colours"], colour_of(event["card"])], key=COLOURS.index)
        if seat["hand"] is not None:
            seat["hand"] = in_order([*seat["hand"], event["card"]])
    elif name == "DeckRenewed":
        view["deck"], view["deck_top"] = event["count"], event["deck_top"]
        view["discard"] = view["discard"][-1:]
    elif name == "CardPlayed":
        seat["hand_size"] -= 1
        seat["hand_colours"].remove(colour_of(event["card"]))
        if seat["hand"] is not None:
            seat["hand"].remove(event["card"])
        play(view, event["seat"], event["card"])
    elif name == "RivalPlayed":
        view["deck"] -= 1
        view["deck_top"] = event["deck_top"]
        play(view, None, event["card"])
    elif name == "CardTaken":
        seat["collection"] = in_order([*seat["collection"], event["card"]])
        [place, *_] = [
            place for place, played in enumerate(view["played"]) if played["card"] == event["card"]
        ]
        del view["played"][place]
    elif name == "CardsDiscarded":
        view["discard"] += event["cards"]
        view["played"], view["lead_colour"] = [], None
    elif name == "StarMoved":
        view["star"] = event["to"]
    else:
        assert name in {"TurnMissed", "RoundWon", "RivalWon", "NobodyWon", "PointsScored", "GameEnded"}


def in_order(cards: list[str]) -> list[str]:
    return sorted(cards, key=CARD_NAMES.index)


def colour_of(card: str) -> str:
    """Returns the colour of a card or back."""
    return "grey" if card == "rest" else card.split("-")[0]


def play(view: dict[str, Any], seat: int | None, card: str) -> None:
    view["played"].append({"seat": seat, "card": card})
    if view["lead_colour"] is None and card != "rest":
        view["lead_colour"] = colour_of(card)


def swap_hidden(match: Match, seat: int, rng: np.random.Generator) -> set[str] | None:
    """Swaps a card of another hand with the deck's bottom card of the same colour; returns both, or None."""
    table = match.position.record[0]
    others = [other for other in range(match.players) if other != seat]
    other = others[rng.integers(len(others))]
    mine = int(table["deck"][0])
    same_colour = [
        card
        for card in np.flatnonzero(table["hands"][other])
        if card // VALUES == mine // VALUES and card != mine
    ]
    if not same_colour or table["deck_size"] < 20:
        return None
    theirs = same_colour[rng.integers(len(same_colour))]
    table["hands"][other][theirs] -= 1
    table["hands"][other][mine] += 1
    table["hand_kinds"][other] = sum(1 << int(card) for card in np.flatnonzero(table["hands"][other]))
    table["deck"][0] = theirs
    return {CARD_NAMES[mine], CARD_NAMES[theirs]}
