"""`Bot`: what a program has to do to play at a table."""

from typing import Protocol

from starboard.bots.searcher import Memory, Thought
from starboard.match import Match


class Bot(Protocol):
    """Anything that answers a match with a move. `registry.bot_named` finds bots by their names."""

    def choose(self, match: Match, seed: bytes | None = None, memory: Memory | None = None) -> Thought:
        """The move of the seat to move.

        With a `seed`, the same view has the same answer. `memory` serves one seat in one match; a bot may leave it alone.
        """
