"""Tutorials: a match that was played, and steps that lead a learner through it.

Each is two files in the folder of its game: `tutorial.json`, the record as it is downloaded from a table, and `tutorial.toml`, the
steps; its words are among those of the game. No code knows any of them. What a step says is the message `KEY-tutorial-SAYS`;
what is answered to a wrong move is `KEY-tutorial-SAYS-wrong`, unless `wrong` has a better explanation.
"""

import json
import tomllib
from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec
from msgspec import Struct

from starboard.games import KEYS, file
from starboard.match import StarboardError


class Wrong(Struct, forbid_unknown_fields=True):
    """What is said to moves that have all of `when`."""

    when: dict[str, Any]
    says: str


class Step(Struct, forbid_unknown_fields=True):
    """One idea. It is told when so many moves have been made (`at`), and points at places of the table.

    If it `asks`, the learner has to find the next move of the record. If it is `later`, what happened since the step before is not
    shown move by move.
    """

    at: int
    says: str
    points: list[str] = []
    """Places by their `data-at`, with a piece by its `data-piece` after a space."""
    asks: bool = False
    wrong: list[Wrong] = []
    later: bool = False


class Tutorial(Struct):
    """`seat` is the learner's."""

    key: str
    seat: int
    record: dict[str, Any]
    steps: list[Step]

    @property
    def game(self) -> str:
        return str(self.record["game"])

    @property
    def players(self) -> int:
        return int(self.record["players"])

    def message(self, says: str) -> str:
        """The key of a message."""
        return f"{self.key}-tutorial-{says}"

    def answer(self, step: Step, move: Mapping[str, Any]) -> str:
        """The key of what is said to a wrong move."""
        fits = (wrong.says for wrong in step.wrong if wrong.when.items() <= move.items())
        return self.message(next(fits, f"{step.says}-wrong"))


@cache
def keys() -> tuple[str, ...]:
    """All tutorials that there are."""
    return tuple(key for key in KEYS if file(key, "tutorial.toml"))


@cache
def tutorial(key: str) -> Tutorial:
    """The tutorial with this key."""
    if key not in keys():
        raise StarboardError("no-tutorial", known=", ".join(keys()))
    steps_file, record_file = file(key, "tutorial.toml"), file(key, "tutorial.json")
    assert steps_file
    assert record_file
    steps = tomllib.loads(steps_file.read_text("utf-8"))
    record = json.loads(record_file.read_text("utf-8"))
    return msgspec.convert({"key": key, "record": record, **steps}, Tutorial)
