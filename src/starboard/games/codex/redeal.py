"""A fair sample of what a seat cannot know: cards in other hands, face down or in the decks, and objectives.

A back shows the card's kind and kingdom, so cards are exchanged only with cards of the same back, and the
backs on top of the decks stay.
"""

import numpy as np

from starboard.engine.chance import below, shuffle
from starboard.engine.compiled import inlined, inner
from starboard.games.codex.codex import back_of
from starboard.games.codex.material import BACK, CARDS, DECK_SIZE, HAND, KINGDOMS, OBJECTIVES
from starboard.games.codex.scoring import COMMON
from starboard.games.codex.table import PLACE

BACKS = 2 * len(KINGDOMS)


@inner
def redeal(table, seat, chance):
    unseen = collect_unseen(table, seat)
    pool = np.empty(CARDS, np.int8)
    for back in range(BACKS):
        size = 0
        for card in range(CARDS):
            if unseen[card] and back_of(card) == back:
                pool[size] = card
                size += 1
        shuffle(chance, pool, 0, size)
        deal_hands(table, seat, back, pool, size, unseen)
    for other in range(table.players):
        sort_hand(table, other)
    for deck in range(2):
        stack_deck(table, deck, unseen, chance)
    deal_objectives(table, seat, chance)


@inlined
def collect_unseen(table, seat):
    """Returns 1 for every card in a deck, unknown in another hand, or face down in another codex."""
    unseen = np.zeros(CARDS, np.int64)
    for deck in range(2):
        for i in range(table.deck_size[deck]):
            unseen[table.decks[deck, i]] = 1
    for other in range(table.players):
        if other != seat:
            for i in range(table.hand_size[other]):
                if not table.known[other, i]:
                    unseen[table.hands[other, i]] = 1
            for i in range(table.card_count[other]):
                if not table.shown[other, i]:
                    unseen[table.faces[other, i] // 2] = 1
    if is_chosen_hidden(table, seat):
        unseen[table.chosen // 2] = 1
    return unseen


@inner
def is_chosen_hidden(table, seat):
    """Returns whether a card is chosen, but not placed, that the seat does not know."""
    return table.decision == PLACE and table.seat != seat and not table.chosen_known


@inlined
def deal_hands(table, seat, back, pool, size, unseen):
    for other in range(table.players):
        if other != seat:
            for i in range(table.hand_size[other]):
                if not table.known[other, i] and back_of(int(table.hands[other, i])) == back:
                    size -= 1
                    table.hands[other, i] = pool[size]
                    unseen[pool[size]] = 0
            for i in range(table.card_count[other]):
                if not table.shown[other, i] and back_of(table.faces[other, i] // 2) == back:
                    size -= 1
                    table.faces[other, i] = 2 * pool[size] + BACK
                    unseen[pool[size]] = 0
    if is_chosen_hidden(table, seat) and back_of(table.chosen // 2) == back:
        size -= 1
        table.chosen = 2 * pool[size] + BACK
        unseen[pool[size]] = 0


@inlined
def sort_hand(table, seat):
    for _ in range(HAND - 1):
        for i in range(table.hand_size[seat] - 1):
            if table.hands[seat, i] > table.hands[seat, i + 1]:
                table.hands[seat, i], table.hands[seat, i + 1] = (
                    table.hands[seat, i + 1],
                    table.hands[seat, i],
                )
                table.known[seat, i], table.known[seat, i + 1] = (
                    table.known[seat, i + 1],
                    table.known[seat, i],
                )


@inner
def stack_deck(table, deck, unseen, chance):
    """Fills a deck with the cards that are left, in random order, under a top card with the same back."""
    top = table.deck_size[deck] - 1
    if top >= 0:
        back = back_of(int(table.decks[deck, top]))
        size, first, fitting = 0, 0, 0
        for card in range(deck * DECK_SIZE, (deck + 1) * DECK_SIZE):
            if unseen[card]:
                table.decks[deck, size] = card
                size += 1
                first += back_of(card) < back
                fitting += back_of(card) == back
        chosen = first + below(chance, fitting)
        table.decks[deck, chosen], table.decks[deck, top] = table.decks[deck, top], table.decks[deck, chosen]
        shuffle(chance, table.decks[deck], 0, top)
    for i in range(top + 1, DECK_SIZE):
        table.decks[deck, i] = 0  # drawn cards leave no trace


@inlined
def deal_objectives(table, seat, chance):
    """Redeals the objectives the seat has not seen, and which of theirs the others keep."""
    pool, places = np.empty(OBJECTIVES, np.int8), np.empty(OBJECTIVES, np.int64)
    hidden = np.zeros(OBJECTIVES, np.int64)
    size = 0
    for i in range(OBJECTIVES):
        is_own = seat >= 0 and (i - COMMON) // 2 == seat and i >= COMMON
        if not table.objectives_dealt or not (i < COMMON or is_own):
            hidden[table.objectives[i]] = 1
            places[size] = i
            size += 1
    size = 0
    for objective in range(OBJECTIVES):
        if hidden[objective]:
            pool[size] = objective
            size += 1
    shuffle(chance, pool, 0, size)
    for i in range(size):
        table.objectives[places[i]] = pool[i]
    for other in range(table.players):
        if other != seat and table.kept[other]:
            table.kept[other] = 1 + below(chance, 2)
