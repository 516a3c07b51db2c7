"""How everybody stands, as Python asks for it."""

import numpy as np

from starboard.rules.door import count
from starboard.rules.log import closed_log
from starboard.rules.reading import Reading

_CLOSED = closed_log()


def points_so_far(table: Reading) -> list[int]:
    """What everybody would score if the match ended now."""
    if table.points is None:
        places, points = np.zeros((2, table["players"]), np.int32)
        count(table.tables, places, points, _CLOSED)
        table.points = points.tolist()
    return table.points
