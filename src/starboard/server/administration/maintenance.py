"""Announcements to all players, and maintenance, during which nothing new begins and clocks stand still.

There is one announcement at a time. If it has a time, maintenance begins then, without another command.
"""

import os
import time

from sqlalchemy import Connection, delete, insert, select

from starboard.match import StarboardError
from starboard.server.administration.clock import server_now
from starboard.server.administration.log import note
from starboard.server.database.schema import announcement, pauses
from starboard.server.names import clean_text
from starboard.server.play.announcement import Announcement

LONGEST_WORDS = 300
STARTED = "STARBOARD_STARTED"
"""The environment variable that tells workers when the server was started."""
FURTHEST = 30 * 86400.0
"""How many seconds ahead maintenance can be announced."""


def current(connection: Connection) -> Announcement | None:
    """Returns the announcement, if there is one."""
    row = connection.execute(select(announcement)).one_or_none()
    return None if row is None else Announcement(row.words, row.begins, bool(row.ends_at_start))


def announce(
    connection: Connection, words: str, begins: float | None = None, by: str | None = None
) -> Announcement:
    """Announces `words` to all players. With `begins`, maintenance begins then and ends with a restart."""
    told = clean_text(words)[:LONGEST_WORDS]
    if not told:
        raise StarboardError("no-words")
    now = server_now(connection)
    if begins is not None and not now - 60 <= begins <= now + FURTHEST:
        raise StarboardError("bad-time", time=time.strftime("%Y-%m-%d %H:%M", time.gmtime(begins)))
    new = Announcement(told, begins, begins is not None)
    replace(connection, new, now)
    note(connection, by, "announce", "server", words=told, begins=begins)
    return new


def begin(connection: Connection, words: str = "", by: str | None = None) -> Announcement:
    """Begins maintenance now, until it is ended. Without `words`, keeps those of the announcement."""
    now, before = server_now(connection), current(connection)
    if before and before.is_maintenance(now):
        raise StarboardError("maintenance-already")
    new = Announcement(clean_text(words)[:LONGEST_WORDS] or (before.words if before else ""), now)
    replace(connection, new, now)
    note(connection, by, "maintenance", "server", is_on=True, words=new.words)
    return new


def end(connection: Connection, by: str | None = None) -> None:
    """Ends maintenance, or withdraws an announcement."""
    if current(connection) is None:
        raise StarboardError("no-announcement")
    replace(connection, None, server_now(connection))
    note(connection, by, "maintenance", "server", is_on=False)


def end_by_start(connection: Connection, started: float) -> None:
    """Ends maintenance that was announced as a restart, if the server was started after it began."""
    before = current(connection)
    if before and before.ends_at_start and before.is_maintenance(started):
        end(connection)


def note_start() -> None:
    """Notes the time of the start. Call it before workers start: they inherit it."""
    os.environ[STARTED] = str(time.time())


def started_at() -> float:
    """Returns when the server was started. Replacing a worker later does not count as a start."""
    return float(os.environ.get(STARTED) or time.time())


def replace(connection: Connection, new: Announcement | None, now: float) -> None:
    """Sets the announcement. If that ends maintenance, records it as a pause of all clocks."""
    before = current(connection)
    if (
        before
        and before.begins is not None
        and before.begins < now
        and (new is None or new.begins != before.begins)
    ):
        connection.execute(insert(pauses).values(began=before.begins, ended=now))
    connection.execute(delete(announcement))
    if new:
        values = {"words": new.words, "begins": new.begins, "ends_at_start": new.ends_at_start}
        connection.execute(insert(announcement).values(one=1, **values))
