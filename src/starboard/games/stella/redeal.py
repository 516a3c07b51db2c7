"""A fair sample of what a seat cannot know: the values in other hands, and the deck's order; colours of backs stay as they are."""

import numpy as np

from starboard.games.stella.material import CARDS, GREY, KINDS, REST, VALUES
from starboard.rules.chance import below, shuffle
from starboard.rules.compiled import inlined, inner


@inner
def redeal(table, seat, chance):
    unseen = count_unseen(table, seat)
    pool = np.empty(CARDS, np.int8)
    for colour in range(GREY):
        deal_colour(table, seat, colour, unseen, pool, chance)
    stack_deck(table, unseen, chance)


@inlined
def count_unseen(table, seat):
    """How many cards of each kind lie in other hands and in the deck."""
    unseen = np.zeros(KINDS, np.int64)
    for i in range(table.deck_size):
        unseen[table.deck[i]] += 1
    for other in range(table.players):
        if other != seat:
            for card in range(REST):
                unseen[card] += table.hands[other, card]
    return unseen


@inlined
def deal_colour(table, seat, colour, unseen, pool, chance):
    """Cards held since the deck was made anew go to hands that can have held them; then the others to all that is left."""
    first = colour * VALUES
    sizes = np.zeros(table.players, np.int64)
    for other in range(table.players):
        if other != seat:
            for card in range(first, first + VALUES):
                sizes[other] += table.hands[other, card]
                table.hands[other, card] = 0
                table.hand_kinds[other] &= ~(1 << card)

    held = 0
    for card in range(first, first + VALUES):
        own = table.hands[seat, card] if seat >= 0 else 0
        for _ in range(min(max(table.held[card] - own, 0), unseen[card])):
            pool[held] = card
            held += 1
    shuffle(chance, pool, 0, held)
    for other in range(table.players):
        if other != seat:
            for _ in range(min(table.held_colours[other, colour], sizes[other], held)):
                held -= 1
                sizes[other] -= 1
                deal(table, other, pool[held], unseen)

    size = 0
    for card in range(first, first + VALUES):
        for _ in range(unseen[card]):
            pool[size] = card
            size += 1
    shuffle(chance, pool, 0, size)
    for other in range(table.players):
        for _ in range(sizes[other]):
            size -= 1
            deal(table, other, pool[size], unseen)


@inner
def deal(table, seat, card, unseen):
    table.hands[seat, card] += 1
    table.hand_kinds[seat] |= 1 << card
    unseen[card] -= 1


@inlined
def stack_deck(table, unseen, chance):
    """What is left is the deck, in any order, but for the colour that shows on its top."""
    if table.deck_size == 0:
        return
    top = table.deck_size - 1
    colour = table.deck[top] // VALUES
    size = 0
    for card in range(KINDS):
        for _ in range(unseen[card]):
            table.deck[size] = card
            size += 1
    first, fitting = 0, 0
    for i in range(size):
        if table.deck[i] // VALUES == colour:
            fitting += 1
        elif fitting == 0:
            first += 1
    chosen = first + below(chance, fitting)
    table.deck[chosen], table.deck[top] = table.deck[top], table.deck[chosen]
    shuffle(chance, table.deck, 0, top)
