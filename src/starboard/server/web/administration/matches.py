"""Matches, by operators: what goes on, what was set apart; ending, rewinding and repairing them."""

from functools import partial
from typing import Annotated, Literal

from litestar import get, post
from msgspec import Meta, Struct

from starboard.server.administration.matches import (
    MatchLine,
    MatchReport,
    end_match,
    lines,
    repair_match,
    report,
    rewind_match,
)
from starboard.server.administration.watch import Watch
from starboard.server.people import Person
from starboard.server.play.hub import Hub
from starboard.server.web.answers import ANSWERS

Reason = Annotated[str, Meta(max_length=300, description="Told to the players.")]


class End(Struct, forbid_unknown_fields=True):
    """Why a match is ended. `is_rated`: those who left it lose to those who did not."""

    reason: Reason = ""
    is_rated: bool = False


class Rewind(Struct, forbid_unknown_fields=True):
    """How many acts are kept, and why."""

    to: Annotated[int, Meta(ge=0)]
    reason: Reason = ""


class Repair(Struct, forbid_unknown_fields=True):
    """`cut`: goes on from the last act that can be replayed."""

    cut: bool = False
    reason: Reason = ""


@get("/matches", responses=ANSWERS)
async def matches(hub: Hub, which: Literal["playing", "broken"] = "playing") -> list[MatchLine]:
    """For operators: matches that go on, or tables that were set apart."""
    return await hub.database.read(partial(lines, is_broken=which == "broken"))


@get("/matches/{table_id:str}", responses=ANSWERS)
async def match_report(table_id: str, hub: Hub) -> MatchReport:
    """For operators: where a match stands, its turns, and why it cannot be replayed. Nothing hidden is told."""
    return await hub.database.read(partial(report, table_id=table_id))


@post("/matches/{table_id:str}/end", responses=ANSWERS, status_code=200)
async def end(table_id: str, data: End, operator: Person, hub: Hub, watch: Watch) -> MatchReport:
    """For operators: ends a match that goes on. Nobody has won it; the players are told why."""
    work = partial(end_match, table_id=table_id, reason=data.reason, by=operator.id, is_rated=data.is_rated)
    await hub.writer.run(work)
    return await told(table_id, hub, watch)


@post("/matches/{table_id:str}/rewind", responses=ANSWERS, status_code=200)
async def rewind(table_id: str, data: Rewind, operator: Person, hub: Hub, watch: Watch) -> MatchReport:
    """For operators: goes back to an earlier moment of a match. It is no longer rated."""
    await hub.writer.run(
        partial(rewind_match, table_id=table_id, to=data.to, reason=data.reason, by=operator.id)
    )
    return await told(table_id, hub, watch)


@post("/matches/{table_id:str}/repair", responses=ANSWERS, status_code=200)
async def repair(table_id: str, data: Repair, operator: Person, hub: Hub, watch: Watch) -> MatchReport:
    """For operators: tries a table again that was set apart, or lets it go on from the last act that can be replayed."""
    await hub.writer.run(
        partial(repair_match, table_id=table_id, reason=data.reason, by=operator.id, cut=data.cut)
    )
    return await told(table_id, hub, watch)


async def told(table_id: str, hub: Hub, watch: Watch) -> MatchReport:
    """Everybody is told; then the match as it is now."""
    await watch.look()
    return await hub.database.read(partial(report, table_id=table_id))
