"""`Accounts`: accounts of an OpenID provider with which people sign in to their identity on any device."""

import secrets
import time

from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from starboard.match import StarboardError
from starboard.server.database.database import Database, Job, Value
from starboard.server.database.schema import accounts, offers, sign_ins
from starboard.server.database.writer import Writer
from starboard.server.devices import Device
from starboard.server.keys import Visit
from starboard.server.oidc.provider import Attempt
from starboard.server.oidc.tokens import ProviderAccount
from starboard.server.people import Person, add_key, add_person, hashed

SECONDS = 300.0
"""Time to sign in at the provider, and then to decide which identity to link to the account."""
SECRET_BYTES = 32


class Account(Struct):
    """An account linked to my identity. `used`: when it was last used to sign in."""

    id: str
    issuer: str
    name: str
    created: float
    used: float | None


class Offer(Struct):
    """An account that is not linked yet. `can_keep`: whether my identity has no account of its issuer yet."""

    name: str
    can_keep: bool


class Arrival(Struct):
    """The result of a sign-in: a key to the account's identity, unless that is mine or there is none."""

    key: str | None
    is_mine: bool = False


class Accounts:
    """Signs in with accounts, links them to identities, and unlinks them.

    An account is identified by issuer and subject, never by an e-mail address. A key has at most one pending
    sign-in and one offer. They are used once, and expire within minutes.
    """

    def __init__(self, database: Database, writer: Writer) -> None:
        self.database = database
        self.writer = writer

    async def all_of(self, person: Person) -> list[Account]:
        """Returns the accounts linked to a person, the oldest first."""
        chosen = select(
            accounts.c.id, accounts.c.issuer, accounts.c.name, accounts.c.created, accounts.c.used
        )
        mine = chosen.where(accounts.c.person == person.id).order_by(accounts.c.created)
        return [
            Account(*row)
            for row in await self.database.read(lambda connection: connection.execute(mine).all())
        ]

    async def begin(self, visit: Visit) -> Attempt:
        """Begins a sign-in, and ends the previous one of this key."""
        attempt = Attempt(*(secrets.token_urlsafe(SECRET_BYTES) for _ in range(3)))
        row = {"state": hashed(attempt.state), "nonce": attempt.nonce, "verifier": attempt.verifier}

        def write(connection: Connection) -> None:
            now = time.time()
            connection.execute(
                delete(sign_ins).where((sign_ins.c.key == visit.key) | (sign_ins.c.expires < now))
            )
            connection.execute(insert(sign_ins).values(key=visit.key, expires=now + SECONDS, **row))

        await self.writer.run(write)
        return attempt

    async def use(self, visit: Visit, state: str) -> Attempt:
        """Returns and uses up the sign-in that this key began with `state`. Raises if there is none."""
        mine = delete(sign_ins).where(sign_ins.c.key == visit.key, sign_ins.c.state == hashed(state))
        used = mine.returning(sign_ins.c.nonce, sign_ins.c.verifier, sign_ins.c.expires)
        row = await self.writer.run(lambda connection: connection.execute(used).one_or_none())
        if row is None or row.expires < time.time():
            raise StarboardError("account-expired")
        return Attempt(state, row.nonce, row.verifier)

    async def arrive(
        self, visit: Visit, found: ProviderAccount, device: Device, *, has_room: bool
    ) -> Arrival:
        """Creates a key to the identity of an account. If the account is not linked, offers it instead."""

        def write(connection: Connection) -> Arrival:
            known = connection.execute(
                select(accounts).where(is_account(found.issuer, found.subject))
            ).one_or_none()
            if known is None:
                offer(connection, visit, found)
                return Arrival(None)
            if known.person != visit.person.id and not has_room:
                raise StarboardError("account-no-room")
            used = {"name": found.name, "used": time.time()}
            connection.execute(update(accounts).where(accounts.c.id == known.id).values(used))
            if known.person == visit.person.id:
                return Arrival(None, is_mine=True)
            return Arrival(add_key(connection, known.person, device))

        return await self._link(write)

    async def offered(self, visit: Visit) -> Offer | None:
        """Returns the account that this key may link, if there is one."""
        mine = select(offers).where(offers.c.key == visit.key, offers.c.expires >= time.time())

        def read(connection: Connection) -> Offer | None:
            row = connection.execute(mine).one_or_none()
            return Offer(row.name, not is_kept(connection, visit.person.id, row.issuer)) if row else None

        return await self.database.read(read)

    async def keep(self, visit: Visit) -> None:
        """Links the offered account to the current identity."""

        def write(connection: Connection) -> None:
            found = take_offer(connection, visit)
            if is_kept(connection, visit.person.id, found.issuer):
                raise StarboardError("account-other")
            add_account(connection, visit.person.id, found)

        await self._link(write)

    async def keep_new(self, visit: Visit, device: Device) -> str:
        """Links the offered account to a new identity, and returns a key to it."""

        def write(connection: Connection) -> str:
            found = take_offer(connection, visit)
            person = add_person(connection, visit.person.language)
            add_account(connection, person.id, found)
            return add_key(connection, person.id, device)

        return await self._link(write)

    async def decline(self, visit: Visit) -> None:
        """Drops the offer: the account stays unlinked."""
        mine = delete(offers).where(offers.c.key == visit.key)
        await self.writer.run(lambda connection: connection.execute(mine).rowcount)

    async def remove(self, person: Person, account: str) -> None:
        """Unlinks an account: nobody can sign in with it any more."""
        mine = delete(accounts).where(accounts.c.person == person.id, accounts.c.id == account)
        if not await self.writer.run(lambda connection: connection.execute(mine).rowcount):
            raise StarboardError("no-account")

    async def _link(self, write: Job[Value]) -> Value:
        """Writes. Raises if somebody else links the same account at the same time."""
        try:
            return await self.writer.run(write)
        except IntegrityError:
            raise StarboardError("account-taken") from None


def is_account(issuer: str, subject: str) -> ColumnElement[bool]:
    """Returns the condition for an account."""
    return (accounts.c.issuer == issuer) & (accounts.c.subject == subject)


def is_kept(connection: Connection, person: str, issuer: str) -> bool:
    """Whether an account of this issuer is linked to a person."""
    mine = select(accounts.c.id).where(accounts.c.person == person, accounts.c.issuer == issuer)
    return connection.execute(mine).first() is not None


def offer(connection: Connection, visit: Visit, found: ProviderAccount) -> None:
    """Offers an account to a key, which may link it to an identity."""
    now = time.time()
    connection.execute(delete(offers).where((offers.c.key == visit.key) | (offers.c.expires < now)))
    connection.execute(insert(offers).values(key=visit.key, expires=now + SECONDS, **found._asdict()))


def take_offer(connection: Connection, visit: Visit) -> ProviderAccount:
    """Returns the account offered to a key and removes the offer. Raises if there is none."""
    row = connection.execute(delete(offers).where(offers.c.key == visit.key).returning(offers)).one_or_none()
    if row is None or row.expires < time.time():
        raise StarboardError("account-expired")
    return ProviderAccount(row.issuer, row.subject, row.name)


def add_account(connection: Connection, person: str, found: ProviderAccount) -> None:
    """Links an account to a person."""
    if connection.execute(select(accounts.c.id).where(is_account(found.issuer, found.subject))).first():
        raise StarboardError("account-taken")
    row = {"id": secrets.token_hex(8), "person": person, "created": time.time()}
    connection.execute(insert(accounts).values(**row, **found._asdict()))
