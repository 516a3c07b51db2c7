"""Sheets of scorepads, counted, for tests.

`on_paper.py` in the tests of a game tells what its players would write down.
"""

from typing import Any

import msgspec

from starboard.match import Result
from starboard.scorepad import scorepads

PADS = scorepads()


def score(game: str, **sheet: Any) -> Result:
    """The result of a sheet."""
    pad = PADS[game]
    return pad.score(msgspec.convert(sheet, pad.sheet))
