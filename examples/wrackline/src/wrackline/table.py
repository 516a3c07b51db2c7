"""The finds, and `Table`: everything about a match of Wrackline, in one record."""

import numpy as np

SEATS = 4
KINDS = ("amber", "coral", "glass", "pearl")
VALUES = 7
CARDS = len(KINDS) * VALUES
HAND_SIZE = 3
FINDS = 7
"""Cards each player plays in a match."""
SINKS = 3
"""How many of them each player sinks."""

CARD_NAMES = tuple(f"{kind}-{value}" for kind in KINDS for value in range(1, VALUES + 1))
"""The names of finds by their numbers in compiled code: 7 x kind + value - 1."""

COMB, OVER = range(2)
"""The decisions: whether to keep or sink a find; none."""
DECISIONS = (("keep", "sink"), ())

Table = np.dtype(
    [
        ("players", "i8"),
        ("start", "i8"),  # the start player
        ("seat", "i8"),  # who decides
        ("decision", "i8"),  # COMB or OVER
        ("deck_size", "i8"),
        ("deck", "i1", CARDS),  # the top card is the last
        ("hand_size", "i1", SEATS),
        ("hands", "i1", (SEATS, CARDS)),  # how many of each find: 0 or 1
        ("kept", "i1", (SEATS, CARDS)),  # on the beach, public
        ("sunk", "i1", (SEATS, CARDS)),  # in the sea, known only to the seat until the end
        ("sinks_left", "i1", SEATS),
        ("finds_left", "i1", SEATS),  # cards left to play
    ],
    align=True,
)
