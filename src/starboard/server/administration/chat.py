"""Removing a line of chat. Reports that quote it keep it for the operators."""

import time

from sqlalchemy import Connection, select, update

from starboard.match import StarboardError
from starboard.server.administration.log import note
from starboard.server.database.schema import chat


def remove_line(connection: Connection, line: int, by: str | None = None) -> None:
    """Removes a line of chat for everybody."""
    row = connection.execute(select(chat).where(chat.c.id == line)).one_or_none()
    if row is None or row.removed is not None:
        raise StarboardError("no-line")
    connection.execute(update(chat).where(chat.c.id == line).values(text="", removed=time.time()))
    note(connection, by, "remove-line", f"person {row.person}", table=row.table_id, line=line)
