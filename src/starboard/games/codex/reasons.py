"""Why a match ended, why a move is refused, and which card a move is about, for messages."""

import numpy as np

from starboard.engine.naming import NamedMove
from starboard.games.codex.material import CARD_NAMES
from starboard.games.codex.moves import MOVES, OPEN_SOURCES
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


def refusal(table: np.void, move: int) -> str:
    named, seat = MOVES.name(move), table["seat"]
    if named["do"] == "play":
        hand = [CARD_NAMES[card] for card in table["hands"][seat][: table["hand_size"][seat]]]
        return "cost-not-met" if named["card"] in hand else "card-not-in-hand"
    return {"keep": "objective-not-offered", "place": "cell-not-open"}.get(str(named["do"]), "nothing-there")
