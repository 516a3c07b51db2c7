"""Sets apart tables whose match cannot be replayed: the sweep skips them, and lists mark them."""

from sqlalchemy import Connection, update

from starboard.match import StarboardError
from starboard.server.database.schema import tables
from starboard.server.database.writer import Writer
from starboard.server.observe import BROKEN_TABLES, log
from starboard.server.play.frozen import OTHER_RULES, close_match
from starboard.server.play.room import Room

UNFINISHED = ("open", "playing")
LONGEST_REASON = 300


async def note_problem(table: Room, writer: Writer) -> None:
    """Writes that a table cannot be played on, or that it can again. A finished match keeps its result."""
    problem = table.problem
    if (problem is None) == (table.row.broken is None) or table.row.state not in UNFINISHED:
        return
    reason = reason_of(problem) if problem else None

    def write(connection: Connection) -> bool:
        is_new = tables.c.broken.is_(None) if reason else tables.c.broken.is_not(None)
        return (
            connection.execute(
                update(tables).where(tables.c.id == table.id, is_new).values(broken=reason)
            ).rowcount
            == 1
        )

    try:
        is_first = await writer.run(write)
    except Exception:
        log.exception("a table could not be set apart", extra={"table": table.id, "reason": reason})
        return
    if not is_first:
        return  # another worker did it first
    if reason:
        BROKEN_TABLES.inc()
        log.error(
            "a table is set apart: its match cannot be replayed", extra={"table": table.id, "reason": reason}
        )
    else:
        log.info("a table that was set apart can be played on", extra={"table": table.id})


async def close_if_other_rules(table: Room, writer: Writer, now: float) -> bool:
    """Closes a running match that began under other rules. Returns True if the table has to be read again."""
    row = table.row
    if table.problem is None or table.problem.key != OTHER_RULES or row.state != "playing":
        return False
    try:
        is_first = await writer.run(lambda connection: close_match(connection, row, now))
    except Exception:
        log.exception("a match under other rules could not be closed", extra={"table": table.id})
        return False
    if is_first:
        log.warning(
            "a match was closed: it began under other rules",
            extra={"table": table.id, "version": row.version},
        )
    return True


def reason_of(problem: StarboardError) -> str:
    """Returns why the match cannot be replayed, for the operator."""
    cause = problem.__cause__
    words = (
        str(problem) if cause is None else str(cause) if isinstance(cause, StarboardError) else repr(cause)
    )
    return words[:LONGEST_REASON]
