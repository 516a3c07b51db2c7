"""Operators' API for the server as a whole: announcements, maintenance, deleting old data, ratings."""

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
"""Matches replayed in one read when ratings are recounted. Other reads run in between."""


class Keeping(Struct):
    """How many days data are kept (0: forever), and how much would be deleted now."""

    keep_guests: float
    keep_chat: float
    keep_matches: float
    old: Cleaned


class ServerState(Struct):
    """The state of the server. `now`: its time; `maintenance`: when maintenance began, if it has."""

    now: float
    announcement: Announcement | None
    maintenance: float | None
    keeping: Keeping


class Announce(Struct, forbid_unknown_fields=True):
    """A text for all players. `seconds`: from now until maintenance for a restart; none: no maintenance."""

    words: Annotated[str, Meta(min_length=1, max_length=300, pattern=r"\S")]
    seconds: Annotated[float, Meta(ge=0, le=30 * 86400)] | None = None


class Count(Struct, forbid_unknown_fields=True):
    """One game, or all. `is_dry`: change nothing, and only return what would change."""

    game: str | None = None
    is_dry: bool = True


async def server_state(hub: Hub) -> ServerState:
    """Returns the state of the server."""
    old = await hub.database.read(partial(count_old, settings=hub.settings))
    settings = hub.settings
    keeping = Keeping(settings.keep_guests, settings.keep_chat, settings.keep_matches, old)
    return ServerState(hub.time.now(), hub.announcement, hub.time.pauses.ongoing, keeping)


@get("/server", responses=ANSWERS)
async def server(hub: Hub) -> ServerState:
    """For operators: returns the announcement, maintenance, and how much old data there is."""
    return await server_state(hub)


@put("/server/announcement", responses=ANSWERS)
async def new_announcement(data: Announce, operator: Person, hub: Hub, watch: Watch) -> ServerState:
    """For operators: sets the announcement. Maintenance begins after `seconds` and ends with a restart."""
    begins = None if data.seconds is None else hub.time.now() + data.seconds
    await hub.writer.run(partial(announce, words=data.words, begins=begins, by=operator.id))
    await watch.look()
    return await server_state(hub)


@post("/server/maintenance", responses=ANSWERS, status_code=200)
async def begin_maintenance(operator: Person, hub: Hub, watch: Watch) -> ServerState:
    """For operators: begins maintenance. Nothing new begins, and clocks stand still."""
    await hub.writer.run(partial(begin, by=operator.id))
    await watch.look()
    return await server_state(hub)


@delete("/server/announcement", responses=ANSWERS, status_code=200)
async def end_announcement(operator: Person, hub: Hub, watch: Watch) -> ServerState:
    """For operators: withdraws the announcement, or ends maintenance."""
    await hub.writer.run(partial(end, by=operator.id))
    await watch.look()
    return await server_state(hub)


@post("/server/clean", responses=ANSWERS, status_code=200)
async def clean(operator: Person, hub: Hub) -> ServerState:
    """For operators: deletes all data older than the settings allow."""
    total = Cleaned()
    while not (cleaned := await hub.writer.run(partial(clean_some, settings=hub.settings))).is_empty:
        total += cleaned
    await hub.writer.run(partial(note_cleaned, total=total, by=operator.id))
    return await server_state(hub)


@post("/server/recount", responses=ANSWERS, status_code=200)
async def recount_ratings(data: Count, operator: Person, hub: Hub) -> Recount:
    """For operators: recounts all ratings from the matches, or only returns what would change."""
    found = Found()
    while await hub.database.read(partial(find_some, game=data.game, found=found, most=AT_ONCE)):
        await asyncio.sleep(0)
    await asyncio.to_thread(found.count)
    work = partial(recount, game=data.game, found=found, by=operator.id, is_dry=data.is_dry)
    return await (hub.database.read(work) if data.is_dry else hub.writer.run(work))
