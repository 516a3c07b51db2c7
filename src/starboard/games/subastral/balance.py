"""What the study of balance counts in Subastral."""

from typing import Any


def taken(seat: dict[str, Any]) -> set[str]:
    """Piles, and the leftmost one by itself."""
    piles = [f"pile: {pile['biome']}" for pile in seat["journal"]]
    return {*piles, *(f"first {pile}" for pile in piles[:1])}
