"""The score sheet of Stella Quest: collections."""

from typing import Annotated

import numpy as np
from msgspec import Meta, Struct

from starboard.games.stella import RULEBOOK
from starboard.games.stella.events import COLLECTION, ROUND_LIMIT, WENT_OUT
from starboard.games.stella.material import REST, VALUES
from starboard.games.stella.table import OVER
from starboard.match.errors import StarboardError
from starboard.match.result import Result, count_table

COPIES = 2
"""Of each value in each of the four colours."""


class Collection(Struct, forbid_unknown_fields=True):
    """A player's glow, and the number of cards of each value, 1 to 6. Colours do not matter."""

    glow: Annotated[int, Meta(ge=0, le=5)]
    values: Annotated[list[Annotated[int, Meta(ge=0, le=8)]], Meta(min_length=6, max_length=6)]

    @property
    def is_complete(self) -> bool:
        return self.glow > 0 and all(self.values)


class StellaSheet(Struct, forbid_unknown_fields=True):
    """The collections of all players at the end."""

    players: Annotated[list[Collection], Meta(min_length=2, max_length=4)]


def score(sheet: StellaSheet) -> Result:
    """Returns the result of a sheet, or raises StarboardError if more than one player ended the game."""
    complete = [seat for seat, player in enumerate(sheet.players) if player.is_complete]
    out = [seat for seat, player in enumerate(sheet.players) if not player.glow]
    if len(complete) + len(out) > 1:
        raise StarboardError("score-one-ending")
    tables = np.zeros(1, RULEBOOK.table)
    table = tables[0]
    table["players"], table["decision"] = len(sheet.players), OVER
    table["ending"] = COLLECTION if complete else WENT_OUT if out else ROUND_LIMIT
    table["ended_by"] = (complete or out or [0])[0]
    for seat, player in enumerate(sheet.players):
        table["glow"][seat] = player.glow
        for value, count in enumerate(player.values):
            for kind in range(value, REST, VALUES):
                table["collections"][seat][kind] = min(COPIES, count)
                count -= min(COPIES, count)
    return count_table(RULEBOOK, tables, over=True, ending=None)
