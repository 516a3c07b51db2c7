"""The moves of Stella Quest: numbers inside, names outside."""

from starboard.games.stella.events import CARD, EMOTION
from starboard.rules.naming import MoveBook, MoveFamily

MOVES = MoveBook(
    MoveFamily("play", card=CARD),
    MoveFamily("spend"),
    MoveFamily("take", card=EMOTION),
    MoveFamily("top", card=EMOTION),
)
PLAY_CARD, SPEND_GLOW, TAKE_CARD, LAY_ON_TOP = MOVES.first_numbers
