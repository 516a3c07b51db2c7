"""`Table`: everything about a match of Subastral, in one record."""

import numpy as np

from starboard.games.subastral.material import CARDS, CLOUDS, DECKS, KINDS, SEATS

PLAY, TAKE, TO, PILE, DRAW, PASS, OVER = range(7)
"""What is being decided: a card to play; a cloud to take from; hand or journal; the next new pile; to draw, having no card;
a card to pass (Disturbance); nothing any more."""

INTO_HAND, INTO_JOURNAL, REFILL, TURN_OVER, LAST_TURN_OVER = range(7, 12)
"""What follows of itself within a step; no table is ever seen there."""

CLOUD_ROOM = max(int(np.bincount(deck % CLOUDS).max()) for deck in DECKS.values()) + 1
"""Cards that one cloud can hold at most: a refill, and every card of its number."""

Table = np.dtype(
    [
        ("players", "i1"),
        ("disturbance", "i1"),  # 1: the variant is played
        ("start", "i1"),  # the start player
        ("seat", "i1"),  # who decides
        ("decision", "i1"),  # what: PLAY to OVER
        ("played_on", "i1"),  # cloud of the card played this turn, 0 before that
        ("taken_from", "i1"),  # cloud whose cards are being taken, 0 before that
        ("end_met", "i1"),  # 1: the end card has been revealed
        ("turns_left", "i1"),  # once it has: turns to come after the present one
        ("deck_size", "i1"),
        ("deck", "i1", CARDS),  # the top card is the last
        ("cloud_size", "i1", CLOUDS + 1),
        ("clouds", "i1", (CLOUDS + 1, CLOUD_ROOM)),  # in the order they came; row 0 is unused, since clouds count from 1
        ("hand_size", "i1", SEATS),
        ("hands", "i1", (SEATS, KINDS)),  # how many of each kind
        ("hand_kinds", "i8", SEATS),  # the kinds in a hand as bits
        ("known", "i1", (SEATS, KINDS)),  # the part of a hand that everybody saw going there
        ("drawn", "i1", SEATS),  # cards drawn unseen since the deal: with `aside`, for redeals
        ("aside", "i1", KINDS),  # laid aside at set-up and shuffled back above the end card, not seen since
        ("pile_count", "i1", SEATS),
        ("piles", "i1", (SEATS, 8)),  # the biomes of the journal's piles, from left to right
        ("journals", "i1", (SEATS, KINDS)),  # how many of each kind
        ("passes_asked", "i1"),  # Disturbance: how many seats have had their chance to choose
        ("passing", "i1", SEATS),  # Disturbance: 1 + the card chosen, 0 before that
    ],
    align=True,
)

DECISIONS = (("play",), ("take",), ("to",), ("pile",), ("draw",), ("pass",), ())
"""What the moves do at each decision."""
