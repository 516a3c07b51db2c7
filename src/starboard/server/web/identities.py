"""The identities that one browser holds: arriving with another one, switching back, signing out."""

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
    """An identity on this device; `is_current` is the one in use."""

    id: str
    name: str
    is_current: bool


class Held:
    """The identities that a browser holds, by key. Keys that were revoked are left out."""

    def __init__(self, visits: dict[str, Visit], current: str) -> None:
        self.visits = visits
        self.current = current

    @classmethod
    async def of(cls, request: AnyRequest, keys: Keys) -> "Held":
        shown = held_keys(request)
        found = await keys.find_all(filter(None, shown))
        return cls({key: found[key] for key in shown if key in found}, shown[0])

    def key_of(self, person: str) -> str:
        """The key of one of these identities."""
        for key, visit in self.visits.items():
            if visit.person.id == person:
                return key
        raise StarboardError("no-identity-here")

    async def leave_blank(self, keys: Keys) -> None:
        """Forgets the current identity if nothing is lost with it, so that no list fills with guests who never played."""
        visit = self.visits.get(self.current)
        if visit and await keys.is_blank(visit):
            await self.drop(self.current, keys)

    async def drop(self, key: str, keys: Keys) -> None:
        """Signs this browser out of one of its identities."""
        visit = self.visits.pop(key)
        await keys.revoke(visit.person.id, visit.key)

    @property
    def has_room(self) -> bool:
        """Whether one more identity can be held."""
        return len(self.visits) < MOST_HELD

    def check_room(self) -> None:
        """Refuses one identity too many, before anything is changed."""
        if not self.has_room:
            raise StarboardError("too-many-identities", most=MOST_HELD)


async def go_on_with(request: AnyRequest, keys: Keys, key: str) -> tuple[Person, Cookie]:
    """This browser goes on with a new key; it keeps the identities that it had. Whose key it is, and the cookie for all."""
    held = await Held.of(request, keys)
    visit = await keys.find(key)
    assert visit
    for old, before in list(held.visits.items()):
        if before.person.id == visit.person.id:
            await held.drop(old, keys)
    await held.leave_blank(keys)
    return visit.person, cookie_with([key, *held.visits], request)


async def arrive(request: AnyRequest, keys: Keys, key: str) -> Response[Person]:
    """The answer to a browser that goes on with a new key."""
    person, cookie = await go_on_with(request, keys, key)
    return Response(person, cookies=[cookie])


@get("/api/me/identities", responses=ANSWERS)
async def identities(request: AnyRequest, keys: Keys) -> list[Identity]:
    """The identities that this browser holds."""
    held = await Held.of(request, keys)
    return [
        Identity(visit.person.id, visit.person.name, key == held.current)
        for key, visit in held.visits.items()
    ]


@post("/api/me/identities/{person_id:str}", responses=ANSWERS, status_code=200)
async def switch(request: AnyRequest, person_id: str, keys: Keys) -> Response[Person]:
    """Goes on as another of the identities that this browser holds; the one in use until now is kept."""
    held = await Held.of(request, keys)
    key = held.key_of(person_id)
    person = held.visits[key].person
    if key != held.current:
        await held.leave_blank(keys)
    others = [other for other in held.visits if other != key]
    return Response(person, cookies=[cookie_with([key, *others], request)])


@delete("/api/me/identities/{person_id:str}", responses=ANSWERS, status_code=200)
async def sign_out(request: AnyRequest, person_id: str, keys: Keys) -> Response[None]:
    """Signs this browser out of one of its identities. If that was the one in use, the next visit begins as a new guest."""
    held = await Held.of(request, keys)
    await held.drop(held.key_of(person_id), keys)
    current = held.current if held.current in held.visits else ""
    others = [key for key in held.visits if key != current]
    return Response(None, cookies=[cookie_with([current, *others], request)])
