"""`appraise` and `estimate` for games without `bot.py`: all moves look alike, points are the prospects."""

from starboard.engine.compiled import inner
from starboard.engine.verbs import result


@inner
def appraise_alike(table, buffer, count, mind, work):
    """Gives every move the same score."""
    for i in range(count):
        work.scores[i] = 0.0


@inner
def estimate_by_points(table, mind, work, log):
    """Every seat expects the points it would have if the match ended now."""
    result(table, work.places, work.points, log)
    for seat in range(table.players):
        work.prospects[seat] = work.points[seat]
