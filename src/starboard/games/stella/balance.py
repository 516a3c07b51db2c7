"""What `starboard balance` counts in Stella Quest."""

from typing import Any


def taken(seat: dict[str, Any]) -> set[str]:
    """Returns the values collected, and how many of the six they are."""
    values = {card.rpartition("-")[2] for card in seat["collection"]}
    return {f"value {value}" for value in values} | {f"{len(values)} values"}
