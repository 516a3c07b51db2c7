"""`Standing`: how a match counts for the ratings. It is decided once: when the match ends, or when the last person leaves it."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from starboard.server.play.acts import Entry
    from starboard.server.play.play import Play


@dataclass(frozen=True)
class Standing:
    """Ranks by seat, the best is the lowest. A seat without a rank is not rated."""

    number: int
    """Of the act that decided it."""
    at: float
    ranks: dict[int, int]
    left: frozenset[int]
    """Seats whose owners did not play to the end."""


def standing_of(play: "Play", entry: "Entry") -> Standing:
    """The standing after the last act of a match.

    First come those who finished, then those who left, the last to leave before the others.
    """
    finished, left = ranks_of_finishers(play), leavers(play)
    ranks = finished | {seat: play.match.players + order for order, seat in enumerate(left, start=1)}
    best = min(ranks.values(), default=0)
    return Standing(entry.number, entry.at, ranks, frozenset(seat for seat in left if ranks[seat] > best))


def leavers(play: "Play") -> list[int]:
    """Seats whose owners are not there, the last to leave first.

    Somebody who never moved may have been gone before the match began: that is no fault, unless they said that they leave.
    """
    left = [
        seat
        for seat, sitting in enumerate(play.sittings)
        if sitting.left_at is not None and sitting.has_acted
    ]
    return sorted(left, key=lambda seat: play.sittings[seat].left_at or 0, reverse=True)


def ranks_of_finishers(play: "Play") -> dict[int, int]:
    """Places of bots, and of people who played to the end; in a match that was not played to the end, all bots have won.

    Help takes a victory out of the rating, but not a defeat: somebody with help counts only if another without was better.
    """
    there = [seat for seat, sitting in enumerate(play.sittings) if sitting.left_at is None]
    if not play.match.over:
        return dict.fromkeys(there, 1)
    result = play.match.result().seats
    places = {seat: result[seat].place for seat in there}
    unhelped = [place for seat, place in places.items() if not play.sittings[seat].is_helped]
    if not unhelped:
        return places
    return {
        seat: place
        for seat, place in places.items()
        if not play.sittings[seat].is_helped or place > min(unhelped)
    }
