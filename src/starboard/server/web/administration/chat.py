"""Operators' API for chat."""

from functools import partial

from litestar import delete
from msgspec import Struct

from starboard.server.administration.chat import remove_line
from starboard.server.administration.watch import Watch
from starboard.server.people import Person
from starboard.server.play.hub import Hub
from starboard.server.web.administration.guard import Number
from starboard.server.web.answers import ANSWERS


class Removed(Struct):
    """The removed line of chat."""

    line: int


@delete("/chat/{line:int}", responses=ANSWERS, status_code=200)
async def remove_chat_line(line: Number, operator: Person, hub: Hub, watch: Watch) -> Removed:
    """For operators: removes a line of chat, immediately and for everybody at the table."""
    await hub.writer.run(partial(remove_line, line=line, by=operator.id))
    await watch.look()
    return Removed(line)
