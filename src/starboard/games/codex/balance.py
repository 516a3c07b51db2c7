"""What `starboard balance` counts in Codex Naturalis."""

from typing import Any


def taken(seat: dict[str, Any]) -> set[str]:
    """Returns the secret objective, and the gold cards placed front up."""
    fronts = {face["card"] for face in seat["codex"] if face["side"] == "front"}
    return {f"objective: {seat['objective']}"} | {
        f"card: {card}" for card in fronts if card.startswith("gold")
    }
