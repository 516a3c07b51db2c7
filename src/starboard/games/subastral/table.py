"""`Table`: everything about a match of Subastral, in one record."""

import numpy as np

from starboard.engine.naming import DecisionBook
from starboard.games.subastral.material import CARDS, CLOUDS, DECKS, KINDS, SEATS

DECISIONS = DecisionBook()
PLAY = DECISIONS.add("play")
TAKE = DECISIONS.add("take")  # a cloud to take from
TO = DECISIONS.add("to")  # hand or journal
PILE = DECISIONS.add("pile")  # the next new pile
DRAW = DECISIONS.add("draw")  # with an empty hand
PASS = DECISIONS.add("pass")  # a card to pass (Disturbance)
OVER = DECISIONS.add(name="over")

# States within a step; no table is left in one of them.
INTO_HAND = DECISIONS.add_step()
INTO_JOURNAL = DECISIONS.add_step()
REFILL = DECISIONS.add_step()
TURN_OVER = DECISIONS.add_step()
LAST_TURN_OVER = DECISIONS.add_step()

CLOUD_ROOM = max(int(np.bincount(deck % CLOUDS).max()) for deck in DECKS.values()) + 1
"""The most cards one cloud can hold: a refill, and every card of its number."""

# Single numbers are i8, so that compiled code sees one integer type; arrays are as small as possible.
Table = np.dtype(
    [
        ("players", "i8"),
        ("disturbance", "i8"),  # 1: the variant is played
        ("start", "i8"),  # the start player
        ("seat", "i8"),  # who decides
        ("decision", "i8"),  # PLAY to OVER
        ("played_on", "i8"),  # cloud of the card played this turn, 0 before that
        ("taken_from", "i8"),  # cloud whose cards are being taken, 0 before that
        ("end_met", "i8"),  # 1: the end card has been met
        ("turns_left", "i8"),  # turns left after this one, once the end card has been met
        ("deck_size", "i8"),
        ("deck", "i1", CARDS),  # the top card is the last
        ("cloud_size", "i1", CLOUDS + 1),
        ("clouds", "i1", (CLOUDS + 1, CLOUD_ROOM)),  # oldest card first; row 0 is unused: clouds count from 1
        ("hand_size", "i1", SEATS),
        ("hands", "i1", (SEATS, KINDS)),  # how many of each kind
        ("hand_kinds", "i8", SEATS),  # the kinds in a hand as bits
        ("known", "i1", (SEATS, KINDS)),  # the cards of a hand that everybody saw being taken
        # Everybody saw the cards laid aside at set-up go back above the end card; redeals must respect that:
        ("aside", "i1", KINDS),  # how many of each kind, without those revealed since
        ("drawn", "i1", SEATS),  # cards drawn unseen from above the end card
        ("drawn_aside", "i8", SEATS),  # kinds among these that were laid aside, as bits; only the seat knows
        ("pile_count", "i1", SEATS),
        ("piles", "i1", (SEATS, 8)),  # the biomes of the journal's piles, from left to right
        ("journals", "i1", (SEATS, KINDS)),  # how many of each kind
        # How many of each biome. Stored, since counting them each time took a tenth of random play.
        ("biome_sizes", "i1", (SEATS, 8)),
        ("passes_asked", "i8"),  # Disturbance: how many seats have been asked, or skipped with an empty hand
        ("passing", "i1", SEATS),  # Disturbance: 1 + the card chosen, 0 before that
    ],
    align=True,
)
