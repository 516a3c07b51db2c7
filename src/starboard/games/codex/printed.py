"""What is printed on the cards; corners are in the order top left, top right, bottom left, bottom right."""

from starboard.engine.rulebook import View
from starboard.games.codex.material import (
    ALL_NAMES,
    BACK_OF_CARD,
    BACKS,
    CARDS,
    CORNER_SHOWS,
    COST,
    DECK_SIZE,
    END_POINTS,
    FACE_CENTRE,
    FACE_CORNERS,
    FIXED,
    KINGDOM,
    KINGDOMS,
    NEEDS,
    OBJECTIVE_NAMES,
    OBJECTIVE_POINTS,
    PATTERN,
    PER,
    PER_WHAT,
    POINTS,
    SIDES,
    SYMBOLS,
)


def printed() -> View:
    """Returns the cards, their backs, and the objectives."""
    cards = {name: printed_card(card) for card, name in enumerate(ALL_NAMES)}
    backs = {
        back: {**printed_card(BACK_OF_CARD.index(back)), "front": None, "points": 0, "per": None, "cost": {}}
        for back in BACKS
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
        return {
            "kind": "starter",
            "kingdom": None,
            "points": 0,
            "per": None,
            "cost": {},
            **printed_faces(card),
        }
    return {
        "kind": ("resource", "gold")[card // DECK_SIZE],
        "kingdom": KINGDOMS[KINGDOM[card]],
        "points": int(POINTS[card]),
        "per": PER_WHAT[PER[card]] if PER[card] != FIXED else None,
        "cost": {
            kingdom: int(number) for kingdom, number in zip(KINGDOMS, COST[card], strict=True) if number
        },
        **printed_faces(card),
    }


def printed_faces(card: int) -> View:
    return {
        side: {
            "corners": [CORNER_SHOWS[corner] for corner in FACE_CORNERS[2 * card + i]],
            "centre": [
                kingdom
                for kingdom, number in zip(KINGDOMS, FACE_CENTRE[2 * card + i], strict=True)
                for _ in range(number)
            ],
        }
        for i, side in enumerate(SIDES)
    }


def printed_objective(objective: int) -> View:
    return {
        "points": int(OBJECTIVE_POINTS[objective]),
        "symbols": {
            symbol: int(number) for symbol, number in zip(SYMBOLS, NEEDS[objective], strict=True) if number
        },
        "pattern": [
            {"x": int(x), "y": int(y), "kingdom": KINGDOMS[kingdom]}
            for x, y, kingdom in PATTERN[objective]
            if kingdom >= 0
        ],
    }
