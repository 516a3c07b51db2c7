"""The fields of observations, and three verbs: `observe`, and `action_of` and `move_of` to convert actions.

Observations are rows of small whole numbers. They contain what the seat's view shows and nothing else. Seats
are counted from the observer, which is 0, in the order of play.
"""

from collections.abc import Callable
from dataclasses import dataclass
from math import prod
from typing import Any

import numpy as np

from starboard.engine.compiled import inlined
from starboard.engine.jit import from_dtype, overload

NUMBER = np.int8
"""The type of the numbers in observations."""
MOST = 127
"""The greatest number in an observation; larger ones are cut to it."""


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
    """Returns the fields with which every game's observation begins."""
    return (
        Field("decision", (decisions,), f"one-hot: {names}"),
        Field("to_move", (players,), "one-hot: who decides"),
        Field("start", (players,), "one-hot: the start player"),
    )


@dataclass(frozen=True)
class Layout:
    """The observations and actions of a game for a number of players."""

    fields: tuple[Field, ...]
    actions: int

    @property
    def length(self) -> int:
        """The length of an observation."""
        return sum(field.size for field in self.fields)

    def parts(self, observation: "np.ndarray[Any, Any]") -> dict[str, "np.ndarray[Any, Any]"]:
        """Splits an observation, or an array of them, by field name; returns views of the same memory."""
        parts, first = {}, 0
        for field in self.fields:
            parts[field.name] = observation[..., first : first + field.size].reshape(
                *observation.shape[:-1], *field.shape
            )
            first += field.size
        return parts


# ---- the verbs ---------------------------------------------------------------------------------------------

_games: dict[Any, dict[str, Callable[..., Any]]] = {}


def register(
    table: np.dtype[Any],
    observe: Callable[..., Any],
    action_of: Callable[..., Any] | None = None,
    move_of: Callable[..., Any] | None = None,
) -> None:
    """Registers the functions for tables of this type. By default, actions are the numbers of moves."""
    _games[from_dtype(table)] = {
        "observe": observe,
        "action_of": action_of or _same,
        "move_of": move_of or _same,
    }


def observe(table, seat, out, row):
    """Writes the observation of `seat` into a row of `out` and returns its length."""


def action_of(table, number):
    """Returns the action for a legal move of the seat to move."""


def move_of(table, number):
    """Returns the move for an action."""


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
