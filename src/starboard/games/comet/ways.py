"""Whole ways of companions with the remaining symbols, found by running the rules on copies of the table.

For the seat that moves companions: every hex within reach, with the moves that lead there. Of two ways to the
same hex, one is left out if it spends at least what the other does.
"""

import numpy as np

from starboard.engine.bits import lowest_bit
from starboard.engine.compiled import inlined, inner
from starboard.engine.log import NOTHING, Log
from starboard.games.comet.board import advances, bit_in, hexes_of, passed_free, payable
from starboard.games.comet.material import CELL, CELLS, HEX_WORDS, HEXES, NEAR, NOWHERE, SLOTS, SYMBOLS, WORD
from starboard.games.comet.moves import GO, PAY_WITH
from starboard.games.comet.moving import advance, symbols_for
from starboard.games.comet.rules import pay
from starboard.games.comet.table import COPYING, MOVING, PAY, Table

MOST_STEPS = 200
"""Steps tried for one companion, shortest ways first; with many wild symbols, far hexes take two ways."""
MOST_WAYS, MOST_ADVANCES, MOST_HEXES = 768, 16, 48
"""The most ways, and advances and hexes of one way: far more than any position has, as a test checks."""

Ways = np.dtype(
    [
        ("count", "i8"),
        ("side", "i8"),
        ("starts", "i8", SLOTS),  # where each companion is
        ("free", "i8", (SLOTS, HEX_WORDS)),  # the hexes it passes free
        # Every way extends another by one advance:
        ("companion", "i1", MOST_WAYS),
        ("before", "i2", MOST_WAYS),  # NOTHING: the advance is the first
        ("length", "i1", MOST_WAYS),  # advances
        ("hex", "i1", MOST_WAYS),  # where the advance ends
        ("symbol", "i1", MOST_WAYS),  # what pays for it
        ("is_asked", "i1", MOST_WAYS),  # 1: a move has to say so
        ("spent", "i1", (MOST_WAYS, len(SYMBOLS))),  # how many of each symbol the whole way spends
        ("tables", Table, MOST_WAYS),  # the table after it
        ("tried", Table, 1),
        ("newest_to", "i2", HEXES),  # for one companion: the newest way to each hex
        ("older", "i2", MOST_WAYS),  # the way before this one to the same hex
        ("log", Log, 1),  # closed
    ],
    align=True,
)


@inner
def find_ways(table, ways):
    ways.count = 0
    ways.side = table.side
    if table.decision == MOVING or table.decision == COPYING:
        for companion in range(SLOTS):
            if table.companions[table.seat, companion] != NOWHERE:
                walk(table, companion, ways)


@inner
def walk(table, companion, ways):
    """Finds the ways of one companion, the shortest first."""
    ways.starts[companion] = table.companions[table.seat, companion]
    ways.free[companion, 0], ways.free[companion, 1] = passed_free(table, table.seat, companion)
    for hex_number in range(HEXES):
        ways.newest_to[hex_number] = NOTHING
    way = ways.count
    steps = go_on(table, companion, NOTHING, ways)
    while way < ways.count and steps < MOST_STEPS:
        steps += go_on(ways.tables[way], companion, way, ways)
        way += 1


@inner
def go_on(table, companion, before, ways):
    """Tries every advance that extends the way `before`; returns the number of steps tried."""
    steps = 0
    low, high = hexes_of(table.side, payable(table, table.seat))
    low, high = advances(table, table.seat, companion, low, high)
    while low | high:
        if low:
            hex_number = lowest_bit(low)
            low &= low - 1
        else:
            hex_number = WORD + lowest_bit(high)
            high &= high - 1
        steps += try_advance(table, companion, before, hex_number, ways)
    return steps


@inlined
def try_advance(table, companion, before, hex_number, ways):
    """Tries one advance with each symbol that can pay for it; returns the number of steps tried."""
    ways.tried[0] = table
    tried = ways.tried[0]
    advance(tried, companion, hex_number, ways.log[0])
    if tried.decision != PAY:
        symbol = 0
        while symbol < len(SYMBOLS) - 1 and tried.pool[symbol] == table.pool[symbol]:
            symbol += 1
        keep(companion, before, hex_number, symbol, 0, ways)
        return 1
    steps, symbols = 1, symbols_for(tried, tried.target)
    while symbols:
        keep(companion, before, hex_number, lowest_bit(symbols), 1, ways)
        symbols &= symbols - 1
        steps += 1
    return steps


