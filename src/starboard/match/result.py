"""The result of a table: points with their reasons, places and winners."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from msgspec import Struct
from msgspec.json import decode

from starboard.engine.calls import count
from starboard.engine.library import entries_of
from starboard.engine.log import new_log, take_rows
from starboard.engine.rulebook import Rulebook
from starboard.engine.visible import TRUTH
from starboard.match.writing import write_events

Reason = dict[str, Any]
"""`points`, a `reason`, and the other parts of the game's event."""
NO_REASON = {"number", "event", "seat"}
"""Parts of the event that are not in the reason."""


class SeatResult(Struct, frozen=True):
    """The result of a seat. `breakdown`: where its points come from."""

    place: int
    points: int
    breakdown: list[Reason]


class Result(Struct, frozen=True):
    """How a match ended, or would end now (`over` is False). `ending`: why, as the key of a sentence.

    `ranking`: the seats, the best first; `points` and `seats` are in the order of the seats.
    """

    over: bool
    ending: str | None
    winners: list[int]
    points: list[int]
    ranking: list[int]
    seats: list[SeatResult]


def count_table(rulebook: Rulebook, tables: Any, *, over: bool, ending: str | None) -> Result:
    """Scores the one table of an array."""
    players = int(tables["players"][0])
    places, points = np.zeros((2, players), np.int32)
    log = new_log()
    entries_of(rulebook)[count](tables, places, points, log)
    reasons: list[list[Reason]] = [[] for _ in range(players)]
    for written in write_events(rulebook, tables, take_rows(log), 0, TRUTH):
        reason = decode(written)
        reasons[reason["seat"]].append({key: value for key, value in reason.items() if key not in NO_REASON})
    return result_of(places.tolist(), points.tolist(), reasons, over=over, ending=ending)


def result_of(
    places: Sequence[int],
    points: Sequence[int],
    reasons: Sequence[list[Reason]],
    *,
    over: bool,
    ending: str | None,
) -> Result:
    """Returns the result for places, points and reasons."""
    seats = range(len(points))
    return Result(
        over=over,
        ending=ending,
        winners=[seat for seat in seats if places[seat] == 1],
        points=list(points),
        ranking=sorted(seats, key=lambda seat: places[seat]),
        seats=[SeatResult(places[seat], points[seat], reasons[seat]) for seat in seats],
    )
