"""Hatch: an animal card goes into a slot, its companion into a nest."""

from starboard.engine.bits import lowest_bit
from starboard.engine.compiled import inlined, inner
from starboard.engine.log import emit
from starboard.games.comet.board import occupied, q_of, r_of
from starboard.games.comet.cards import leave_hand
from starboard.games.comet.events import ANIMAL_HATCHED, ANIMAL_NAMED
from starboard.games.comet.material import (
    ADVANTAGES,
    ALL_WORDS,
    AMOUNT,
    CARD_WORDS,
    HEX,
    HIGHEST_NEST,
    LOWEST_NEST,
    NEST,
    NESTS,
    OCCUPIED_CARDS,
    REDUCTIONS,
    SLOTS,
    WORD,
)
from starboard.games.comet.table import HATCHED, NESTING, NO_CARD, NO_SLOT


@inner
def free_slot(table, seat):
    """Returns the first free slot, or NO_SLOT: slots are all alike (settled)."""
    for slot in range(SLOTS):
        if table.slots[seat, slot] == NO_CARD:
            return slot
    return NO_SLOT


@inner
def open_nests(table, seat, number):
    """Returns the nests of a number where this player may hatch; *hatch-occupied* ignores tokens."""
    low, high = occupied(table, seat, NO_SLOT)
    ignores = 0
    for word in range(ALL_WORDS):
        ignores |= table.saved[seat, word] & OCCUPIED_CARDS[word]
    if ignores:
        low, high = 0, 0
    return NESTS[table.side, number, 0] & ~low, NESTS[table.side, number, 1] & ~high


@inner
def highest_open_nest(table, seat):
    for number in range(HIGHEST_NEST, 0, -1):
        low, high = open_nests(table, seat, number)
        if low | high:
            return number
    return 0


@inner
def reductions_at_hand(table, seat):
    """Returns the sum of all reductions at hand: ready animals and leader, and advantages in the hand."""
    sum_of_all = 0
    for word in range(ALL_WORDS):
        cards = table.saved[seat, word] & ~table.tapped[seat, word]
        if word < CARD_WORDS:
            cards |= table.hands[seat, word] & ADVANTAGES[word]
        cards &= REDUCTIONS[word]
        while cards:
            sum_of_all += AMOUNT[word * WORD + lowest_bit(cards)]
            cards &= cards - 1
    return sum_of_all


@inner
def highest_number(table, seat, lowered):
    """Returns the highest number a card may have to hatch, if it is already `lowered`; 0 if none can."""
    if free_slot(table, seat) == NO_SLOT:
        return 0
    highest = highest_open_nest(table, seat)
    return highest + lowered + reductions_at_hand(table, seat) if highest else 0


@inner
def can_hatch_any(table, seat, lowered):
    highest = highest_number(table, seat, lowered)
    for word in range(CARD_WORDS):
        cards = table.hands[seat, word] & ~ADVANTAGES[word]
        while cards:
            if NEST[word * WORD + lowest_bit(cards)] <= highest:
                return True
            cards &= cards - 1
    return False


@inner
def required_number(table):
    return max(LOWEST_NEST, NEST[table.card] - table.lowered)


@inner
def nests_for_card(table):
    """Returns the open nests of the required number, or of the next higher number that has any."""
    for number in range(required_number(table), HIGHEST_NEST + 1):
        low, high = open_nests(table, table.seat, number)
        if low | high:
            return low, high
    return 0, 0


@inner
def name_animal(table, card, lowered, log):
    seat = table.seat
    slot = free_slot(table, seat)
    leave_hand(table, seat, card)
    table.slots[seat, slot] = card
    table.card, table.slot, table.lowered = card, slot, lowered
    for word in range(ALL_WORDS):
        table.used[word] = 0
    emit(log, ANIMAL_NAMED, seat, card, slot + 1, lowered)
    table.decision = NESTING


@inlined
def hatch_in(table, cell, log):
    table.companions[table.seat, table.slot] = HEX[table.side, cell]
    emit(log, ANIMAL_HATCHED, table.seat, table.slot + 1, q_of(cell), r_of(cell))
    table.card, table.slot, table.lowered = NO_CARD, NO_SLOT, 0
    table.decision = HATCHED
