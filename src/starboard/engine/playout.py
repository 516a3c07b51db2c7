"""Uniformly random play, written once for every game."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from starboard.engine.chance import below
from starboard.engine.compiled import compiled, inlined
from starboard.engine.log import closed_log
from starboard.engine.move_buffer import new_buffer
from starboard.engine.rulebook import Rulebook
from starboard.engine.verbs import legal, over, result, setup, step


@inlined
def play_on(table, buffer, chance, log):
    """Plays the match to its end by random moves; returns how many it took."""
    steps = 0
    while not over(table):
        step(table, buffer.moves[below(chance, legal(table, buffer))], chance, log)
        steps += 1
    return steps


@compiled
def play_matches(tables, players, options, buffers, chances, logs, places, points, lengths):
    """Deals and plays one match for each row of `places` and `points`; `tables` holds a blank table and one to play on."""
    for match in range(len(lengths)):
        tables[1] = tables[0]
        setup(tables[1], players, options, chances[0], logs[0])
        lengths[match] = play_on(tables[1], buffers[0], chances[0], logs[0])
        result(tables[1], places[match], points[match], logs[0])


@dataclass
class Playouts:
    """MoveBuffer for a number of random matches, and what came of them."""

    places: "np.ndarray[Any, np.dtype[np.int32]]"
    points: "np.ndarray[Any, np.dtype[np.int32]]"
    lengths: "np.ndarray[Any, np.dtype[np.int32]]"


def play_at_random(
    book: Rulebook, players: int, options: np.ndarray, chances: np.ndarray, matches: int
) -> Playouts:
    """Plays matches from the stream `chances`; other threads can run meanwhile."""
    playouts = Playouts(
        np.zeros((matches, players), np.int32),
        np.zeros((matches, players), np.int32),
        np.zeros(matches, np.int32),
    )
    play_matches(
        np.zeros(2, book.table),
        players,
        options,
        new_buffer(),
        chances,
        closed_log(),
        playouts.places,
        playouts.points,
        playouts.lengths,
    )
    return playouts
