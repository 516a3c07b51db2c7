"""A fair sample of what a seat cannot know: the values in other hands, and the order of the deck.

Hands and the top of the deck keep their colours, which the backs show.

Cards in other hands have one of two origins: held when the deck was last renewed (counting tells which cards
these are in total), or drawn since. A card played since may have either origin.
"""

import numpy as np

from starboard.engine.chance import below, shuffle
from starboard.engine.compiled import inlined, inner
from starboard.games.stella.material import CARDS, GREY, KINDS, REST, SEATS, VALUES

HELD, DRAWN = range(2)
EXACT = 1 << 16
"""Weights are rounded to fractions of this."""
TRIES = 100
"""How often origins are chosen again from the start: choosing them one by one can reach a dead end."""


@inner
def redeal(table, seat, chance):
    unseen = count_unseen(table, seat)
    for colour in range(GREY):
        deal_colour(table, seat, colour, unseen, chance)
    for other in range(table.players):
        table.hand_kinds[other] = 0
        for card in range(KINDS):
            if table.hands[other, card]:
                table.hand_kinds[other] |= 1 << card
    stack_deck(table, unseen, chance)


@inlined
def count_unseen(table, seat):
    """Returns how many cards of each kind are in other hands and in the deck."""
    unseen = np.zeros(KINDS, np.int64)
    for i in range(table.deck_size):
        unseen[table.deck[i]] += 1
    for other in range(table.players):
        if other != seat:
            for card in range(REST):
                unseen[card] += table.hands[other, card]
    return unseen


@inlined
def deal_colour(table, seat, colour, unseen, chance):
    """Deals the cards of a colour to the hands again; leaves in `unseen` those for the deck."""
    first = colour * VALUES
    # By origin: cards of each value in other hands and the deck, with those played since; and how many of
    # these each hand holds or has played.
    cards = np.zeros((2, VALUES), np.int64)
    slots = np.zeros((2, SEATS), np.int64)
    plays = np.zeros((SEATS, VALUES), np.int64)  # cards played since, of either origin
    for value in range(VALUES):
        card = first + value
        cards[DRAWN, value] = unseen[card]
        for other in range(table.players):
            if other != seat:
                played = table.played_since[other, card]
                plays[other, value] = played
                cards[HELD, value] += table.held[other, card]
                cards[DRAWN, value] += played - table.held[other, card]
                slots[HELD, other] += table.held[other, card]
                slots[DRAWN, other] += table.hands[other, card] + played - table.held[other, card]
                table.hands[other, card] = table.held[other, card] = 0
    explain_plays(table, first, cards, slots, plays, chance)
    pool = np.empty(CARDS, np.int8)
    for origin in range(2):
        size = 0
        for value in range(VALUES):
            for _ in range(cards[origin, value]):
                pool[size] = first + value
                size += 1
        shuffle(chance, pool, 0, size)
        for other in range(table.players):
            for _ in range(slots[origin, other]):
                size -= 1
                table.hands[other, pool[size]] += 1
                table.held[other, pool[size]] += origin == HELD
                unseen[pool[size]] -= 1


@inlined
def explain_plays(table, first, cards, slots, plays, chance):
    """Chooses an origin for every card in `plays`, all consistent; takes them out of `cards` and `slots`."""
    tried_cards, tried_slots = np.empty((2, VALUES), np.int64), np.empty((2, SEATS), np.int64)
    tried_plays, held = np.empty((SEATS, VALUES), np.int64), np.empty((SEATS, VALUES), np.int64)
    explained, tries = False, 0
    while not explained and tries < TRIES:
        copy(cards, tried_cards)
        copy(slots, tried_slots)
        copy(plays, tried_plays)
        held[:] = 0
        explained = try_to_explain(tried_cards, tried_slots, tried_plays, held, chance)
        tries += 1
    for other in range(table.players):
        for value in range(VALUES):
            if explained:
                table.held[other, first + value] += held[other, value]
            else:  # never observed: forget what counting tells
                cards[DRAWN, value] -= plays[other, value]
                slots[DRAWN, other] -= plays[other, value]
    if explained:
        copy(tried_cards, cards)
        copy(tried_slots, slots)
    else:
        for value in range(VALUES):
            cards[DRAWN, value] += cards[HELD, value]
            cards[HELD, value] = 0
        for other in range(SEATS):
            slots[DRAWN, other] += slots[HELD, other]
            slots[HELD, other] = 0


@inner
def copy(numbers, to):
    # `to[:] = numbers` would also compile numba's error messages, which takes two seconds.
    for row in range(numbers.shape[0]):
        for column in range(numbers.shape[1]):
            to[row, column] = numbers[row, column]


@inner
def try_to_explain(cards, slots, plays, held, chance):
    """Chooses origins: first where only one is possible, then one by its odds, and again.

    Counts the plays of held cards in `held`; returns False at a dead end.
    """
    while True:
        certain, open_seat, open_value = False, -1, -1
        for seat in range(SEATS):
            for value in range(VALUES):
                count = plays[seat, value]
                if count:
                    can_be_held = min(cards[HELD, value], slots[HELD, seat])
                    can_be_drawn = min(cards[DRAWN, value], slots[DRAWN, seat])
                    if can_be_held + can_be_drawn < count:
                        return False
                    if can_be_held == 0 or can_be_drawn == 0:
                        explain(HELD if can_be_held else DRAWN, seat, value, count, cards, slots, plays, held)
                        certain = True
                    else:
                        open_seat, open_value = seat, value
        if open_seat < 0:
            return True
        if not certain:
            by_held = weight(HELD, open_seat, open_value, cards, slots)
            by_drawn = weight(DRAWN, open_seat, open_value, cards, slots)
            origin = HELD if below(chance, by_held + by_drawn) < by_held else DRAWN
            explain(origin, open_seat, open_value, 1, cards, slots, plays, held)


@inner
def weight(origin, seat, value, cards, slots):
    """Returns the odds that a hand had this value from `origin`: its share of those cards, times copies."""
    all_cards = 0
    for each in range(VALUES):
        all_cards += cards[origin, each]
    return EXACT * slots[origin, seat] * cards[origin, value] // all_cards


@inner
def explain(origin, seat, value, count, cards, slots, plays, held):
    plays[seat, value] -= count
    cards[origin, value] -= count
    slots[origin, seat] -= count
    if origin == HELD:
        held[seat, value] += count


@inlined
def stack_deck(table, unseen, chance):
    """Fills the deck with the cards that are left, in random order, under a top card of the same colour."""
    top = table.deck_size - 1
    if top >= 0:
        colour = table.deck[top] // VALUES
        size, first, fitting = 0, 0, 0
        for card in range(KINDS):
            for _ in range(unseen[card]):
                table.deck[size] = card
                size += 1
                first += card // VALUES < colour
                fitting += card // VALUES == colour
        chosen = first + below(chance, fitting)
        table.deck[chosen], table.deck[top] = table.deck[top], table.deck[chosen]
        shuffle(chance, table.deck, 0, top)
    table.deck[table.deck_size :] = 0  # drawn cards leave no trace
