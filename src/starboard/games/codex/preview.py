"""What each card would do on each cell, for the seat that places one. The rules are run on a copy."""

import numpy as np

from starboard.engine.compiled import inlined, inner
from starboard.engine.log import NOTHING, Log
from starboard.games.codex.codex import NOT_THERE, find
from starboard.games.codex.material import (
    FACE_CENTRE,
    FACE_CORNERS,
    FIRST_SYMBOL,
    FRONT,
    HAND,
    KINGDOM,
    KINGDOMS,
    MOST_CELLS,
    OBJECTIVE_POINTS,
    PATTERN,
    SIDES,
    SYMBOLS,
)
from starboard.games.codex.objectives import PARTS
from starboard.games.codex.rules import choose_card, place_chosen
from starboard.games.codex.scoring import COMMON, part_at, secret_objective, times_met
from starboard.games.codex.table import PLACE, PLAY, Table

MOST_FACES = HAND * len(SIDES)
COUNTED = COMMON + 1
"""The objectives that count for a seat: the common ones and its own."""

_SHOWS = (FACE_CORNERS[:, :, None] == FIRST_SYMBOL + np.arange(len(SYMBOLS))).sum(axis=1)
_SHOWS[:, : len(KINGDOMS)] += FACE_CENTRE
"""How many of each symbol a face shows."""

Preview = np.dtype(
    [
        ("face_count", "i8"),
        ("faces", "i8", MOST_FACES),  # every face that can be placed, card by card
        ("cell_count", "i8"),
        ("covers", "i1", (MOST_CELLS, len(SYMBOLS))),  # how many of each symbol a card on the cell covers
        ("gains", "i2", (MOST_FACES, MOST_CELLS)),  # points each face scores on each cell
        ("promises", "i2", (MOST_FACES, MOST_CELLS)),  # change in the points from objectives
        ("has_promise", "i1", MOST_FACES),  # 1: the face changes them on some cell
        ("objectives", "i8", COUNTED),
        ("times", "i8", COUNTED),  # how often each is met now
        ("tried", Table, 1),  # the copy
        ("log", Log, 1),  # closed
    ],
    align=True,
)


@inlined
def is_placing(table):
    return table.decision == PLAY or table.decision == PLACE


@inner
def look_ahead(table, preview):
    """Tries every face on every open cell."""
    seat = table.seat
    list_faces(table, preview)
    list_objectives(table, preview)
    preview.cell_count = table.cell_count[seat]
    for i in range(preview.face_count):
        preview.has_promise[i] = 0
        for cell in range(preview.cell_count):
            try_face(table, seat, i, cell, preview)


@inlined
def list_faces(table, preview):
    preview.face_count = 0
    if table.decision == PLACE:
        preview.faces[0] = table.chosen
        preview.face_count = 1
    else:
        for i in range(table.hand_size[table.seat]):
            for side in range(len(SIDES)):
                preview.faces[preview.face_count] = 2 * table.hands[table.seat, i] + side
                preview.face_count += 1


@inlined
def list_objectives(table, preview):
    for i in range(COUNTED):
        objective = int(table.objectives[i]) if i < COMMON else secret_objective(table, table.seat)
        preview.objectives[i] = objective
        preview.times[i] = times_met(table, table.seat, objective)


@inlined
def try_face(table, seat, i, cell, preview):
    preview.tried[0] = table
    tried, log, face = preview.tried[0], preview.log[0], preview.faces[i]
    if table.decision == PLAY:
        choose_card(tried, face, log)
    place_chosen(tried, int(table.cells[seat, cell]), log)
    preview.gains[i, cell] = tried.points[seat] - table.points[seat]
    promise = 0
    for k in range(COUNTED):
        promise += OBJECTIVE_POINTS[preview.objectives[k]] * times_more(
            table, tried, seat, face, cell, k, preview
        )
    preview.promises[i, cell] = promise
    preview.has_promise[i] |= promise != 0
    if i == 0:
        for symbol in range(len(SYMBOLS)):
            preview.covers[cell, symbol] = (
                _SHOWS[face, symbol] + table.symbols[seat, symbol] - tried.symbols[seat, symbol]
            )


@inlined
def times_more(table, tried, seat, face, cell, k, preview):
    """Returns how many more times an objective is met. Patterns are recounted only if one is completed."""
    objective = preview.objectives[k]
    if PATTERN[objective, 0, 2] >= 0 and not completes(
        table, seat, objective, face, int(table.cells[seat, cell])
    ):
        return 0
    return times_met(tried, seat, objective) - preview.times[k]


@inner
def completes(table, seat, objective, face, cell):
    """Returns whether a card on this cell completes a pattern."""
    for part in range(PARTS):
        if KINGDOM[face // 2] == PATTERN[objective, part, 2]:
            there = 0
            for other in range(PARTS):
                place = find(table, seat, cell - part_at(objective, part) + part_at(objective, other))
                if place != NOT_THERE:
                    there += KINGDOM[table.faces[seat, place] // 2] == PATTERN[objective, other, 2]
            if there == PARTS - 1:
                return True
    return False


# ---- iterators of view lists: the next face's index, or NOTHING --------------------------------------------


@inner
def next_front(preview, after):
    for i in range(after + 1, preview.face_count):
        if preview.faces[i] % 2 == FRONT:
            return i
    return NOTHING


@inner
def next_promising_card(preview, after):
    """Returns the first face with a promise of the next card that has one."""
    for i in range(after + 1, preview.face_count):
        if preview.has_promise[i] and not (
            i > 0 and preview.has_promise[i - 1] and is_same_card(preview, i - 1, i)
        ):
            return i
    return NOTHING


@inner
def next_promising_side(preview, card, after):
    for i in range(max(card, after + 1), preview.face_count):
        if preview.has_promise[i] and is_same_card(preview, card, i):
            return i
    return NOTHING


@inlined
def is_same_card(preview, one, other):
    return preview.faces[one] // 2 == preview.faces[other] // 2
