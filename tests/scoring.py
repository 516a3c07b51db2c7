"""Sheets of scorepads, counted, for tests. `on_paper.py` in the tests of a game tells what its players would write down."""

from typing import Any

import msgspec

from starboard.scorepad import scorepads

PADS = scorepads()


def score(game: str, **sheet: Any) -> dict[str, Any]:
    """The result of a sheet."""
    pad = PADS[game]
    result: dict[str, Any] = pad.score(msgspec.convert(sheet, pad.sheet))
    return result
