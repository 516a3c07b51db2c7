"""Why a match ended, and which card a move is about, for messages."""

import numpy as np

from starboard.engine.naming import NamedMove
from starboard.games.codex.material import CARD_NAMES
from starboard.games.codex.moves import OPEN_SOURCES
from starboard.games.codex.table import NO_CARD


def ending(table: np.void) -> str:
    return "last-turn"


def told(table: np.void, move: NamedMove) -> NamedMove:
    card = NO_CARD
    if move["do"] == "place":
        card = table["chosen"] // 2
    elif move["do"] == "draw" and move["source"] in OPEN_SOURCES:
        card = table["open"][OPEN_SOURCES.index(str(move["source"]))]
    return move if card == NO_CARD else {**move, "card": CARD_NAMES[card]}