@inner
def keep(companion, before, hex_number, symbol, is_asked, ways):
    """Adds a way, unless another one leads there and spends no more."""
    way = ways.count
    length = ways.length[before] + 1 if before != NOTHING else 1
    if way == MOST_WAYS or length > MOST_ADVANCES or hex_number == ways.starts[companion]:
        return
    for i in range(len(SYMBOLS)):
        ways.spent[way, i] = ways.spent[before, i] if before != NOTHING else 0
    ways.spent[way, symbol] += 1
    other = int(ways.newest_to[hex_number])
    while other != NOTHING:
        if spends_no_more(ways, other, way):
            return
        other = int(ways.older[other])
    ways.older[way], ways.newest_to[hex_number] = ways.newest_to[hex_number], way
    ways.companion[way], ways.before[way], ways.length[way] = companion, before, length
    ways.hex[way], ways.symbol[way], ways.is_asked[way] = hex_number, symbol, is_asked
    ways.tables[way] = ways.tried[0]
    if is_asked:
        pay(ways.tables[way], symbol, ways.log[0])
    ways.count += 1


@inlined
def spends_no_more(ways, one, other):
    no_more = True
    for symbol in range(len(SYMBOLS)):
        no_more &= ways.spent[one, symbol] <= ways.spent[other, symbol]
    return no_more


# ---- one way, for a view -----------------------------------------------------------------------------------

Way = np.dtype(
    [
        ("side", "i8"),
        ("move_count", "i8"),
        ("moves", "i8", 2 * MOST_ADVANCES),
        ("hex_count", "i8"),
        ("hexes", "i8", MOST_HEXES),  # the hexes after the start
        ("symbols", "i8", MOST_HEXES),  # what pays for each; NOTHING: passed free
        ("advances", "i8", MOST_ADVANCES),  # the ways before this one, and itself
        ("came_from", "i8", HEXES),  # in a search over free hexes
        ("waiting", "i8", HEXES),  # its queue
    ],
    align=True,
)


@inner
def tell_way(ways, number, way):
    """Fills `way` with the moves of a way, and the hexes on it."""
    companion, length = int(ways.companion[number]), int(ways.length[number])
    advance = number
    for i in range(length - 1, -1, -1):
        way.advances[i] = advance
        advance = int(ways.before[advance])
    way.side, way.move_count, way.hex_count = ways.side, 0, 0
    at = ways.starts[companion]
    for i in range(length):
        advance = way.advances[i]
        hex_number, symbol = int(ways.hex[advance]), int(ways.symbol[advance])
        add_move(way, GO + companion * CELLS + CELL[ways.side, hex_number])
        if ways.is_asked[advance]:
            add_move(way, PAY_WITH + symbol)
        pass_free(way, at, hex_number, ways.free[companion, 0], ways.free[companion, 1])
        add_hex(way, hex_number, symbol)
        at = hex_number


@inlined
def add_move(way, move):
    way.moves[way.move_count] = move
    way.move_count += 1


@inner
def add_hex(way, hex_number, symbol):
    if way.hex_count < MOST_HEXES:
        way.hexes[way.hex_count], way.symbols[way.hex_count] = hex_number, symbol
        way.hex_count += 1


@inner
def pass_free(way, start, end, low, high):
    """Adds the hexes passed free in one advance, by a shortest path over the set (low, high)."""
    if NEAR[way.side, start, end // WORD] & bit_in(end, end // WORD):
        return
    spread_out(way, start, end, low | bit_in(end, 0), high | bit_in(end, 1))
    count, at = 0, way.came_from[end]
    while at != start and at != NOTHING:
        count += 1
        at = way.came_from[at]
    last = way.hex_count + count
    if last <= MOST_HEXES:
        way.hex_count = last
        at = way.came_from[end]
        for i in range(1, count + 1):
            way.hexes[last - i], way.symbols[last - i] = at, NOTHING
            at = way.came_from[at]


@inlined
def spread_out(way, start, end, low, high):
    """Fills `came_from` by breadth-first search from `start` until `end` is reached."""
    for hex_number in range(HEXES):
        way.came_from[hex_number] = NOTHING
    way.came_from[start] = start
    way.waiting[0] = start
    first, last = 0, 1
    while first < last and way.came_from[end] == NOTHING:
        at = way.waiting[first]
        first += 1
        for word in range(HEX_WORDS):
            near = NEAR[way.side, at, word] & (low if word == 0 else high)
            while near:
                beside = word * WORD + lowest_bit(near)
                near &= near - 1
                if way.came_from[beside] == NOTHING:
                    way.came_from[beside] = at
                    way.waiting[last] = beside
                    last += 1
