"""`Table`: everything about a match of Codex Naturalis, in one record.

A codex is a list of cards with their cells, not a grid: a grid for everything 66 cards can reach would have
17,689 cells per player, and search copies tables constantly. Finding a cell scans the list, which takes a few
nanoseconds.
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
OVER = DECISIONS.add(name="over")

# States within a step; no table is left in one of them.
STARTER_CHOSEN = DECISIONS.add_step()
TURN_OVER = DECISIONS.add_step()

NO_CARD = -1

# Single numbers are i8, so that compiled code sees one integer type; arrays are as small as possible.
Table = np.dtype(
    [
        ("players", "i8"),
        ("start", "i8"),  # the start player
        ("seat", "i8"),  # who decides
        ("decision", "i8"),  # STARTER to OVER
        ("chosen", "i8"),  # the face that is chosen, but not placed yet
        ("chosen_known", "i8"),  # 1: everybody knows which card that is
        ("end_met", "i8"),  # 1: twenty points, or both decks are empty
        ("turns_left", "i8"),  # turns left after this one, once the end has been met
        ("deck_size", "i1", 2),
        ("decks", "i1", (2, DECK_SIZE)),  # resource and gold; the top card is the last
        (
            "open",
            "i1",
            OPEN_CARDS,
        ),  # two resource and two gold cards at first; NO_CARD: no card left to refill
        ("hand_size", "i1", SEATS),
        ("hands", "i1", (SEATS, HAND)),  # ascending
        ("known", "i1", (SEATS, HAND)),  # 1: everybody saw this card being taken
        ("starters", "i1", STARTERS),  # shuffled: the first for seat 0, and so on
        ("objectives", "i1", OBJECTIVES),  # shuffled: two common ones, then two offered to each seat
        ("objectives_dealt", "i8"),  # 1: the common ones are open, the others seen by their seats
        ("kept", "i1", SEATS),  # which of the two offered is kept: 1 or 2, 0 before that
        ("points", "i2", SEATS),  # on the track
        ("symbols", "i1", (SEATS, len(SYMBOLS))),  # visible; stored, since counting them visits all corners
        ("card_count", "i1", SEATS),
        # The codex in the order of placing: face, cell, and whether everybody knows which card it is (a
        # front, or a back that can be only one card).
        ("faces", "i2", (SEATS, MOST_CARDS)),
        ("places", "i2", (SEATS, MOST_CARDS)),
        ("shown", "i1", (SEATS, MOST_CARDS)),
        ("cell_count", "i2", SEATS),
        ("cells", "i2", (SEATS, MOST_CELLS)),  # where a card may be placed, ascending
    ],
    align=True,
)
