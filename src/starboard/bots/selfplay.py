"""Policies against each other, without search: thousands of matches a second, for finding weights and for the lower levels."""

import numpy as np

from starboard.bots.heuristics import MIND, WORK, appraise, best_score
from starboard.engine.chance import below
from starboard.engine.compiled import compiled
from starboard.engine.entries import BUFFER, CHANCE, REAL, TABLE, entry
from starboard.engine.verbs import legal, over, result, setup, step, to_move


@compiled
def contest(tables, players, options, buffers, chances, logs, works, minds, noises, places, points):
    """Plays a match for each row of `places`; seat s has mind (s + match) % players, or moves at random if its noise is below 0."""
    for match in range(len(places)):
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
            places[match, (seat + match) % players] = works[0].places[seat]
            points[match, (seat + match) % players] = works[0].points[seat]


@entry(TABLE, BUFFER, WORK, MIND, REAL, CHANCE)
def appraise_moves(tables, buffers, works, minds, noise, chances):
    """The place of the move that a mind likes best."""
    count = legal(tables[0], buffers[0])
    appraise(tables[0], buffers[0], count, minds[0], works[0])
    return best_score(works[0], count, np.float64(noise), chances[0])
