"""What `starboard balance` counts in Comet."""

from typing import Any

from starboard.games.comet.material import card_data


def taken(seat: dict[str, Any]) -> set[str]:
    """Returns the seat's leader, saved species, and their kinds of abilities."""
    saved = [card["card"] for card in seat["saved"]]
    found = {f"leader: {seat['leader']['card'].removeprefix('leader-')}"}
    found |= {f"saved: {card.rpartition('-')[0].partition('-')[2]}" for card in saved}
    return found | {f"ability: {card_data(card)['ability']['kind']}" for card in saved}
