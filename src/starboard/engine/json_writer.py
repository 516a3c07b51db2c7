"""JSON written by compiled code, straight from a record into a page: no dict, no encoder.

Compiled code knows a text by its number among the `Texts` of a game. Nothing is written past the end of a
page: its `size` keeps growing, which tells the caller that the page was too small.
"""

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from starboard.engine.compiled import Function, inner

COMMA, OPEN_LIST, CLOSE_LIST, CLOSE_OBJECT, MINUS, ZERO = map(np.int64, b",[]}-0")
NULL = np.int64(0)
"""The number of the text `null`."""
LONGEST_NUMBER = 20
"""Bytes of the longest 64-bit number."""


def written(value: Any) -> str:
    """Returns `value` as compact JSON."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


class Texts:
    """All texts that compiled code writes for a game."""

    def __init__(self) -> None:
        self._texts: list[bytes] = []
        self._first: dict[tuple[str, ...], int] = {}
        self.add("null")

    def add(self, *texts: str) -> int:
        """Adds texts if they are new. Returns the number of the first; the others follow it."""
        if texts not in self._first:
            self._first[texts] = len(self._texts)
            self._texts += [text.encode() for text in texts]
        return self._first[texts]

    def add_values(self, values: Iterable[Any]) -> int:
        """Adds values as JSON. Returns the number of the first."""
        return self.add(*map(written, values))

    def arrays(self) -> tuple["np.ndarray[Any, Any]", "np.ndarray[Any, Any]"]:
        """Returns all texts as one array, and where each begins."""
        ends = np.cumsum([0, *map(len, self._texts)])
        return np.frombuffer(b"".join(self._texts), np.uint8).copy(), ends.astype(np.int64)


def longest(values: Sequence[Any]) -> int:
    """Returns the bytes of the longest of these values, or of null."""
    return max(len(written(value).encode()) for value in (*values, None))


def page_type(capacity: int, *records: np.dtype[Any]) -> np.dtype[Any]:
    """Returns the type of a page for `capacity` bytes, with the records that are filled while writing."""
    works = [(f"work{number}", record) for number, record in enumerate(records)]
    # The text comes last: numba takes a record that begins like another for a subtype of it.
    return np.dtype([("size", "i8"), *works, ("text", "u1", capacity)], align=True)


@dataclass(frozen=True)
class Pen:
    """Compiled functions that write the texts of one game."""

    put: Function
    """(page, text): writes a text."""
    choose: Function
    """(page, first, count, value): writes text `first + value`; null if `value` is not below `count`."""
    repeat: Function
    """(page, text, times, most): writes a text with a comma, up to `most` times.

    Returns the rest of `most`.
    """


def new_pen(texts: Texts) -> Pen:
    """Returns the functions for these texts; none can be added later."""
    letters, starts = texts.arrays()

    @inner
    def put(page, text):  # type: ignore[no-untyped-def]
        # Unsigned: numba checks signed indices for counting from the end, a third of the time.
        start, size = np.uint64(starts[text]), np.uint64(page.size)
        length = np.uint64(starts[text + 1]) - start
        page.size += np.int64(length)
        if page.size <= len(page.text):
            for i in range(length):
                page.text[size + i] = letters[start + i]

    @inner
    def choose(page, first, count, value):  # type: ignore[no-untyped-def]
        put(page, first + value if 0 <= value < count else NULL)

    @inner
    def repeat(page, text, times, most):  # type: ignore[no-untyped-def]
        times = min(times, most)
        for _ in range(times):
            put(page, text)
            write_byte(page, COMMA)
        return most - times

    return Pen(put, choose, repeat)


@inner
def write_byte(page, byte):  # type: ignore[no-untyped-def]
    """Writes a bracket, a comma or a sign."""
    if page.size < len(page.text):
        page.text[np.uint64(page.size)] = byte
    page.size += 1


@inner
def write_number(page, value):  # type: ignore[no-untyped-def]
    """Writes a whole number."""
    if value < 0:
        write_byte(page, MINUS)
        value = -value
    digits, rest = 1, value
    while rest >= 10:
        rest //= 10
        digits += 1
    page.size += digits
    if page.size <= len(page.text):
        for i in range(1, digits + 1):
            page.text[np.uint64(page.size - i)] = ZERO + value % 10
            value //= 10


@inner
def close(page, bracket):  # type: ignore[no-untyped-def]
    """Ends a list or an object by replacing the comma after its last part."""
    if 0 < page.size <= len(page.text) and page.text[np.uint64(page.size - 1)] == COMMA:
        page.size -= 1
    write_byte(page, bracket)
