"""Tutorials: the record of a match, and steps that lead a learner through it.

A tutorial is two files in the folder of its game: `tutorial.json`, the record as downloaded from a table, and
`tutorial.toml`, the steps. Its texts are among the words of the game: a step shows the message
`KEY-tutorial-SAYS`, and answers a wrong move with `KEY-tutorial-SAYS-wrong` unless one of `wrong` matches.
"""

import json
import tomllib
from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec
from msgspec import Struct

from starboard.games import KEYS, file
from starboard.match import Record, StarboardError


class Wrong(Struct, forbid_unknown_fields=True):
    """The answer to moves that contain all fields of `when`."""

    when: dict[str, object]
    says: str


class Step(Struct, forbid_unknown_fields=True):
    """One idea, shown after `at` moves.

    If it `asks`, the learner has to find the next move of the record. If it is `later`, the moves since the
    previous step are not shown one by one.
    """

    at: int
    says: str
    points: list[str] = []
    """Places to highlight: a `data-at`, optionally followed by a space and a `data-piece`."""
    asks: bool = False
    wrong: list[Wrong] = []
    later: bool = False


class Tutorial(Struct):
    """A tutorial; `seat` is the learner's."""

    key: str
    seat: int
    record: Record
    steps: list[Step]

    @property
    def game(self) -> str:
        return self.record.game

    @property
    def players(self) -> int:
        return self.record.players

    def message(self, says: str) -> str:
        """Returns the key of the message that a step shows."""
        return f"{self.key}-tutorial-{says}"

    def answer(self, step: Step, move: Mapping[str, Any]) -> str:
        """Returns the key of the answer to a wrong move."""
        matching = (wrong.says for wrong in step.wrong if wrong.when.items() <= move.items())
        return self.message(next(matching, f"{step.says}-wrong"))


@cache
def keys() -> tuple[str, ...]:
    """Returns the keys of all tutorials."""
    return tuple(key for key in KEYS if file(key, "tutorial.toml"))


@cache
def tutorial(key: str) -> Tutorial:
    """Returns a tutorial. Raises `StarboardError` if `key` is unknown."""
    if key not in keys():
        raise StarboardError("no-tutorial", known=", ".join(keys()))
    steps_file, record_file = file(key, "tutorial.toml"), file(key, "tutorial.json")
    assert steps_file
    assert record_file
    steps = tomllib.loads(steps_file.read_text("utf-8"))
    record = json.loads(record_file.read_text("utf-8"))
    return msgspec.convert({"key": key, "record": record, **steps}, Tutorial)
