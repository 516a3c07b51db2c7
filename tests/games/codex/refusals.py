"""Changes to a table that remove a reason given by `refusal`: see `tests/test_refusals.py`."""

from typing import Any

import starboard
from starboard.games.codex.material import CARD_NAMES
from starboard.games.codex.moves import OPEN_SOURCES, PLACE_AT
from starboard.games.codex.scoring import COMMON
from tests.refusals import PLENTY, Repair, repair_seat


def give_card(table: Any, seat: int, move: dict[str, Any]) -> None:
    table["hands"][seat][0] = CARD_NAMES.index(move["card"])


def offer_objective(table: Any, seat: int, move: dict[str, Any]) -> None:
    number = starboard.load("codex").rulebook.moves.number(move)
    first = starboard.load("codex").rulebook.moves.number({"do": "keep", "objective": first_objective()})
    table["objectives"][COMMON + 2 * seat] = number - first


def first_objective() -> Any:
    families = starboard.load("codex").rulebook.moves.families
    return next(family for family in families if family.do == "keep").name(0)["objective"]


def open_cell(table: Any, seat: int, move: dict[str, Any]) -> None:
    table["cells"][seat][0] = starboard.load("codex").rulebook.moves.number(move) - PLACE_AT


def lay_source(table: Any, seat: int, move: dict[str, Any]) -> None:
    if move["source"] in OPEN_SOURCES:
        table["open"][OPEN_SOURCES.index(move["source"])] = 0
    else:
        table["deck_size"] = PLENTY


REPAIRS: dict[str, Repair] = {
    "card-not-in-hand": give_card,
    "cost-not-met": repair_seat("symbols", PLENTY),
    "objective-not-offered": offer_objective,
    "cell-not-open": open_cell,
    "nothing-there": lay_source,
}
BY_ITSELF: set[str] = set()
"""Reasons that only say that the move is illegal, or that are printed on the card."""
RARE: list[Repair] = []
"""Changes that create a reason which random play hardly ever meets."""
