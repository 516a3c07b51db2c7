"""The score sheet of Subastral: journals."""

from typing import Annotated, Literal

import numpy as np
from msgspec import Meta, Struct

from starboard.games.subastral import RULEBOOK
from starboard.games.subastral.material import BIOMES
from starboard.games.subastral.table import OVER
from starboard.match.errors import StarboardError
from starboard.match.result import Result, count_table

Biome = Literal["desert", "savanna", "rainforest", "chaparral", "grassland", "forest", "taiga", "tundra"]
MOST_CARDS = 20
"""In a pile; no biome has more than 16."""


class Pile(Struct, forbid_unknown_fields=True):
    """The cards of one biome."""

    biome: Biome
    cards: Annotated[int, Meta(ge=1, le=MOST_CARDS)]


class Journal(Struct, forbid_unknown_fields=True):
    """A player's piles, from left to right."""

    piles: Annotated[list[Pile], Meta(max_length=8)] = []


class SubastralSheet(Struct, forbid_unknown_fields=True):
    """The journals of all players at the end."""

    players: Annotated[list[Journal], Meta(min_length=2, max_length=5)]


def score(sheet: SubastralSheet) -> Result:
    """Returns the result of a sheet, or raises StarboardError if a biome has two piles."""
    tables = np.zeros(1, RULEBOOK.table)
    table = tables[0]
    table["players"], table["decision"] = len(sheet.players), OVER
    for seat, journal in enumerate(sheet.players):
        if len({pile.biome for pile in journal.piles}) < len(journal.piles):
            raise StarboardError("score-biome-twice", player=seat + 1)
        table["pile_count"][seat] = len(journal.piles)
        for place, pile in enumerate(journal.piles):
            biome = BIOMES.index(pile.biome)
            table["piles"][seat][place] = biome
            table["biome_sizes"][seat][biome] = pile.cards
    return count_table(RULEBOOK, tables, over=True, ending=None)
