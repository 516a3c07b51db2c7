"""Oneself: name, language, and the way to another device."""

from typing import Annotated, Any, Literal

from litestar import Request, Response, get, patch, post
from litestar.datastructures import Cookie
from msgspec import Meta, Struct

from starboard.server.people import Name, People, Person
from starboard.server.play.hub import Hub
from starboard.server.statistics import Statistics, statistics_of
from starboard.server.web.answers import ANSWERS, language_of
from starboard.server.web.security import COOKIE, visitor

YEAR = 365 * 86400


class Change(Struct, forbid_unknown_fields=True):
    """A new name or language."""

    name: Name | None = None
    language: Literal["en", "ru"] | None = None


class Code(Struct):
    """To be typed on another device before it expires (seconds since 1970)."""

    code: str
    expires: float


class Typed(Struct, forbid_unknown_fields=True):
    """A code as it was typed."""

    code: Annotated[str, Meta(min_length=1, max_length=40)]


def with_cookie(person: Person, key: str, is_secure: bool) -> Response[Person]:
    """An answer that makes the browser keep the key."""
    cookie = Cookie(COOKIE, value=key, max_age=YEAR, httponly=True, samesite="lax", secure=is_secure, path="/")
    return Response(person, cookies=[cookie])


@get("/api/me", responses=ANSWERS)
async def me(request: Request[Any, Any, Any], people: People) -> Response[Person]:
    """Who I am. At the first visit an identity is made, and a cookie keeps it."""
    person = await visitor(request)
    if person:
        return Response(person)
    person, key = await people.new(language_of(request))
    return with_cookie(person, key, request.app.state.settings.secure)


@patch("/api/me", responses=ANSWERS)
async def change_me(data: Change, person: Person, people: People, hub: Hub) -> Person:
    """Another name, another language."""
    changed = await people.change(person, data.name, data.language)
    hub.renamed(changed.id, changed.name)
    return changed


@get("/api/me/statistics", responses=ANSWERS)
async def my_statistics(person: Person, hub: Hub) -> Statistics:
    """What I have played: results by game and opponent, points, ratings over time."""
    return await statistics_of(person, hub.database)


@post("/api/me/code", responses=ANSWERS)
async def new_code(person: Person, people: People) -> Code:
    """A code that carries my identity to another device."""
    return Code(*await people.new_code(person))


@post("/api/me/carry", responses=ANSWERS, status_code=200)
async def carry(request: Request[Any, Any, Any], data: Typed, people: People) -> Response[Person]:
    """Becomes, on this device, the person whose code this is."""
    key = await people.carry(data.code)
    person = await people.find(key)
    assert person
    return with_cookie(person, key, request.app.state.settings.secure)


@post("/api/me/key", responses=ANSWERS)
async def new_key(people: People, language: Literal["en", "ru"] = "en") -> "NewKey":
    """An identity for a program: it shows the key as `Authorization: Bearer KEY`."""
    person, key = await people.new(language)
    return NewKey(person, key)


class NewKey(Struct):
    """An identity and its key, which nobody else may see."""

    person: Person
    key: str
