"""The codex: cards, cells, corners and symbols. A cell is one number; adding a `STEP` gives its neighbour."""

# mypy: disallow-untyped-defs=False, disallow-untyped-calls=False, disallow-untyped-decorators=False

import numpy as np

from starboard.engine.compiled import inlined, inner
from starboard.engine.log import emit
from starboard.games.codex.events import CARD_PLACED, CARD_PLACED_FACE_DOWN
from starboard.games.codex.material import (
    BACK,
    CARDS,
    CORNER_X,
    CORNER_Y,
    DECK_SIZE,
    FACE_CENTRE,
    FACE_CORNERS,
    FARTHEST,
    FIRST_SYMBOL,
    HIDDEN,
    KINGDOM,
    KINGDOMS,
)

WIDTH = 2 * FARTHEST + 1
CENTRE = FARTHEST * WIDTH + FARTHEST
"""The cell of the starter card."""
NOT_THERE = -1
STEP = np.array([x * WIDTH + y for x, y in zip(CORNER_X, CORNER_Y, strict=True)])
"""From a cell to the cell over each corner."""


@inlined
def x_of(cell):
    return cell // WIDTH - FARTHEST


@inlined
def y_of(cell):
    return cell % WIDTH - FARTHEST


@inlined
def back_of(card):
    """Returns the number of a card's back, which shows its kind and its kingdom."""
    return card // DECK_SIZE * len(KINGDOMS) + KINGDOM[card]


@inlined
def is_face_down(face):
    """Returns whether only the owner knows the card: a back, except that of a starter card."""
    return face % 2 == BACK and face // 2 < CARDS


@inner
def find(table, seat, cell):
    """Returns the index in the codex of the card on this cell, or NOT_THERE."""
    found = NOT_THERE
    for i in range(table.card_count[seat]):
        if table.places[seat, i] == cell:
            found = i
    return found


@inner
def place_card(table, seat, face, cell, shown, log):
    """Places a face on a cell, over the corners it meets; returns how many corners it covers."""
    if is_face_down(face):
        emit(log, CARD_PLACED_FACE_DOWN, seat, face // 2, x_of(cell), y_of(cell))
    else:
        emit(log, CARD_PLACED, seat, face // 2, face % 2, x_of(cell), y_of(cell))
    covered = 0
    remove_cell(table, seat, cell)
    for corner in range(4):
        beside = cell + STEP[corner]
        neighbour = find(table, seat, beside)
        if neighbour != NOT_THERE:
            covered += 1
            count_symbol(table, seat, FACE_CORNERS[table.faces[seat, neighbour], 3 - corner], -1)
        else:
            judge_cell(table, seat, beside, face, corner)
    for corner in range(4):
        count_symbol(table, seat, FACE_CORNERS[face, corner], 1)
    for kingdom in range(len(KINGDOMS)):
        table.symbols[seat, kingdom] += FACE_CENTRE[face, kingdom]
    table.faces[seat, table.card_count[seat]] = face
    table.places[seat, table.card_count[seat]] = cell
    table.shown[seat, table.card_count[seat]] = shown
    table.card_count[seat] += 1
    return covered


@inlined
def count_symbol(table, seat, symbol, change):
    if symbol >= FIRST_SYMBOL:
        table.symbols[seat, symbol - FIRST_SYMBOL] += change


@inner
def judge_cell(table, seat, cell, face, corner):
    """Opens or forbids a cell at a corner of the new `face`. One hidden corner forbids a cell for good."""
    if FACE_CORNERS[face, corner] == HIDDEN:
        remove_cell(table, seat, cell)
        return
    for other in range(4):
        if find(table, seat, cell + STEP[other]) != NOT_THERE:
            return  # beside an earlier card, so already open or forbidden
    add_cell(table, seat, cell)


@inlined
def add_cell(table, seat, cell):
    i = int(table.cell_count[seat])
    while i > 0 and table.cells[seat, i - 1] > cell:
        table.cells[seat, i] = table.cells[seat, i - 1]
        i -= 1
    table.cells[seat, i] = cell
    table.cell_count[seat] += 1


@inner
def remove_cell(table, seat, cell):
    found = False
    for i in range(table.cell_count[seat]):
        found |= table.cells[seat, i] == cell
        if found and i + 1 < table.cell_count[seat]:
            table.cells[seat, i] = table.cells[seat, i + 1]
    table.cell_count[seat] -= found
