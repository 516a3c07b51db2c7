"""A fair sample of what a seat cannot know: the hidden cards of other hands, and the deck."""

import numpy as np

from starboard.engine.bits import count_bits
from starboard.engine.chance import below, shuffle
from starboard.engine.compiled import inner
from starboard.games.subastral.cards import beneath_end_card
from starboard.games.subastral.material import CARDS, KINDS


@inner
def redeal(table, seat, chance):
    """Shuffles all unseen cards and deals them again, hands first.

    Cards laid aside at set-up only go to places where they can be.
    """
    pool = np.empty(CARDS, np.int8)
    size = collect_unseen(table, seat, pool)
    size = place_laid_aside(table, seat, pool, size, chance)
    shuffle(chance, pool, 0, size)
    for other in range(table.players):
        if other != seat:
            while size_of(table.hands[other]) < table.hand_size[other]:
                size -= 1
                table.hands[other, pool[size]] += 1
    for i in range(table.deck_size):
        if table.deck[i] < 0:
            size -= 1
            table.deck[i] = pool[size]
    table.deck[table.deck_size :] = 0  # drawn cards leave no trace
    for other in range(table.players):
        table.hand_kinds[other] = kinds_in(table.hands[other])
    choose_passes_again(table, seat, chance)


@inner
def size_of(hand):
    size = 0
    for card in range(KINDS):
        size += hand[card]
    return size


@inner
def kinds_in(hand):
    kinds = 0
    for card in range(KINDS):
        if hand[card]:
            kinds |= 1 << card
    return kinds


@inner
def collect_unseen(table, seat, pool):
    """Moves unseen cards to `pool`, sorted by kind; returns their number.

    Leaves only publicly known cards in the other hands, and -1 for every card in the deck.
    """
    unseen = np.zeros(KINDS, np.int64)
    for i in range(table.deck_size):
        unseen[table.deck[i]] += 1
        table.deck[i] = -1
    for other in range(table.players):
        if other != seat:
            for card in range(KINDS):
                unseen[card] += table.hands[other, card] - table.known[other, card]
                table.hands[other, card] = table.known[other, card]
    size = 0
    for card in range(KINDS):
        for _ in range(unseen[card]):
            pool[size] = card
            size += 1
    return size


@inner
def place_laid_aside(table, seat, pool, size, chance):
    """Deals the cards laid aside at set-up: above the end card, or to a hand that drew from there.

    Returns the number of cards left in `pool`.
    """
    for other in range(table.players):
        if other != seat:
            table.drawn_aside[other] = 0
    for card in range(KINDS):
        count = table.aside[card]
        if seat >= 0:
            count -= table.drawn_aside[seat] >> card & 1  # drawn by this seat itself
        for i in range(size - 1, -1, -1):
            if count > 0 and pool[i] == card and place_above_end_card(table, seat, card, chance):
                size -= 1
                pool[i] = pool[size]
                count -= 1
    return size


@inner
def place_above_end_card(table, seat, card, chance):
    """Puts a card on a random free place; returns whether there was one."""
    lowest = table.deck_size if table.end_met else beneath_end_card(table)
    places = 0
    for i in range(lowest, table.deck_size):
        places += table.deck[i] < 0
    for other in range(table.players):
        if other != seat:
            places += places_in_hand(table, other)
    if places == 0:
        return False
    choice = below(chance, places)
    for i in range(lowest, table.deck_size):
        if table.deck[i] < 0:
            if choice == 0:
                table.deck[i] = card
            choice -= 1
    for other in range(table.players):
        if other != seat:
            here = places_in_hand(table, other)
            if 0 <= choice < here:
                table.hands[other, card] += 1
                table.drawn_aside[other] |= 1 << card
            choice -= here
    return True


@inner
def places_in_hand(table, seat):
    """Returns how many undealt cards of a hand may have come from above the end card."""
    open_draws = table.drawn[seat] - count_bits(table.drawn_aside[seat])
    return max(0, min(open_draws, table.hand_size[seat] - size_of(table.hands[seat])))


@inner
def choose_passes_again(table, seat, chance):
    """Disturbance: redraws the cards that others have chosen; whether they have chosen is public."""
    for other in range(table.players):
        if other != seat and table.passing[other]:
            choice = below(chance, table.hand_size[other])
            for card in range(KINDS):
                if 0 <= choice < table.hands[other, card]:
                    table.passing[other] = 1 + card
                choice -= table.hands[other, card]
