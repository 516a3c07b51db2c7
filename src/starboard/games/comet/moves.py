"""The moves of Comet: their numbers in compiled code and their names elsewhere."""

from starboard.engine.naming import MoveBook
from starboard.games.comet.events import ANY_CARD, CARD, COMET_ANSWER, COMPANION, SYMBOL, TERRAIN, TOKEN, Q, R

MOVES = MoveBook()
HATCH_CARD = MOVES.add("hatch", card=CARD)
MOVE_BY = MOVES.add("move", card=CARD)
REFRESH = MOVES.add("refresh")
PASS = MOVES.add("pass")
NEST_AT = MOVES.add("nest", q=Q, r=R)
GO = MOVES.add("go", companion=COMPANION, q=Q, r=R)
USE = MOVES.add("use", card=ANY_CARD)
PAY_WITH = MOVES.add("pay", symbol=SYMBOL)
NAME_TERRAIN = MOVES.add("name", terrain=TERRAIN)
GUIDE_ONE = MOVES.add("guide", companion=COMPANION)
LIFT_TOKEN = MOVES.add("lift", token=TOKEN)
PUT_AT = MOVES.add("put", q=Q, r=R)
DISCARD = MOVES.add("discard", card=CARD)
TAKE_CARD = MOVES.add("take", card=CARD)
READY_CARD = MOVES.add("ready", card=ANY_CARD)
ANSWER = MOVES.add("comet", answer=COMET_ANSWER)
COPY_CARD = MOVES.add("copy", card=CARD)
END = MOVES.add("end")
NO_MOVE = -1
