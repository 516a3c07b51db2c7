"""`MoveBuffer`: memory for the legal moves of a position.

It is a record, which is passed as a plain pointer. The references of an array would be counted at every call:
20 ns, where a whole step takes 80.
"""

import numpy as np

MOST_MOVES = 1024
"""The most legal moves of a position: far above what any game needs; a test watches the largest number."""

MoveBuffer = np.dtype([("moves", "i8", MOST_MOVES)])


def new_buffer() -> np.ndarray:
    """Returns an array of one `MoveBuffer` record."""
    return np.zeros(1, MoveBuffer)
