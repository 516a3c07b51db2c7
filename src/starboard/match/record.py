"""`Record`: a match as it is stored in files."""

from collections.abc import Mapping
from typing import Any

from msgspec import UNSET, Struct, UnsetType, to_builtins

from starboard.engine.naming import NamedMove
from starboard.match.errors import InvalidRecord

Options = dict[str, bool | str | int]
"""Values of the options, by the names that the game declares."""
RECORD_FORMAT = 1
REQUIRED = ("format", "game", "version", "players", "options", "seed", "moves")


class RecordedResult(Struct, frozen=True):
    """How a recorded match ended."""

    points: list[int]
    winners: list[int]
    ending: str | None


class Record(Struct, kw_only=True):
    """A match as it is stored in files.

    `seed_sha256` and `result` follow from the rest and may be missing.
    """

    format: int = RECORD_FORMAT
    game: str
    version: int
    players: int
    options: Options
    seed: str
    seed_sha256: str | UnsetType = UNSET
    moves: list[NamedMove]
    result: RecordedResult | UnsetType = UNSET


Unchecked = Record | Mapping[str, Any]
"""A record, or unchecked data that may be one."""


def as_mapping(record: Unchecked) -> Mapping[str, Any]:
    """Returns a record as plain data."""
    if isinstance(record, Record):
        fields: dict[str, Any] = to_builtins(record)
        return fields
    if not isinstance(record, Mapping):
        raise InvalidRecord("record-shape")
    return record


def read_record(record: Unchecked) -> Record:
    """Returns a well-formed record or raises `InvalidRecord`; whether it can be played, `replay` shows."""
    if isinstance(record, Record):
        return record
    fields = as_mapping(record)
    if missing := sorted(set(REQUIRED) - fields.keys()):
        raise InvalidRecord("record-missing", missing=", ".join(missing))
    if fields["format"] != RECORD_FORMAT:
        raise InvalidRecord("record-format", format=str(fields["format"])[:40], known=RECORD_FORMAT)
    if (
        not isinstance(fields["seed"], str)
        or not isinstance(fields["moves"], list)
        or not isinstance(fields["options"], Mapping)
    ):
        raise InvalidRecord("record-shape")
    options = {str(name): value for name, value in fields["options"].items()}
    return Record(**{**{name: fields[name] for name in REQUIRED}, "options": options})
