"""Matches: dealing, playing, viewing, recording."""

from starboard.match.errors import IllegalMove, InvalidRecord, InvalidSetup, StarboardError
from starboard.match.game import Game, load
from starboard.match.match import Match
from starboard.match.record import replay, verify

__all__ = [
    "Game",
    "IllegalMove",
    "InvalidRecord",
    "InvalidSetup",
    "Match",
    "StarboardError",
    "load",
    "replay",
    "verify",
]
