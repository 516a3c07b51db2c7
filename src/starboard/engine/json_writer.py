"""JSON written by compiled code, straight from a record into a page: no dict, no encoder.

Compiled code knows a text by its number among the `Texts` of a game. Nothing is written behind the end of a page:
its `size` grows on, and tells the caller that it was too small.
"""

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from starboard.engine.compiled import Function, inner

COMMA, OPEN_LIST, CLOSE_LIST, CLOSE_OBJECT, MINUS, ZERO = map(np.int64, b",[]}-0")
NULL = np.int64(0)
"""The number of the text that stands for nothing."""
LONGEST_NUMBER = 20
"""Bytes of the longest number that 64 bits hold."""


def written(value: Any) -> str:
    """A value as JSON, written as compactly as messages are."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


class Texts:
    """All texts of a game, one after the other."""

    def __init__(self) -> None:
        self._texts: list[bytes] = []
        self._first: dict[tuple[str, ...], int] = {}
        self.add("null")

    def add(self, *texts: str) -> int:
        """The number of the first of these texts; the others follow it."""
        if texts not in self._first:
            self._first[texts] = len(self._texts)
            self._texts += [text.encode() for text in texts]
        return self._first[texts]

    def add_values(self, values: Iterable[Any]) -> int:
        """The number of the first of these values."""
        return self.add(*map(written, values))

    def arrays(self) -> tuple["np.ndarray[Any, Any]", "np.ndarray[Any, Any]"]:
        """All texts, and where each begins."""
        ends = np.cumsum([0, *map(len, self._texts)])
        return np.frombuffer(b"".join(self._texts), np.uint8).copy(), ends.astype(np.int64)


def longest(values: Sequence[Any]) -> int:
    """Bytes of the longest of these values, or of null."""
    return max(len(written(value).encode()) for value in (*values, None))


def page_type(capacity: int, *records: np.dtype[Any]) -> np.dtype[Any]:
    """A page for so many bytes, and the records that are filled while it is written."""
    works = [(f"work{number}", record) for number, record in enumerate(records)]
    # The text comes last: numba takes a record that begins like another for a kind of that one.
    return np.dtype([("size", "i8"), *works, ("text", "u1", capacity)], align=True)


@dataclass(frozen=True)
class Pen:
    """What compiled code writes with: the texts of one game are part of it."""

    put: Function
    """(page, text): a text."""
    choose: Function
    """(page, first, count, value): one of `count` texts from `first` on; null if the value stands for none."""
    repeat: Function
    """(page, text, times, most): a text with a comma, up to `most` times. Returns what is left of `most`."""


def new_pen(texts: Texts) -> Pen:
    """What writes these texts; none can be added later."""
    letters, starts = texts.arrays()

    @inner
    def put(page, text):  # type: ignore[no-untyped-def]
        # Unsigned, so that no index is asked whether it counts from the end: a third of the time.
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
    """Ends a list or an object, each part of which has a comma behind it: the last one's is replaced."""
    if 0 < page.size <= len(page.text) and page.text[np.uint64(page.size - 1)] == COMMA:
        page.size -= 1
    write_byte(page, bracket)
