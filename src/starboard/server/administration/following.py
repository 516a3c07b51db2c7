"""Applies operators' acts to a worker's memory and to the clients connected to it."""

from functools import partial

from sqlalchemy import Connection, or_, select

from starboard.server.administration.log import Entry
from starboard.server.administration.maintenance import current
from starboard.server.administration.watch import Watch
from starboard.server.database.schema import seats, tables
from starboard.server.play.hub import Hub
from starboard.server.play.messages import LineRemoved


def follow(watch: Watch) -> None:
    """Registers handlers for all acts that change more than the database."""
    watch.on("remove-line", partial(tell_removed, watch.hub))
    watch.on("reset-name", partial(forget_name, watch.hub))
    for act in ("end-match", "rewind-match", "repair-match"):
        watch.on(act, partial(look_at_table, watch.hub))
    watch.on("erase", partial(forget_person, watch.hub))
    for act in ("announce", "maintenance"):
        watch.on(act, partial(tell_announcement, watch.hub))


async def tell_removed(hub: Hub, entry: Entry) -> None:
    """Removes a line of chat from every screen."""
    if table := hub.tables.get(entry.details["table"]):
        table.tell(LineRemoved(entry.details["line"]))


async def forget_name(hub: Hub, entry: Entry) -> None:
    """Removes the names of a person, and of others on the same device, from all tables."""
    person = entry.subject.removeprefix("person ")
    for table in tuple(hub.tables.values()):
        if table.problem is None and table.seats_of(person):
            await hub.read_again(table)
    hub.renamed(person, "")


async def look_at_table(hub: Hub, entry: Entry) -> None:
    """Reads a table again whose match was ended, rewound or repaired."""
    await hub.look_again(entry.subject.removeprefix("table "))


async def forget_person(hub: Hub, entry: Entry) -> None:
    """Reads the tables of an erased person again: a nameless stand-in has their seats."""
    stand_in, waiting = entry.subject.removeprefix("person "), entry.details["tables"]

    def read(connection: Connection) -> list[str]:
        is_there = or_(seats.c.person == stand_in, tables.c.host == stand_in)
        mine = select(tables.c.id).join(seats, seats.c.table_id == tables.c.id).where(is_there).distinct()
        return [*connection.execute(mine).scalars(), *waiting]

    for table_id in await hub.database.read(read):
        await hub.look_again(table_id)


async def tell_announcement(hub: Hub, _: Entry | None = None) -> None:
    """Shows the announcement to everybody, and stops or resumes clocks."""
    hub.announce(await hub.database.read(current))
    await hub.time.beat()
    hub.follow_pause()
