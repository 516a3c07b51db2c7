"""Downloading one's own data, and deleting one's identity."""

from functools import partial
from typing import Any

from litestar import Request, Response, delete, get

from starboard.server.administration.erasure import erase
from starboard.server.administration.leaving import leave_all_tables
from starboard.server.administration.personal_data import PersonalData, data_of
from starboard.server.administration.watch import Watch
from starboard.server.keys import Keys
from starboard.server.people import Person
from starboard.server.tables import Tables
from starboard.server.web.answers import ANSWERS
from starboard.server.web.cookie import cookie_with
from starboard.server.web.identities import Held
from starboard.server.web.security import FOR_BANNED, address_of

FILE = {"content-disposition": 'attachment; filename="starboard-data.json"'}


@get("/api/me/data", responses=ANSWERS)
async def my_data(request: Request[Any, Any, Any], person: Person, watch: Watch) -> Response[PersonalData]:
    """Returns all data kept about the caller, at most ten times an hour."""
    request.app.state.limits.exports.check(person.id, address_of(request))
    return Response(await watch.hub.database.read(partial(data_of, person=person.id)), headers=FILE)


@delete("/api/me", responses=ANSWERS, status_code=200, opt={FOR_BANNED: True})
async def erase_me(
    request: Request[Any, Any, Any], person: Person, keys: Keys, tables: Tables, watch: Watch
) -> Response[None]:
    """Deletes the caller's identity permanently. Matches stay, nameless; running ones count as left."""
    held = await Held.of(request, keys)
    await erase_person(person.id, keys, tables, watch, is_own=True)
    others = [key for key, visit in held.visits.items() if visit.person.id != person.id]
    return Response(None, cookies=[cookie_with(["", *others], request)])


async def erase_person(
    person: str, keys: Keys, tables: Tables, watch: Watch, by: str | None = None, *, is_own: bool = False
) -> None:
    """Erases a person while the server runs. They leave each table first, so that no match has to wait."""
    await leave_all_tables(tables, person)
    await watch.hub.writer.run(partial(erase, person=person, by=by, is_own=is_own))
    await keys.sockets.close_revoked()
    await watch.look()
