"""The points of a journal (mixed sets, matching sets), and the winner."""

from starboard.engine.compiled import compiled, inlined, inner
from starboard.engine.log import emit
from starboard.engine.ranking import give_places
from starboard.games.subastral.events import MATCHING, MIXED, POINTS_SCORED


@inlined
def pile_size(table, seat, pile):
    return table.biome_sizes[seat, table.piles[seat, pile]]


@inner
def score(table, seat, log):
    """Returns the points of a journal as it is now."""
    biomes, sizes = table.piles[seat], table.biome_sizes[seat]
    piles = (
        sizes[biomes[0]], sizes[biomes[1]], sizes[biomes[2]], sizes[biomes[3]],
        sizes[biomes[4]], sizes[biomes[5]], sizes[biomes[6]], sizes[biomes[7]],
    )  # fmt: skip
    return score_piles(piles, table.pile_count[seat], seat, log)


@inner
def score_piles(sizes, count, seat, log):
    """Returns the points of the first `count` piles, with sizes from left to right."""
    return score_mixed_sets(sizes, count, seat, log) + score_matching_sets(sizes, count, seat, log)


@inlined
def score_mixed_sets(sizes, count, seat, log):
    """Scores the mixed sets: the k-th has a card of each pile from the left, up to the first with fewer."""
    points, k = 0, 1
    while True:
        cards = 0
        while cards < count and sizes[cards] >= k:
            cards += 1
        if cards == 0:
            return points
        points += cards * (cards + 1) // 2
        emit(log, POINTS_SCORED, seat, cards * (cards + 1) // 2, MIXED, k, cards)
        k += 1


@inlined
def score_matching_sets(sizes, count, seat, log):
    """Scores the two biggest piles, leftmost first among equals: each card counts its pile's position."""
    biggest, second = -1, -1
    for pile in range(count):
        if biggest < 0 or sizes[pile] > sizes[biggest]:
            second, biggest = biggest, pile
        elif second < 0 or sizes[pile] > sizes[second]:
            second = pile
    return score_matching_set(sizes, biggest, seat, log) + score_matching_set(sizes, second, seat, log)


@inlined
def score_matching_set(sizes, pile, seat, log):
    """Scores one pile: nothing if there is none, or if it was just started and has no cards yet."""
    size = int(sizes[pile]) if pile >= 0 else 0
    if size:
        emit(log, POINTS_SCORED, seat, size * (pile + 1), MATCHING, pile + 1, size)
    return size * (pile + 1)


@inlined
def cards_in_journal(table, seat):
    cards = 0
    for pile in range(table.pile_count[seat]):
        cards += pile_size(table, seat, pile)
    return cards


@compiled
def result(table, places, points, log):
    """Ranks by most points, then by fewest cards in the journal."""
    for seat in range(table.players):
        points[seat] = score(table, seat, log)
        places[seat] = 1000 * points[seat] - cards_in_journal(table, seat)
    give_places(places, table.players)
