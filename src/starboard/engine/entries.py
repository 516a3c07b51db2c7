"""Entries: the functions of compiled code that Python and browsers call, with the memory that each of them
takes.

From these declarations follow the calls into native libraries (`native.py`) and into WebAssembly. Every entry
returns a whole number of 32 bits.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from starboard.engine.chance import Chance
from starboard.engine.compiled import Compiled, Function
from starboard.engine.log import Log
from starboard.engine.move_buffer import MoveBuffer
from starboard.engine.sources import cache_folder


@dataclass(frozen=True)
class Records:
    """An argument: an array of `count` records.

    `kind` is their type, or `table` or `page`: the game's own type.
    """

    kind: np.dtype[Any] | str
    count: int = 1


@dataclass(frozen=True)
class Numbers:
    """An argument: an array of numbers or records, of any length."""

    kind: np.dtype[Any]


@dataclass(frozen=True)
class Scalar:
    """An argument: a number."""

    kind: np.dtype[Any]


Argument = Records | Numbers | Scalar

TABLE, TWO_TABLES, PAGE = Records("table"), Records("table", 2), Records("page")
CHANCE, LOG, BUFFER = Records(Chance), Records(Log), Records(MoveBuffer)
INT16S, INT32S, INT64S, REALS = (Numbers(np.dtype(kind)) for kind in ("i2", "i4", "i8", "f8"))
WHOLE, REAL = Scalar(np.dtype("i4")), Scalar(np.dtype("f8"))


class Entry(Compiled):
    """A function of compiled code that is called from outside."""

    def __init__(self, function: Function, arguments: tuple[Argument, ...], is_long: bool) -> None:
        super().__init__(function, cache_folder(function.__module__), nogil=True)
        self.arguments = arguments
        self.is_long = is_long
        """Whether other threads of Python should run meanwhile."""


ENTRIES: dict[str, Entry] = {}


def entry(*arguments: Argument, is_long: bool = False) -> Callable[[Function], Function]:
    """Declares a function as an entry that takes these arguments."""

    def decorate(function: Function) -> Function:
        ENTRIES[function.__name__] = Entry(function, arguments, is_long)
        return ENTRIES[function.__name__]

    return decorate
