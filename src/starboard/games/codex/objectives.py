"""How often a codex meets an objective, and its progress towards the next time, as views show it."""

import numpy as np

from starboard.engine.compiled import inlined, inner
from starboard.games.codex.codex import NOT_THERE, find
from starboard.games.codex.material import KINGDOM, MOST_CARDS, NEEDS, OBJECTIVE_POINTS, PATTERN, SYMBOLS
from starboard.games.codex.scoring import COMMON, count_patterns, part_at, secret_objective, times_met

PARTS = 3
"""Cards in a pattern."""
MOST_PATTERNS = MOST_CARDS // PARTS

Met = np.dtype(
    [
        ("objective", "i8"),
        ("times", "i8"),  # how often it is met
        ("progress", "i8"),  # symbols or cards already there towards the next time
        ("pattern_count", "i8"),
        ("patterns", "i8", (MOST_PATTERNS, PARTS)),  # the cards of each pattern, by their index in the codex
        ("first_cells", "i8", MOST_PATTERNS),  # the first cell of each
        ("is_used", "i1", MOST_CARDS),  # 1: this card of the codex is part of a pattern
    ],
    align=True,
)


@inner
def meet(table, seat, objective, met):
    """Fills `met` with how often a seat meets an objective, and its progress towards the next time."""
    met.objective = objective
    met.pattern_count = 0
    if PATTERN[objective, 0, 2] >= 0:
        find_patterns(table, seat, objective, met)
        met.times = met.pattern_count
        met.progress = most_of_next_pattern(table, seat, objective, met)
    else:
        met.times = times_met(table, seat, objective)
        met.progress = 0
        for symbol in range(len(SYMBOLS)):
            needed = NEEDS[objective, symbol]
            met.progress += min(table.symbols[seat, symbol] - met.times * needed, needed)


@inlined
def find_patterns(table, seat, objective, met):
    met.pattern_count = count_patterns(table, seat, objective, met.first_cells)
    for i in range(table.card_count[seat]):
        met.is_used[i] = 0
    for i in range(met.pattern_count):
        for part in range(PARTS):
            place = find(table, seat, met.first_cells[i] + part_at(objective, part))
            met.patterns[i, part] = place
            met.is_used[place] = 1


@inlined
def most_of_next_pattern(table, seat, objective, met):
    """Returns the most cards of one more pattern that are there and not used by another."""
    most = 0
    for i in range(table.card_count[seat]):
        for part in range(PARTS):
            if is_free_part(table, seat, i, objective, part, met):
                first = table.places[seat, i] - part_at(objective, part)
                there = 0
                for other in range(PARTS):
                    place = find(table, seat, first + part_at(objective, other))
                    there += place != NOT_THERE and is_free_part(table, seat, place, objective, other, met)
                most = max(most, there)
    return most


@inlined
def is_free_part(table, seat, place, objective, part, met):
    return not met.is_used[place] and KINGDOM[table.faces[seat, place] // 2] == PATTERN[objective, part, 2]


@inlined
def common_count(table):
    return COMMON if table.objectives_dealt else 0


@inner
def common_points(table, seat):
    """Returns the points of the common objectives if the match ended now."""
    points = 0
    for common in range(common_count(table)):
        objective = int(table.objectives[common])
        points += OBJECTIVE_POINTS[objective] * times_met(table, seat, objective)
    return points


@inner
def own_points(table, seat):
    """Returns the points of the seat's own objective if the match ended now."""
    if not table.kept[seat]:
        return 0
    own = secret_objective(table, seat)
    return OBJECTIVE_POINTS[own] * times_met(table, seat, own)
