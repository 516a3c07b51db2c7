"""The verbs for callers in Python: over arrays of one record, which numba takes in ten times quicker than a record."""

from starboard.rules.compiled import compiled
from starboard.rules.verbs import legal, redeal, result, setup, step, to_move


@compiled
def ask(tables, rooms):
    """Returns who is to move, and how many legal moves stand in the room."""
    return to_move(tables[0]), legal(tables[0], rooms[0])


@compiled
def deal(tables, players, options, chances, logs, rooms):
    """Sets a blank table up. Returns who is to move, and how many legal moves stand in the room."""
    setup(tables[0], players, options, chances[0], logs[0])
    return to_move(tables[0]), legal(tables[0], rooms[0])


@compiled
def make_move(tables, move, chances, logs, rooms):
    """Carries out a legal move. Returns who is to move now, and how many legal moves stand in the room."""
    step(tables[0], move, chances[0], logs[0])
    return to_move(tables[0]), legal(tables[0], rooms[0])


@compiled
def count(tables, places, points, logs):
    """The result, with its reasons in the log."""
    result(tables[0], places, points, logs[0])


@compiled
def imagine(tables, seat, chances):
    """Redeals."""
    redeal(tables[0], seat, chances[0])
