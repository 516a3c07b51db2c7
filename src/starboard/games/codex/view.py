"""What may be seen of a table. Hidden: which cards are in other hands and in the decks (their backs show), others' objectives."""

from typing import Any

import numpy as np

from starboard.games.codex.material import (
    ALL_NAMES,
    BACK_OF_CARD,
    BACKS,
    CARD_NAMES,
    CARDS,
    COST,
    DECK_SIZE,
    END_POINTS,
    FACE_CENTRE,
    FACE_CORNERS,
    FIRST_SYMBOL,
    FRONT,
    ITEMS,
    KINGDOM,
    KINGDOMS,
    NEEDS,
    OBJECTIVE_NAMES,
    OBJECTIVE_POINTS,
    PATTERN,
    PER,
    POINTS,
    SIDES,
    STARTER_NAMES,
    SYMBOLS,
)
from starboard.games.codex.moves import MOVES, OPEN_SOURCES
from starboard.games.codex.outlook import try_cells
from starboard.games.codex.scoring import COMMON
from starboard.games.codex.spread import face, met, spreads, standing
from starboard.games.codex.table import NO_CARD, PLACE, PLAY
from starboard.rules.log import closed_log
from starboard.rules.naming import NamedMove
from starboard.rules.reading import Reading, copied
from starboard.rules.rulebook import View
from starboard.rules.viewing import seen_by, seen_by_all


def view(table: Reading, viewer: int | None) -> View:
    """The table as a seat sees it, or a spectator (None)."""
    seen = seen_by(table, viewer, public, private)
    return seen | {"chosen": chosen(table, True), "preview": preview(table)} if viewer == table["seat"] else seen


def public(table: Reading) -> View:
    """What everybody sees."""
    return {
        "start": table["start"],
        "turns_left": table["turns_left"] if table["end_met"] else None,
        "decks": [deck(table, kind) for kind in range(2)],
        "open": [None if card == NO_CARD else CARD_NAMES[card] for card in table["open"]],
        "objectives": [OBJECTIVE_NAMES[i] for i in common(table)],
        "chosen": chosen(table, False),
        "preview": None,
        "seats": [
            {
                "points": table["points"][seat],
                "standing": standing(table, seat, common(table)),
                "met": [met(table, seat, objective) for objective in common(table)],
                "met_own": None,
                "starter": STARTER_NAMES[table["starters"][seat]],
                "hand_backs": [BACK_OF_CARD[card] for card in hand(table, seat)],
                "known": [CARD_NAMES[card] for card, known in zip(hand(table, seat), table["known"][seat], strict=False) if known],
                "hand": None,
                "has_kept": bool(table["kept"][seat]),
                "offered": None,
                "objective": None,
                "symbols": spread.symbols,
                "codex": spread.codex,
                "cells": spread.cells,
            }
            for seat, spread in enumerate(spreads(table))
        ],
    }


