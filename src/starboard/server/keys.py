"""`Keys`: a key gives one device or program access to an identity, until it is revoked."""

import time
from collections.abc import Iterable, Sequence

from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, bindparam, delete, exists, or_, select, update

from starboard.server.database.database import Database
from starboard.server.database.schema import accounts, codes, keys, passkeys, people, seats
from starboard.server.database.writer import Writer
from starboard.server.devices import Device
from starboard.server.observe import log
from starboard.server.open_sockets import OpenSockets
from starboard.server.people import Person, hashed

DAY = 86400.0
FIND_KEYS = (
    select(people.c.id, people.c.name, people.c.language, keys.c.hash, keys.c.used, keys.c.renewed)
    .join(keys, keys.c.person == people.c.id)
    .where(keys.c.hash.in_(bindparam("hashes", expanding=True)))
)
"""Built once: every request needs it."""


class Visit(Struct, frozen=True):
    """A person identified by a key. `key` is its hash."""

    person: Person
    key: str
    used: float
    renewed: float


class KnownDevice(Struct):
    """A device or program that can act as me. `browser` and `system` are empty if unknown."""

    id: str
    browser: str
    system: str
    is_program: bool
    is_here: bool
    created: float
    used: float


class Keys:
    """Recognises keys, lists them and revokes them."""

    def __init__(self, database: Database, writer: Writer, sockets: OpenSockets) -> None:
        self.database = database
        self.writer = writer
        self.sockets = sockets

    async def find(self, key: str) -> Visit | None:
        """Returns whose key this is, or None."""
        return (await self.find_all([key])).get(key)

    async def find_all(self, shown: Iterable[str]) -> dict[str, Visit]:
        """Returns the valid ones of some keys, with their owners."""
        by_hash = {hashed(key): key for key in shown}
        rows = await self.database.find(FIND_KEYS, {"hashes": list(by_hash)})
        return {
            by_hash[row.hash]: Visit(Person(row.id, row.name, row.language), row.hash, row.used, row.renewed)
            for row in rows
        }

    async def note_use(self, visit: Visit, device: Device) -> None:
        """Writes that a key was used, at most once a day."""
        if time.time() >= visit.used + DAY:
            await self._note(visit, used=time.time(), **device._asdict())

    async def note_renewal(self, visit: Visit) -> None:
        """Writes that a browser got a new cookie."""
        await self._note(visit, renewed=time.time())

    async def _note(self, visit: Visit, **values: float | str | bool) -> None:
        """Writes values that the request does not depend on. A failure is only logged."""
        changed = update(keys).where(keys.c.hash == visit.key).values(values)
        try:
            await self.writer.run(lambda connection: connection.execute(changed).rowcount)
        except Exception:
            log.exception("the use of a key could not be written")

    async def devices(self, visit: Visit) -> list[KnownDevice]:
        """Returns all devices that can act as this person: this one first, then by last use."""
        mine = (
            select(keys)
            .where(keys.c.person == visit.person.id)
            .order_by(keys.c.hash != visit.key, keys.c.used.desc())
        )
        rows = await self.database.read(lambda connection: connection.execute(mine).all())
        return [
            KnownDevice(
                row.hash,
                row.browser,
                row.system,
                row.is_program,
                row.hash == visit.key,
                row.created,
                row.used,
            )
            for row in rows
        ]

    async def revoke(self, person: str, key: str) -> bool:
        """Signs out a device of a person. Returns whether there was one."""
        return await self._revoke(person, keys.c.hash == key) > 0

    async def revoke_others(self, visit: Visit) -> int:
        """Signs out all devices of a person but this one. Returns how many."""
        return await self._revoke(visit.person.id, keys.c.hash != visit.key)

    async def _revoke(self, person: str, which: ColumnElement[bool]) -> int:
        def revoke(connection: Connection) -> Sequence[str]:
            # The revoked device may know a code.
            connection.execute(delete(codes).where(codes.c.person == person))
            gone = delete(keys).where(keys.c.person == person, which).returning(keys.c.hash)
            return connection.execute(gone).scalars().all()

        revoked = await self.writer.run(revoke)
        self.sockets.close(revoked)
        return len(revoked)

    async def is_blank(self, visit: Visit) -> bool:
        """Whether this is a guest with nothing to lose: no name, no matches, no passkey, no account."""
        person = visit.person
        has_something = select(
            or_(*(exists().where(table.c.person == person.id) for table in (seats, passkeys, accounts)))
        )
        return not person.name and not await self.database.read(
            lambda connection: connection.scalar(has_something)
        )
