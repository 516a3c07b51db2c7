"""What players of Stella Quest would write down at the end."""

from typing import Any

from starboard.match import Match

REFUSED = ({"players": [{"glow": 0, "values": [0] * 6}] * 2}, "score-one-ending")
"""A sheet that cannot be, and why."""


def sheet_of(match: Match) -> dict[str, Any]:
    """What the players of a finished match would write down."""
    seats = match.table()["seats"]
    values = [
        [sum(card.endswith(f"-{value}") for card in seat["collection"]) for value in range(1, 7)]
        for seat in seats
    ]
    return {
        "players": [{"glow": seat["glow"], "values": own} for seat, own in zip(seats, values, strict=True)]
    }
