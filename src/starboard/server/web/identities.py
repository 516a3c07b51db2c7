"""The identities of one browser: adding one, switching between them, signing out."""

from typing import Any

from litestar import Request, Response, delete, get, post
from litestar.datastructures import Cookie
from msgspec import Struct

from starboard.match import StarboardError
from starboard.server.keys import Keys, Visit
from starboard.server.people import Person
from starboard.server.web.answers import ANSWERS
from starboard.server.web.cookie import MOST_HELD, cookie_with, held_keys

AnyRequest = Request[Any, Any, Any]


class Identity(Struct):
    """An identity on this device. `is_current`: it is in use."""

    id: str
    name: str
    is_current: bool


class Held:
    """The identities that a browser has keys for, without revoked keys."""

    def __init__(self, visits: dict[str, Visit], current: str) -> None:
        self.visits = visits
        self.current = current

    @classmethod
    async def of(cls, request: AnyRequest, keys: Keys) -> "Held":
        shown = held_keys(request)
        found = await keys.find_all(filter(None, shown))
        return cls({key: found[key] for key in shown if key in found}, shown[0])

    def key_of(self, person: str) -> str:
        """Returns the key of one of these identities, or raises."""
        for key, visit in self.visits.items():
            if visit.person.id == person:
                return key
        raise StarboardError("no-identity-here")

    async def drop_blank(self, keys: Keys) -> None:
        """Drops the current identity if it was never used, so that lists do not fill with unused guests."""
        visit = self.visits.get(self.current)
        if visit and await keys.is_blank(visit):
            await self.drop(self.current, keys)

    async def drop(self, key: str, keys: Keys) -> None:
        """Signs this browser out of one of its identities."""
        visit = self.visits.pop(key)
        await keys.revoke(visit.person.id, visit.key)

    @property
    def has_room(self) -> bool:
        """Whether the browser can hold one more identity."""
        return len(self.visits) < MOST_HELD

    def check_room(self) -> None:
        """Raises if the browser cannot hold one more identity."""
        if not self.has_room:
            raise StarboardError("too-many-identities", most=MOST_HELD)


async def adopt_key(request: AnyRequest, keys: Keys, key: str) -> tuple[Person, Cookie]:
    """Adds a key to this browser and switches to it. Returns its person, and the cookie with all keys."""
    held = await Held.of(request, keys)
    visit = await keys.find(key)
    assert visit
    for old, before in list(held.visits.items()):
        if before.person.id == visit.person.id:
            await held.drop(old, keys)
    await held.drop_blank(keys)
    return visit.person, cookie_with([key, *held.visits], request)


async def arrive(request: AnyRequest, keys: Keys, key: str) -> Response[Person]:
    """Answers with the person of a new key, and the cookie that switches the browser to it."""
    person, cookie = await adopt_key(request, keys, key)
    return Response(person, cookies=[cookie])


@get("/api/me/identities", responses=ANSWERS)
async def identities(request: AnyRequest, keys: Keys) -> list[Identity]:
    """Returns the identities of this browser."""
    held = await Held.of(request, keys)
    return [
        Identity(visit.person.id, visit.person.name, key == held.current)
        for key, visit in held.visits.items()
    ]


@post("/api/me/identities/{person_id:str}", responses=ANSWERS, status_code=200)
async def switch(request: AnyRequest, person_id: str, keys: Keys) -> Response[Person]:
    """Switches to another identity of this browser, and keeps the current one."""
    held = await Held.of(request, keys)
    key = held.key_of(person_id)
    person = held.visits[key].person
    if key != held.current:
        await held.drop_blank(keys)
    others = [other for other in held.visits if other != key]
    return Response(person, cookies=[cookie_with([key, *others], request)])


@delete("/api/me/identities/{person_id:str}", responses=ANSWERS, status_code=200)
async def sign_out(request: AnyRequest, person_id: str, keys: Keys) -> Response[None]:
    """Signs this browser out of an identity. If it was in use, the next visit begins as a new guest."""
    held = await Held.of(request, keys)
    await held.drop(held.key_of(person_id), keys)
    current = held.current if held.current in held.visits else ""
    others = [key for key in held.visits if key != current]
    return Response(None, cookies=[cookie_with([current, *others], request)])
