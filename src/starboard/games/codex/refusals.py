"""Why a move is refused, as message keys."""

from starboard.engine.compiled import inner
from starboard.engine.naming import Words
from starboard.games.codex.moves import DRAW_FROM, KEEP_OBJECTIVE, PLACE_AT, PLAY_FACE

REFUSALS = Words()
OBJECTIVE_NOT_OFFERED = REFUSALS.add("objective-not-offered")
COST_NOT_MET = REFUSALS.add("cost-not-met")
CARD_NOT_IN_HAND = REFUSALS.add("card-not-in-hand")
CELL_NOT_OPEN = REFUSALS.add("cell-not-open")
NOTHING_THERE = REFUSALS.add("nothing-there")


@inner
def refuse(table, move):
    """Returns why a move is not legal, though moves of its kind are possible now."""
    if KEEP_OBJECTIVE <= move < PLAY_FACE:
        return OBJECTIVE_NOT_OFFERED
    if PLAY_FACE <= move < PLACE_AT:
        card = (move - PLAY_FACE) // 2
        for i in range(table.hand_size[table.seat]):
            if table.hands[table.seat, i] == card:
                return COST_NOT_MET
        return CARD_NOT_IN_HAND
    return CELL_NOT_OPEN if PLACE_AT <= move < DRAW_FROM else NOTHING_THERE
