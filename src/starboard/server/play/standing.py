"""`Standing`: how a match counts for the ratings. Decided when the match ends or the last person leaves."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from starboard.server.play.acts import Entry
    from starboard.server.play.play import Play


@dataclass(frozen=True)
class Standing:
    """Ranks by seat, the lowest is the best. A seat without a rank is not rated."""

    number: int
    """The number of the act that decided it."""
    at: float
    ranks: dict[int, int]
    left: frozenset[int]
    """Seats whose owners did not play to the end."""


def standing_of(play: "Play", entry: "Entry") -> Standing:
    """Returns the standing after the last act of a match.

    Players who finished rank before those who left; the last to leave ranks first among these.
    """
    finished, left = ranks_of_finishers(play), leavers(play)
    ranks = finished | {seat: play.match.players + order for order, seat in enumerate(left, start=1)}
    best = min(ranks.values(), default=0)
    return Standing(entry.number, entry.at, ranks, frozenset(seat for seat in left if ranks[seat] > best))


def leavers(play: "Play") -> list[int]:
    """Returns the seats whose owners left, the last to leave first.

    Owners who never moved may have been gone before the match began. They count only if they left on purpose.
    """
    left = [
        seat
        for seat, sitting in enumerate(play.sittings)
        if sitting.left_at is not None and sitting.has_acted
    ]
    return sorted(left, key=lambda seat: play.sittings[seat].left_at or 0, reverse=True)


def ranks_of_finishers(play: "Play") -> dict[int, int]:
    """Returns the places of bots, and of people who played to the end. In an unfinished match all are first.

    With help, a victory is not rated, but a defeat is: the seat counts only if one without help was better.
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
