"""Objectives, and the winner."""

from starboard.engine.compiled import compiled, inlined, inner
from starboard.engine.log import emit
from starboard.engine.ranking import give_places
from starboard.games.codex.codex import NOT_THERE, WIDTH, find
from starboard.games.codex.events import OBJECTIVE_MET, POINTS_SCORED, TRACK
from starboard.games.codex.material import KINGDOM, NEEDS, OBJECTIVE_POINTS, PATTERN, SYMBOLS
from starboard.games.codex.table import OVER

COMMON = 2
"""The number of common objectives; in `table.objectives`, two for each seat follow them."""
PLENTY = 1000


@inner
def times_met(table, seat, objective):
    """Returns how often a codex meets an objective."""
    if PATTERN[objective, 0, 2] >= 0:
        return count_patterns(table, seat, objective)
    times = PLENTY
    for symbol in range(len(SYMBOLS)):
        if NEEDS[objective, symbol]:
            times = min(times, table.symbols[seat, symbol] // NEEDS[objective, symbol])
    return times


@inner
def is_kingdom(table, seat, cell, kingdom):
    place = find(table, seat, cell)
    return place != NOT_THERE and KINGDOM[table.faces[seat, place] // 2] == kingdom


@inner
def count_patterns(table, seat, objective, cells=None):
    """Returns the largest number of patterns that share no card; writes their first cells to `cells`.

    The first two cells of a pattern have the same kingdom, so patterns can only overlap along a line of that
    kingdom in that direction. Walking each line from its beginning and taking every pattern found there gives
    the most (a test compares with exhaustive search).
    """
    step, third = part_at(objective, 1), part_at(objective, 2)
    kingdom, other = PATTERN[objective, 0, 2], PATTERN[objective, 2, 2]
    length = 3 if other == kingdom else 2  # cards of the line that a pattern uses up
    patterns = 0
    for i in range(table.card_count[seat]):
        cell = int(table.places[seat, i])
        begins = KINGDOM[table.faces[seat, i] // 2] == kingdom and not is_kingdom(
            table, seat, cell - step, kingdom
        )
        while begins and is_kingdom(table, seat, cell, kingdom):
            if is_kingdom(table, seat, cell + step, kingdom) and is_kingdom(table, seat, cell + third, other):
                if cells is not None:
                    cells[patterns] = cell
                patterns += 1
                cell += length * step
            else:
                cell += step
    return patterns


@inlined
def part_at(objective, part):
    """Returns the step from the first cell of a pattern to its cell `part`."""
    return PATTERN[objective, part, 0] * WIDTH + PATTERN[objective, part, 1]


@inner
def score_objective(table, seat, objective, log):
    points = OBJECTIVE_POINTS[objective] * times_met(table, seat, objective)
    if points:
        emit(log, POINTS_SCORED, seat, points, OBJECTIVE_MET, objective)
    return points


@inner
def score_objectives(table, seat, log):
    """Scores the common objectives and, once the match is over, the secret one."""
    points = 0
    if table.objectives_dealt:
        for common in range(COMMON):
            points += score_objective(table, seat, int(table.objectives[common]), log)
        if table.decision == OVER:
            points += score_objective(table, seat, secret_objective(table, seat), log)
    return points


@inlined
def secret_objective(table, seat):
    return int(table.objectives[COMMON + 2 * seat + table.kept[seat] - 1])


@inner
def score_track(table, seat, log):
    points = int(table.points[seat])
    if points:
        emit(log, POINTS_SCORED, seat, points, TRACK)
    return points


@compiled
def result(table, places, points, log):
    """Ranks by most points, then by most points from objectives."""
    for seat in range(table.players):
        track = score_track(table, seat, log)
        objectives = score_objectives(table, seat, log)
        points[seat] = track + objectives
        places[seat] = PLENTY * points[seat] + objectives
    give_places(places, table.players)
