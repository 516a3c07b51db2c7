"""The log that `step` writes events into: rows of small numbers, given their names afterwards (see `naming.Event`).

Where nobody listens the log is closed, and nothing is written (docs/decisions/0002).
"""

import numpy as np

from starboard.rules.compiled import inlined, inner

CAPACITY = 512
"""Events that one step may write: far above what any game needs; a test watches the largest count."""
WIDTH = 40
"""Code, fields, and the numbers of one list."""
FIELDS = 6
"""Where a row's list begins: after the code and five fields."""
NOTHING = -1
"""Stands for a field that is empty."""

Log = np.dtype(
    [
        ("is_open", "i8"),  # 0: nothing is written
        ("count", "i8"),  # events written
        ("rows", "i2", (CAPACITY, WIDTH)),  # each: code, fields, list
        ("length", "i2", CAPACITY),  # numbers used of each row
    ],
    align=True,
)


@inlined
def emit(log, code, a=NOTHING, b=NOTHING, c=NOTHING, d=NOTHING, e=NOTHING):
    """Writes an event with up to five fields."""
    if log.is_open:
        _write(log, np.int64(code), np.int64(a), np.int64(b), np.int64(c), np.int64(d), np.int64(e))


@inner
def _write(log, code, a, b, c, d, e):
    if log.count < CAPACITY:
        row = log.rows[log.count]
        row[0], row[1], row[2], row[3], row[4], row[5] = code, a, b, c, d, e
        log.length[log.count] = FIELDS
        log.count += 1


@inlined
def attach(log, number):
    """Appends to the list of the newest event."""
    if log.is_open:
        _append(log, np.int64(number))


@inner
def _append(log, number):
    event = log.count - 1
    log.rows[event, log.length[event]] = number
    log.length[event] += 1


def new_log() -> np.ndarray:
    """An empty log: an array of one `Log` record."""
    log = np.zeros(1, Log)
    log["is_open"] = 1
    return log


def closed_log() -> np.ndarray:
    """A log that takes nothing in: for those who do not want to know."""
    return np.zeros(1, Log)


def take_rows(log: np.ndarray) -> list[list[int]]:
    """The rows written so far; the log is empty afterwards."""
    count = int(log["count"][0])
    if count == CAPACITY:
        raise OverflowError("more events than the log holds")
    lengths = log["length"][0, :count].tolist()
    rows = [row[:length] for row, length in zip(log["rows"][0, :count].tolist(), lengths, strict=True)]
    log["count"] = 0
    return rows
