"""What is printed on the cards."""

from starboard.engine.rulebook import View
from starboard.games.stella.material import COLOURS, GEMS, GREY


def printed() -> View:
    """Returns the colours, and the gems of each value."""
    return {
        "colours": list(COLOURS[:GREY]),
        "gems": {str(value): int(gems) for value, gems in enumerate(GEMS) if value},
    }
