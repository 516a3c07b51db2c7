"""Changes to a table that remove a reason given by `refusal`: see `tests/test_refusals.py`."""

from typing import Any

from starboard.games.comet.material import ALL_NAMES, HIGHEST_NEST, NESTS, NOWHERE, WORD, members
from starboard.games.comet.table import NO_CARD
from tests.refusals import PLENTY, Repair, repair


def give_card(table: Any, seat: int, move: dict[str, Any]) -> None:
    word, place = divmod(ALL_NAMES.index(move["card"]), WORD)
    table["hands"][seat][word] |= 1 << place


def clear_board(table: Any, seat: int, move: dict[str, Any]) -> None:
    table["companions"][:] = NOWHERE
    table["tokens"][:] = NOWHERE
    table["lowered"] = PLENTY


def occupy_highest_nests(table: Any, seat: int, move: dict[str, Any]) -> None:
    table["tokens"][:] = members(NESTS[table["side"], HIGHEST_NEST].tolist())[: len(table["tokens"])]


def free_slot(table: Any, seat: int, move: dict[str, Any]) -> None:
    table["slots"][seat][0] = NO_CARD


def bring_companion(table: Any, seat: int, move: dict[str, Any]) -> None:
    table["companions"][seat][0] = 20


REPAIRS: dict[str, Repair] = {
    "card-not-in-hand": give_card,
    "slots-full": free_slot,
    "no-nest-free": clear_board,
    "no-companion": bring_companion,
    "no-more-regular-cards": repair("regulars", PLENTY),
    "discard-in-order": repair("card", -1),
    "comet-has-come": repair("comet", 0),
    "comet-has-not-come": repair("comet", 1),
}
BY_ITSELF = {
    "not-an-animal",
    "cannot-end-yet",
    "not-your-nest",
    "not-within-reach",
    "not-usable",
    "hex-not-free",
    "not-offered",
}
"""Reasons that only say that the move is illegal, or that are printed on the card."""
RARE: list[Repair] = [occupy_highest_nests]
"""Changes that create a reason which random play hardly ever meets."""
