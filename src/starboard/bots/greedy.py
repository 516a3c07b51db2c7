"""A player without knowledge that looks one move ahead, to measure others by."""

from starboard.bots.heuristics import WORK
from starboard.engine.chance import below
from starboard.engine.entries import BUFFER, CHANCE, LOG, TWO_TABLES, WHOLE, entry
from starboard.engine.verbs import legal, result, step

LOW = -1 << 40


@entry(TWO_TABLES, BUFFER, CHANCE, LOG, WORK, WHOLE)
def choose_greedily(tables, buffers, chances, logs, works, seat):
    """Returns the index of a move after which the seat leads by the most points; ties are broken at random.

    Moves are tried on the second of the `tables`.
    """
    count, best, most, equals = legal(tables[0], buffers[0]), 0, LOW, 0
    for i in range(count):
        tables[1] = tables[0]
        step(tables[1], buffers[0].moves[i], chances[0], logs[0])
        result(tables[1], works[0].places, works[0].points, logs[0])
        others = LOW
        for other in range(tables[0].players):
            if other != seat:
                others = max(others, works[0].points[other])
        ahead = works[0].points[seat] - others
        if ahead > most:
            best, most, equals = i, ahead, 1
        elif ahead == most:
            equals += 1
            if below(chances[0], equals) == 0:
                best = i
    return best
