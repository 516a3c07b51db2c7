"""The legal moves of every decision, and decisions that leave no choice."""

from starboard.engine.bits import count_bits, lowest_bit
from starboard.engine.compiled import inlined, inner
from starboard.games.comet.abilities import at_hand, can_copy, can_use, recoverable
from starboard.games.comet.board import advances, hexes_of, leaps, occupied, payable
from starboard.games.comet.cards import row_size
from starboard.games.comet.hatching import highest_number, nests_for_card
from starboard.games.comet.material import (
    ABILITY_TERRAINS,
    ADVANTAGES,
    ALL_NESTS,
    ALL_WORDS,
    CARD_WORDS,
    CELL,
    CELLS,
    GOLD_ROW,
    KIND,
    LAND,
    NEST,
    NOWHERE,
    SILVER_CARDS,
    SLOTS,
    WILD_CARDS,
    WORD,
)
from starboard.games.comet.moves import (
    ANSWER,
    COPY_CARD,
    DISCARD,
    END,
    GO,
    GUIDE_ONE,
    HATCH_CARD,
    LIFT_TOKEN,
    MOVE_BY,
    NAME_TERRAIN,
    NEST_AT,
    NO_MOVE,
    PASS,
    PAY_WITH,
    PUT_AT,
    READY_CARD,
    REFRESH,
    TAKE_CARD,
    USE,
)
from starboard.games.comet.moving import has_companion, symbols_for
from starboard.games.comet.table import (
    ACT,
    COMET,
    COPY,
    COPYING,
    GUIDE,
    HATCHED,
    LEAP,
    LIFT,
    MOVING,
    NAME,
    NESTING,
    NO_CARD,
    NO_SLOT,
    PAY,
    PUT,
    READYING,
    RECOVERING,
    REFRESHING,
    TAKE,
    TERRAIN,
    WINDOW,
)
from starboard.games.comet.vocabulary import TERRAIN_STEP, TERRAINS


@inner
def list_cards(buffer, n, first, word, cards):
    """Writes a move for every card in a word; returns the new number of moves."""
    while cards:
        buffer.moves[n] = first + word * WORD + lowest_bit(cards)
        n += 1
        cards &= cards - 1
    return n


@inner
def list_hexes(buffer, n, first, side, low, high):
    """Writes a move for every hex of a set; returns the new number of moves."""
    while low:
        buffer.moves[n] = first + CELL[side, lowest_bit(low)]
        n += 1
        low &= low - 1
    while high:
        buffer.moves[n] = first + CELL[side, WORD + lowest_bit(high)]
        n += 1
        high &= high - 1
    return n


@inner
def list_bits(buffer, n, first, bits):
    while bits:
        buffer.moves[n] = first + lowest_bit(bits)
        n += 1
        bits &= bits - 1
    return n


@inner
def list_hatches(table, buffer, n, lowered):
    highest = highest_number(table, table.seat, lowered)
    for word in range(CARD_WORDS):
        cards = table.hands[table.seat, word] & ~ADVANTAGES[word]
        while cards:
            card = word * WORD + lowest_bit(cards)
            buffer.moves[n] = HATCH_CARD + card
            n += NEST[card] <= highest
            cards &= cards - 1
    return n


@inlined
def list_acts(table, buffer):
    seat = table.seat
    n = list_hatches(table, buffer, 0, 0)
    if has_companion(table, seat):
        for word in range(CARD_WORDS):
            n = list_cards(buffer, n, MOVE_BY, word, table.hands[seat, word] & ~ADVANTAGES[word])
    buffer.moves[n] = PASS if table.comet else REFRESH
    return n + 1


@inner
def list_uses(table, buffer, n):
    for word in range(ALL_WORDS):
        cards = at_hand(table, table.seat, word)
        while cards:
            card = word * WORD + lowest_bit(cards)
            buffer.moves[n] = USE + card
            n += can_use(table, table.seat, card)
            cards &= cards - 1
    return n


@inner
def list_advances(table, buffer, n):
    low, high = hexes_of(table.side, payable(table, table.seat))
    for companion in range(SLOTS):
        first, second = advances(table, table.seat, companion, low, high)
        n = list_hexes(buffer, n, GO + companion * CELLS, table.side, first, second)
    return n


@inlined
def list_leaps(table, buffer):
    n = 0
    for companion in range(SLOTS):
        low, high = leaps(table, table.seat, companion, table.card)
        n = list_hexes(buffer, n, GO + companion * CELLS, table.side, low, high)
    return n


@inlined
def list_more_cards(table, buffer):
    """Lists more cards to play in a Move: wild cards always, regular ones as long as they are allowed."""
    n = 0
    for word in range(CARD_WORDS):
        cards = table.hands[table.seat, word] & (
            WILD_CARDS[word] if table.regulars <= 0 else ~ADVANTAGES[word]
        )
        n = list_cards(buffer, n, MOVE_BY, word, cards)
    return n


