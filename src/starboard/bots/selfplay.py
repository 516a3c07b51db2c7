"""Policies without search: thousands of matches a second, for training weights and for the lower levels."""

import numpy as np

from starboard.bots.heuristics import MIND, MINDS, WORK, appraise, best_score
from starboard.engine.chance import below
from starboard.engine.entries import (
    BUFFER,
    CHANCE,
    INT32S,
    INT64S,
    LOG,
    REAL,
    REALS,
    TABLE,
    TWO_TABLES,
    WHOLE,
    entry,
)
from starboard.engine.verbs import legal, over, result, setup, step, to_move


@entry(TWO_TABLES, WHOLE, INT64S, BUFFER, CHANCE, LOG, WORK, MINDS, REALS, INT32S, INT32S, is_long=True)
def contest(tables, players, options, buffers, chances, logs, works, minds, noises, places, points):
    """Plays matches between policies; `places` and `points` get those of every mind, match by match.

    In match m, seat s has mind (s + m) % players; it moves at random if the noise of that mind is below 0.
    """
    for match in range(len(places) // players):
        tables[1] = tables[0]
        setup(tables[1], players, options, chances[0], logs[0])
        while not over(tables[1]):
            mind = (to_move(tables[1]) + match) % players
            count = legal(tables[1], buffers[0])
            i = 0
            if count > 1:
                if noises[mind] < 0:
                    i = below(chances[0], count)
                else:
                    appraise(tables[1], buffers[0], count, minds[mind], works[0])
                    i = best_score(works[0], count, noises[mind], chances[0])
            step(tables[1], buffers[0].moves[i], chances[0], logs[0])
        result(tables[1], works[0].places, works[0].points, logs[0])
        for seat in range(players):
            at = match * players + (seat + match) % players
            places[at], points[at] = works[0].places[seat], works[0].points[seat]
    return 0


@entry(TABLE, BUFFER, WORK, MIND, REAL, CHANCE)
def appraise_moves(tables, buffers, works, minds, noise, chances):
    """Returns the index of the move with the best appraisal, after noise."""
    count = legal(tables[0], buffers[0])
    appraise(tables[0], buffers[0], count, minds[0], works[0])
    return best_score(works[0], count, np.float64(noise), chances[0])