def private(table: Reading, seat: int) -> View:
    """What a seat alone sees."""
    own = kept_number(table, seat)
    return {
        "standing": standing(table, seat, [*common(table), *([] if own is None else [own])]),
        "met_own": None if own is None else met(table, seat, own),
        "hand": [CARD_NAMES[card] for card in hand(table, seat)],
        "offered": offered(table, seat),
        "objective": kept(table, seat),
        "codex": spreads(table)[seat].own_codex,
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


def deck(table: Reading, kind: int) -> dict[str, Any]:
    size = table["deck_size"][kind]
    return {"size": size, "top": BACK_OF_CARD[table["decks"][kind][size - 1]] if size else None}


def hand(table: Reading, seat: int) -> list[int]:
    cards: list[int] = table["hands"][seat][: table["hand_size"][seat]]
    return cards


def offered(table: Reading, seat: int) -> list[str] | None:
    first = COMMON + 2 * seat
    return [OBJECTIVE_NAMES[i] for i in table["objectives"][first : first + 2]] if table["objectives_dealt"] else None


def common(table: Reading) -> list[int]:
    objectives: list[int] = table["objectives"][:COMMON] if table["objectives_dealt"] else []
    return objectives


def kept_number(table: Reading, seat: int) -> int | None:
    choice = table["kept"][seat]
    return table["objectives"][COMMON + 2 * seat + choice - 1] if choice else None


def kept(table: Reading, seat: int) -> str | None:
    number = kept_number(table, seat)
    return None if number is None else OBJECTIVE_NAMES[number]


def preview(table: Reading) -> View | None:
    """For whoever is to place a card, cell by cell: the symbols that would be covered, what each front would score there, and what
    each side of a card would change in the points from objectives, where it changes anything."""
    if table["decision"] not in (PLAY, PLACE):
        return None
    seat = table["seat"]
    cards = hand(table, seat)
    faces = [2 * card + side for card in cards for side in range(len(SIDES))] if table["decision"] == PLAY else [table["chosen"]]
    tried = {face: try_everywhere(table, face) for face in faces}
    gains = {CARD_NAMES[face // 2]: points.tolist() for face, (points, _, _) in tried.items() if face % 2 == FRONT}
    promises: dict[str, dict[str, list[int]]] = {}
    for number, (_, promised, _) in tried.items():
        if promised.any():
            promises.setdefault(CARD_NAMES[number // 2], {})[SIDES[number % 2]] = promised.tolist()
    covered = _SHOWS[faces[0]] - tried[faces[0]][2]
    return {
        "covers": [[symbol for symbol, n in zip(SYMBOLS, row, strict=True) for _ in range(n)] for row in covered.tolist()],
        "gains": gains,
        "promises": promises,
    }


def try_everywhere(table: Reading, face: int) -> tuple["np.ndarray[Any, Any]", ...]:
    """What placing a face on each of its cells adds for the seat to move: to its track, to its objectives, to its symbols."""
    seat = table["seat"]
    points, promises = np.empty((2, table["cell_count"][seat]), np.int64)
    symbols = np.empty((len(points), len(SYMBOLS)), np.int64)
    try_cells(copied(table.tables, 2), face, points, promises, symbols, _CLOSED)
    track = table["points"][seat]
    own = kept_number(table, seat)
    assert own is not None
    met_now = standing(table, seat, [*common(table), own]) - track
    return points - track, promises - met_now, symbols - table["symbols"][seat]


_CLOSED = closed_log()
_SHOWS = (FACE_CORNERS[:, :, None] == FIRST_SYMBOL + np.arange(len(SYMBOLS))).sum(axis=1)
_SHOWS[:, : len(KINGDOMS)] += FACE_CENTRE
"""How many of each symbol a face shows."""


_CORNER_NAMES = ("hidden", "empty", *SYMBOLS)
_PER_NAMES = (None, *ITEMS, "corner")


def printed() -> View:
    """What the cards say by themselves; corners are in the order top left, top right, bottom left, bottom right."""
    cards = {name: printed_card(card) for card, name in enumerate(ALL_NAMES)}
    backs = {
        back: {**printed_card(BACK_OF_CARD.index(back)), "front": None, "points": 0, "per": None, "cost": {}} for back in BACKS
    }
    return {
        "symbols": list(SYMBOLS),
        "kingdoms": list(KINGDOMS),
        "end_points": END_POINTS,
        "cards": cards | backs,
        "objectives": {name: printed_objective(i) for i, name in enumerate(OBJECTIVE_NAMES)},
    }


def printed_card(card: int) -> View:
    if card >= CARDS:
        return {"kind": "starter", "kingdom": None, "points": 0, "per": None, "cost": {}, **printed_faces(card)}
    return {
        "kind": ("resource", "gold")[card // DECK_SIZE],
        "kingdom": KINGDOMS[KINGDOM[card]],
        "points": int(POINTS[card]),
        "per": _PER_NAMES[PER[card]],
        "cost": {kingdom: int(number) for kingdom, number in zip(KINGDOMS, COST[card], strict=True) if number},
        **printed_faces(card),
    }


def printed_faces(card: int) -> View:
    return {
        side: {
            "corners": [_CORNER_NAMES[corner] for corner in FACE_CORNERS[2 * card + i]],
            "centre": [kingdom for kingdom, number in zip(KINGDOMS, FACE_CENTRE[2 * card + i], strict=True) for _ in range(number)],
        }
        for i, side in enumerate(SIDES)
    }


def printed_objective(objective: int) -> View:
    return {
        "points": int(OBJECTIVE_POINTS[objective]),
        "symbols": {symbol: int(number) for symbol, number in zip(SYMBOLS, NEEDS[objective], strict=True) if number},
        "pattern": [
            {"x": int(x), "y": int(y), "kingdom": KINGDOMS[kingdom]} for x, y, kingdom in PATTERN[objective] if kingdom >= 0
        ],
    }


def ending(table: Reading) -> str:
    return "last-turn"


def told(table: Reading, move: NamedMove) -> NamedMove:
    card = NO_CARD
    if move["do"] == "place":
        card = table["chosen"] // 2
    elif move["do"] == "draw" and move["source"] in OPEN_SOURCES:
        card = table["open"][OPEN_SOURCES.index(str(move["source"]))]
    return move if card == NO_CARD else {**move, "card": CARD_NAMES[card]}


def refusal(table: Reading, move: int) -> str:
    named = MOVES.name(move)
    if named["do"] == "play":
        seat = table["seat"]
        return "cost-not-met" if named["card"] in [CARD_NAMES[card] for card in hand(table, seat)] else "card-not-in-hand"
    return {"keep": "objective-not-offered", "place": "cell-not-open"}.get(str(named["do"]), "nothing-there")
