"""What a seat observes, field by field, and three more verbs: `observe`, and what an action's number means.

Observations are rows of small whole numbers. They hold only what the seat may know: what its view shows, and nothing else. Seats
are counted from the observer: 0 is its own, then in the order of play.
"""

from collections.abc import Callable
from dataclasses import dataclass
from math import prod
from typing import Any

import numpy as np
from numba import from_dtype
from numba.extending import overload

from starboard.engine.compiled import inlined

NUMBER = np.int8
"""What observations are made of."""
MOST = 127
"""Larger numbers are written as this."""


@dataclass(frozen=True)
class Field:
    """A part of an observation."""

    name: str
    shape: tuple[int, ...]
    what: str

    @property
    def size(self) -> int:
        return prod(self.shape)


def head(players: int, decisions: int, names: str) -> tuple[Field, ...]:
    """What every game's observation begins with."""
    return (
        Field("decision", (decisions,), f"one-hot: {names}"),
        Field("to_move", (players,), "one-hot: who decides"),
        Field("start", (players,), "one-hot: the start player"),
    )


@dataclass(frozen=True)
class Layout:
    """How the observations and actions of a game look for a number of players."""

    fields: tuple[Field, ...]
    actions: int

    @property
    def length(self) -> int:
        """Numbers in an observation."""
        return sum(field.size for field in self.fields)

    def parts(self, observation: "np.ndarray[Any, Any]") -> dict[str, "np.ndarray[Any, Any]"]:
        """An observation, or many, taken apart by the names of the fields: views of the same memory."""
        parts, first = {}, 0
        for field in self.fields:
            parts[field.name] = observation[..., first : first + field.size].reshape(
                *observation.shape[:-1], *field.shape
            )
            first += field.size
        return parts


# ---- the verbs ---------------------------------------------------------------------------------------------------------

_games: dict[Any, dict[str, Callable[..., Any]]] = {}


def register(
    table: np.dtype[Any],
    observe: Callable[..., Any],
    action_of: Callable[..., Any] | None = None,
    move_of: Callable[..., Any] | None = None,
) -> None:
    """Says which compiled functions observe tables of this type. Actions are the numbers of moves, unless said otherwise."""
    _games[from_dtype(table)] = {
        "observe": observe,
        "action_of": action_of or _same,
        "move_of": move_of or _same,
    }


def observe(table, seat, out, row):
    """Writes what `seat` observes into a row of `out`; returns how many numbers that are."""


def action_of(table, number):
    """The action that stands for a legal move of whoever is to move."""


def move_of(table, number):
    """The move that an action stands for."""


@inlined
def _same(table, number):
    return number


@overload(observe, inline="always")
def _observe(table, seat, out, row):
    function = _games[table]["observe"]

    def call(table, seat, out, row):
        return function(table, seat, out, row)

    return call


@overload(action_of, inline="always")
def _action_of(table, number):
    function = _games[table]["action_of"]

    def call(table, number):
        return function(table, number)

    return call


@overload(move_of, inline="always")
def _move_of(table, number):
    function = _games[table]["move_of"]

    def call(table, number):
        return function(table, number)

    return call
