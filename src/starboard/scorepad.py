"""What lies on a real table in the end, counted by the rules. A game's `scorepad.py` has a Struct for the sheet and `score`."""

from collections.abc import Callable
from typing import Any, NamedTuple, get_type_hints

from starboard.games import KEYS, part
from starboard.match import Result, StarboardError


class Scorepad(NamedTuple):
    """Of one game: the type of its sheet, and what counts one."""

    game: str
    sheet: type
    counted: Callable[[Any], Result]

    def score(self, sheet: Any) -> Result:
        """The result of a sheet. Raises `StarboardError` if no match can end like that."""
        try:
            return self.counted(sheet)
        except StarboardError as error:
            raise error.told_by(self.game) from None


def scorepads() -> dict[str, Scorepad]:
    """All scorepads that there are, by game."""
    found = {key: module for key in KEYS if (module := part(key, "scorepad"))}
    return {
        key: Scorepad(key, get_type_hints(module.score)["sheet"], module.score)
        for key, module in found.items()
    }
