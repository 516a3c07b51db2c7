"""Changes to a table that remove a reason given by `refusal`: see `tests/test_refusals.py`."""

from typing import Any

from starboard.games.subastral.material import BIOMES, CARD_NAMES, CLOUDS
from tests.refusals import Repair, give_card


def play_elsewhere(table: Any, seat: int, move: dict[str, Any]) -> None:
    table["played_on"] = 1 if move["cloud"] != 1 else 2


def fill_cloud(table: Any, seat: int, move: dict[str, Any]) -> None:
    table["cloud_size"][move["cloud"]] = 1


def empty_cloud(table: Any, seat: int, move: dict[str, Any]) -> None:
    if not table["taken_from"]:
        table["cloud_size"][2] = 0


def take_new_biome(table: Any, seat: int, move: dict[str, Any]) -> None:
    table["clouds"][table["taken_from"]][0] = BIOMES.index(move["biome"]) * CLOUDS
    table["pile_count"][seat] = 0


REPAIRS: dict[str, Repair] = {
    "cloud-just-played-on": play_elsewhere,
    "cloud-empty": fill_cloud,
    "biome-not-new": take_new_biome,
    "card-not-in-hand": give_card(CARD_NAMES),
}
BY_ITSELF: set[str] = set()
"""Reasons that only say that the move is illegal, or that are printed on the card."""
RARE: list[Repair] = [empty_cloud]
"""Changes that create a reason which random play hardly ever meets."""
