"""Why a move is refused, as message keys."""

from starboard.engine.compiled import inner
from starboard.engine.naming import Words
from starboard.games.comet.cards import bit_of, word_of
from starboard.games.comet.material import ANIMALS, NOWHERE, SLOTS
from starboard.games.comet.moves import (
    DISCARD,
    END,
    GO,
    HATCH_CARD,
    MOVE_BY,
    NEST_AT,
    PASS,
    PAY_WITH,
    PUT_AT,
    REFRESH,
    TAKE_CARD,
    USE,
)
from starboard.games.comet.table import NO_CARD

REFUSALS = Words()
CARD_NOT_IN_HAND = REFUSALS.add("card-not-in-hand")
NOT_AN_ANIMAL = REFUSALS.add("not-an-animal")
NO_NEST_FREE = REFUSALS.add("no-nest-free")
SLOTS_FULL = REFUSALS.add("slots-full")
NO_MORE_REGULAR_CARDS = REFUSALS.add("no-more-regular-cards")
NO_COMPANION = REFUSALS.add("no-companion")
DISCARD_IN_ORDER = REFUSALS.add("discard-in-order")
CANNOT_END_YET = REFUSALS.add("cannot-end-yet")
COMET_HAS_COME = REFUSALS.add("comet-has-come")
COMET_HAS_NOT_COME = REFUSALS.add("comet-has-not-come")
NOT_YOUR_NEST = REFUSALS.add("not-your-nest")
NOT_WITHIN_REACH = REFUSALS.add("not-within-reach")
NOT_USABLE = REFUSALS.add("not-usable")
HEX_NOT_FREE = REFUSALS.add("hex-not-free")
NOT_OFFERED = REFUSALS.add("not-offered")


@inner
def refuse(table, move):
    """Returns why a move is not legal, though moves of its kind are possible now."""
    if move < MOVE_BY:
        return refuse_card(table, move - HATCH_CARD, HATCH_CARD)
    if move < REFRESH:
        return refuse_card(table, move - MOVE_BY, MOVE_BY)
    if DISCARD <= move < TAKE_CARD:
        return refuse_card(table, move - DISCARD, DISCARD)
    if move == END:
        return CANNOT_END_YET
    if move == REFRESH:
        return COMET_HAS_COME
    if move == PASS:
        return COMET_HAS_NOT_COME
    if NEST_AT <= move < GO:
        return NOT_YOUR_NEST
    if GO <= move < USE:
        return NOT_WITHIN_REACH
    if USE <= move < PAY_WITH:
        return NOT_USABLE
    return HEX_NOT_FREE if PUT_AT <= move < DISCARD else NOT_OFFERED


@inner
def refuse_card(table, card, kind):
    """Returns why a card cannot be hatched, played for a move, or discarded."""
    seat = table.seat
    if table.hands[seat, word_of(card)] & bit_of(card) == 0:
        return CARD_NOT_IN_HAND
    if kind == DISCARD:
        return DISCARD_IN_ORDER
    if card >= ANIMALS:
        return NOT_AN_ANIMAL
    if kind == HATCH_CARD:
        for slot in range(SLOTS):
            if table.slots[seat, slot] == NO_CARD:
                return NO_NEST_FREE
        return SLOTS_FULL
    for slot in range(SLOTS):
        if table.companions[seat, slot] != NOWHERE:
            return NO_MORE_REGULAR_CARDS
    return NO_COMPANION
