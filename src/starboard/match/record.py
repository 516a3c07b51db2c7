"""From a record back to the match."""

from collections.abc import Mapping
from typing import Any

from starboard.match.errors import InvalidRecord, StarboardError
from starboard.match.game import load
from starboard.match.match import RECORD_FORMAT, Match

REQUIRED = {"format", "game", "version", "players", "options", "seed", "moves"}


def replay(record: Mapping[str, Any], moves: int | None = None) -> Match:
    """The match that the record tells of, after all its moves or the first few. Raises `InvalidRecord` if it tells of none."""
    match = _deal(record)
    for number, move in enumerate(record["moves"][:moves], start=1):
        try:
            match.make(move)
        except StarboardError as error:
            raise InvalidRecord("record-move", number=number, problem=str(error)) from error
    return match


def _deal(record: Mapping[str, Any]) -> Match:
    if not isinstance(record, Mapping):
        raise InvalidRecord("record-shape")
    if missing := sorted(REQUIRED - record.keys()):
        raise InvalidRecord("record-missing", missing=", ".join(missing))
    if record["format"] != RECORD_FORMAT:
        raise InvalidRecord("record-format", format=str(record["format"])[:40], known=RECORD_FORMAT)
    if not isinstance(record["seed"], str) or not isinstance(record["moves"], list) or not isinstance(record["options"], Mapping):
        raise InvalidRecord("record-shape")
    try:
        game = load(record["game"])
        if record["version"] != game.rulebook.version:
            raise InvalidRecord("record-version", version=str(record["version"])[:40], known=game.rulebook.version)
        return game.new(record["players"], record["seed"], **{str(name): value for name, value in record["options"].items()})
    except InvalidRecord:
        raise
    except StarboardError as error:
        raise InvalidRecord("record-setup", problem=str(error)) from error
