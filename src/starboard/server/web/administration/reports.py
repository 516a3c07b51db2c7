"""Operators' API for players' reports."""

from functools import partial
from typing import Literal

from litestar import get, post

from starboard.server.administration.reports import Report, all_reports, resolve
from starboard.server.administration.watch import Watch
from starboard.server.people import Person
from starboard.server.play.hub import Hub
from starboard.server.web.administration.guard import Number
from starboard.server.web.answers import ANSWERS

IS_OPEN = {"open": True, "resolved": False, "all": None}


@get("/reports", responses=ANSWERS)
async def reports(
    hub: Hub,
    which: Literal["open", "resolved", "all"] = "open",
    before: Number | None = None,
) -> list[Report]:
    """For operators: returns players' reports, the newest first; `before`: only those older than this one."""
    return await hub.database.read(partial(all_reports, is_open=IS_OPEN[which], before=before))


@post("/reports/{report_id:int}/resolve", responses=ANSWERS, status_code=200)
async def resolve_report(report_id: Number, operator: Person, hub: Hub, watch: Watch) -> list[Report]:
    """For operators: closes a report and returns the open ones."""
    await hub.writer.run(partial(resolve, number=report_id, by=operator.id))
    await watch.look()
    return await hub.database.read(all_reports)
