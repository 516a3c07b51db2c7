"""What serves as `appraise` and `estimate` for a game without `bot.py`: no move looks better than another, points are points."""

from starboard.engine.compiled import inner
from starboard.engine.verbs import result


@inner
def appraise_alike(table, buffer, count, mind, work):
    """Every move is as good as any other."""
    for i in range(count):
        work.scores[i] = 0.0


@inner
def estimate_by_points(table, mind, work, log):
    """Every seat reckons with what it would have if the match ended now."""
    result(table, work.places, work.points, log)
    for seat in range(table.players):
        work.prospects[seat] = work.points[seat]
