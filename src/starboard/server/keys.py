"""`Keys`: each opens an identity for one device or program, until it is revoked."""

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
"""Built once: every request asks."""


class Visit(Struct, frozen=True):
    """A person who showed a key. `key` is its hash."""

    person: Person
    key: str
    used: float
    renewed: float


class KnownDevice(Struct):
    """A device or program that can act as me. `browser` and `system` are empty where they are not known."""

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
        """Whose key this is."""
        return (await self.find_all([key])).get(key)

    async def find_all(self, shown: Iterable[str]) -> dict[str, Visit]:
        """Those of several keys that open an identity."""
        by_hash = {hashed(key): key for key in shown}
        rows = await self.database.find(FIND_KEYS, {"hashes": list(by_hash)})
        return {
            by_hash[row.hash]: Visit(Person(row.id, row.name, row.language), row.hash, row.used, row.renewed)
            for row in rows
        }

    async def note_use(self, visit: Visit, device: Device) -> None:
        """Writes down that a key was used, once a day."""
        if time.time() >= visit.used + DAY:
            await self._note(visit, used=time.time(), **device._asdict())

    async def note_renewal(self, visit: Visit) -> None:
        """Writes down that a browser was given the cookie again."""
        await self._note(visit, renewed=time.time())

    async def _note(self, visit: Visit, **values: float | str | bool) -> None:
        """Writes something down that a request does not depend on: it goes on if that fails."""
        changed = update(keys).where(keys.c.hash == visit.key).values(values)
        try:
            await self.writer.run(lambda connection: connection.execute(changed).rowcount)
        except Exception:
            log.exception("the use of a key could not be written down")

    async def devices(self, visit: Visit) -> list[KnownDevice]:
        """Everything that can act as this person: this device first, then by last use."""
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
        """Signs one device of a person out; whether there was such a device."""
        return await self._revoke(person, keys.c.hash == key) > 0

    async def revoke_others(self, visit: Visit) -> int:
        """Signs all devices of a person out but the one that asks; returns how many."""
        return await self._revoke(visit.person.id, keys.c.hash != visit.key)

    async def _revoke(self, person: str, which: ColumnElement[bool]) -> int:
        def revoke(connection: Connection) -> Sequence[str]:
            connection.execute(
                delete(codes).where(codes.c.person == person)
            )  # a device signed out may know one
            gone = delete(keys).where(keys.c.person == person, which).returning(keys.c.hash)
            return connection.execute(gone).scalars().all()

        revoked = await self.writer.run(revoke)
        self.sockets.close(revoked)
        return len(revoked)

    async def is_blank(self, visit: Visit) -> bool:
        """A guest with nothing to lose: no name, never sat at a table, kept by nothing."""
        person = visit.person
        has_something = select(
            or_(*(exists().where(table.c.person == person.id) for table in (seats, passkeys, accounts)))
        )
        return not person.name and not await self.database.read(
            lambda connection: connection.scalar(has_something)
        )
