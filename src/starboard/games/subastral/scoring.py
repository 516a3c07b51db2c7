"""The count of a journal: mixed sets, matching sets; and who wins."""

from starboard.games.subastral.events import MATCHING, MIXED, POINTS_SCORED
from starboard.rules.compiled import compiled, inlined, inner
from starboard.rules.log import emit
from starboard.rules.places import give_places


@inlined
def pile_size(table, seat, pile):
    return table.biome_sizes[seat, table.piles[seat, pile]]


@inner
def score(table, seat, log):
    return score_mixed_sets(table, seat, log) + score_matching_sets(table, seat, log)


@inlined
def score_mixed_sets(table, seat, log):
    """The k-th set has a card of every pile from the left that holds at least k cards, up to the first that does not."""
    points, k = 0, 1
    while True:
        cards = 0
        while cards < table.pile_count[seat] and pile_size(table, seat, cards) >= k:
            cards += 1
        if cards == 0:
            return points
        points += cards * (cards + 1) // 2
        emit(log, POINTS_SCORED, seat, cards * (cards + 1) // 2, MIXED, k, cards)
        k += 1


@inlined
def score_matching_sets(table, seat, log):
    """The two biggest piles, the left one of equals first: each card is worth the position of its pile."""
    points, counted = 0, -1
    for _ in range(2):
        biggest, size = -1, 0
        for pile in range(table.pile_count[seat]):
            if pile != counted and pile_size(table, seat, pile) > size:
                biggest, size = pile, pile_size(table, seat, pile)
        if biggest >= 0:
            points += size * (biggest + 1)
            emit(log, POINTS_SCORED, seat, size * (biggest + 1), MATCHING, biggest + 1, size)
        counted = biggest
    return points


@inlined
def cards_in_journal(table, seat):
    cards = 0
    for pile in range(table.pile_count[seat]):
        cards += pile_size(table, seat, pile)
    return cards


@compiled
def result(table, places, points, log):
    """Most points, then fewest cards in the journal."""
    for seat in range(table.players):
        points[seat] = score(table, seat, log)
        places[seat] = 1000 * points[seat] - cards_in_journal(table, seat)
    give_places(places, table.players)
