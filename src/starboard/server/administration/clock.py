"""The server's time for a program that has only the database: the workers' time, if any are running."""

import time

from sqlalchemy import Connection, select

from starboard.server.database.schema import announcement, pauses, serving
from starboard.server.play.pauses import Pauses
from starboard.server.play.server_time import LONGEST_GAP


def server_now(connection: Connection) -> float:
    """Returns the workers' time; if none runs, the machine's, but never earlier than their last beat."""
    last, wall = connection.execute(select(serving.c.at)).scalar(), time.time()
    if last is None:
        return wall
    return float(last) if abs(wall - last) <= LONGEST_GAP else max(wall, last)


def all_pauses(connection: Connection) -> Pauses:
    """Returns the times when clocks stood still."""
    found = Pauses(
        (row.began, row.ended) for row in connection.execute(select(pauses).order_by(pauses.c.ended))
    )
    begins = connection.execute(select(announcement.c.begins)).scalar()
    found.ongoing = begins if begins is not None and begins <= server_now(connection) else None
    return found
