"""A fair sample of what a seat cannot know: silver cards in other hands, and the order of both decks.

Every gold card in a hand was taken openly. When the silver discard is shuffled into a new deck, everybody
knows which cards are in it: cards are exchanged only with cards of the same shuffle, and hands keep their
number of cards of each shuffle.
"""

import numpy as np

from starboard.engine.chance import shuffle
from starboard.engine.compiled import inlined, inner
from starboard.games.comet.cards import bit_of, word_of
from starboard.games.comet.material import CARDS, SEATS, SILVER_CARDS


@inner
def redeal(table, seat, chance):
    unseen = collect_unseen(table, seat)
    pool = np.empty(SILVER_CARDS, np.int8)
    for shuffled in range(table.shuffles + 1):
        size = 0
        for card in range(SILVER_CARDS):
            if unseen[card] and table.shuffled_in[card] == shuffled:
                pool[size] = card
                size += 1
        if size:
            shuffle(chance, pool, 0, size)
            size = deal_hands(table, seat, shuffled, unseen, pool, size)
            for i in range(size):
                table.deck[i] = pool[i]
    for i in range(table.deck_size, SILVER_CARDS):
        table.deck[i] = 0  # drawn cards leave no trace
    shuffle_gold(table, chance)


@inlined
def collect_unseen(table, seat):
    """Returns 1 for every silver card in the deck or unknown in another hand."""
    unseen = np.zeros(SILVER_CARDS, np.int64)
    for i in range(table.deck_size):
        unseen[table.deck[i]] = 1
    for card in range(SILVER_CARDS):
        if not table.known[word_of(card)] & bit_of(card):
            for other in range(table.players):
                if other != seat and table.hands[other, word_of(card)] & bit_of(card):
                    unseen[card] = 1
    return unseen


@inlined
def deal_hands(table, seat, shuffled, unseen, pool, size):
    """Deals other hands as many cards of this shuffle as they had; returns how many are left for the deck."""
    counts = np.zeros(SEATS, np.int64)
    for card in range(SILVER_CARDS):
        if unseen[card] and table.shuffled_in[card] == shuffled:
            for other in range(table.players):
                if other != seat and table.hands[other, word_of(card)] & bit_of(card):
                    table.hands[other, word_of(card)] &= ~bit_of(card)
                    counts[other] += 1
    for other in range(table.players):
        for _ in range(counts[other]):
            size -= 1
            card = int(pool[size])
            table.hands[other, word_of(card)] |= bit_of(card)
    return size


@inlined
def shuffle_gold(table, chance):
    """Shuffles the gold deck: everybody knows its cards, but not their order."""
    here = np.zeros(CARDS, np.int64)
    for i in range(table.gold_size):
        here[table.gold[i]] = 1
    size = 0
    for card in range(SILVER_CARDS, CARDS):
        if here[card]:
            table.gold[size] = card
            size += 1
    shuffle(chance, table.gold, 0, size)
    for i in range(size, CARDS - SILVER_CARDS):
        table.gold[i] = 0
