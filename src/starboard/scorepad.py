"""Scores for matches played with real cards: the final table is entered on a sheet and scored by the rules.

A game's `scorepad.py` defines a Struct for the sheet, and `score`.
"""

from collections.abc import Callable
from typing import Any, NamedTuple, get_type_hints

from starboard.games import KEYS, part
from starboard.match import Result, StarboardError


class Scorepad(NamedTuple):
    """The scorepad of a game: the type of its sheet, and the function that scores one."""

    game: str
    sheet: type
    score_sheet: Callable[[Any], Result]

    def score(self, sheet: Any) -> Result:
        """Returns the result of a sheet. Raises `StarboardError` if no match can end like that."""
        try:
            return self.score_sheet(sheet)
        except StarboardError as error:
            raise error.told_by(self.game) from None


def scorepads() -> dict[str, Scorepad]:
    """Returns all scorepads by game."""
    found = {key: module for key in KEYS if (module := part(key, "scorepad"))}
    return {
        key: Scorepad(key, get_type_hints(module.score)["sheet"], module.score)
        for key, module in found.items()
    }
