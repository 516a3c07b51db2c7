"""Reporting a person at a table to the operators."""

from functools import partial
from typing import Annotated, Any

from litestar import Request, post
from msgspec import Meta, Struct

from starboard.match import StarboardError
from starboard.server.administration.reports import Kind, NewReport, has_spoken, report
from starboard.server.limits import Limits
from starboard.server.names import clean_text
from starboard.server.people import Person
from starboard.server.play.hub import Hub
from starboard.server.web.answers import ANSWERS
from starboard.server.web.play import watchable_room
from starboard.server.web.security import address_of


class Complaint(Struct, forbid_unknown_fields=True):
    """Who is reported, and why. `line`: the line of chat in question, which operators see in context."""

    whom: Annotated[str, Meta(min_length=1, max_length=16)]
    kind: Kind
    text: Annotated[str, Meta(max_length=500)] = ""
    line: Annotated[int, Meta(ge=1, le=2**31 - 1)] | None = None


class Thanks(Struct):
    """The number of a report, which only operators see."""

    number: int


@post("/api/tables/{table_id:str}/reports", responses=ANSWERS)
async def new_report(
    request: Request[Any, Any, Any], table_id: str, data: Complaint, person: Person, hub: Hub
) -> Thanks:
    """Reports a person at a table to the operators, as a player or spectator. The person is not notified."""
    table = await watchable_room(request, table_id, hub)
    if data.whom == person.id:
        raise StarboardError("own-report")
    is_here = data.whom in (*table.owners, table.row.host)
    if not is_here and not await hub.database.read(partial(has_spoken, table=table_id, person=data.whom)):
        raise StarboardError("not-here")
    limits: Limits = request.app.state.limits
    limits.reports.check(person.id, address_of(request))
    new = NewReport(
        reporter=person.id,
        person=data.whom,
        name=table.who(data.whom).name[:40],
        table=table_id,
        number=table.play.number if table.play else 0,
        kind=data.kind,
        text=clean_text(data.text),
        line=data.line,
    )
    return Thanks(await hub.writer.run(partial(report, new=new)))
