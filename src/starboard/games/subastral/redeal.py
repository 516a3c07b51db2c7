"""A fair sample of what a seat cannot know: the other hands, as far as they are hidden, and the deck."""

import numpy as np

from starboard.games.subastral.material import CARDS, KINDS
from starboard.games.subastral.rules import beneath_end_card
from starboard.rules.chance import below, shuffle
from starboard.rules.compiled import inner


@inner
def redeal(table, seat, chance):
    """Collects every unseen card and deals them anew, hands first; cards laid aside at set-up stay where they can be."""
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
    table.deck[table.deck_size :] = 0  # no trace of what was drawn
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
    """Leaves in the other hands the cards that all know, and -1 in the deck. The pool is in the order of kinds, whatever it was."""
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
    """Cards laid aside at set-up went back above the end card: they lie there, or were drawn into a hand since."""
    for card in range(KINDS):
        count = table.aside[card]
        if count and seat >= 0 and table.drawn[seat]:
            count -= min(count, table.hands[seat, card] - table.known[seat, card])  # one's own draw may have been it
        for i in range(size - 1, -1, -1):
            if count and pool[i] == card:
                size -= 1
                pool[i] = pool[size]
                place_above_end_card(table, seat, card, chance)
                count -= 1
    return size


@inner
def place_above_end_card(table, seat, card, chance):
    lowest = 0 if table.end_met else beneath_end_card(table)
    free = 0
    for i in range(lowest, table.deck_size):
        free += table.deck[i] < 0
    choice = free
    for other in range(table.players):
        if other != seat:
            choice += unseen_draws(table, other)
    choice = below(chance, choice)
    for i in range(lowest, table.deck_size):
        if table.deck[i] < 0:
            if choice == 0:
                table.deck[i] = card
                return
            choice -= 1
    for other in range(table.players):
        if other != seat:
            if choice < unseen_draws(table, other):
                table.hands[other, card] += 1
                return
            choice -= unseen_draws(table, other)


@inner
def unseen_draws(table, seat):
    """How many hidden cards of this hand can have come from the deck after the deal, and have no place yet."""
    return min(table.drawn[seat], table.hand_size[seat] - size_of(table.hands[seat]))


@inner
def choose_passes_again(table, seat, chance):
    """Disturbance: what others have chosen is hidden, that they have chosen is not."""
    for other in range(table.players):
        if other != seat and table.passing[other]:
            choice = below(chance, table.hand_size[other])
            for card in range(KINDS):
                if 0 <= choice < table.hands[other, card]:
                    table.passing[other] = 1 + card
                choice -= table.hands[other, card]
