"""Somebody who was banned leaves all tables: a running match as if they had left it, an open table as if they had got up."""

from contextlib import suppress

from sqlalchemy import select

from starboard.match import StarboardError
from starboard.server.database.schema import seats, tables
from starboard.server.observe import log
from starboard.server.play.acts import Leave
from starboard.server.tables import Tables


async def leave_all_tables(all_tables: Tables, person: str) -> None:
    """Takes a person from every table. What is left already stays as it is: several workers may do this at once."""
    is_there = (seats.c.person == person) | (seats.c.invited == person)
    unfinished = tables.c.state.in_(("open", "playing"))
    found = (
        select(tables.c.id, tables.c.state)
        .join(seats, seats.c.table_id == tables.c.id)
        .where(is_there, unfinished)
        .distinct()
    )
    for table, state in await all_tables.hub.database.read(
        lambda connection: list(connection.execute(found))
    ):
        try:
            await (
                leave_match(all_tables, person, table)
                if state == "playing"
                else stand_up(all_tables, person, table)
            )
        except Exception:
            log.exception("somebody banned could not be taken from a table", extra={"table": table})


async def leave_match(all_tables: Tables, person: str, table_id: str) -> None:
    """Leaves a match that goes on, with all seats."""
    with suppress(StarboardError):  # it is set apart
        table = await all_tables.hub.room(table_id)
        for seat in table.seats_of(person):
            with suppress(StarboardError):  # left already
                await all_tables.hub.act(table, Leave(seat), None)


async def stand_up(all_tables: Tables, person: str, table_id: str) -> None:
    """Gives up seats at a table whose match has not begun; a host's table is closed."""
    with suppress(StarboardError):  # it has begun meanwhile, or another worker was faster
        await all_tables.stand_up_as(person, table_id)
