"""What each seat may see. Hidden: the deck, other hands and, until the end, the finds that others sank."""

from starboard.engine.log import NO_LOG
from starboard.engine.visible import (
    ByName,
    Choice,
    Counts,
    List,
    Number,
    Optional,
    OwnerOnly,
    PerSeat,
    Seat,
    TruthOnly,
    Visible,
)
from wrackline.scoring import depth, score
from wrackline.table import CARD_NAMES, CARDS, FINDS, HAND_SIZE, KINDS, OVER, SINKS

SUNK = Counts(CARD_NAMES, "sunk", SINKS)


def is_over(table, seat):  # type: ignore[no-untyped-def]
    return table.decision == OVER


VISIBLE = Visible(
    start=Seat("start", "the start player"),
    deck=Number("deck_size", "cards in the deck"),
    depths=Optional(
        ByName(KINDS, Number(depth)),
        when=lambda table: table.decision == OVER,
        about="the sum of each kind's values in the sea; null before the end",
    ),
    seats=PerSeat(
        hand_size=Number("hand_size"),
        hand=OwnerOnly(Counts(CARD_NAMES, "hands", HAND_SIZE)),
        kept=Counts(CARD_NAMES, "kept", FINDS, "the finds on the beach"),
        sinks_left=Number("sinks_left", "finds left to sink"),
        finds_left=Number("finds_left", "finds left to play"),
        sunk=OwnerOnly(
            SUNK, others=Optional(SUNK, when=is_over), about="finds in the sea, public at the end"
        ),
        points=Number(
            lambda table, seat: score(table, seat, NO_LOG[0]),
            "the score if the match ended now, without the sea",
        ),
    ),
    deck_cards=TruthOnly(
        List("deck_size", Choice(CARD_NAMES, "deck"), most=CARDS), about="the deck, bottom card first"
    ),
)
