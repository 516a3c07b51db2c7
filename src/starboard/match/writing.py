"""Views, moves and events as JSON, written by compiled code."""

import threading
from collections.abc import Sequence
from itertools import accumulate, pairwise
from typing import Any

import numpy as np

from starboard.engine.calls import events_text, moves_text, view_text
from starboard.engine.library import entries_of
from starboard.engine.rulebook import Rulebook
from starboard.engine.visible import SPECTATOR
from starboard.engine.writers import EVENTS_AT_ONCE, new_page

Array = np.ndarray[Any, Any]


class Pages(threading.local):
    """A page for each game and thread: several threads may write at once."""

    def __init__(self) -> None:
        self.known: dict[str, tuple[Array, memoryview]] = {}

    def of(self, book: Rulebook) -> tuple[Array, memoryview]:
        """Returns the page of a game, and its text."""
        if book.key not in self.known:
            page = new_page(book)
            self.known[book.key] = page, memoryview(page["text"][0])
        return self.known[book.key]


_pages = Pages()


def viewer_number(seat: int | None) -> int:
    """Returns the writers' number for a seat or a spectator (None)."""
    return SPECTATOR if seat is None else seat


def _taken(text: memoryview, size: int) -> bytes:
    if size > len(text):
        raise OverflowError(f"{size} bytes do not fit on a page of {len(text)}")
    return bytes(text[:size])


def write_view(book: Rulebook, tables: Array, viewer: int) -> bytes:
    """Returns what a viewer sees of the one table of an array."""
    page, text = _pages.of(book)
    return _taken(text, entries_of(book)[view_text](tables, viewer, page))


def write_moves(book: Rulebook, tables: Array, buffer: Array, count: int) -> bytes:
    """Returns the first `count` moves in a buffer as a list."""
    page, text = _pages.of(book)
    return _taken(text, entries_of(book)[moves_text](tables, buffer, count, page))


def write_events(
    book: Rulebook, tables: Array, rows: Sequence[bytes], first: int, viewer: int
) -> list[bytes]:
    """Returns events as a viewer sees them, numbered from `first` on."""
    page, text = _pages.of(book)
    events: list[bytes] = []
    for begin in range(0, len(rows), EVENTS_AT_ONCE):
        part = rows[begin : begin + EVENTS_AT_ONCE]
        numbers = np.frombuffer(bytearray().join(part), np.int16)
        ends = np.array([*accumulate(len(row) // numbers.itemsize for row in part)], np.int64)
        text_ends = np.zeros(len(part), np.int64)
        written = _taken(
            text, entries_of(book)[events_text](tables, numbers, ends, first + begin, viewer, page, text_ends)
        )
        events += [written[start:end] for start, end in pairwise([0, *text_ends.tolist()])]
    return events
