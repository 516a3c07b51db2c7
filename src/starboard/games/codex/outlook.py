"""What a view tells ahead: patterns that count and how far the next one is, and what a card would do on each cell."""

from starboard.games.codex.material import OBJECTIVE_POINTS, PATTERN
from starboard.games.codex.rules import choose_card, place_chosen
from starboard.games.codex.scoring import COMMON, count_patterns, is_kingdom, part_at, secret_objective, times_met
from starboard.games.codex.table import PLAY
from starboard.rules.compiled import compiled, inlined, inner

PARTS = 3
"""Cards of a pattern."""


@compiled
def find_patterns(tables, seat, objective, cells):
    """Writes the cells of every pattern that counts; returns how many there are, and the most cards of one more."""
    table = tables[0]
    count = count_patterns(table, seat, objective, cells[:, 0])
    for i in range(count):
        for part in range(1, PARTS):
            cells[i, part] = cells[i, 0] + part_at(objective, part)
    most = 0
    for i in range(table.card_count[seat]):
        for part in range(PARTS):
            first = table.places[seat, i] - part_at(objective, part)
            most = max(most, cards_there(table, seat, objective, first, cells[:count]))
    return count, most


@inlined
def cards_there(table, seat, objective, first, used):
    """How many cards of a pattern lie here that no other uses."""
    there = 0
    for part in range(PARTS):
        cell = first + part_at(objective, part)
        there += is_kingdom(table, seat, cell, PATTERN[objective, part, 2]) and not (used == cell).any()
    return there


@inner
def objective_points(table, seat):
    """What the two common objectives and the seat's own would bring now."""
    points = 0
    for common in range(COMMON):
        objective = int(table.objectives[common])
        points += OBJECTIVE_POINTS[objective] * times_met(table, seat, objective)
    own = secret_objective(table, seat)
    return points + OBJECTIVE_POINTS[own] * times_met(table, seat, own)


@compiled
def try_cells(tables, face, points, promises, symbols, logs):
    """Places a face on every open cell, on a copy: the seat's points on the track, from objectives, and its symbols after it.

    Two tables: as it is, and for trying.
    """
    seat = tables[0].seat
    for i in range(tables[0].cell_count[seat]):
        tables[1] = tables[0]
        table = tables[1]
        if table.decision == PLAY:
            choose_card(table, face, logs[0])
        place_chosen(table, tables[0].cells[seat, i], logs[0])
        points[i] = table.points[seat]
        promises[i] = objective_points(table, seat)
        symbols[i] = table.symbols[seat]
