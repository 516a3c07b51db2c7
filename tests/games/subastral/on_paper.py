"""What players of Subastral would write down at the end."""

from typing import Any

from starboard.match import Match


def journal(*piles: tuple[str, int]) -> dict[str, Any]:
    return {"piles": [{"biome": biome, "cards": cards} for biome, cards in piles]}


REFUSED = ({"players": [journal(("taiga", 1), ("taiga", 2)), journal()]}, "score-biome-twice")
"""A sheet that cannot be, and why."""


def sheet_of(match: Match) -> dict[str, Any]:
    """What the players of a finished match would write down."""
    seats = match.table()["seats"]
    return {
        "players": [
            journal(*((pile["biome"], len(pile["cards"])) for pile in seat["journal"])) for seat in seats
        ]
    }
