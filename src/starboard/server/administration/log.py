"""The operator log: who did what, and when. Workers follow it to learn what changed."""

import time
from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, insert, select

from starboard.server.database.schema import operator_log, people

LOG_LOCK = 7827_2028
LONGEST_PAGE = 200

Detail = str | int | float | bool | list[str] | None
"""What an act may note besides who did what to whom; each act has its own details."""


class Entry(Struct, frozen=True):
    """An operator's act. `operator` and `name`: who did it; none: the command line, or the server itself."""

    id: int
    at: float
    operator: str | None
    act: str
    subject: str
    details: dict[str, Any]
    name: str = ""


def note(connection: Connection, by: str | None, act: str, subject: str, **details: Detail) -> None:
    """Appends an act to the log, in the transaction that does it."""
    if connection.dialect.name == "postgresql":  # ids are committed in order: workers that follow miss none
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOG_LOCK})")
    values = {"at": time.time(), "operator": by, "act": act, "subject": subject, "details": details}
    connection.execute(insert(operator_log).values(values))


def entries(connection: Connection, before: int | None = None, most: int = LONGEST_PAGE) -> list[Entry]:
    """Returns up to `most` acts, the newest first; with `before`, only those older than that one."""
    named = select(operator_log, people.c.name).outerjoin(people, people.c.id == operator_log.c.operator)
    older = named if before is None else named.where(operator_log.c.id < before)
    return [entry_of(row) for row in connection.execute(older.order_by(operator_log.c.id.desc()).limit(most))]


def entries_after(connection: Connection, last: int) -> list[Entry]:
    """Returns the acts newer than `last`, in order."""
    newer = select(operator_log).where(operator_log.c.id > last).order_by(operator_log.c.id)
    return [entry_of(row) for row in connection.execute(newer)]


def entry_of(row: Any) -> Entry:
    """Returns the entry of a row."""
    name = getattr(row, "name", None) or ""
    return Entry(row.id, row.at, row.operator, row.act, row.subject, row.details or {}, name)
