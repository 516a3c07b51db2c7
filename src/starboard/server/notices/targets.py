"""`Targets`: where people want their notices sent, their quiet hours, and the secrets that notices need."""

import hashlib
import hmac
import secrets
import time
from collections.abc import Sequence

from msgspec import UNSET, Struct, UnsetType
from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from starboard.match import StarboardError
from starboard.server.database.database import Database
from starboard.server.database.rows import TargetKind, TargetRow
from starboard.server.database.schema import notice_keys, notice_targets, quiet_hours
from starboard.server.database.writer import Writer
from starboard.server.keys import Visit
from starboard.server.notices.encoding import new_private_key, to_base64
from starboard.server.notices.quiet import QuietHours, zone_of

MOST_TARGETS = 10
"""Of one person."""
MOST_FAILURES = 10
"""Notices in a row that could not be delivered; then the target is deleted."""
TOKEN_BYTES = 16


class Target(Struct):
    """A browser or an address. `label`: the kind of an address and its end, without its passwords."""

    id: str
    kind: TargetKind
    label: str
    is_here: bool
    created: float
    used: float | None
    failures: int


class Keys(Struct, frozen=True):
    """The secrets: `push` signs messages to push services, `links` signs links that turn notices off."""

    push: str
    links: str


def label_of(row: TargetRow) -> str:
    """Returns what is shown of an address: the rest may be a password."""
    scheme, _, rest = row.address.partition("://")
    return f"{scheme}://…{rest[-3:]}" if row.kind == "address" else ""


class Targets:
    """Reads and changes targets and quiet hours."""

    def __init__(self, database: Database, writer: Writer) -> None:
        self.database = database
        self.writer = writer
        self.keys = Keys("", "")

    async def load_keys(self) -> None:
        """Reads the secrets, which the first start makes."""

        def make(connection: Connection) -> Keys:
            dialect = sqlite if connection.dialect.name == "sqlite" else postgresql
            values = {"one": 1, "push": new_private_key(), "links": secrets.token_urlsafe(32)}
            connection.execute(dialect.insert(notice_keys).values(values).on_conflict_do_nothing())
            row = connection.execute(select(notice_keys)).one()
            return Keys(row.push, row.links)

        self.keys = await self.writer.run(make)

    def token(self, target: str) -> str:
        """Returns what a link has to contain to turn off the notices of a target."""
        signed = hmac.digest(self.keys.links.encode(), f"off {target}".encode(), hashlib.sha256)
        return to_base64(signed[:TOKEN_BYTES])

    async def people(self) -> frozenset[str]:
        """Returns everybody who has a target."""
        chosen = select(notice_targets.c.person).distinct()
        return frozenset(await self.database.read(lambda connection: connection.scalars(chosen).all()))

    async def all_of(self, visit: Visit) -> list[Target]:
        """Returns the targets of a person, the oldest first."""
        mine = (
            select(notice_targets)
            .where(notice_targets.c.person == visit.person.id)
            .order_by(notice_targets.c.created)
        )
        rows: Sequence[TargetRow] = await self.database.read(
            lambda connection: connection.execute(mine).all()
        )
        return [
            Target(row.id, row.kind, label_of(row), row.key == visit.key, row.created, row.used, row.failures)
            for row in rows
        ]

    async def quiet(self, person: str) -> QuietHours | None:
        """Returns a person's quiet hours, if any."""
        mine = select(quiet_hours).where(quiet_hours.c.person == person)
        row = await self.database.read(lambda connection: connection.execute(mine).one_or_none())
        return QuietHours(row.begins, row.ends, row.zone) if row else None

    async def set_quiet(self, person: str, hours: QuietHours | None) -> None:
        """Sets the quiet hours of a person, or removes them."""
        if hours:
            zone_of(hours.zone)

        def write(connection: Connection) -> None:
            connection.execute(delete(quiet_hours).where(quiet_hours.c.person == person))
            if hours:
                values = {"begins": hours.begins, "ends": hours.ends, "zone": hours.zone}
                connection.execute(insert(quiet_hours).values(person=person, **values))

        await self.writer.run(write)

    async def add(
        self,
        visit: Visit,
        kind: TargetKind,
        address: str,
        *,
        p256dh: str | None = None,
        auth: str | None = None,
    ) -> str:
        """Adds a target, or replaces the keys of a browser that is known. Returns its id."""
        target, person = secrets.token_hex(8), visit.person.id
        mine = notice_targets.c.person == person
        values = {"p256dh": p256dh, "auth": auth, "key": visit.key if kind == "push" else None, "failures": 0}

        def write(connection: Connection) -> str:
            known = update(notice_targets).where(mine, notice_targets.c.address == address)
            if found := connection.execute(known.values(values).returning(notice_targets.c.id)).scalar():
                return str(found)
            if (connection.scalar(select(func.count()).where(mine)) or 0) >= MOST_TARGETS:
                raise StarboardError("too-many-targets", most=MOST_TARGETS)
            row = {"id": target, "person": person, "kind": kind, "address": address, "created": time.time()}
            connection.execute(insert(notice_targets).values(**row, **values))
            return target

        return await self.writer.run(write)

    async def of_person(self, person: str, target: str) -> TargetRow:
        """Returns the row of a person's target, or raises."""
        mine = select(notice_targets).where(notice_targets.c.id == target, notice_targets.c.person == person)
        row = await self.database.read(lambda connection: connection.execute(mine).one_or_none())
        if row is None:
            raise StarboardError("no-target")
        found: TargetRow = row
        return found

    async def remove(self, target: str, person: str | UnsetType = UNSET) -> None:
        """Removes a target and its unsent notices. Raises if it is not the person's."""
        which = [notice_targets.c.id == target]
        if person is not UNSET:
            which.append(notice_targets.c.person == person)
        gone = await self.writer.run(
            lambda connection: connection.execute(delete(notice_targets).where(*which)).rowcount
        )
        if not gone:
            raise StarboardError("no-target")

    async def turn_off(self, target: str, token: str) -> None:
        """Removes a target on behalf of somebody who has a signed link. Twice is fine."""
        if not hmac.compare_digest(self.token(target).encode(), token.encode()):
            raise StarboardError("bad-link")
        try:
            await self.remove(target)
        except StarboardError:
            return

    async def note_outcome(self, target: str, *, is_sent: bool) -> None:
        """Counts the failures of a target in a row. Deletes it after too many."""
        chosen = update(notice_targets).where(notice_targets.c.id == target)

        def write(connection: Connection) -> None:
            if is_sent:
                connection.execute(chosen.values(used=time.time(), failures=0))
                return
            connection.execute(chosen.values(failures=notice_targets.c.failures + 1))
            is_dead = notice_targets.c.failures >= MOST_FAILURES
            connection.execute(delete(notice_targets).where(notice_targets.c.id == target, is_dead))

        await self.writer.run(write)
