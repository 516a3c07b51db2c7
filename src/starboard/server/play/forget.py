"""Ends tables that nobody uses any more: they fill lists and count towards their owners' limits."""

from contextlib import suppress
from functools import partial
from typing import Any

from sqlalchemy import Connection, Select, distinct, func, select, update

from starboard.match import StarboardError
from starboard.server.database.schema import seats, tables
from starboard.server.observe import log
from starboard.server.play.acts import Leave
from starboard.server.play.clock import DAY
from starboard.server.play.hub import Hub

BATCH = 20
"""Tables of each kind that are ended in one go."""


def unfinished_solo() -> "Select[Any]":
    """Selects running matches of one person against bots, the longest idle first. No other person waits."""
    people = (
        select(func.count(distinct(seats.c.person))).where(seats.c.table_id == tables.c.id).scalar_subquery()
    )
    return select(tables.c.id).where(tables.c.state == "playing", people == 1).order_by(tables.c.changed)


def waiting_tables() -> "Select[Any]":
    """Selects tables whose match has not begun, the longest idle first."""
    return select(tables.c.id).where(tables.c.state == "open").order_by(tables.c.changed)


async def forget_old(hub: Hub) -> None:
    """Ends a few tables that have been idle for longer than the operator allows."""
    now, settings = hub.time.now(), hub.settings
    for chosen, days, end in (
        (unfinished_solo(), settings.forget_solo, abandon),
        (waiting_tables(), settings.forget_open, close_open),
    ):
        old = chosen.where(tables.c.changed < now - days * DAY).limit(BATCH)
        for table_id in await hub.database.read(partial(ids_of, old)):
            try:
                await end(hub, table_id)
            except Exception:
                log.exception(
                    "an old table could not be ended; trying again later", extra={"table": table_id}
                )
                await postpone(hub, table_id)


def ids_of(chosen: "Select[Any]", connection: Connection) -> list[str]:
    """Returns the ids that a query selects."""
    return list(connection.execute(chosen).scalars())


async def abandon(hub: Hub, table_id: str) -> None:
    """Makes the owner leave a match. The log marks it as forgotten, and the owner can come back."""
    table = await hub.room(table_id)
    if table.frozen:
        return  # loading it has closed it: it began under other rules
    for seat in [seat for seat, sitting in enumerate(table.playing.sittings) if sitting.person]:
        with suppress(StarboardError):  # left already
            await hub.act(table, Leave(seat, forgotten=True), None)


async def close_open(hub: Hub, table_id: str) -> None:
    """Closes a table whose match never began."""
    async with hub.changing(table_id) as table:
        row = table.row

        def write(connection: Connection) -> None:
            still = update(tables).where(
                tables.c.id == row.id, tables.c.changes == row.changes, tables.c.state == "open"
            )
            connection.execute(still.values(state="abandoned", changes=row.changes + 1, address=None))

        await hub.writer.run(write)
        await hub.load(table)


async def postpone(hub: Hub, table_id: str) -> None:
    """Moves a table that cannot be ended to the end of the queue."""
    later = update(tables).where(tables.c.id == table_id).values(changed=hub.time.now())
    await hub.writer.run(lambda connection: connection.execute(later).rowcount)
