"""`Table`: everything about a match of Comet, in one record.

Sets of cards are bits, 50 to a word (silver, silver, gold, leaders), so that one `&` intersects 50 cards.
"""

import numpy as np

from starboard.engine.naming import DecisionBook
from starboard.games.comet.material import (
    ALL_WORDS,
    CARD_WORDS,
    CARDS,
    GOLD_ROW,
    SEATS,
    SILVER_CARDS,
    SLOTS,
    SYMBOLS,
)
from starboard.games.comet.vocabulary import ACTIONS, TOKENS

DECISIONS = DecisionBook()
ACT = DECISIONS.add("hatch", "move", "refresh", "pass", name="act")
NAME = DECISIONS.add("hatch", "end", name="name")  # the animal of an extra hatch
NESTING = DECISIONS.add("nest", "use")
HATCHED = DECISIONS.add("use", "end", name="hatched")
MOVING = DECISIONS.add("move", "go", "use", "end", name="moving")
PAY = DECISIONS.add("pay")
TERRAIN = DECISIONS.add("name", name="terrain")
GUIDE = DECISIONS.add("guide")  # the companion that explores
LEAP = DECISIONS.add("go", "end", name="leap")  # steps, flights, steps into nests
LIFT = DECISIONS.add("lift")  # mammoth or tortoise
PUT = DECISIONS.add("put")
TAKE = DECISIONS.add("take")
READYING = DECISIONS.add("ready", "end")
REFRESHING = DECISIONS.add("discard", "take", "end", name="refresh")
COMET = DECISIONS.add("comet")
WINDOW = DECISIONS.add("use", "end", name="window")
RECOVERING = DECISIONS.add("take", "end", name="recover")
COPY = DECISIONS.add("copy")
COPYING = DECISIONS.add("go", "end", name="copying")
OVER = DECISIONS.add(name="over")

# States within a step; no table is left in one of them.
ACTION_OVER = DECISIONS.add_step()
NEXT_WINDOW = DECISIONS.add_step()
TURN_OVER = DECISIONS.add_step()

HATCH, MOVE, BETWEEN = map(ACTIONS.index, ("hatch", "move", "window"))
OTHER = len(ACTIONS)
"""The current action: HATCH, MOVE, BETWEEN turns, or OTHER."""

NO_CARD = -1
NO_SLOT = -1

# Single numbers are i8, so that compiled code sees one integer type; arrays are as small as possible.
Table = np.dtype(
    [
        ("players", "i8"),
        ("side", "i8"),
        ("start", "i8"),  # the start player
        ("turn", "i8"),  # whose turn it is
        ("seat", "i8"),  # who decides
        ("decision", "i8"),  # ACT to OVER
        ("action", "i8"),  # HATCH, MOVE, BETWEEN turns, OTHER
        ("comet", "i8"),  # 1: it has arrived
        ("comet_unanswered", "i8"),  # 1: it arrived this turn
        ("has_drawn", "i8"),  # 1: a silver card was drawn this turn
        ("quiet", "i8"),  # before the comet: turns in a row without a silver card drawn
        ("turns_left", "i8"),  # after the comet: the most turns left, this one included
        ("card", "i8"),  # being hatched, discarded or used
        ("slot", "i8"),  # of the animal being hatched, while it has no nest
        ("lowered", "i8"),  # by how much its number is lowered
        ("regulars", "i8"),  # regular cards that may still be played in this Move
        ("left", "i8"),  # repetitions left: cards to take or ready, steps into nests
        ("done", "i8"),  # 1: that was done once, and may be ended
        ("target", "i8"),  # the hex to pay for
        ("terrain", "i8"),  # named for an explorer
        ("token", "i8"),  # lifted from the board
        ("lifted", "i8"),  # tokens still to place, as bits
        ("pool", "i1", len(SYMBOLS)),  # symbols to spend
        ("explored", "i1", SLOTS),  # terrains each companion of `seat` passes free in this Move, as bits
        ("passed", "i1", SEATS),
        ("tokens", "i1", len(TOKENS)),  # hexes of mammoth and tortoise; NOWHERE: not on the board
        ("companions", "i1", (SEATS, SLOTS)),  # hexes; NOWHERE: not on the board
        ("slots", "i2", (SEATS, SLOTS)),  # animals on their way, or NO_CARD
        ("row", "i2", GOLD_ROW),  # face-up gold cards, or NO_CARD
        ("deck_size", "i8"),
        ("deck", "i1", SILVER_CARDS),  # top card last; before the comet, cards set aside are at the bottom
        ("shuffles", "i8"),  # how often the silver discard became a new deck
        ("shuffled_in", "i1", SILVER_CARDS),  # for each silver card: its last such shuffle
        ("gold_size", "i8"),
        ("gold", "i2", CARDS - SILVER_CARDS),
        ("hands", "i8", (SEATS, CARD_WORDS)),
        ("known", "i8", CARD_WORDS),  # cards in hands that everybody saw being taken
        ("discard", "i8", CARD_WORDS),  # both piles
        ("played", "i8", CARD_WORDS),  # animal cards of this turn's Move
        ("saved", "i8", (SEATS, ALL_WORDS)),  # saved animals and, in the last word, the leader
        ("tapped", "i8", (SEATS, ALL_WORDS)),
        ("used", "i8", ALL_WORDS),  # permanent reductions used for the animal being hatched
    ],
    align=True,
)
