"""The server as a whole, by operators: announcements, maintenance, what is forgotten, ratings."""

import asyncio
from functools import partial
from typing import Annotated

from litestar import delete, get, post, put
from msgspec import Meta, Struct

from starboard.server.administration.maintenance import announce, begin, end
from starboard.server.administration.ratings import Found, Recount, find_some, recount
from starboard.server.administration.retention import Cleaned, clean_some, count_old, note_cleaned
from starboard.server.administration.watch import Watch
from starboard.server.people import Person
from starboard.server.play.announcement import Announcement
from starboard.server.play.hub import Hub
from starboard.server.web.answers import ANSWERS

AT_ONCE = 20
"""Matches that are replayed in one go when ratings are counted again: in between, others have their turn."""


class Keeping(Struct):
    """For how many days things are kept (0: for ever), and what would be forgotten now."""

    keep_guests: float
    keep_chat: float
    keep_matches: float
    old: Cleaned


class ServerState(Struct):
    """`now`: the server's time. `maintenance`: since when nothing new begins."""

    now: float
    announcement: Announcement | None
    maintenance: float | None
    keeping: Keeping


class Announce(Struct, forbid_unknown_fields=True):
    """What players are told. `seconds`: from now until maintenance begins, for a restart; none: it is not about that."""

    words: Annotated[str, Meta(min_length=1, max_length=300, pattern=r"\S")]
    seconds: Annotated[float, Meta(ge=0, le=30 * 86400)] | None = None


class Count(Struct, forbid_unknown_fields=True):
    """One game, or all. `is_dry`: nothing is changed, it only tells what would be."""

    game: str | None = None
    is_dry: bool = True


async def server_state(hub: Hub) -> ServerState:
    """How the server is now."""
    old = await hub.database.read(partial(count_old, settings=hub.settings))
    settings = hub.settings
    keeping = Keeping(settings.keep_guests, settings.keep_chat, settings.keep_matches, old)
    return ServerState(hub.time.now(), hub.announcement, hub.time.pauses.ongoing, keeping)


@get("/server", responses=ANSWERS)
async def server(hub: Hub) -> ServerState:
    """For operators: what is announced, whether there is maintenance, and what would be forgotten."""
    return await server_state(hub)


@put("/server/announcement", responses=ANSWERS)
async def new_announcement(data: Announce, operator: Person, hub: Hub, watch: Watch) -> ServerState:
    """For operators: tells all players something. With a moment, maintenance begins then and ends with the next start."""
    begins = None if data.seconds is None else hub.time.now() + data.seconds
    await hub.writer.run(partial(announce, words=data.words, begins=begins, by=operator.id))
    await watch.look()
    return await server_state(hub)


@post("/server/maintenance", responses=ANSWERS, status_code=200)
async def begin_maintenance(operator: Person, hub: Hub, watch: Watch) -> ServerState:
    """For operators: from now on nothing new begins, and clocks stand still."""
    await hub.writer.run(partial(begin, by=operator.id))
    await watch.look()
    return await server_state(hub)


@delete("/server/announcement", responses=ANSWERS, status_code=200)
async def end_announcement(operator: Person, hub: Hub, watch: Watch) -> ServerState:
    """For operators: takes the announcement back, or ends maintenance."""
    await hub.writer.run(partial(end, by=operator.id))
    await watch.look()
    return await server_state(hub)


@post("/server/clean", responses=ANSWERS, status_code=200)
async def clean(operator: Person, hub: Hub) -> ServerState:
    """For operators: forgets now what is older than the settings allow."""
    total = Cleaned()
    while not (cleaned := await hub.writer.run(partial(clean_some, settings=hub.settings))).is_empty:
        total += cleaned
    await hub.writer.run(partial(note_cleaned, total=total, by=operator.id))
    return await server_state(hub)


@post("/server/recount", responses=ANSWERS, status_code=200)
async def recount_ratings(data: Count, operator: Person, hub: Hub) -> Recount:
    """For operators: counts all ratings again from the matches, or only tells what would change."""
    found = Found()
    while await hub.database.read(partial(find_some, game=data.game, found=found, most=AT_ONCE)):
        await asyncio.sleep(0)
    await asyncio.to_thread(found.count)
    work = partial(recount, game=data.game, found=found, by=operator.id, is_dry=data.is_dry)
    return await (hub.database.read(work) if data.is_dry else hub.writer.run(work))
