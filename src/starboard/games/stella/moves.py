"""The moves of Stella Quest: their numbers in compiled code and their names elsewhere."""

from starboard.engine.naming import MoveBook
from starboard.games.stella.events import CARD, EMOTION

MOVES = MoveBook()
PLAY_CARD = MOVES.add("play", card=CARD)
SPEND_GLOW = MOVES.add("spend")
TAKE_CARD = MOVES.add("take", card=EMOTION)
LAY_ON_TOP = MOVES.add("top", card=EMOTION)
