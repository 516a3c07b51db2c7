"""A fair sample of what a seat cannot know: the deck, the other hands, and the finds that others sank."""

import numpy as np

from starboard.engine.chance import shuffle
from starboard.engine.compiled import inner
from wrackline.table import CARDS, OVER, SINKS


@inner
def redeal(table, seat, chance):
    unseen = np.zeros(CARDS, np.int64)
    for i in range(table.deck_size):
        unseen[table.deck[i]] = 1
    for other in range(table.players):
        if other != seat:
            for card in range(CARDS):
                unseen[card] += table.hands[other, card]
                table.hands[other, card] = 0
                if table.decision != OVER:
                    unseen[card] += table.sunk[other, card]
                    table.sunk[other, card] = 0
    pool, size = np.empty(CARDS, np.int8), 0
    for card in range(CARDS):  # in ascending order, so that the old places leave no trace
        if unseen[card]:
            pool[size] = card
            size += 1
    shuffle(chance, pool, 0, size)
    for other in range(table.players):
        if other != seat:
            for _ in range(table.hand_size[other]):
                size -= 1
                table.hands[other, pool[size]] = 1
            if table.decision != OVER:
                for _ in range(SINKS - table.sinks_left[other]):
                    size -= 1
                    table.sunk[other, pool[size]] = 1
    for i in range(CARDS):
        table.deck[i] = pool[i] if i < table.deck_size else 0
