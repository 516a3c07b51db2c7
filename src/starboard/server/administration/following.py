"""What acts of operators mean for a worker's memory and for those connected to it."""

from functools import partial

from starboard.server.administration.log import Entry
from starboard.server.administration.watch import Watch
from starboard.server.play.hub import Hub
from starboard.server.play.messages import LineRemoved


def follow(watch: Watch) -> None:
    """Follows all acts that change more than the database."""
    watch.on("remove-line", partial(tell_removed, watch.hub))
    watch.on("reset-name", partial(forget_name, watch.hub))


async def tell_removed(hub: Hub, entry: Entry) -> None:
    """A line of chat is gone from every screen."""
    if table := hub.tables.get(entry.details["table"]):
        table.tell(LineRemoved(entry.details["line"]))


async def forget_name(hub: Hub, entry: Entry) -> None:
    """A person, and the others at the same device, have no name at any table."""
    person = entry.subject.removeprefix("person ")
    for table in tuple(hub.tables.values()):
        if table.problem is None and table.seats_of(person):
            await hub.read_again(table)
    hub.renamed(person, "")
