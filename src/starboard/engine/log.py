"""The log that `step` writes events into: rows of small numbers, named later (`naming.Event`).

A closed log takes nothing (docs/decisions/0002).
"""

import numpy as np

from starboard.engine.compiled import inlined, inner

CAPACITY = 512
"""The most events of one step: far above what any game needs; a test watches the largest count."""
WIDTH = 40
"""Numbers in a row: the code, the fields and a list."""
FIELDS = 6
"""Where a row's list begins: after the code and five fields."""
NUMBER_SIZE = 2
"""Bytes of a number in a row."""
NOTHING = -1
"""The value of an empty field."""

Log = np.dtype(
    [
        ("is_open", "i8"),  # 0: nothing is written
        ("count", "i8"),  # events written
        ("rows", "i2", (CAPACITY, WIDTH)),  # each: code, fields, list
        ("length", "i2", CAPACITY),  # numbers used of each row
    ],
    align=True,
)

_Closed = np.dtype([("is_open", "i8"), ("count", "i8"), ("rows", "i2", (1, WIDTH)), ("length", "i2", 1)])
NO_LOG = np.zeros(1, _Closed)
"""A closed log for compiled code: `NO_LOG[0]` is a constant, so that no code for writing is left."""


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
    if log.length[event] < WIDTH:
        log.rows[event, log.length[event]] = number
        log.length[event] += 1
    else:
        log.count = CAPACITY  # makes `take_rows` fail


def new_log() -> np.ndarray:
    """Returns an empty log, as an array of one `Log` record."""
    log = np.zeros(1, Log)
    log["is_open"] = 1
    return log


def closed_log() -> np.ndarray:
    """Returns a log that takes nothing."""
    return np.zeros(1, Log)


def take_rows(log: np.ndarray) -> list[bytes]:
    """Empties the log and returns its rows, each as the bytes of its numbers."""
    count = int(log["count"][0])
    if count == CAPACITY:
        raise OverflowError("more events, or a longer list, than the log holds")
    width = WIDTH * NUMBER_SIZE
    rows = log["rows"][0, :count].tobytes()
    lengths = log["length"][0, :count].tolist()
    log["count"] = 0
    return [rows[i * width : i * width + length * NUMBER_SIZE] for i, length in enumerate(lengths)]


def numbers_of(row: bytes) -> list[int]:
    """Returns a row as numbers: the code of the event, its fields, its list."""
    return memoryview(row).cast("h").tolist()


def code_of(row: bytes) -> int:
    """Returns the code of a row's event."""
    code: int = memoryview(row).cast("h")[0]
    return code
