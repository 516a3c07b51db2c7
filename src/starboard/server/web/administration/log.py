"""What operators have done."""

from functools import partial

from litestar import get

from starboard.server.administration.log import Entry, entries
from starboard.server.play.hub import Hub
from starboard.server.web.administration.guard import Number
from starboard.server.web.answers import ANSWERS


@get("/log", responses=ANSWERS)
async def log(hub: Hub, before: Number | None = None) -> list[Entry]:
    """For operators: what operators have done, the newest first; `before`: only what is older than this entry."""
    return await hub.database.read(partial(entries, before=before))
