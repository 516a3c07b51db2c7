"""Matches: dealing, playing, viewing, recording."""

from starboard.match.errors import IllegalMove, InvalidRecord, InvalidSetup, StarboardError
from starboard.match.game import Game, load
from starboard.match.match import Match
from starboard.match.position import Position
from starboard.match.proof import Proof, prove, verify
from starboard.match.record import replay

__all__ = [
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
