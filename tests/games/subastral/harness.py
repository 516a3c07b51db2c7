"""Subastral for the conformance suite."""

from collections import Counter
from typing import Any

import numpy as np

from starboard.games.subastral.material import CARD_NAMES
from starboard.match import Match

DERIVED = {"points"}
"""Parts of a view that no event carries: the rules derive them from the rest."""


def all_cards(truth: dict[str, Any]) -> Counter[str]:
    cards = Counter(truth["deck_cards"])
    for cloud in truth["clouds"]:
        cards.update(cloud)
    for seat in truth["seats"]:
        cards.update(seat["hand"])
        for pile in seat["journal"]:
            cards.update(pile["cards"])
    return cards


def fold(view: dict[str, Any], event: dict[str, Any]) -> None:
    """Applies an event to the view of a seat that saw it."""
    name = event["event"]
    seat: dict[str, Any] = view["seats"][event["seat"]] if event.get("seat") is not None else {}
    if name == "TurnStarted":
        view["played_on"] = view["taken_from"] = None
        view["turns_left"] = event["turns_left"]
    elif name == "CardPlayed":
        leave_hand(seat, event["card"])
        view["clouds"][event["cloud"] - 1].append(event["card"])
        view["played_on"] = event["cloud"]
    elif name == "CloudChosen":
        view["taken_from"] = event["cloud"]
    elif name == "PileStarted":
        seat["journal"].append({"biome": event["biome"], "cards": []})
        assert len(seat["journal"]) == event["pile"]
    elif name == "CardsTaken":
        assert view["clouds"][event["cloud"] - 1] == event["cards"]
        view["clouds"][event["cloud"] - 1] = []
        for card in event["cards"]:
            if event["to"] == "hand":
                add_to_hand(seat, card)
                seat["known"] = in_order([*seat["known"], card])
            else:
                add_to_journal(seat, card)
    elif name == "CardDrawn":
        add_to_hand(seat, event["card"])
        leave_deck(view)
    elif name == "CardRevealed":
        view["clouds"][event["cloud"] - 1].append(event["card"])
        leave_deck(view)
    elif name == "EndCardMet":
        view["until_end_card"] = None
        view["turns_left"] = event["turns"]
    elif name == "CardChosen":
        seat["has_chosen"] = True
        seat["chosen"] = event["card"]
    elif name == "CardPassed":
        leave_hand(seat, event["card"])
        seat["has_chosen"], seat["chosen"] = False, None
        add_to_journal(view["seats"][event["to"]], event["card"])
    elif name == "LastTurnEnded":
        view["played_on"] = view["taken_from"] = None
    else:
        assert name in {"PlaceChosen", "TurnSkipped", "PointsScored", "GameEnded"}


def in_order(cards: list[str]) -> list[str]:
    return sorted(cards, key=CARD_NAMES.index)


def add_to_hand(seat: dict[str, Any], card: str | None) -> None:
    seat["hand_size"] += 1
    if seat["hand"] is not None:
        assert card
        seat["hand"] = in_order([*seat["hand"], card])


def leave_hand(seat: dict[str, Any], card: str) -> None:
    seat["hand_size"] -= 1
    if seat["hand"] is not None:
        seat["hand"].remove(card)
    if card in seat["known"]:
        seat["known"].remove(card)


def add_to_journal(seat: dict[str, Any], card: str) -> None:
    [pile] = [pile for pile in seat["journal"] if pile["biome"] == card.rpartition("-")[0]]
    pile["cards"] = in_order([*pile["cards"], card])


def leave_deck(view: dict[str, Any]) -> None:
    view["deck"] -= 1
    if view["until_end_card"] is not None:
        view["until_end_card"] -= 1


def swap_hidden(match: Match, seat: int, rng: np.random.Generator) -> set[str] | None:
    """Swaps a hidden card of another hand with the bottom card of the deck; returns both, or None."""
    table = match.position.record[0]
    others = [other for other in range(match.players) if other != seat]
    other = others[rng.integers(len(others))]
    hidden = np.flatnonzero(table["hands"][other] - table["known"][other])
    if len(hidden) == 0 or table["deck_size"] < 15 or table["aside"].any() or table["passing"].any():
        return None
    mine, theirs = table["deck"][0], hidden[rng.integers(len(hidden))]
    table["hands"][other][theirs] -= 1
    table["hands"][other][mine] += 1
    table["hand_kinds"][other] = sum(1 << int(card) for card in np.flatnonzero(table["hands"][other]))
    table["deck"][0] = theirs
    return {CARD_NAMES[mine], CARD_NAMES[theirs]}
