"""Removes a banned person from all tables, as if they had left each match and each open table themselves."""

from contextlib import suppress

from sqlalchemy import select

from starboard.match import StarboardError
from starboard.server.database.schema import seats, tables
from starboard.server.observe import log
from starboard.server.play.acts import Leave
from starboard.server.tables import Tables


async def leave_all_tables(all_tables: Tables, person: str) -> None:
    """Removes a person from every table. Several workers may do this at the same time."""
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
            log.exception("a banned person could not be removed from a table", extra={"table": table})


async def leave_match(all_tables: Tables, person: str, table_id: str) -> None:
    """Leaves a running match, with all seats."""
    with suppress(StarboardError):  # the match is broken
        table = await all_tables.hub.room(table_id)
        for seat in table.seats_of(person):
            with suppress(StarboardError):  # already left
                await all_tables.hub.act(table, Leave(seat), None)


async def stand_up(all_tables: Tables, person: str, table_id: str) -> None:
    """Gives up the seats at a table whose match has not begun. Closes the table if the person is its host."""
    with suppress(StarboardError):  # the match has begun meanwhile, or another worker was faster
        await all_tables.stand_up_as(person, table_id)
