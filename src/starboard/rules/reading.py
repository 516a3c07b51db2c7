"""`Reading`: a table as Python reads it."""

from typing import Any

import numpy as np


class Reading(dict[str, Any]):
    """The parts of a table as plain numbers and lists; a list is made when it is first asked for. Taking numbers of numpy from a
    record one by one is ten times slower."""

    def __init__(self, tables: "np.ndarray[Any, Any]") -> None:
        self.tables = tables
        self._parts = dict(zip(tables.dtype.names or (), tables.item(), strict=True))
        super().__init__((name, part) for name, part in self._parts.items() if type(part) is int)
        self.points: list[int] | None = None
        """How everybody stands, once it was counted."""
        self.public: dict[str, Any] | None = None
        """What everybody sees, once somebody has looked."""
        self.outside: dict[str, Any] | None = None
        """What a match says of itself around every view."""
        self.counted: Any = None
        """What a game has counted for its views, once somebody has looked."""

    def part(self, name: str) -> "np.ndarray[Any, Any]":
        """A part as numpy has it, for those who only want to know whether it is the same as before."""
        found: np.ndarray[Any, Any] = self._parts[name]
        return found

    def __missing__(self, name: str) -> Any:
        value = self[name] = self._parts[name].tolist()
        return value


def copied(tables: "np.ndarray[Any, Any]", times: int = 1) -> "np.ndarray[Any, Any]":
    """A copy, or several, byte by byte: numpy by itself copies a record field by field, six times slower."""
    numbers = tables.view(np.uint8)
    return (numbers.copy() if times == 1 else np.tile(numbers, times)).view(tables.dtype)
