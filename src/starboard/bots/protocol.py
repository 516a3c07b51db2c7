"""`Bot`: what a program has to do to play at a table."""

from typing import Protocol

from starboard.bots.searcher import Memory, Thought
from starboard.match import Match


class Bot(Protocol):
    """Anything that chooses moves. `registry.bot_named` finds bots by their names."""

    def choose(self, match: Match, seed: bytes | None = None, memory: Memory | None = None) -> Thought:
        """Returns the move of the seat to move.

        With a `seed`, the same view gives the same move. `memory` belongs to one seat in one match; using it
        is optional.
        """
