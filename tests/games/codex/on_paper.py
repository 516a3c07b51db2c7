"""What players of Codex Naturalis would write down at the end."""

from typing import Any

from starboard.match import Match

REFUSED = (
    {"common": ["items-all", "items-all"], "players": [{"track": 1, "secret": "items-quill"}] * 2},
    "score-objective-twice",
)
"""A sheet that cannot be, and why."""


def sheet_of(match: Match) -> dict[str, Any]:
    """What the players of a finished match would write down."""
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
