"""Anything that can sit at a table: bots by their names, and networks that were trained."""

from starboard.bots import Bot, bot_named
from starboard.bots.levels import THREADS
from starboard.research.network import NetworkBot

NETWORK = ".npz"
"""How the name of a file with a network ends."""


def player_named(name: str, threads: int = THREADS) -> Bot:
    """A bot from words such as `strong` or `master@0.25`, or a network from the name of its file."""
    return NetworkBot.load(name) if name.endswith(NETWORK) else bot_named(name, threads)
