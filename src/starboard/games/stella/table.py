"""`Table`: everything about a match of Stella Quest, in one record."""

import numpy as np

from starboard.engine.naming import DecisionBook
from starboard.games.stella.material import CARDS, KINDS, REST, SEATS

DECISIONS = DecisionBook()
PLAY = DECISIONS.add("play", "spend")  # a card, or glow to spend first
TAKE = DECISIONS.add("take")
TOP = DECISIONS.add("top")  # the card to lay on top
OVER = DECISIONS.add(name="over")

# States within a step; no table is left in one of them.
PLAYED = DECISIONS.add_step()
ROUND_PLAYED = DECISIONS.add_step()
TAKEN = DECISIONS.add_step()
ROUND_OVER = DECISIONS.add_step()
ENDED = DECISIONS.add_step()

RIVAL = SEATS
"""The rival in `played_by`."""
NOBODY = -1

# Single numbers are i8, so that compiled code sees one integer type; arrays are as small as possible.
Table = np.dtype(
    [
        ("players", "i8"),
        ("start", "i8"),  # the first player of the first round
        ("decision", "i8"),  # PLAY to OVER
        ("seat", "i8"),  # who decides
        ("leader", "i8"),  # who leads this round
        ("turn", "i8"),  # seats that have had their turn in this round
        ("round", "i8"),  # number of the current round, from 1
        ("star", "i8"),  # who has the black star; NOBODY: it is in the centre
        ("lead", "i8"),  # lead colour: that of the round's first emotion card, GREY before there is one
        ("won_with", "i8"),  # the winning card, once `seat` has won the round; it may have been taken since
        ("won_by", "i8"),  # and by what it won, see events.py
        ("ending", "i8"),  # why the match is over, see events.py
        ("ended_by", "i8"),  # who went out, or whose collection is complete
        ("glow", "i1", SEATS),
        ("hand_size", "i1", SEATS),
        ("hands", "i1", (SEATS, KINDS)),  # how many of each kind
        ("hand_kinds", "i8", SEATS),  # the kinds in a hand as bits
        ("collections", "i1", (SEATS, REST)),  # how many of each kind
        ("played_count", "i8"),
        ("played", "i1", SEATS),  # the cards of this round, in order, without the card the winner took
        ("played_by", "i1", SEATS),  # who played each of them
        ("deck_size", "i8"),
        ("deck", "i1", CARDS),  # the top card is the last
        ("discard_size", "i8"),
        ("discard", "i1", CARDS),  # the top card is the last
        # When the deck is renewed, counting tells which cards all hands hold in total; redeals respect that:
        ("held", "i1", (SEATS, KINDS)),  # the hands at the last renewal
        ("played_since", "i1", (SEATS, KINDS)),  # the cards each seat has played since
    ],
    align=True,
)
