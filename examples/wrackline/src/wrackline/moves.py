"""The moves of Wrackline: their numbers in compiled code and their names elsewhere."""

from starboard.engine.naming import MoveBook, MoveFamily
from wrackline.events import CARD

MOVES = MoveBook(MoveFamily("keep", card=CARD), MoveFamily("sink", card=CARD))
KEEP_CARD, SINK_CARD = MOVES.first_numbers
