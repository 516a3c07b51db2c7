"""Codex Naturalis for the conformance suite."""

from collections import Counter
from typing import Any

import numpy as np

from starboard.games.codex.material import ALL_NAMES, BACK_OF_CARD, BACKS, CARD_NAMES
from starboard.match import Match

DERIVED = {"symbols", "cells", "standing", "met", "met_own", "preview"}
"""Parts of a view that no event carries: the rules derive them from the rest."""


def all_cards(truth: dict[str, Any]) -> Counter[str]:
    cards = Counter(card for card in truth["open"] if card)
    for deck in truth["decks"]:
        cards.update(deck["cards"])
    for seat in truth["seats"]:
        cards.update(seat["hand"])
        cards.update(face["card"] for face in seat["codex"] if not face["card"].startswith("starter"))
    if truth["chosen"]:
        cards[truth["chosen"]["card"]] += 1
    return cards


def fold(view: dict[str, Any], event: dict[str, Any]) -> None:
    """Applies an event to the view of a seat that saw it."""
    name = event["event"]
    seat: dict[str, Any] = view["seats"][event["seat"]] if event.get("seat") is not None else {}
    if name == "CardsDealt":
        for card in event["cards"]:
            add_to_hand(seat, card)
        for deck, (top, count) in enumerate([(event["resource_top"], 2), (event["gold_top"], 1)]):
            # All hands are dealt before the first of these events; only the last one carries the final tops.
            view["decks"][deck] = {"size": view["decks"][deck]["size"] - count, "top": top}
    elif name == "ObjectivesOpened":
        view["objectives"] = event["objectives"]
    elif name == "ObjectivesDealt":
        if event["objectives"] != [None, None]:
            seat["offered"] = event["objectives"]
    elif name == "ObjectiveKept":
        seat["has_kept"] = True
        seat["objective"] = event["objective"]
    elif name == "TurnStarted":
        view["turns_left"] = event["turns_left"]
    elif name in {"CardChosen", "CardChosenFaceDown"}:
        card, back = event["card"], back_of(event["card"])
        view["chosen"] = {"card": card, "side": "front" if name == "CardChosen" else "back"}
        if name == "CardChosen":
            seat["known"] = [known for known in seat["known"] if known != card]
        else:
            seat["known"] = [known for known in seat["known"] if back_of(known) != back]
        seat["hand_backs"].remove(back)
        if seat["hand"] is not None:
            seat["hand"].remove(card)
    elif name in {"CardPlaced", "CardPlacedFaceDown"}:
        seat["codex"].append(
            {"side": "back", **{part: event[part] for part in ("card", "side", "x", "y") if part in event}}
        )
        view["chosen"] = None
    elif name == "PointsGained":
        seat["points"] += event["points"]
        assert seat["points"] == event["total"]
    elif name == "OpenCardTaken":
        view["open"][event["place"] - 1] = None
        add_to_hand(seat, event["card"])
        seat["known"] = sorted([*seat["known"], event["card"]], key=CARD_NAMES.index)
    elif name == "CardOpened":
        view["open"][event["place"] - 1] = event["card"]
        leave_deck(view, event)
    elif name == "CardDrawn":
        add_to_hand(seat, event["card"])
        leave_deck(view, event)
    elif name == "EndMet":
        view["turns_left"] = event["turns"]
    else:
        assert name in {"TurnMissed", "PointsScored", "GameEnded"}


def back_of(card: str) -> str:
    """Returns the back of a card; a back is returned as it is."""
    return card if card in BACKS else BACK_OF_CARD[CARD_NAMES.index(card)]


def add_to_hand(seat: dict[str, Any], card: str) -> None:
    seat["hand_backs"] = sorted([*seat["hand_backs"], back_of(card)], key=BACKS.index)
    if seat["hand"] is not None:
        seat["hand"] = sorted([*seat["hand"], card], key=CARD_NAMES.index)


def leave_deck(view: dict[str, Any], event: dict[str, Any]) -> None:
    deck = view["decks"][("resource", "gold").index(event["deck"])]
    deck["size"] -= 1
    deck["top"] = event["deck_top"]


def swap_hidden(match: Match, seat: int, rng: np.random.Generator) -> set[str] | None:
    """Swaps a hidden card of another hand with one of the same back in the deck; returns both, or None."""
    table = match.position.record[0]
    others = [other for other in range(match.players) if other != seat]
    other = others[rng.integers(len(others))]
    hidden = [i for i in range(table["hand_size"][other]) if not table["known"][other][i]]
    if not hidden:
        return None
    place = hidden[rng.integers(len(hidden))]
    theirs = int(table["hands"][other][place])
    kind = theirs // 40
    for i in range(table["deck_size"][kind] - 4):
        mine = int(table["decks"][kind][i])
        if BACK_OF_CARD[mine] == BACK_OF_CARD[theirs]:
            table["decks"][kind][i], table["hands"][other][place] = theirs, mine
            order = np.argsort(table["hands"][other][: table["hand_size"][other]])
            for part in ("hands", "known"):
                table[part][other][: len(order)] = table[part][other][order]
            return {ALL_NAMES[mine], ALL_NAMES[theirs]}
    return None
