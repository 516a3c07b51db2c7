"""What the cards say by themselves."""

from starboard.games.stella.material import COLOURS, GEMS, GREY
from starboard.rules.rulebook import View


def printed() -> View:
    """Their colours, and the gems of each value."""
    return {
        "colours": list(COLOURS[:GREY]),
        "gems": {str(value): int(gems) for value, gems in enumerate(GEMS) if value},
    }
