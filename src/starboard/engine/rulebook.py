"""`Rulebook`: what a game says of itself to everything that is not compiled."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from starboard.engine.naming import Event, MoveBook, NamedMove
from starboard.engine.visible import Visible

View = dict[str, Any]


@dataclass(frozen=True)
class Option:
    """A choice made before the match, such as a variant. Inside, it is the place of its value in `values`."""

    name: str
    values: tuple[bool | str | int, ...]
    default: bool | str | int


@dataclass(frozen=True)
class Rulebook:
    """A game: its material, the names of its moves and events, and what may be seen of its tables."""

    key: str
    name: str
    minutes: int
    """What a quick match takes at a table; games are listed by it."""
    version: int
    """Counts up when the same seed and moves would give another match."""
    players: range
    options: tuple[Option, ...]
    table: np.dtype[Any]
    """The record that holds a match; the verbs are registered for it."""
    moves: MoveBook
    events: tuple[Event, ...]
    decisions: tuple[tuple[str, ...], ...]
    """For each number of the table's `decision`: what the moves possible then do; nothing when the match is over."""
    visible: Visible
    """What may be seen of a table, and by whom."""
    refusal: Callable[[np.void, int], str]
    """Why a move, of a kind that could be made now, is not legal: the key of a sentence."""
    ending: Callable[[np.void], str]
    """Why a match that is over has ended: a key."""
    told: Callable[[np.void, NamedMove], NamedMove] = lambda table, move: move
    """A move as it is told: where its own words point at a place, with the card that lies there or goes there."""
    printed: Callable[[], View] = dict
    """What cards and boards say by themselves: for those who draw them."""
    usual_players: int = 2
    """For benchmarks and examples."""
    prompts: tuple[str, ...] = ()
    """For each decision: its name, where what the moves do does not tell the decisions apart."""

    def prompt(self, decision: int) -> str | None:
        """The key of the sentence that tells what to decide; None when the match is over."""
        do = self.decisions[decision]
        if not do:
            return None
        return self.prompts[decision] if self.prompts else do[0]
