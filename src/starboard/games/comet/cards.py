"""Hands, decks, discard piles, the gold row, and the comet's arrival when the silver deck runs out."""

from starboard.engine.bits import count_bits, lowest_bit
from starboard.engine.chance import shuffle
from starboard.engine.compiled import inlined, inner
from starboard.engine.log import emit
from starboard.games.comet.events import (
    COMET_ARRIVED,
    DECK_EMPTY,
    GOLD_CARD_TAKEN,
    GOLD_CARD_TURNED,
    GOLD_DECK_RENEWED,
    REFRESHED,
    SILVER_CARD_DRAWN,
    SILVER_DECK_RENEWED,
)
from starboard.games.comet.material import (
    ALL_WORDS,
    AMOUNT,
    CARD_WORDS,
    GOLD_ROW,
    HAND,
    LAST_TURNS,
    LIMIT_CARDS,
    SET_ASIDE,
    SILVER_CARDS,
    WORD,
)
from starboard.games.comet.table import NO_CARD

SILVER_WORDS = SILVER_CARDS // WORD


@inlined
def word_of(card):
    return card // WORD


@inlined
def bit_of(card):
    return 1 << card % WORD


# ---- hands -------------------------------------------------------------------------------------------------


@inner
def hand_size(table, seat):
    size = 0
    for word in range(CARD_WORDS):
        size += count_bits(table.hands[seat, word])
    return size


@inner
def hand_limit(table, seat):
    limit = HAND
    for word in range(ALL_WORDS):
        cards = table.saved[seat, word] & LIMIT_CARDS[word]
        while cards:
            limit += AMOUNT[word * WORD + lowest_bit(cards)]
            cards &= cards - 1
    return limit


@inner
def leave_hand(table, seat, card):
    table.hands[seat, word_of(card)] &= ~bit_of(card)
    table.known[word_of(card)] &= ~bit_of(card)


@inner
def discard_card(table, seat, card):
    leave_hand(table, seat, card)
    table.discard[word_of(card)] |= bit_of(card)


@inner
def take_openly(table, seat, card):
    """Adds a card to a hand; everybody sees which card it is."""
    table.hands[seat, word_of(card)] |= bit_of(card)
    table.known[word_of(card)] |= bit_of(card)


# ---- the silver deck, and the comet ------------------------------------------------------------------------


@inlined
def can_draw(table):
    """Returns whether a silver card can be drawn; before the comet one always can."""
    some = table.deck_size > 0
    for word in range(SILVER_WORDS):
        some |= table.discard[word] != 0
    return some


@inner
def draw_silver(table, seat, count, chance, log):
    """Draws up to `count` cards."""
    for _ in range(count):
        if table.deck_size == 0 and can_draw(table):
            renew_silver_deck(table, chance, log)
        if table.deck_size:
            table.deck_size -= 1
            card = int(table.deck[table.deck_size])
            table.hands[seat, word_of(card)] |= bit_of(card)
            table.has_drawn = 1
            emit(log, SILVER_CARD_DRAWN, seat, card)
            if not table.comet and table.deck_size == SET_ASIDE[table.players]:
                bring_comet(table, DECK_EMPTY, log)


@inner
def draw_to_limit(table, seat, chance, log):
    draw_silver(table, seat, hand_limit(table, seat) - hand_size(table, seat), chance, log)


@inlined
def renew_silver_deck(table, chance, log):
    table.shuffles += 1
    for word in range(SILVER_WORDS):
        cards = table.discard[word]
        while cards:
            card = word * WORD + lowest_bit(cards)
            table.deck[table.deck_size] = card
            table.shuffled_in[card] = table.shuffles
            table.deck_size += 1
            cards &= cards - 1
        table.discard[word] = 0
    shuffle(chance, table.deck, 0, table.deck_size)
    emit(log, SILVER_DECK_RENEWED, table.deck_size)


@inner
def bring_comet(table, reason, log):
    """Brings the comet. The cards set aside, already at the bottom of the deck, can now be drawn."""
    table.comet = table.comet_unanswered = 1
    table.quiet = 0
    table.turns_left = LAST_TURNS * table.players + 1
    emit(log, COMET_ARRIVED, reason)


# ---- the gold row ------------------------------------------------------------------------------------------


@inner
def row_size(table):
    size = 0
    for place in range(GOLD_ROW):
        size += table.row[place] != NO_CARD
    return size


@inner
def refill_row(table, chance, log):
    for place in range(GOLD_ROW):
        if table.row[place] == NO_CARD:
            if table.gold_size == 0:
                renew_gold_deck(table, chance, log)
            if table.gold_size:
                table.gold_size -= 1
                table.row[place] = table.gold[table.gold_size]
                emit(log, GOLD_CARD_TURNED, table.row[place], place + 1)


@inlined
def renew_gold_deck(table, chance, log):
    cards = table.discard[SILVER_WORDS]
    while cards:
        table.gold[table.gold_size] = SILVER_WORDS * WORD + lowest_bit(cards)
        table.gold_size += 1
        cards &= cards - 1
    table.discard[SILVER_WORDS] = 0
    if table.gold_size:
        shuffle(chance, table.gold, 0, table.gold_size)
        emit(log, GOLD_DECK_RENEWED, table.gold_size)


@inner
def take_gold(table, seat, card, log):
    for place in range(GOLD_ROW):
        if table.row[place] == card:
            table.row[place] = NO_CARD
            take_openly(table, seat, card)
            emit(log, GOLD_CARD_TAKEN, seat, card, place + 1)


# ---- tapping -----------------------------------------------------------------------------------------------


@inner
def ready_all(table, seat, log):
    for word in range(ALL_WORDS):
        table.tapped[seat, word] = 0
    emit(log, REFRESHED, seat)


@inner
def has_tapped(table, seat):
    some = 0
    for word in range(ALL_WORDS):
        some |= table.tapped[seat, word]
    return some != 0
