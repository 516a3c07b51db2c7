"""Starboard: board games to play, to learn and to study.

>>> import starboard
>>> game = starboard.load("subastral")
>>> match = game.new(players=2, seed=7)
>>> while not match.over:
...     events = match.play(match.moves()[0])
>>> match.result()["winners"]
[0, 1]
"""

from starboard.games import KEYS
from starboard.match import (
    Game,
    IllegalMove,
    InvalidRecord,
    InvalidSetup,
    Match,
    Position,
    Proof,
    StarboardError,
    load,
    prove,
    replay,
    verify,
)

__version__ = "0.1.0"

__all__ = [
    "KEYS",
    "Game",
    "IllegalMove",
    "InvalidRecord",
    "InvalidSetup",
    "Match",
    "Position",
    "Proof",
    "StarboardError",
    "load",
    "prove",
    "replay",
    "verify",
]
