"""A fair sample of what a seat cannot know: the values in other hands, and the deck's order; colours of backs stay as they are.

The other hands hold cards of two origins: held when the deck was last made anew (all of those together are known by counting), or
drawn since. A card that was played since may have been of either.
"""

import numpy as np

from starboard.engine.chance import below, shuffle
from starboard.engine.compiled import inlined, inner
from starboard.games.stella.material import CARDS, GREY, KINDS, REST, SEATS, VALUES

HELD, DRAWN = range(2)
EXACT = 1 << 16
"""Weights are rounded to this."""
TRIES = 100
"""Choosing origins one after the other can lead nowhere; then it is tried again."""


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
def deal_colour(table, seat, colour, unseen, chance):
    """Deals the cards of a colour among the hands anew; `unseen` keeps what is left for the deck."""
    first = colour * VALUES
    cards = np.zeros(
        (2, VALUES), np.int64
    )  # by origin: cards of each value that the others and the deck had or have
    buffer = np.zeros((2, SEATS), np.int64)  # by origin: how many of those each hand had or has
    plays = np.zeros((SEATS, VALUES), np.int64)  # cards played since, of one origin or the other
    for value in range(VALUES):
        card = first + value
        cards[DRAWN, value] = unseen[card]
        for other in range(table.players):
            if other != seat:
                played = table.played_since[other, card]
                plays[other, value] = played
                cards[HELD, value] += table.held[other, card]
                cards[DRAWN, value] += played - table.held[other, card]
                buffer[HELD, other] += table.held[other, card]
                buffer[DRAWN, other] += table.hands[other, card] + played - table.held[other, card]
                table.hands[other, card] = table.held[other, card] = 0
    explain_plays(table, first, cards, buffer, plays, chance)
    pool = np.empty(CARDS, np.int8)
    for origin in range(2):
        size = 0
        for value in range(VALUES):
            for _ in range(cards[origin, value]):
                pool[size] = first + value
                size += 1
        shuffle(chance, pool, 0, size)
        for other in range(table.players):
            for _ in range(buffer[origin, other]):
                size -= 1
                table.hands[other, pool[size]] += 1
                table.held[other, pool[size]] += origin == HELD
                unseen[pool[size]] -= 1


@inlined
def explain_plays(table, first, cards, buffer, plays, chance):
    """Gives every card played since an origin, so that all of them fit together."""
    tried_cards, tried_room = np.empty((2, VALUES), np.int64), np.empty((2, SEATS), np.int64)
    tried_plays, held = np.empty((SEATS, VALUES), np.int64), np.empty((SEATS, VALUES), np.int64)
    explained, tries = False, 0
    while not explained and tries < TRIES:
        copy(cards, tried_cards)
        copy(buffer, tried_room)
        copy(plays, tried_plays)
        held[:] = 0
        explained = try_to_explain(tried_cards, tried_room, tried_plays, held, chance)
        tries += 1
    for other in range(table.players):
        for value in range(VALUES):
            if explained:
                table.held[other, first + value] += held[other, value]
            else:  # never seen to happen: what was known by counting is forgotten
                cards[DRAWN, value] -= plays[other, value]
                buffer[DRAWN, other] -= plays[other, value]
    if explained:
        copy(tried_cards, cards)
        copy(tried_room, buffer)
    else:
        for value in range(VALUES):
            cards[DRAWN, value] += cards[HELD, value]
            cards[HELD, value] = 0
        for other in range(SEATS):
            buffer[DRAWN, other] += buffer[HELD, other]
            buffer[HELD, other] = 0


@inner
def copy(numbers, to):
    # `to[:] = numbers` would compile the words of numba's error messages as well: two seconds.
    for row in range(numbers.shape[0]):
        for column in range(numbers.shape[1]):
            to[row, column] = numbers[row, column]


@inner
def try_to_explain(cards, buffer, plays, held, chance):
    """The certain ones first, then one of the others by its chances, and so on; `held` counts the plays of held cards."""
    while True:
        certain, open_seat, open_value = False, -1, -1
        for seat in range(SEATS):
            for value in range(VALUES):
                count = plays[seat, value]
                if count:
                    can_be_held = min(cards[HELD, value], buffer[HELD, seat])
                    can_be_drawn = min(cards[DRAWN, value], buffer[DRAWN, seat])
                    if can_be_held + can_be_drawn < count:
                        return False
                    if can_be_held == 0 or can_be_drawn == 0:
                        explain(
                            HELD if can_be_held else DRAWN, seat, value, count, cards, buffer, plays, held
                        )
                        certain = True
                    else:
                        open_seat, open_value = seat, value
        if open_seat < 0:
            return True
        if not certain:
            by_held = weight(HELD, open_seat, open_value, cards, buffer)
            by_drawn = weight(DRAWN, open_seat, open_value, cards, buffer)
            origin = HELD if below(chance, by_held + by_drawn) < by_held else DRAWN
            explain(origin, open_seat, open_value, 1, cards, buffer, plays, held)


@inner
def weight(origin, seat, value, cards, buffer):
    """How likely the hand had this value by that origin: its share of those cards, times their copies."""
    all_cards = 0
    for each in range(VALUES):
        all_cards += cards[origin, each]
    return EXACT * buffer[origin, seat] * cards[origin, value] // all_cards


@inner
def explain(origin, seat, value, count, cards, buffer, plays, held):
    plays[seat, value] -= count
    cards[origin, value] -= count
    buffer[origin, seat] -= count
    if origin == HELD:
        held[seat, value] += count


@inlined
def stack_deck(table, unseen, chance):
    """What is left is the deck, in any order, but for the colour that shows on its top."""
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
    table.deck[table.deck_size :] = 0  # no trace of what was drawn
