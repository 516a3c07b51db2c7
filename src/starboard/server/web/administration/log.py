"""What operators have done."""

from functools import partial
from typing import Annotated

from litestar import get
from litestar.params import Parameter

from starboard.server.administration.log import Entry, entries
from starboard.server.play.hub import Hub
from starboard.server.web.answers import ANSWERS


@get("/log", responses=ANSWERS)
async def log(
    hub: Hub, before: Annotated[int | None, Parameter(ge=0, le=2**31 - 1, description="Only what is older than this entry.")] = None
) -> list[Entry]:
    """For operators: what operators have done, the newest first."""
    return await hub.database.read(partial(entries, before=before))
