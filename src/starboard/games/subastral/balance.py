"""What `starboard balance` counts in Subastral."""

from typing import Any


def taken(seat: dict[str, Any]) -> set[str]:
    """Returns the seat's piles, and its leftmost pile once more as the first."""
    piles = [f"pile: {pile['biome']}" for pile in seat["journal"]]
    return {*piles, *(f"first {pile}" for pile in piles[:1])}
