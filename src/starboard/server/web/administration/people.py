"""People, by operators."""

from functools import partial

from litestar import post
from msgspec import Struct

from starboard.server.administration.people import reset_name
from starboard.server.administration.watch import Watch
from starboard.server.people import Person
from starboard.server.play.hub import Hub
from starboard.server.web.answers import ANSWERS


class NameReset(Struct):
    """Somebody who has no name any more."""

    person: str


@post("/people/{person_id:str}/reset-name", responses=ANSWERS, status_code=200)
async def reset_a_name(person_id: str, operator: Person, hub: Hub, watch: Watch) -> NameReset:
    """For operators: takes a person's name away. They may choose another."""
    await hub.writer.run(partial(reset_name, person=person_id, by=operator.id))
    await watch.look()
    return NameReset(person_id)
