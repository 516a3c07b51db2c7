"""What may be seen of a table. Hidden: which cards are in other hands and in the decks (their backs show), others' objectives."""

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
from starboard.rules.rulebook import Table, View


def view(table: Table, viewer: int | None) -> View:
    """The table as a seat sees it, or a spectator (None)."""
    players, end_met = int(table["players"]), bool(table["end_met"])
    return {
        "start": int(table["start"]),
        "turns_left": int(table["turns_left"]) if end_met else None,
        "decks": [deck(table, kind) for kind in range(2)],
        "open": [None if card == NO_CARD else CARD_NAMES[card] for card in table["open"]],
        "objectives": [OBJECTIVE_NAMES[i] for i in table["objectives"][:COMMON]] if table["objectives_dealt"] else [],
        "chosen": face(int(table["chosen"]), viewer == table["seat"]) if table["decision"] == PLACE else None,
        "seats": [
            {
                "points": int(table["points"][seat]),
                "starter": STARTER_NAMES[table["starters"][seat]],
                "hand_backs": [BACK_OF_CARD[card] for card in hand(table, seat)],
                "known": [CARD_NAMES[card] for card, known in zip(hand(table, seat), table["known"][seat], strict=False) if known],
                "hand": [CARD_NAMES[card] for card in hand(table, seat)] if seat == viewer else None,
                "has_kept": bool(table["kept"][seat]),
                "offered": offered(table, seat) if seat == viewer else None,
                "objective": kept(table, seat) if seat == viewer else None,
                "symbols": dict(zip(SYMBOLS, table["symbols"][seat].tolist(), strict=True)),
                "codex": [
                    {**face(int(table["faces"][seat][i]), seat == viewer), **at(int(table["places"][seat][i]))}
                    for i in range(table["card_count"][seat])
                ],
                "cells": [at(int(cell)) for cell in table["cells"][seat][: table["cell_count"][seat]]],
            }
            for seat in range(players)
        ],
    }


def truth(table: Table) -> View:
    """The whole table: every hand, every objective, and the decks from their tops."""
    everything = view(table, None)
    for seat, shown in enumerate(everything["seats"]):
        shown["hand"] = [CARD_NAMES[card] for card in hand(table, seat)]
        shown["offered"] = offered(table, seat)
        shown["objective"] = kept(table, seat)
        for i, laid in enumerate(shown["codex"]):
            laid |= face(int(table["faces"][seat][i]), True)
    if everything["chosen"]:
        everything["chosen"] = face(int(table["chosen"]), True)
    for kind, shown in enumerate(everything["decks"]):
        shown["cards"] = [CARD_NAMES[card] for card in reversed(table["decks"][kind][: table["deck_size"][kind]])]
    return everything


def deck(table: Table, kind: int) -> dict[str, Any]:
    size = int(table["deck_size"][kind])
    return {"size": size, "top": BACK_OF_CARD[table["decks"][kind][size - 1]] if size else None}


def hand(table: Table, seat: int) -> list[int]:
    return [int(card) for card in table["hands"][seat][: table["hand_size"][seat]]]


def face(number: int, is_own: bool) -> dict[str, Any]:
    """A card as it lies; of a card face down, only its owner knows which it is."""
    card, side = number // 2, SIDES[number % 2]
    is_hidden = side == "back" and card < len(CARD_NAMES) and not is_own
    return {"card": BACK_OF_CARD[card] if is_hidden else ALL_NAMES[card], "side": side}


def at(cell: int) -> dict[str, int]:
    return {"x": cell // WIDTH - FARTHEST, "y": cell % WIDTH - FARTHEST}


def offered(table: Table, seat: int) -> list[str] | None:
    first = COMMON + 2 * seat
    return [OBJECTIVE_NAMES[i] for i in table["objectives"][first : first + 2]] if table["objectives_dealt"] else None


def kept(table: Table, seat: int) -> str | None:
    choice = int(table["kept"][seat])
    return OBJECTIVE_NAMES[table["objectives"][COMMON + 2 * seat + choice - 1]] if choice else None


def ending(table: Table) -> str:
    return "last-turn"


def refusal(table: Table, move: int) -> str:
    named = MOVES.name(move)
    if named["do"] == "play":
        seat = int(table["seat"])
        return "cost-not-met" if named["card"] in [CARD_NAMES[card] for card in hand(table, seat)] else "card-not-in-hand"
    return {"keep": "objective-not-offered", "place": "cell-not-open"}.get(str(named["do"]), "nothing-there")
