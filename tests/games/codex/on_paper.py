"""Score sheets of Codex Naturalis."""

from typing import Any

from starboard.match import Match

REFUSED = (
    {"common": ["items-all", "items-all"], "players": [{"track": 1, "secret": "items-quill"}] * 2},
    "score-objective-twice",
)
"""An impossible sheet, and the reason for refusing it."""


def sheet_of(match: Match) -> dict[str, Any]:
    """Returns the score sheet of a finished match."""
    view = match.table()
    seats = view["seats"]
    patterns = [
        {met["objective"]: met["times"] for met in [*seat["met"], seat["met_own"]] if met["patterns"]}
        for seat in seats
    ]
    players = [
        {"track": seat["points"], "secret": seat["objective"], "symbols": seat["symbols"], "patterns": own}
        for seat, own in zip(seats, patterns, strict=True)
    ]
    return {"common": view["objectives"], "players": players}
