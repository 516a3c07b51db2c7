"""The entries of the rules: what Python and browsers can ask of a table.

They take arrays of one record, which numba passes ten times faster than a record.
"""

from starboard.engine.compiled import inlined
from starboard.engine.entries import BUFFER, CHANCE, INT16S, INT32S, INT64S, LOG, PAGE, TABLE, WHOLE, entry
from starboard.engine.json_writer import CLOSE_LIST, COMMA, OPEN_LIST, close, write_byte
from starboard.engine.refusals import refuse
from starboard.engine.verbs import legal, redeal, result, setup, step, to_move
from starboard.engine.writers import write_event, write_move, write_view

SEATS = 16
"""More than any game has."""


@inlined
def turn(table, buffer):
    """Who is to move and how many legal moves there are, in one number: `turn_of` takes it apart."""
    return legal(table, buffer) * SEATS + to_move(table) + 1


def turn_of(number: int) -> tuple[int, int]:
    """The seat to move, -1 when the match is over, and how many legal moves there are."""
    return number % SEATS - 1, number // SEATS


@entry(TABLE, BUFFER)
def ask(tables, buffers):
    """Writes the legal moves into the buffer. Returns whose turn it is and how many there are (`turn_of`)."""
    return turn(tables[0], buffers[0])


@entry(TABLE, WHOLE, INT64S, CHANCE, LOG, BUFFER)
def deal(tables, players, options, chances, logs, buffers):
    """Sets a blank table up, then does the same as `ask`."""
    setup(tables[0], players, options, chances[0], logs[0])
    return turn(tables[0], buffers[0])


@entry(TABLE, WHOLE, CHANCE, LOG, BUFFER)
def make_move(tables, move, chances, logs, buffers):
    """Makes a legal move, then does the same as `ask`."""
    step(tables[0], move, chances[0], logs[0])
    return turn(tables[0], buffers[0])


@entry(TABLE, INT32S, INT32S, LOG)
def count(tables, places, points, logs):
    """Writes the result, with its reasons in the log."""
    result(tables[0], places, points, logs[0])
    return 0


@entry(TABLE, WHOLE, CHANCE)
def imagine(tables, seat, chances):
    """Redeals what a seat cannot know."""
    redeal(tables[0], seat, chances[0])
    return 0


@entry(TABLE, WHOLE)
def refusal(tables, move):
    """Returns why a move is not legal, though moves of its kind are possible now: the number of a reason."""
    return refuse(tables[0], move)


@entry(TABLE, WHOLE, PAGE)
def view_text(tables, viewer, pages):
    """Writes what a viewer sees: a seat, SPECTATOR or TRUTH.

    Returns the number of bytes: more than the page has, if it is too small.
    """
    return write_view(tables[0], viewer, pages[0])


@entry(TABLE, BUFFER, WHOLE, PAGE)
def moves_text(tables, buffers, count, pages):
    """Writes the first `count` moves in the buffer as a list. Returns the number of bytes."""
    table, buffer, page = tables[0], buffers[0], pages[0]
    page.size = 0
    write_byte(page, OPEN_LIST)
    for i in range(count):
        write_move(table, buffer.moves[i], page)
        write_byte(page, COMMA)
    close(page, CLOSE_LIST)
    return page.size


@entry(TABLE, INT16S, INT64S, WHOLE, WHOLE, PAGE, INT64S)
def events_text(tables, rows, ends, number, viewer, pages, text_ends):
    """Writes events, numbered from `number` on, one after the other. Returns the number of bytes.

    `ends`: where the rows of each event end; `text_ends` gets where the text of each ends.
    """
    table, page = tables[0], pages[0]
    page.size = 0
    begin = 0
    for i in range(len(ends)):
        write_event(table, rows, begin, ends[i], number + i, viewer, page)
        begin, text_ends[i] = ends[i], page.size
    return page.size
