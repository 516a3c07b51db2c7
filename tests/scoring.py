"""Scores of scorepad sheets, for tests.

`on_paper.py` in the tests of a game has its sheets.
"""

from typing import Any

import msgspec

from starboard.match import Result
from starboard.scorepad import scorepads

PADS = scorepads()


def score(game: str, **sheet: Any) -> Result:
    """Returns the result of a sheet."""
    pad = PADS[game]
    return pad.score(msgspec.convert(sheet, pad.sheet))
