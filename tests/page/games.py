"""What tests of the page have to know of each game: `on_page.py` in the folder of its tests. Games without it
are left out.

`PLAYERS`: with how many it is usually looked at. `IS_LONG`: whole matches are for the long tests. `OPTIONS`
of a match that is played to its end. `EARLY`, `MIDDLE`: a decision, and after how many moves it is looked at.
`LAYOUTS`: numbers of players and languages; the first is always measured, the others in the long tests.
`SEEN`: parts of the table, besides prompt, seat and hand, that are wholly on every screen, unless they are
hidden on purpose. `TUTORIAL`: how the tutorial is played. `PLACES`: where a move of the tutorial is made,
unless on a card of the hand or by a button beside the prompt. `OPENED`: what opens by a button, and closes by
Escape.
"""

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import starboard

FOLDER = Path(__file__).parents[1] / "games"


def of(key: str) -> Any:
    """The module of a game."""
    return import_module(f"tests.games.{key}.on_page")


GAMES = [key for key in starboard.KEYS if (FOLDER / key / "on_page.py").exists()]
MOST = {key: starboard.load(key).players[-1] for key in GAMES}
SHORT_FIRST = [pytest.param(key, marks=pytest.mark.long) if of(key).IS_LONG else key for key in GAMES]
"""Long matches are for the long tests."""
