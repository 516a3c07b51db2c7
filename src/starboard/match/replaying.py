"""Replaying records."""

from starboard.match.errors import InvalidRecord, StarboardError
from starboard.match.game import load
from starboard.match.match import Match
from starboard.match.record import Record, Unchecked, read_record


def replay(record: Unchecked, moves: int | None = None) -> Match:
    """Returns the match of a record, after all or the first `moves` moves. Raises `InvalidRecord`."""
    found = read_record(record)
    match = _deal(found)
    for number, move in enumerate(found.moves[:moves], start=1):
        try:
            match.make(move)
        except StarboardError as error:
            raise InvalidRecord("record-move", number=number, problem=str(error)) from error
    return match


def _deal(record: Record) -> Match:
    try:
        game = load(record.game)
        if record.version != game.rulebook.version:
            raise InvalidRecord(
                "record-version", version=str(record.version)[:40], known=game.rulebook.version
            )
        return game.new(record.players, record.seed, **record.options)
    except InvalidRecord:
        raise
    except StarboardError as error:
        raise InvalidRecord("record-setup", problem=str(error)) from error
