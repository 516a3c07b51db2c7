"""Becoming an operator with a link, and the overview of the operators' page."""

from functools import partial
from typing import Annotated

from litestar import get, post
from msgspec import Meta, Struct

from starboard.server.administration.operators import Operator, all_operators, use_link
from starboard.server.administration.watch import Watch
from starboard.server.people import Person
from starboard.server.play.hub import Hub
from starboard.server.web.answers import ANSWERS


class Link(Struct, forbid_unknown_fields=True):
    """The secret of a link printed by `starboard admin link`."""

    secret: Annotated[str, Meta(min_length=1, max_length=100)]


class Overview(Struct):
    """The operators of this server, and the number of open reports."""

    operators: list[Operator]
    open_reports: int


@post("/api/me/operator", responses=ANSWERS, status_code=200)
async def become_operator(data: Link, person: Person, hub: Hub, watch: Watch) -> Person:
    """Makes the caller an operator, with a link from the command line. It works once, within ten minutes."""
    await hub.writer.run(partial(use_link, secret=data.secret, person=person.id))
    await watch.look()
    return person


@get("/", responses=ANSWERS)
async def overview(hub: Hub, watch: Watch) -> Overview:
    """For operators: returns all operators, and the number of open reports."""
    await watch.look()
    return Overview(await hub.database.read(all_operators), watch.open_reports)
