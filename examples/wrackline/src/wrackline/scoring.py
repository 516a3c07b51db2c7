"""Points and the winner. The sea counts only once the match is over: before that it is a secret."""

from starboard.engine.compiled import compiled, inner
from starboard.engine.log import emit
from starboard.engine.ranking import give_places
from wrackline.events import DOUBLED, FINDS_SCORED, FULL_SET, POINTS_SCORED
from wrackline.table import KINDS, OVER, VALUES

SET = 6
"""Points for a find of every kind on one beach."""


@inner
def depth(table, kind):
    """Returns the sum of a kind's values in the sea."""
    total = 0
    for seat in range(table.players):
        for value in range(VALUES):
            total += table.sunk[seat, kind * VALUES + value] * (value + 1)
    return total


@inner
def deeper(table, kind):
    """Counts the other kinds with a higher sum."""
    count = 0
    for other in range(len(KINDS)):
        count += depth(table, other) > depth(table, kind)
    return count


@inner
def shallower(table, kind):
    """Counts the other kinds with a lower sum."""
    count = 0
    for other in range(len(KINDS)):
        count += depth(table, other) < depth(table, kind)
    return count


@inner
def is_lost(table, kind):
    """Returns whether a kind is lost: all kinds with the highest sum are, unless all sums are equal."""
    return table.decision == OVER and deeper(table, kind) == 0 and shallower(table, kind) > 0


@inner
def is_doubled(table, kind):
    """Returns whether a kind scores twice: all kinds with the lowest sum do, unless all sums are equal."""
    return table.decision == OVER and shallower(table, kind) == 0 and deeper(table, kind) > 0


@inner
def score(table, seat, log):
    plain, doubled, kinds = 0, 0, 0
    for kind in range(len(KINDS)):
        values = 0
        for value in range(VALUES):
            values += table.kept[seat, kind * VALUES + value] * (value + 1)
        kinds += values > 0
        if is_doubled(table, kind):
            doubled += 2 * values
        elif not is_lost(table, kind):
            plain += values
    points = plain + doubled
    if plain:
        emit(log, POINTS_SCORED, seat, plain, FINDS_SCORED)
    if doubled:
        emit(log, POINTS_SCORED, seat, doubled, DOUBLED)
    if kinds == len(KINDS):
        emit(log, POINTS_SCORED, seat, SET, FULL_SET)
        points += SET
    return points


@compiled
def result(table, places, points, log):
    """Ranks by most points; ties share a place."""
    for seat in range(table.players):
        points[seat] = places[seat] = score(table, seat, log)
    give_places(places, table.players)
