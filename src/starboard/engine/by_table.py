"""Functions that are chosen by the type of the table, while the code that calls them is compiled.

An algorithm written once over such functions (playouts, search, environments) compiles for every game,
inline.
"""

from collections.abc import Callable
from typing import Any

import numpy as np

from starboard.engine.compiled import Function

Table = np.dtype[Any]
TABLES: list[Table] = []
"""The types of the tables of all games that are loaded."""
CHOICES: list[tuple[Function, Callable[[Table], Function]]] = []
"""Each such function, and what finds the one that compiled code calls instead."""


def chosen_by(find: Callable[[Table], Function]) -> Callable[[Function], Function]:
    """Compiled code that calls the decorated function calls `find(type of its argument `table`)` instead.

    Both have the same arguments.
    """

    def decorate(function: Function) -> Function:
        CHOICES.append((function, find))
        return function

    return decorate
