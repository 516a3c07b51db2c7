"""The moves of Subastral: numbers inside, names outside."""

from starboard.games.subastral.events import BIOME, CARD, CLOUD, PLACE
from starboard.rules.naming import MoveBook, MoveFamily

MOVES = MoveBook(
    MoveFamily("play", card=CARD),
    MoveFamily("take", cloud=CLOUD),
    MoveFamily("to", place=PLACE),
    MoveFamily("pile", biome=BIOME),
    MoveFamily("draw"),
    MoveFamily("pass", card=CARD),
)
PLAY_CARD, TAKE_CLOUD, TO_HAND, START_PILE, DRAW_A_CARD, PASS_CARD = MOVES.first_numbers
TO_JOURNAL = TO_HAND + 1
