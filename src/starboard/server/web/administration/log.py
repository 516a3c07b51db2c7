"""Operators' API for the operator log."""

from functools import partial

from litestar import get

from starboard.server.administration.log import Entry, entries
from starboard.server.play.hub import Hub
from starboard.server.web.administration.guard import Number
from starboard.server.web.answers import ANSWERS


@get("/log", responses=ANSWERS)
async def log(hub: Hub, before: Number | None = None) -> list[Entry]:
    """For operators: returns what operators have done, the newest first; `before`: only older entries."""
    return await hub.database.read(partial(entries, before=before))
