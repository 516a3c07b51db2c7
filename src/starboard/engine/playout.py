"""Uniformly random play, written once for every game."""

from starboard.engine.chance import below
from starboard.engine.compiled import inlined
from starboard.engine.entries import BUFFER, CHANCE, INT32S, INT64S, LOG, TWO_TABLES, WHOLE, entry
from starboard.engine.verbs import legal, over, result, setup, step


@inlined
def play_on(table, buffer, chance, log):
    """Plays the match to its end by random moves; returns how many it took."""
    steps = 0
    while not over(table):
        step(table, buffer.moves[below(chance, legal(table, buffer))], chance, log)
        steps += 1
    return steps


@entry(TWO_TABLES, WHOLE, INT64S, BUFFER, CHANCE, LOG, INT32S, INT32S, INT32S, is_long=True)
def play_matches(tables, players, options, buffers, chances, logs, places, points, lengths):
    """Deals and plays a match for each of `lengths`; `tables` holds a blank table and one to play on.

    `places` and `points` get those of every seat, match by match.
    """
    for match in range(len(lengths)):
        tables[1] = tables[0]
        setup(tables[1], players, options, chances[0], logs[0])
        lengths[match] = play_on(tables[1], buffers[0], chances[0], logs[0])
        seats = slice(match * players, (match + 1) * players)
        result(tables[1], places[seats], points[seats], logs[0])
    return 0
