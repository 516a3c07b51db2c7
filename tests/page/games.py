"""Constants of each game for page tests: `on_page.py` in the folder of its tests. Games without it are left
out.

`PLAYERS`: the usual number of players. `IS_LONG`: whole matches run only in the long tests. `OPTIONS`: those
of a match played to its end. `EARLY`, `MIDDLE`: a decision, and the number of moves before it. `LAYOUTS`:
numbers of players and languages; the first is always measured, the others in the long tests. `SEEN`: parts of
the table, besides prompt, seat and hand, that are fully visible on every screen unless hidden on purpose.
`TUTORIAL`: how the tutorial is played. `PLACES`: where a move of the tutorial is made, unless on a card of the
hand or with a button next to the prompt. `OPENED`: what a button opens and Escape closes.
"""

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import starboard

FOLDER = Path(__file__).parents[1] / "games"


def of(key: str) -> Any:
    """Returns the page constants of a game."""
    return import_module(f"tests.games.{key}.on_page")


GAMES = [key for key in starboard.KEYS if (FOLDER / key / "on_page.py").exists()]
MOST = {key: starboard.load(key).players[-1] for key in GAMES}
SHORT_FIRST = [pytest.param(key, marks=pytest.mark.long) if of(key).IS_LONG else key for key in GAMES]
"""Whole matches of long games run only in the long tests."""
