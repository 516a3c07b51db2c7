"""Why a match ended, as a message key; and details of a move, for messages."""

import numpy as np

from starboard.engine.naming import NamedMove
from starboard.games.comet.material import CARD_NAMES, place


def ending(table: np.void) -> str:
    return "all-passed" if all(table["passed"][: table["players"]]) else "no-turns-left"


def told(table: np.void, move: NamedMove) -> NamedMove:
    """Adds to a companion's move its animal, and the hex it starts from."""
    if move["do"] not in {"go", "guide"}:
        return move
    seat, companion = table["seat"], int(str(move["companion"])) - 1
    q, r = place(int(table["side"]), int(table["companions"][seat][companion]))
    return {**move, "card": CARD_NAMES[table["slots"][seat][companion]], "from_q": q, "from_r": r}
