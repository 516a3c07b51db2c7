"""Changes to a table that remove a reason given by `refusal`: see `tests/test_refusals.py`."""

from typing import Any

from starboard.games.stella.material import CARD_NAMES, GREY
from tests.refusals import PLENTY, Repair, give_card, repair, repair_seat


def lay_in_round(table: Any, seat: int, move: dict[str, Any]) -> None:
    table["played"][0] = CARD_NAMES.index(move["card"])


REPAIRS: dict[str, Repair] = {
    "last-glow": repair_seat("glow", PLENTY),
    "hand-full": repair_seat("hand_size", 1),
    "nothing-to-draw": repair("deck_size", PLENTY),
    "must-follow": repair("lead", GREY),
    "card-not-in-hand": give_card(CARD_NAMES),
    "card-not-in-round": lay_in_round,
}
BY_ITSELF: set[str] = set()
"""Reasons that only say that the move is illegal, or that are printed on the card."""
RARE: list[Repair] = [repair("deck_size", 0)]
"""Changes that create a reason which random play hardly ever meets."""
