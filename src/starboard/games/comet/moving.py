"""Move: cards give symbols, symbols advance companions, and companions in the cave save their animals."""

from starboard.engine.bits import count_bits, lowest_bit
from starboard.engine.compiled import inlined, inner
from starboard.engine.log import emit
from starboard.games.comet.board import paid_by, q_of, r_of
from starboard.games.comet.cards import bit_of, discard_card, word_of
from starboard.games.comet.events import ANIMAL_SAVED, CARD_PLAYED, COMPANION_MOVED, SYMBOL_SPENT
from starboard.games.comet.material import (
    CAVE,
    CELL,
    NOWHERE,
    REGULAR,
    SLOTS,
    SYMBOL,
    SYMBOL_COUNT,
    WHAT,
    WILD,
)
from starboard.games.comet.table import NO_CARD, PAY


@inner
def has_companion(table, seat):
    """Returns whether one of the player's companions is on the board."""
    for companion in range(SLOTS):
        if table.companions[seat, companion] != NOWHERE:
            return True
    return False


@inner
def play_card(table, card, log):
    """Discards an animal card for its symbols; a regular card uses up one that is allowed."""
    seat = table.seat
    discard_card(table, seat, card)
    table.played[word_of(card)] |= bit_of(card)
    emit(log, CARD_PLAYED, seat, card)
    if SYMBOL_COUNT[card] == REGULAR:
        table.regulars -= 1
    add_symbols_of(table, card)


@inner
def add_symbols_of(table, card):
    for i in range(SYMBOL_COUNT[card]):
        table.pool[SYMBOL[card, i]] += 1


@inner
def forget_symbols(table):
    for symbol in range(WILD + 1):
        table.pool[symbol] = 0


@inner
def put_companion(table, companion, hex_number, log):
    """Puts a companion on a hex. In the cave its animal is saved, ready, and it leaves the board."""
    seat = table.seat
    cell = CELL[table.side, hex_number]
    emit(log, COMPANION_MOVED, seat, companion + 1, q_of(cell), r_of(cell))
    table.companions[seat, companion] = hex_number
    if hex_number == CAVE[table.side]:
        card = int(table.slots[seat, companion])
        table.companions[seat, companion] = NOWHERE
        table.slots[seat, companion] = NO_CARD
        table.saved[seat, word_of(card)] |= bit_of(card)
        emit(log, ANIMAL_SAVED, seat, companion + 1, card)


@inner
def symbols_for(table, hex_number):
    """Returns the remaining symbols that can pay for a hex, as bits."""
    symbols = 0
    for symbol in range(WILD + 1):
        if table.pool[symbol]:
            if (
                hex_number == CAVE[table.side]
                or paid_by(table, table.seat, symbol) >> WHAT[table.side, hex_number] & 1
            ):
                symbols |= 1 << symbol
    return symbols


@inner
def spend(table, symbol, log):
    table.pool[symbol] -= 1
    emit(log, SYMBOL_SPENT, table.seat, symbol)


@inlined
def advance(table, companion, hex_number, log):
    """Advances a companion. One symbol pays for the last hex, and is asked for only if there is a choice."""
    symbols = symbols_for(table, hex_number)
    put_companion(table, companion, hex_number, log)
    if count_bits(symbols) == 1:
        spend(table, lowest_bit(symbols), log)
    else:
        table.target = hex_number
        table.decision = PAY
