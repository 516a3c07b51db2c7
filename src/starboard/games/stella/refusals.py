"""Why a move is refused, as message keys."""

from starboard.engine.compiled import inner
from starboard.engine.naming import Words
from starboard.games.stella.material import HAND_LIMIT
from starboard.games.stella.moves import PLAY_CARD, SPEND_GLOW
from starboard.games.stella.table import PLAY

REFUSALS = Words()
LAST_GLOW = REFUSALS.add("last-glow")
HAND_FULL = REFUSALS.add("hand-full")
NOTHING_TO_DRAW = REFUSALS.add("nothing-to-draw")
MUST_FOLLOW = REFUSALS.add("must-follow")
CARD_NOT_IN_HAND = REFUSALS.add("card-not-in-hand")
CARD_NOT_IN_ROUND = REFUSALS.add("card-not-in-round")


@inner
def refuse(table, move):
    """Returns why a move is not legal, though moves of its kind are possible now."""
    seat = table.seat
    if move == SPEND_GLOW:
        if table.glow[seat] < 2:
            return LAST_GLOW
        return HAND_FULL if table.hand_size[seat] >= HAND_LIMIT else NOTHING_TO_DRAW
    if table.decision == PLAY:
        return MUST_FOLLOW if table.hands[seat, move - PLAY_CARD] > 0 else CARD_NOT_IN_HAND
    return CARD_NOT_IN_ROUND
