"""Operators' API for matches: listing, ending, rewinding and repairing them."""

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

Reason = Annotated[str, Meta(max_length=300, description="Shown to the players.")]


class End(Struct, forbid_unknown_fields=True):
    """Why a match is ended. `is_rated`: players who left it lose to those who did not."""

    reason: Reason = ""
    is_rated: bool = False


class Rewind(Struct, forbid_unknown_fields=True):
    """How many acts to keep, and why."""

    to: Annotated[int, Meta(ge=0)]
    reason: Reason = ""


class Repair(Struct, forbid_unknown_fields=True):
    """`cut`: continue from the last act that can be replayed."""

    cut: bool = False
    reason: Reason = ""


@get("/matches", responses=ANSWERS)
async def matches(hub: Hub, which: Literal["playing", "broken"] = "playing") -> list[MatchLine]:
    """For operators: returns running matches, or broken ones."""
    return await hub.database.read(partial(lines, is_broken=which == "broken"))


@get("/matches/{table_id:str}", responses=ANSWERS)
async def match_report(table_id: str, hub: Hub) -> MatchReport:
    """For operators: returns a match's state, its turns and why it cannot be replayed, but nothing hidden."""
    return await hub.database.read(partial(report, table_id=table_id))


@post("/matches/{table_id:str}/end", responses=ANSWERS, status_code=200)
async def end(table_id: str, data: End, operator: Person, hub: Hub, watch: Watch) -> MatchReport:
    """For operators: ends a running match without a winner. The players see the reason."""
    work = partial(end_match, table_id=table_id, reason=data.reason, by=operator.id, is_rated=data.is_rated)
    await hub.writer.run(work)
    return await updated_report(table_id, hub, watch)


@post("/matches/{table_id:str}/rewind", responses=ANSWERS, status_code=200)
async def rewind(table_id: str, data: Rewind, operator: Person, hub: Hub, watch: Watch) -> MatchReport:
    """For operators: rewinds a match to an earlier moment. It is no longer rated."""
    await hub.writer.run(
        partial(rewind_match, table_id=table_id, to=data.to, reason=data.reason, by=operator.id)
    )
    return await updated_report(table_id, hub, watch)


@post("/matches/{table_id:str}/repair", responses=ANSWERS, status_code=200)
async def repair(table_id: str, data: Repair, operator: Person, hub: Hub, watch: Watch) -> MatchReport:
    """For operators: tries again to replay a broken match, or continues it from the last replayable act."""
    await hub.writer.run(
        partial(repair_match, table_id=table_id, reason=data.reason, by=operator.id, cut=data.cut)
    )
    return await updated_report(table_id, hub, watch)


async def updated_report(table_id: str, hub: Hub, watch: Watch) -> MatchReport:
    """Updates all clients, and returns the match as it is now."""
    await watch.look()
    return await hub.database.read(partial(report, table_id=table_id))
