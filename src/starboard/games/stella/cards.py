"""Moving cards between hands and the deck, and renewing the deck."""

from starboard.engine.chance import shuffle
from starboard.engine.compiled import inlined, inner
from starboard.engine.log import NOTHING, emit
from starboard.games.stella.events import (
    CARD_DRAWN,
    DECK_RENEWED,
)
from starboard.games.stella.material import (
    HAND_LIMIT,
    KINDS,
    VALUES,
)

# ---- cards -------------------------------------------------------------------------------------------------


@inlined
def colour_of(card):
    return card // VALUES


@inlined
def value_of(card):
    return card % VALUES + 1


@inlined
def add_to_hand(table, seat, card):
    table.hands[seat, card] += 1
    table.hand_kinds[seat] |= 1 << card
    table.hand_size[seat] += 1


@inlined
def leave_hand(table, seat, card):
    table.hands[seat, card] -= 1
    if table.hands[seat, card] == 0:
        table.hand_kinds[seat] ^= 1 << card
    table.hand_size[seat] -= 1
    table.played_since[seat, card] += 1


# ---- the deck ----------------------------------------------------------------------------------------------


@inlined
def top_card(table):
    table.deck_size -= 1
    return int(table.deck[table.deck_size])


@inlined
def deck_top(table):
    return table.deck[table.deck_size - 1] if table.deck_size else NOTHING


@inner
def draw_cards(table, seat, count, chance, log):
    """Draws up to `count` cards, until the hand has ten or no card is left."""
    while count > 0 and table.deck_size and table.hand_size[seat] < HAND_LIMIT:
        card = top_card(table)
        add_to_hand(table, seat, card)
        emit(log, CARD_DRAWN, seat, card, deck_top(table))
        renew_empty_deck(table, chance, log)
        count -= 1


@inner
def renew_empty_deck(table, chance, log):
    """Replaces an empty deck by the shuffled discard, except for its top card."""
    if table.deck_size == 0 and table.discard_size > 1:
        table.deck_size = table.discard_size - 1
        for i in range(table.deck_size):
            table.deck[i] = table.discard[i]
        table.discard[0] = table.discard[table.deck_size]
        table.discard_size = 1
        shuffle(chance, table.deck, 0, table.deck_size)
        emit(log, DECK_RENEWED, table.deck_size, deck_top(table))
        for seat in range(table.players):
            for card in range(KINDS):
                table.held[seat, card] = table.hands[seat, card]
                table.played_since[seat, card] = 0


@inner
def refill_hand(table, seat, chance, log):
    """Refills an empty hand: one card per glow, but two with the last glow."""
    if table.hand_size[seat] == 0:
        draw_cards(table, seat, max(int(table.glow[seat]), 2), chance, log)
