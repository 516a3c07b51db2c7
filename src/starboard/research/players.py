"""Whoever can sit at a table: bots of a level, and networks that were trained."""

from typing import Protocol

from starboard.bots import Bot, Memory, Thought
from starboard.bots.bot import THREADS
from starboard.match import Match
from starboard.research.network import NetworkBot

NETWORK = ".npz"
"""How the name of a file with a network ends."""


class Player(Protocol):
    """The interface of bots: whoever answers a match with a move can play."""

    def choose(self, match: Match, seed: bytes | None = None, memory: Memory | None = None) -> Thought:
        """The move of the seat to move."""


def player_named(name: str, threads: int = THREADS) -> Player:
    """A bot from words such as `strong` or `master@0.25`, or a network from the name of its file."""
    return NetworkBot.load(name) if name.endswith(NETWORK) else Bot.named(name, threads)
