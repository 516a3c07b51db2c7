"""Operators' API for people."""

from functools import partial
from typing import Annotated

from litestar import Response, delete, get, post
from litestar.params import Parameter
from msgspec import Struct

from starboard.server.administration.people import Found, find_people, reset_name
from starboard.server.administration.personal_data import PersonalData, export
from starboard.server.administration.watch import Watch
from starboard.server.keys import Keys
from starboard.server.people import Person
from starboard.server.play.hub import Hub
from starboard.server.tables import Tables
from starboard.server.web.answers import ANSWERS
from starboard.server.web.personal_data import FILE, erase_person


class NameReset(Struct):
    """A person whose name was removed."""

    person: str


class Gone(Struct):
    """A person whose data were erased."""

    person: str


@get("/people", responses=ANSWERS)
async def people(
    hub: Hub,
    called: Annotated[str, Parameter(min_length=1, max_length=40, description="An id, or part of a name.")],
) -> list[Found]:
    """For operators: finds people by their id or part of their name, the newest first."""
    return await hub.database.read(partial(find_people, typed=called))


@post("/people/{person_id:str}/reset-name", responses=ANSWERS, status_code=200)
async def reset_a_name(person_id: str, operator: Person, hub: Hub, watch: Watch) -> NameReset:
    """For operators: removes a person's name. They may choose another."""
    await hub.writer.run(partial(reset_name, person=person_id, by=operator.id))
    await watch.look()
    return NameReset(person_id)


@post("/people/{person_id:str}/export", responses=ANSWERS, status_code=200)
async def export_data(person_id: str, operator: Person, hub: Hub) -> Response[PersonalData]:
    """For operators: returns all data kept about a person. The log notes the access."""
    return Response(await hub.writer.run(partial(export, person=person_id, by=operator.id)), headers=FILE)


@delete("/people/{person_id:str}", responses=ANSWERS, status_code=200)
async def erase_data(person_id: str, operator: Person, keys: Keys, tables: Tables, watch: Watch) -> Gone:
    """For operators: erases a person permanently. Matches stay, nameless; running ones count as left."""
    await erase_person(person_id, keys, tables, watch, by=operator.id)
    return Gone(person_id)
