"""The caller's identity: name, language, statistics, and moving to another device."""

import time
from typing import Annotated, Any

from litestar import Request, Response, get, patch, post
from msgspec import Meta, Struct

from starboard.match import StarboardError
from starboard.server.administration.watch import Watch
from starboard.server.devices import device_of
from starboard.server.keys import Keys
from starboard.server.people import Name, People, Person
from starboard.server.play.hub import Hub
from starboard.server.statistics import Statistics, statistics_of
from starboard.server.web.answers import ANSWERS, language_of
from starboard.server.web.cookie import cookie_with, held_keys
from starboard.server.web.identities import Held, arrive
from starboard.server.web.security import bearer_of, check_standing, device_here, visit_of
from starboard.words import DEFAULT, Language

WEEK = 7 * 86400.0
"""Seconds after which the cookie is renewed, so that it lasts a year from the last visit."""


class Myself(Person, frozen=True, omit_defaults=True):
    """The caller. For operators, also that they are one, and the number of open reports.

    `notice`: that the caller is banned or muted, until when and why, as text.
    """

    is_operator: bool = False
    open_reports: int = 0
    notice: str = ""


class Change(Struct, forbid_unknown_fields=True):
    """A new name or language."""

    name: Name | None = None
    language: Language | None = None


class Code(Struct):
    """A code to type on another device before it expires (seconds since 1970)."""

    code: str
    expires: float


class Typed(Struct, forbid_unknown_fields=True):
    """A code as typed."""

    code: Annotated[str, Meta(min_length=1, max_length=40)]


@get("/api/me", responses=ANSWERS)
async def me(request: Request[Any, Any, Any], people: People, keys: Keys, watch: Watch) -> Response[Myself]:
    """Returns the caller. The first visit creates an identity and a cookie, which visits renew for a year."""
    visit = await visit_of(request)
    held = held_keys(request)
    if visit is None:
        await check_standing(request, "ban")  # no new identities for a banned address
        person, key = await people.new(
            language_of(request), device_of(request.headers.get("user-agent", ""), False)
        )
        return Response(
            Myself(person.id, person.name, person.language), cookies=[cookie_with([key, *held[1:]], request)]
        )
    if bearer_of(request) or time.time() < visit.renewed + WEEK:
        return Response(await myself(request, visit.person, watch))
    await keys.note_renewal(visit)
    return Response(await myself(request, visit.person, watch), cookies=[cookie_with(held, request)])


async def myself(request: Request[Any, Any, Any], person: Person, watch: Watch) -> Myself:
    """Returns a person as they see themselves."""
    is_operator, notice = person.id in watch.bans.operators, ""
    try:
        await check_standing(request, "ban")
        await check_standing(request, "mute")
    except StarboardError as restriction:
        notice = restriction.words(language_of(request))
    open_reports = watch.open_reports if is_operator else 0
    return Myself(person.id, person.name, person.language, is_operator, open_reports, notice)


@patch("/api/me", responses=ANSWERS)
async def change_me(
    request: Request[Any, Any, Any], data: Change, person: Person, people: People, hub: Hub
) -> Person:
    """Changes the caller's name or language. Somebody muted cannot change the name."""
    if data.name is not None:
        await check_standing(request, "mute")
    changed = await people.change(person, data.name, data.language)
    hub.renamed(changed.id, changed.name)
    return changed


@get("/api/me/statistics", responses=ANSWERS)
async def my_statistics(person: Person, hub: Hub) -> Statistics:
    """Returns the caller's statistics: results by game and opponent, points, ratings over time."""
    return await statistics_of(person, hub.database)


@post("/api/me/code", responses=ANSWERS)
async def new_code(person: Person, people: People) -> Code:
    """Returns a code that signs another device in as the caller."""
    return Code(*await people.new_code(person))


@post("/api/me/carry", responses=ANSWERS, status_code=200)
async def carry(request: Request[Any, Any, Any], data: Typed, people: People, keys: Keys) -> Response[Person]:
    """Signs this device in as the person whose code this is. The device also keeps its previous identity."""
    (await Held.of(request, keys)).check_room()
    return await arrive(request, keys, await people.carry(data.code, device_here(request)))


@post("/api/me/key", responses=ANSWERS)
async def new_key(request: Request[Any, Any, Any], people: People, language: Language = DEFAULT) -> "NewKey":
    """Creates an identity for a program, which sends the key as `Authorization: Bearer KEY`."""
    person, key = await people.new(language, device_of(request.headers.get("user-agent", ""), True))
    return NewKey(person, key)


class NewKey(Struct):
    """An identity and its secret key."""

    person: Person
    key: str
