"""Moving cards between hands, clouds, journals, and the deck with its end card."""

from starboard.engine.compiled import inlined, inner
from starboard.engine.log import emit
from starboard.games.subastral.events import (
    CARD_DRAWN,
    CARD_REVEALED,
    END_CARD_MET,
)
from starboard.games.subastral.material import (
    BENEATH_END_CARD,
    CLOUDS,
)

NO_CARD = -1


# ---- cards -------------------------------------------------------------------------------------------------


@inlined
def number_of(card):
    return card % CLOUDS + 1


@inlined
def biome_of(card):
    return card // CLOUDS


@inlined
def add_to_hand(table, seat, card):
    table.hands[seat, card] += 1
    table.hand_kinds[seat] |= 1 << card
    table.hand_size[seat] += 1


@inlined
def leave_hand(table, seat, card):
    """Takes a card out of a hand in public. An equal known card is then no longer known (settled)."""
    table.hands[seat, card] -= 1
    if table.hands[seat, card] == 0:
        table.hand_kinds[seat] ^= 1 << card
    table.hand_size[seat] -= 1
    if table.known[seat, card]:
        table.known[seat, card] -= 1
    elif table.aside[card] and table.drawn[seat]:
        table.aside[card] -= 1
        table.drawn_aside[seat] &= ~(1 << card)


@inlined
def add_to_journal(table, seat, card):
    table.journals[seat, card] += 1
    table.biome_sizes[seat, biome_of(card)] += 1


@inlined
def put_on_cloud(table, card, cloud):
    table.clouds[cloud, table.cloud_size[cloud]] = card
    table.cloud_size[cloud] += 1


# ---- the deck ----------------------------------------------------------------------------------------------


@inlined
def beneath_end_card(table):
    """Returns how many cards were put beneath the end card."""
    return BENEATH_END_CARD * table.players


@inlined
def top_card(table):
    table.deck_size -= 1
    return int(table.deck[table.deck_size])


@inner
def draw(table, log):
    """Draws the deck's top card, removing the end card first if it is on top; NO_CARD from an empty deck."""
    if table.deck_size == beneath_end_card(table) and not table.end_met:
        meet_end_card(table, log)
    if table.deck_size == 0:
        return NO_CARD
    return top_card(table)


@inlined
def meet_end_card(table, log):
    """Starts the end: the round is finished, then everybody has one more turn."""
    turns_this_round = (table.seat - table.start) % table.players + 1
    table.end_met = 1
    table.turns_left = 2 * table.players - turns_this_round
    emit(log, END_CARD_MET, table.turns_left)


@inner
def draw_to_hand(table, log):
    card = draw(table, log)
    if card != NO_CARD:
        add_to_hand(table, table.seat, card)
        if not table.end_met:
            table.drawn[table.seat] += 1
            if table.aside[card]:
                table.drawn_aside[table.seat] |= 1 << card
        emit(log, CARD_DRAWN, table.seat, card)


@inner
def reveal(table, card, cloud, log):
    """Puts a card from the deck face up on a cloud."""
    if table.aside[card] and not table.end_met:
        table.aside[card] -= 1
    put_on_cloud(table, card, cloud)
    emit(log, CARD_REVEALED, card, cloud)
