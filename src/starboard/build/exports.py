"""From the declaration of an entry to the function that a library exports for it.

An array of records becomes a pointer, an array of numbers a pointer and a length, a number stays one.
"""

from collections.abc import Iterator
from typing import Any

import numpy as np

from starboard.bots import greedy, search, selfplay
from starboard.engine import calls, playout
from starboard.engine.entries import ENTRIES, Argument, Entry, Numbers, Records, Scalar
from starboard.engine.rulebook import Rulebook
from starboard.engine.writers import new_page

DECLARING = (calls, playout, search, greedy, selfplay)
"""The modules whose entries a library has."""
PREFIX = "starboard_"
"""Of the names that a library exports."""
FAILED = -(2**31)
"""What an export returns when compiled code raised an exception: it ran out of memory."""


def entries() -> dict[str, Entry]:
    """The entries that a library has, by name."""
    modules = {module.__name__ for module in DECLARING}
    return {name: entry for name, entry in ENTRIES.items() if entry.py_func.__module__ in modules}


def record_type(argument: Records, book: Rulebook) -> np.dtype[Any]:
    """The type of the records of an argument, for a game."""
    if argument.kind == "table":
        return book.table
    if argument.kind == "page":
        page: np.dtype[Any] = new_page(book).dtype
        return page
    assert isinstance(argument.kind, np.dtype)
    return argument.kind


def export_source(entry: Entry) -> str:
    """The source of the function `export`, which takes pointers and numbers and calls `entry`."""
    parameters, values = [], []
    for i, argument in enumerate(entry.arguments):
        parameters += [f"a{i}", f"n{i}"] if isinstance(argument, Numbers) else [f"a{i}"]
        values.append(_value(i, argument))
    return f"def export({', '.join(parameters)}):\n    return int32(entry({', '.join(values)}))\n"


def _value(i: int, argument: Argument) -> str:
    match argument:
        case Records(count=count):
            return f"carray(a{i}, {count})"
        case Numbers():
            return f"carray(a{i}, n{i})"
        case Scalar(kind=kind):
            return f"a{i}" if kind.kind == "f" else f"int64(a{i})"


def c_parameters(entry: Entry) -> Iterator[str]:
    """The types of the export's parameters in C."""
    for argument in entry.arguments:
        match argument:
            case Records():
                yield "void *"
            case Numbers():
                yield from ("void *", "int32_t")
            case Scalar(kind=kind):
                yield "double" if kind.kind == "f" else "int32_t"
