"""Why a move is refused, as message keys."""

from starboard.engine.compiled import inner
from starboard.engine.naming import Words
from starboard.games.subastral.material import FIRST_CLOUD
from starboard.games.subastral.moves import TAKE_CLOUD
from starboard.games.subastral.table import PILE, TAKE

REFUSALS = Words()
CLOUD_JUST_PLAYED_ON = REFUSALS.add("cloud-just-played-on")
CLOUD_EMPTY = REFUSALS.add("cloud-empty")
BIOME_NOT_NEW = REFUSALS.add("biome-not-new")
CARD_NOT_IN_HAND = REFUSALS.add("card-not-in-hand")


@inner
def refuse(table, move):
    """Returns why a move is not legal, though moves of its kind are possible now."""
    if table.decision == TAKE:
        is_played_on = move - TAKE_CLOUD + FIRST_CLOUD == table.played_on
        return CLOUD_JUST_PLAYED_ON if is_played_on else CLOUD_EMPTY
    return BIOME_NOT_NEW if table.decision == PILE else CARD_NOT_IN_HAND
