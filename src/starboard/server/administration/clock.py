"""What time it is for somebody who has only the database: the time of the workers, if any serve."""

import time

from sqlalchemy import Connection, select

from starboard.server.database.schema import announcement, pauses, serving
from starboard.server.play.pauses import Pauses
from starboard.server.play.server_time import LONGEST_GAP


def server_now(connection: Connection) -> float:
    """The time of the workers; while none serves, the machine's, which never lies before their last beat."""
    last, wall = connection.execute(select(serving.c.at)).scalar(), time.time()
    if last is None:
        return wall
    return float(last) if abs(wall - last) <= LONGEST_GAP else max(wall, last)


def all_pauses(connection: Connection) -> Pauses:
    """When no clock ran."""
    found = Pauses(
        (row.began, row.ended) for row in connection.execute(select(pauses).order_by(pauses.c.ended))
    )
    begins = connection.execute(select(announcement.c.begins)).scalar()
    found.ongoing = begins if begins is not None and begins <= server_now(connection) else None
    return found
