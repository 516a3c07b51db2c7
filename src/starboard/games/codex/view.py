"""What may be seen of a table. Hidden: which cards are in other hands and in the decks (their backs show), others' objectives."""

from itertools import islice
from typing import Any

from starboard.games.codex.codex import WIDTH
from starboard.games.codex.material import (
    ALL_NAMES,
    BACK_OF_CARD,
    CARD_NAMES,
    FARTHEST,
    OBJECTIVE_NAMES,
    SIDES,
    STARTER_NAMES,
    SYMBOLS,
)
from starboard.games.codex.moves import MOVES
from starboard.games.codex.scoring import COMMON
from starboard.games.codex.table import NO_CARD, PLACE
from starboard.rules.reading import Reading
from starboard.rules.rulebook import View
from starboard.rules.viewing import seen_by, seen_by_all


def view(table: Reading, viewer: int | None) -> View:
    """The table as a seat sees it, or a spectator (None)."""
    seen = seen_by(table, viewer, public, private)
    return seen | {"chosen": chosen(table, True)} if viewer == table["seat"] else seen


def public(table: Reading) -> View:
    """What everybody sees."""
    players, end_met = table["players"], bool(table["end_met"])
    return {
        "start": table["start"],
        "turns_left": table["turns_left"] if end_met else None,
        "decks": [deck(table, kind) for kind in range(2)],
        "open": [None if card == NO_CARD else CARD_NAMES[card] for card in table["open"]],
        "objectives": [OBJECTIVE_NAMES[i] for i in table["objectives"][:COMMON]] if table["objectives_dealt"] else [],
        "chosen": chosen(table, False),
        "seats": [
            {
                "points": table["points"][seat],
                "starter": STARTER_NAMES[table["starters"][seat]],
                "hand_backs": [BACK_OF_CARD[card] for card in hand(table, seat)],
                "known": [CARD_NAMES[card] for card, known in zip(hand(table, seat), table["known"][seat], strict=False) if known],
                "hand": None,
                "has_kept": bool(table["kept"][seat]),
                "offered": None,
                "objective": None,
                "symbols": dict(zip(SYMBOLS, table["symbols"][seat], strict=True)),
                "codex": codex(table, seat, False),
                "cells": [at(cell) for cell in table["cells"][seat][: table["cell_count"][seat]]],
            }
            for seat in range(players)
        ],
    }


def private(table: Reading, seat: int) -> View:
    """What a seat alone sees."""
    return {
        "hand": [CARD_NAMES[card] for card in hand(table, seat)],
        "offered": offered(table, seat),
        "objective": kept(table, seat),
        "codex": codex(table, seat, True),
    }


def truth(table: Reading) -> View:
    """The whole table: every hand, every objective, and the decks from their tops."""
    everything = seen_by_all(table, public, private)
    decks = [
        {**shown, "cards": [CARD_NAMES[card] for card in reversed(table["decks"][kind][: table["deck_size"][kind]])]}
        for kind, shown in enumerate(everything["decks"])
    ]
    return everything | {"chosen": chosen(table, True), "decks": decks}


def chosen(table: Reading, is_own: bool) -> dict[str, Any] | None:
    """The card that was chosen and has no place yet."""
    return face(table["chosen"], is_own) if table["decision"] == PLACE else None


def codex(table: Reading, seat: int, is_own: bool) -> list[dict[str, Any]]:
    """The cards that a seat has laid, the oldest first."""
    laid = zip(table["faces"][seat], table["places"][seat], strict=False)
    return [{**face(number, is_own), **at(cell)} for number, cell in islice(laid, table["card_count"][seat])]


def deck(table: Reading, kind: int) -> dict[str, Any]:
    size = table["deck_size"][kind]
    return {"size": size, "top": BACK_OF_CARD[table["decks"][kind][size - 1]] if size else None}


def hand(table: Reading, seat: int) -> list[int]:
    cards: list[int] = table["hands"][seat][: table["hand_size"][seat]]
    return cards


def face(number: int, is_own: bool) -> dict[str, Any]:
    """A card as it lies; of a card face down, only its owner knows which it is."""
    card, side = number // 2, SIDES[number % 2]
    is_hidden = side == "back" and card < len(CARD_NAMES) and not is_own
    return {"card": BACK_OF_CARD[card] if is_hidden else ALL_NAMES[card], "side": side}


def at(cell: int) -> dict[str, int]:
    return {"x": cell // WIDTH - FARTHEST, "y": cell % WIDTH - FARTHEST}


def offered(table: Reading, seat: int) -> list[str] | None:
    first = COMMON + 2 * seat
    return [OBJECTIVE_NAMES[i] for i in table["objectives"][first : first + 2]] if table["objectives_dealt"] else None


def kept(table: Reading, seat: int) -> str | None:
    choice = table["kept"][seat]
    return OBJECTIVE_NAMES[table["objectives"][COMMON + 2 * seat + choice - 1]] if choice else None


def printed() -> View:
    """What the cards and boards say by themselves."""
    return {}


def ending(table: Reading) -> str:
    return "last-turn"


def refusal(table: Reading, move: int) -> str:
    named = MOVES.name(move)
    if named["do"] == "play":
        seat = table["seat"]
        return "cost-not-met" if named["card"] in [CARD_NAMES[card] for card in hand(table, seat)] else "card-not-in-hand"
    return {"keep": "objective-not-offered", "place": "cell-not-open"}.get(str(named["do"]), "nothing-there")
