"""The compiled writers of views, moves and events of every game, chosen by the type of its table like the
verbs.

They are built on first use.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np

from starboard.engine.by_table import Table, chosen_by
from starboard.engine.compiled import Function
from starboard.engine.json_writer import Texts, new_pen, page_type
from starboard.engine.move_buffer import MOST_MOVES
from starboard.engine.naming_writer import (
    EventTables,
    MoveTables,
    event_writer,
    most_bytes_of_event,
    most_bytes_of_move,
    move_writer,
)
from starboard.engine.rulebook import Rulebook
from starboard.engine.verbs import module_of
from starboard.engine.view_size import most_bytes
from starboard.engine.view_writer import source_of, whole_view
from starboard.engine.visible import Filled

EVENTS_AT_ONCE = 64
"""The most events on one page."""


@dataclass(frozen=True)
class Writers:
    """The compiled functions that write views, moves and events of a game."""

    write_view: Function
    write_move: Function
    write_event: Function


_books: dict[Table, Rulebook] = {}
_writers: dict[str, Writers] = {}


def register_writers(book: Rulebook) -> None:
    """Registers the game of a type of tables."""
    _books[book.table] = book


def writers_of(book: Rulebook) -> Writers:
    """Returns the writers of a game."""
    if book.key not in _writers:
        _writers[book.key] = new_writers(book)
    return _writers[book.key]


def new_writers(book: Rulebook) -> Writers:
    """Builds the writers of a game."""
    texts = Texts()
    source = source_of(book, texts)
    moves, events = MoveTables(book.moves, texts), EventTables(book.events, texts)
    pen = new_pen(texts)  # all texts are known now
    write_move = move_writer(moves, pen)
    tools = {"put": pen.put, "choose": pen.choose, "repeat": pen.repeat, "write_move": write_move}
    write_view = source.write_view(tools, module_of(book.table))
    return Writers(write_view, write_move, event_writer(events, pen))


def new_page(book: Rulebook) -> "np.ndarray[Any, Any]":
    """Returns an array of one page with room for the largest view, all legal moves, and the most events."""
    view = most_bytes(whole_view(book), book.players[-1])
    moves = 2 + MOST_MOVES * (1 + most_bytes_of_move(book.moves))
    events = EVENTS_AT_ONCE * most_bytes_of_event(book.events)
    records = [part.record for part in book.visible.walk() if isinstance(part, Filled)]
    return np.zeros(1, page_type(max(view, moves, events), *records))


@chosen_by(lambda table: writers_of(_books[table]).write_view)
def write_view(table, viewer, page):  # type: ignore[no-untyped-def]
    """Writes what a viewer sees of a table. Returns the number of bytes."""


@chosen_by(lambda table: writers_of(_books[table]).write_move)
def write_move(table, move, page):  # type: ignore[no-untyped-def]
    """Writes a move of the table's game."""


@chosen_by(lambda table: writers_of(_books[table]).write_event)
def write_event(table, rows, begin, end, number, viewer, page):  # type: ignore[no-untyped-def]
    """Writes event `number`, whose row is `rows[begin:end]`, as a viewer sees it."""
