"""Uniformly random matches, for simulations and benchmarks."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from starboard.engine.library import entries_of
from starboard.engine.log import closed_log
from starboard.engine.move_buffer import new_buffer
from starboard.engine.playout import play_matches
from starboard.engine.rulebook import Rulebook


@dataclass
class Playouts:
    """What came of random matches: places and points by match and seat, and the number of moves."""

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
    entries_of(book)[play_matches](
        np.zeros(2, book.table),
        players,
        options,
        new_buffer(),
        chances,
        closed_log(),
        playouts.places.ravel(),
        playouts.points.ravel(),
        playouts.lengths,
    )
    return playouts
