"""Why a match ended and why a move is refused, as message keys."""

import numpy as np

from starboard.games.subastral.moves import MOVES
from starboard.games.subastral.table import PILE, TAKE


def ending(table: np.void) -> str:
    return "last-turn"


def refusal(table: np.void, move: int) -> str:
    if table["decision"] == TAKE:
        is_played_on = MOVES.name(move)["cloud"] == table["played_on"]
        return "cloud-just-played-on" if is_played_on else "cloud-empty"
    return "biome-not-new" if table["decision"] == PILE else "card-not-in-hand"
