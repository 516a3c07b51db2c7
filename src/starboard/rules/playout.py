"""Uniformly random play, written once for every game."""

import numpy as np

from starboard.rules.chance import below
from starboard.rules.compiled import compiled
from starboard.rules.verbs import legal, over, result, setup, step


@compiled
def play_on(table, moves, chance):
    """Plays the match to its end by random moves; returns how many it took."""
    steps = 0
    while not over(table):
        step(table, moves[below(chance, legal(table, moves))], chance, None)
        steps += 1
    return steps


@compiled
def play_matches(tables, players, options, moves, chance, places, points):
    """Deals and plays one match for each row of `places` and `points`; `tables` holds a blank table and one to play on."""
    steps = 0
    for match in range(len(places)):
        tables[1] = tables[0]
        setup(tables[1], players, options, chance, None)
        steps += play_on(tables[1], moves, chance)
        result(tables[1], places[match], points[match], None)
    return steps


def room_for_matches(table: np.dtype, move_count: int, seats: int, matches: int) -> tuple[np.ndarray, ...]:
    """The arrays that `play_matches` needs: tables, moves, places, points."""
    return (
        np.zeros(2, table),
        np.zeros(move_count, np.int32),
        np.zeros((matches, seats), np.int32),
        np.zeros((matches, seats), np.int32),
    )
