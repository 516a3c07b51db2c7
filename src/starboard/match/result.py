"""The result of a table: points with their reasons, places and winners."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from msgspec.json import decode

from starboard.match.writing import write_events
from starboard.rules.door import count
from starboard.rules.log import new_log, take_rows
from starboard.rules.rulebook import Rulebook, View
from starboard.rules.visible import TRUTH

Reasons = list[dict[str, Any]]
NO_REASON = {"number", "event", "seat"}
"""Parts of an event of the count that its reason leaves out."""


def count_table(rulebook: Rulebook, tables: Any, *, over: bool, ending: str | None) -> View:
    """Counts the one table of an array by its game's rules."""
    players = int(tables["players"][0])
    places, points = np.zeros((2, players), np.int32)
    log = new_log()
    count(tables, places, points, log)
    reasons: list[Reasons] = [[] for _ in range(players)]
    for written in write_events(rulebook, tables, take_rows(log), 0, TRUTH):
        reason = decode(written)
        reasons[reason["seat"]].append({key: value for key, value in reason.items() if key not in NO_REASON})
    return result_of(places.tolist(), points.tolist(), reasons, over=over, ending=ending)


def result_of(places: Sequence[int], points: Sequence[int], reasons: Sequence[Reasons], *, over: bool, ending: str | None) -> View:
    """A result as it is told."""
    seats = range(len(points))
    return {
        "over": over,
        "ending": ending,
        "winners": [seat for seat in seats if places[seat] == 1],
        "points": list(points),
        "ranking": sorted(seats, key=lambda seat: places[seat]),
        "seats": [{"place": places[seat], "points": points[seat], "breakdown": reasons[seat]} for seat in seats],
    }
