"""Why a match ended, as a message key."""

import numpy as np

from starboard.games.stella.events import ENDINGS


def ending(table: np.void) -> str:
    return str(ENDINGS.name(table["ending"]))
