"""What the conformance suite needs to know about Wrackline."""

from collections import Counter
from typing import Any

from wrackline.table import CARD_NAMES

DERIVED = {"points", "depths"}
"""Parts of a view that follow from the others, without an event."""


def all_cards(truth: dict[str, Any]) -> Counter[str]:
    """Counts every find, wherever it is."""
    cards = Counter(truth["deck_cards"])
    for seat in truth["seats"]:
        cards.update(seat["hand"] + seat["kept"] + seat["sunk"])
    return cards


def fold(view: dict[str, Any], event: dict[str, Any]) -> None:
    """Applies an event to the view of a seat that saw it."""
    seat = view["seats"][event["seat"]] if "seat" in event else {}
    match event["event"]:
        case "CardKept":
            leave_hand(seat, event["card"])
            seat["kept"] = in_order([*seat["kept"], event["card"]])
        case "CardSunk":
            leave_hand(seat, event["card"])
            seat["sinks_left"] -= 1
            if seat["sunk"] is not None:
                seat["sunk"] = in_order([*seat["sunk"], event["card"]])
        case "CardDrawn":
            view["deck"] -= 1
            seat["hand_size"] += 1
            if seat["hand"] is not None:
                seat["hand"] = in_order([*seat["hand"], event["card"]])
        case "SeaGaveBack":
            seat["sunk"] = event["cards"]
        case other:
            assert other in {"TurnStarted", "KindLost", "KindDoubled", "PointsScored", "GameEnded"}


def leave_hand(seat: dict[str, Any], card: str) -> None:
    """Removes a played card from the view of a hand."""
    seat["hand_size"] -= 1
    seat["finds_left"] -= 1
    if seat["hand"] is not None:
        seat["hand"].remove(card)


def in_order(cards: list[str]) -> list[str]:
    """Sorts cards as in views."""
    return sorted(cards, key=CARD_NAMES.index)


def swap_hidden(match: Any, seat: int, rng: Any) -> set[str] | None:
    """Exchanges a find of another hand with one it sank or the deck's bottom card.

    Returns both, or None if it cannot.
    """
    table = match.position.record[0]
    other = (seat + 1 + int(rng.integers(match.players - 1))) % match.players
    held = [card for card in range(len(CARD_NAMES)) if table["hands"][other][card]]
    sunk = [card for card in range(len(CARD_NAMES)) if table["sunk"][other][card]]
    if not held or not (sunk or table["deck_size"]):
        return None
    theirs = held[rng.integers(len(held))]
    if sunk:
        mine = sunk[rng.integers(len(sunk))]
        table["sunk"][other][mine], table["sunk"][other][theirs] = 0, 1
    else:
        mine = int(table["deck"][0])
        table["deck"][0] = theirs
    table["hands"][other][theirs], table["hands"][other][mine] = 0, 1
    return {CARD_NAMES[mine], CARD_NAMES[theirs]}
