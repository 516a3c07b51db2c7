"""Matches: dealing, playing, viewing, recording."""

from starboard.match.errors import IllegalMove, InvalidRecord, InvalidSetup, StarboardError
from starboard.match.game import Game, load
from starboard.match.match import Match
from starboard.match.position import Position
from starboard.match.proof import Proof, prove, verify
from starboard.match.record import Record, RecordedResult, read_record
from starboard.match.replaying import replay
from starboard.match.result import Reason, Result, SeatResult

__all__ = [
    "Game",
    "IllegalMove",
    "InvalidRecord",
    "InvalidSetup",
    "Match",
    "Position",
    "Proof",
    "Reason",
    "Record",
    "RecordedResult",
    "Result",
    "SeatResult",
    "StarboardError",
    "load",
    "prove",
    "read_record",
    "replay",
    "verify",
]
