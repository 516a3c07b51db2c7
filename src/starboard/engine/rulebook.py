"""`Rulebook`: what code that is not compiled knows of a game."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from starboard.engine.naming import Event, MoveBook, NamedMove, Words
from starboard.engine.visible import Visible

View = dict[str, Any]


@dataclass(frozen=True)
class Option:
    """A choice made before the match, such as a variant. Compiled code knows the index of the value."""

    name: str
    values: tuple[bool | str | int, ...]
    default: bool | str | int


@dataclass(frozen=True)
class Rulebook:
    """A game: its material, the names of its moves and events, and what may be seen of its tables."""

    key: str
    name: str
    minutes: int
    """The length of a quick match; games are sorted by it."""
    version: int
    """Increases when the same seed and moves give another match."""
    players: range
    options: tuple[Option, ...]
    table: np.dtype[Any]
    """The record that holds a match; the verbs are registered for it."""
    moves: MoveBook
    events: tuple[Event, ...]
    decisions: tuple[tuple[str, ...], ...]
    """For each value of the table's `decision`: the `do` of its moves; none when the match is over."""
    visible: Visible
    """What may be seen of a table, and by whom."""
    refusal: Words | Callable[[np.void, int], str]
    """Why a move of a kind that is possible now is not legal: the keys of sentences.

    Compiled code tells which (`engine/refusals.py`), or a function that returns it.
    """
    ending: Callable[[np.void], str]
    """Why a finished match ended: a key."""
    told: Callable[[np.void, NamedMove], NamedMove] = lambda table, move: move
    """Adds what sentences about a move name but the move does not: the card at a place it points to."""
    printed: Callable[[], View] = dict
    """What is printed on cards and boards, for drawing them."""
    usual_players: int = 2
    """For benchmarks and examples."""
    prompts: tuple[str, ...] = ()
    """For each decision: its name, if the `do` of the moves does not identify it."""

    def prompt(self, decision: int) -> str | None:
        """Returns the key of the prompt for a decision; None when the match is over."""
        do = self.decisions[decision]
        if not do:
            return None
        return self.prompts[decision] if self.prompts else do[0]
