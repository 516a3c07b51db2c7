"""Points for glow and for the gems of the collection, and the winner."""

from starboard.engine.compiled import compiled, inlined, inner
from starboard.engine.log import emit
from starboard.engine.ranking import give_places
from starboard.games.stella.events import COLLECTION, GEMS_COLLECTED, GLOW_LEFT, POINTS_SCORED
from starboard.games.stella.material import GEMS, REST, VALUES
from starboard.games.stella.table import OVER


@inlined
def is_out(table, seat):
    return table.glow[seat] == 0


@inner
def gems_held(table, seat, log):
    """Returns the gems of values with exactly one card in a collection."""
    points = 0
    for value in range(1, VALUES + 1):
        copies, card = 0, 0
        for kind in range(value - 1, REST, VALUES):
            copies += table.collections[seat, kind]
            if table.collections[seat, kind]:
                card = kind
        if copies == 1:
            points += GEMS[value]
            emit(log, POINTS_SCORED, seat, GEMS[value], GEMS_COLLECTED, card)
    return points


@inner
def score(table, seat, log):
    """Returns glow plus gems; 0 for a player who went out."""
    if is_out(table, seat):
        return 0
    emit(log, POINTS_SCORED, seat, table.glow[seat], GLOW_LEFT)
    return table.glow[seat] + gems_held(table, seat, log)


@compiled
def result(table, places, points, log):
    """Ranks a complete collection first, all others second; else by points, a player who went out last."""
    collected = table.decision == OVER and table.ending == COLLECTION
    for seat in range(table.players):
        points[seat] = score(table, seat, log)
        places[seat] = points[seat]
        if collected:
            places[seat] = seat == table.ended_by
        elif is_out(table, seat):
            places[seat] = -1
    give_places(places, table.players)
