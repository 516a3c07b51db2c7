"""Score sheets of Stella Quest."""

from typing import Any

from starboard.match import Match

REFUSED = ({"players": [{"glow": 0, "values": [0] * 6}] * 2}, "score-one-ending")
"""An impossible sheet, and the reason for refusing it."""


def sheet_of(match: Match) -> dict[str, Any]:
    """Returns the score sheet of a finished match."""
    seats = match.table()["seats"]
    values = [
        [sum(card.endswith(f"-{value}") for card in seat["collection"]) for value in range(1, 7)]
        for seat in seats
    ]
    return {
        "players": [{"glow": seat["glow"], "values": own} for seat, own in zip(seats, values, strict=True)]
    }
