"""The moves of Subastral: their numbers in compiled code and their names elsewhere."""

from starboard.engine.naming import MoveBook
from starboard.games.subastral.events import BIOME, CARD, CLOUD, JOURNAL, PLACE

MOVES = MoveBook()
PLAY_CARD = MOVES.add("play", card=CARD)
TAKE_CLOUD = MOVES.add("take", cloud=CLOUD)
TO_HAND = MOVES.add("to", place=PLACE)
START_PILE = MOVES.add("pile", biome=BIOME)
DRAW_A_CARD = MOVES.add("draw")
PASS_CARD = MOVES.add("pass", card=CARD)
TO_JOURNAL = TO_HAND + JOURNAL
