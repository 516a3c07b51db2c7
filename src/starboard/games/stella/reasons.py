"""Why a match ended and why a move is refused, as message keys."""

import numpy as np

from starboard.games.stella.events import ENDINGS
from starboard.games.stella.material import CARD_NAMES, HAND_LIMIT
from starboard.games.stella.moves import MOVES, SPEND_GLOW
from starboard.games.stella.table import PLAY


def ending(table: np.void) -> str:
    return str(ENDINGS.name(table["ending"]))


def refusal(table: np.void, move: int) -> str:
    seat = table["seat"]
    if move == SPEND_GLOW:
        if table["glow"][seat] < 2:
            return "last-glow"
        return "hand-full" if table["hand_size"][seat] >= HAND_LIMIT else "nothing-to-draw"
    if table["decision"] == PLAY:
        is_in_hand = table["hands"][seat][CARD_NAMES.index(str(MOVES.name(move)["card"]))] > 0
        return "must-follow" if is_in_hand else "card-not-in-hand"
    return "card-not-in-round"
