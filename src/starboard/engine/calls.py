"""The verbs for callers in Python: over arrays of one record, which numba takes in ten times quicker than a record."""

from starboard.engine.compiled import compiled
from starboard.engine.json_writer import CLOSE_LIST, COMMA, OPEN_LIST, close, write_byte
from starboard.engine.verbs import legal, redeal, result, setup, step, to_move
from starboard.engine.writers import write_event, write_move


@compiled
def ask(tables, buffers):
    """Returns who is to move, and how many legal moves stand in the buffer."""
    return to_move(tables[0]), legal(tables[0], buffers[0])


@compiled
def deal(tables, players, options, chances, logs, buffers):
    """Sets a blank table up. Returns who is to move, and how many legal moves stand in the buffer."""
    setup(tables[0], players, options, chances[0], logs[0])
    return to_move(tables[0]), legal(tables[0], buffers[0])


@compiled
def make_move(tables, move, chances, logs, buffers):
    """Carries out a legal move. Returns who is to move now, and how many legal moves stand in the buffer."""
    step(tables[0], move, chances[0], logs[0])
    return to_move(tables[0]), legal(tables[0], buffers[0])


@compiled
def count(tables, places, points, logs):
    """The result, with its reasons in the log."""
    result(tables[0], places, points, logs[0])


@compiled
def imagine(tables, seat, chances):
    """Redeals."""
    redeal(tables[0], seat, chances[0])


@compiled
def moves_text(tables, buffers, count, pages):
    """Writes the first moves that stand in the buffer, as a list."""
    table, buffer, page = tables[0], buffers[0], pages[0]
    page.size = 0
    write_byte(page, OPEN_LIST)
    for i in range(count):
        write_move(table, buffer.moves[i], page)
        write_byte(page, COMMA)
    close(page, CLOSE_LIST)
    return page.size


@compiled
def events_text(tables, rows, ends, number, viewer, pages, text_ends):
    """Writes events from `number` on, one after the other; their rows, and what is written of each, end at these places."""
    table, page = tables[0], pages[0]
    page.size = 0
    begin = 0
    for i in range(len(ends)):
        write_event(table, rows, begin, ends[i], number + i, viewer, page)
        begin, text_ends[i] = ends[i], page.size
    return page.size
