"""`Table`: everything about a match of Codex Naturalis, in one record.

A codex is a list of cards with their cells, not a grid: a grid that holds whatever 66 cards can reach would have 17,689 cells for
each player, and search copies tables all the time. Looking a cell up is a scan of the list, a few nanoseconds.
"""

import numpy as np

from starboard.engine.naming import DecisionBook
from starboard.games.codex.material import (
    DECK_SIZE,
    HAND,
    MOST_CARDS,
    MOST_CELLS,
    OBJECTIVES,
    OPEN_CARDS,
    SEATS,
    STARTERS,
    SYMBOLS,
)

DECISIONS = DecisionBook()
STARTER = DECISIONS.add("starter")  # the starter card's side
KEEP = DECISIONS.add("keep")  # an objective
PLAY = DECISIONS.add("play")  # a card and its side
PLACE = DECISIONS.add("place")  # its cell
DRAW = DECISIONS.add("draw")
OVER = DECISIONS.add(name="over")  # nothing any more

# What follows of itself within a step; no table is ever seen there.
STARTER_CHOSEN = DECISIONS.add_step()
TURN_OVER = DECISIONS.add_step()

NO_CARD = -1

# Single numbers are i8, so that compiled code meets one type of integer; what is many is small.
Table = np.dtype(
    [
        ("players", "i8"),
        ("start", "i8"),  # the start player
        ("seat", "i8"),  # who decides
        ("decision", "i8"),  # what: STARTER to OVER
        ("chosen", "i8"),  # the face that is about to be placed
        ("chosen_known", "i8"),  # 1: all know which card that is
        ("end_met", "i8"),  # 1: twenty points, or both decks are empty
        ("turns_left", "i8"),  # once that is so: turns to come after the present one
        ("deck_size", "i1", 2),
        ("decks", "i1", (2, DECK_SIZE)),  # resource and gold; the top card is the last
        (
            "open",
            "i1",
            OPEN_CARDS,
        ),  # two resource, two gold at first; NO_CARD when nothing was left to replace one
        ("hand_size", "i1", SEATS),
        ("hands", "i1", (SEATS, HAND)),  # ascending
        ("known", "i1", (SEATS, HAND)),  # 1: all saw this card being taken
        ("starters", "i1", STARTERS),  # shuffled: the first for seat 0, and so on
        ("objectives", "i1", OBJECTIVES),  # shuffled: two common ones, then two offered to each seat
        ("objectives_dealt", "i8"),  # 1: the common ones are open, the others looked at
        ("kept", "i1", SEATS),  # which of the two offered is kept: 1 or 2, 0 before that
        ("points", "i2", SEATS),  # on the track
        (
            "symbols",
            "i1",
            (SEATS, len(SYMBOLS)),
        ),  # visible in the codex; kept, since counting anew is a walk over all corners
        ("card_count", "i1", SEATS),
        ("faces", "i2", (SEATS, MOST_CARDS)),  # the codex in the order of placing: face,
        ("places", "i2", (SEATS, MOST_CARDS)),  # and cell,
        (
            "shown",
            "i1",
            (SEATS, MOST_CARDS),
        ),  # and whether all know which card it is: a front, or a back that can be no other
        ("cell_count", "i2", SEATS),
        ("cells", "i2", (SEATS, MOST_CELLS)),  # where a card may be placed, ascending
    ],
    align=True,
)
