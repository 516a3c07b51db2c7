"""Score sheets of Subastral."""

from typing import Any

from starboard.match import Match


def journal(*piles: tuple[str, int]) -> dict[str, Any]:
    return {"piles": [{"biome": biome, "cards": cards} for biome, cards in piles]}


REFUSED = ({"players": [journal(("taiga", 1), ("taiga", 2)), journal()]}, "score-biome-twice")
"""An impossible sheet, and the reason for refusing it."""


def sheet_of(match: Match) -> dict[str, Any]:
    """Returns the score sheet of a finished match."""
    seats = match.table()["seats"]
    return {
        "players": [
            journal(*((pile["biome"], len(pile["cards"])) for pile in seat["journal"])) for seat in seats
        ]
    }
