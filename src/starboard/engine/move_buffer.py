"""MoveBuffer for the legal moves of a position.

It is a record, since a record is passed as a plain pointer: an array's references would be counted up and down at every call,
20 ns where a whole step takes 80.
"""

import numpy as np

MOST_MOVES = 1024
"""Legal moves that a position may have: far above what any game needs; a test watches the largest number."""

MoveBuffer = np.dtype([("moves", "i8", MOST_MOVES)])


def new_buffer() -> np.ndarray:
    """An array of one `MoveBuffer` record."""
    return np.zeros(1, MoveBuffer)
