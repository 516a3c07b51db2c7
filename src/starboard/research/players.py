"""Bots by name, and trained networks by file."""

from starboard.bots import Bot, bot_named
from starboard.bots.levels import THREADS
from starboard.research.network import NetworkBot

NETWORK = ".npz"
"""The suffix of network files."""


def player_named(name: str, threads: int = THREADS) -> Bot:
    """Returns a bot by a name such as `strong` or `master@0.25`, or a network by its file name."""
    return NetworkBot.load(name) if name.endswith(NETWORK) else bot_named(name, threads)