@inlined
def list_row(table, buffer, n):
    """Lists the face-up gold cards, ascending."""
    cards = 0
    for place in range(GOLD_ROW):
        if table.row[place] != NO_CARD:
            cards |= 1 << (int(table.row[place]) - SILVER_CARDS)
    return list_cards(buffer, n, TAKE_CARD, SILVER_CARDS // WORD, cards)


@inlined
def list_refresh(table, buffer):
    n = 0
    for word in range(CARD_WORDS):
        cards = table.hands[table.seat, word]
        while cards:
            card = word * WORD + lowest_bit(cards)
            buffer.moves[n] = DISCARD + card
            n += card > table.card
            cards &= cards - 1
    if row_size(table):
        return list_row(table, buffer, n)
    buffer.moves[n] = END
    return n + 1


@inlined
def list_terrains(table, buffer):
    """Lists the terrains to name: one of two for a step, any for an explorer."""
    if KIND[table.card] == TERRAIN_STEP:
        return list_bits(
            buffer,
            0,
            NAME_TERRAIN,
            1 << ABILITY_TERRAINS[table.card, 0] | 1 << ABILITY_TERRAINS[table.card, 1],
        )
    return list_bits(buffer, 0, NAME_TERRAIN, (1 << len(TERRAINS)) - 1)


@inlined
def list_companions(table, buffer):
    bits = 0
    for companion in range(SLOTS):
        if table.companions[table.seat, companion] != NOWHERE:
            bits |= 1 << companion
    return list_bits(buffer, 0, GUIDE_ONE, bits)


@inlined
def list_free_hexes(table, buffer):
    low, high = occupied(table, table.seat, NO_SLOT)
    side = table.side
    return list_hexes(
        buffer,
        0,
        PUT_AT,
        side,
        (LAND[side, 0] | ALL_NESTS[side, 0]) & ~low,
        (LAND[side, 1] | ALL_NESTS[side, 1]) & ~high,
    )


@inlined
def list_copies(table, buffer):
    n = 0
    for word in range(CARD_WORDS):
        cards = table.played[word]
        while cards:
            played = word * WORD + lowest_bit(cards)
            buffer.moves[n] = COPY_CARD + played
            n += can_copy(table, table.seat, table.card, played)
            cards &= cards - 1
    return n


@inner
def formality(table):
    """Returns the only move if everybody can see that there is no choice, else NO_MOVE.

    Nests and ends are always asked (settled).
    """
    decision, seat, side = table.decision, table.seat, table.side
    move, count = NO_MOVE, 0
    if decision == TAKE:
        for place in range(GOLD_ROW):
            if table.row[place] != NO_CARD:
                move = TAKE_CARD + int(table.row[place])
                count += 1
    elif (decision == READYING or decision == RECOVERING) and table.done == 0:
        for word in range(ALL_WORDS):
            cards = table.tapped[seat, word] if decision == READYING else 0
            if decision == RECOVERING and word < CARD_WORDS:
                cards = recoverable(table, table.card, word)
            if cards:
                move = (READY_CARD if decision == READYING else TAKE_CARD) + word * WORD + lowest_bit(cards)
                count += count_bits(cards)
    elif (decision == LEAP or decision == COPYING) and table.done == 0:
        low, high = hexes_of(side, payable(table, seat))
        for companion in range(SLOTS):
            if decision == LEAP:
                first, second = leaps(table, seat, companion, table.card)
            else:
                first, second = advances(table, seat, companion, low, high)
            if first | second:
                hex_number = lowest_bit(first) if first else WORD + lowest_bit(second)
                move = GO + companion * CELLS + CELL[side, hex_number]
                count += count_bits(first) + count_bits(second)
    return move if count == 1 else NO_MOVE


@inner
def legal(table, buffer):
    decision, seat, n = table.decision, table.seat, 0
    can_end = False
    if decision == ACT:
        n = list_acts(table, buffer)
    elif decision == MOVING or decision == COPYING:
        if decision == MOVING:
            n = list_more_cards(table, buffer)
        n = list_advances(table, buffer, n)
        can_end = decision == MOVING or table.done == 1
    elif decision == PAY:
        n = list_bits(buffer, 0, PAY_WITH, symbols_for(table, table.target))
    elif decision == NESTING:
        low, high = nests_for_card(table)
        n = list_hexes(buffer, 0, NEST_AT, table.side, low, high)
    elif decision == NAME:
        n = list_hatches(table, buffer, 0, table.lowered)
        can_end = n == 0  # in redeals only: an extra hatch is offered only if an animal can hatch
    elif decision == HATCHED or decision == WINDOW:
        can_end = True
    elif decision == REFRESHING:
        n = list_refresh(table, buffer)
    elif decision == TAKE:
        n = list_row(table, buffer, 0)
    elif decision == LEAP:
        n = list_leaps(table, buffer)
        can_end = table.done == 1
    elif decision == TERRAIN:
        n = list_terrains(table, buffer)
    elif decision == GUIDE:
        n = list_companions(table, buffer)
    elif decision == LIFT:
        n = list_bits(buffer, 0, LIFT_TOKEN, table.lifted)
    elif decision == PUT:
        n = list_free_hexes(table, buffer)
    elif decision == READYING:
        for word in range(ALL_WORDS):
            n = list_cards(buffer, n, READY_CARD, word, table.tapped[seat, word])
        can_end = table.done == 1
    elif decision == COMET:
        buffer.moves[0], buffer.moves[1] = ANSWER, ANSWER + 1
        n = 2
    elif decision == RECOVERING:
        for word in range(CARD_WORDS):
            n = list_cards(buffer, n, TAKE_CARD, word, recoverable(table, table.card, word))
        can_end = table.done == 1
    elif decision == COPY:
        n = list_copies(table, buffer)
    if decision == MOVING or decision == NESTING or decision == HATCHED or decision == WINDOW:
        n = list_uses(table, buffer, n)
    if can_end:
        buffer.moves[n] = END
        n += 1
    return n
