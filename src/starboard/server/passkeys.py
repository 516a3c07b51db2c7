"""`Passkeys`: WebAuthn credentials with which people sign in to their identity on any device."""

import secrets
import time
from asyncio import to_thread
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any, Literal

from msgspec import Struct
from sqlalchemy import Connection, delete, func, insert, select, update

from starboard.match import StarboardError
from starboard.server.ceremonies import (
    SECONDS,
    Site,
    creation_options,
    request_options,
    verify_made,
    verify_used,
)
from starboard.server.database.database import Database
from starboard.server.database.schema import challenges, passkeys
from starboard.server.database.writer import Writer
from starboard.server.devices import Device
from starboard.server.keys import Visit
from starboard.server.people import Person, add_key
from starboard.words import say

MOST_PASSKEYS = 10
"""The limit for one person."""
CHALLENGE_BYTES = 32

Purpose = Literal["keep", "sign-in"]
Options = dict[str, Any]


class Passkey(Struct):
    """A passkey of mine. `used`: when it was last used to sign in."""

    id: str
    name: str
    created: float
    used: float | None


class Passkeys:
    """Registers, lists, renames and removes passkeys, and signs in with them.

    A key has at most one challenge for each purpose, which is answered once and expires within minutes.
    """

    def __init__(self, database: Database, writer: Writer) -> None:
        self.database = database
        self.writer = writer

    async def all_of(self, person: Person) -> list[Passkey]:
        """Returns the passkeys of a person, the oldest first."""
        chosen = select(passkeys.c.id, passkeys.c.name, passkeys.c.created, passkeys.c.used)
        mine = chosen.where(passkeys.c.person == person.id).order_by(passkeys.c.created)
        return [
            Passkey(*row)
            for row in await self.database.read(lambda connection: connection.execute(mine).all())
        ]

    async def begin_keeping(self, visit: Visit, site: Site) -> Options:
        """Returns what a browser needs to create a passkey for this identity."""
        person = visit.person
        mine = select(passkeys.c.credential).where(passkeys.c.person == person.id)
        existing = await self.database.read(lambda connection: list(connection.execute(mine).scalars()))
        if len(existing) >= MOST_PASSKEYS:
            raise StarboardError("too-many-passkeys", most=MOST_PASSKEYS)
        name = person.name or f"{say('page-guest', person.language)} {person.id[:4]}"
        challenge = await self._new_challenge(visit, "keep")
        return await to_thread(creation_options, site, challenge, person.id, name, existing)

    async def keep(self, visit: Visit, site: Site, credential: dict[str, Any], name: str) -> Passkey:
        """Stores a new passkey for this identity."""
        check_name(name)
        challenge = await self._use_challenge(visit, "keep")
        made = await to_thread(verify_made, site, challenge, credential)
        passkey = Passkey(secrets.token_hex(8), name, time.time(), None)

        def write(connection: Connection) -> None:
            if connection.scalar(select(passkeys.c.id).where(passkeys.c.credential == made.credential)):
                raise StarboardError("passkey-taken")
            mine = select(func.count()).where(passkeys.c.person == visit.person.id)
            if connection.execute(mine).scalar_one() >= MOST_PASSKEYS:
                raise StarboardError("too-many-passkeys", most=MOST_PASSKEYS)
            facts = {"id": passkey.id, "name": name, "created": passkey.created, **made._asdict()}
            connection.execute(insert(passkeys).values(person=visit.person.id, **facts))

        await self.writer.run(write)
        return passkey

    async def begin_sign_in(self, visit: Visit, site: Site) -> Options:
        """Returns what a browser needs to ask for a passkey."""
        return await to_thread(request_options, site, await self._new_challenge(visit, "sign-in"))

    async def sign_in(self, visit: Visit, site: Site, credential: dict[str, Any], device: Device) -> str:
        """Creates and returns a key to the identity of the passkey."""
        challenge = await self._use_challenge(visit, "sign-in")
        known = select(passkeys).where(passkeys.c.credential == str(credential.get("id")))
        row = await self.database.read(lambda connection: connection.execute(known).one_or_none())
        if row is None:
            raise StarboardError("unknown-passkey")
        count = await to_thread(verify_used, site, challenge, credential, row.public_key, row.sign_count)

        def write(connection: Connection) -> str:
            unchanged = (passkeys.c.id == row.id, passkeys.c.sign_count == row.sign_count)
            used = update(passkeys).where(*unchanged).values(sign_count=count, used=time.time())
            if not connection.execute(used).rowcount:
                raise StarboardError("no-challenge")
            return add_key(connection, row.person, device)

        return await self.writer.run(write)

    async def rename(self, person: Person, passkey: str, name: str) -> None:
        """Gives a passkey another name."""
        check_name(name)
        mine = (
            update(passkeys).where(passkeys.c.person == person.id, passkeys.c.id == passkey).values(name=name)
        )
        if not await self.writer.run(lambda connection: connection.execute(mine).rowcount):
            raise StarboardError("no-passkey")

    async def remove(self, person: Person, passkey: str) -> None:
        """Removes a passkey: nobody can sign in with it any more."""
        mine = delete(passkeys).where(passkeys.c.person == person.id, passkeys.c.id == passkey)
        if not await self.writer.run(lambda connection: connection.execute(mine).rowcount):
            raise StarboardError("no-passkey")

    async def _new_challenge(self, visit: Visit, purpose: Purpose) -> bytes:
        challenge, now = secrets.token_bytes(CHALLENGE_BYTES), time.time()
        row = {"key": visit.key, "purpose": purpose, "challenge": urlsafe_b64encode(challenge).decode()}

        def write(connection: Connection) -> None:
            is_mine = (challenges.c.key == visit.key) & (challenges.c.purpose == purpose)
            connection.execute(delete(challenges).where(is_mine | (challenges.c.expires < now)))
            connection.execute(insert(challenges).values(expires=now + SECONDS, **row))

        await self.writer.run(write)
        return challenge

    async def _use_challenge(self, visit: Visit, purpose: Purpose) -> bytes:
        """Returns and uses up the challenge of this key. Raises if there is none."""
        mine = delete(challenges).where(challenges.c.key == visit.key, challenges.c.purpose == purpose)
        used = mine.returning(challenges.c.challenge, challenges.c.expires)
        row = await self.writer.run(lambda connection: connection.execute(used).one_or_none())
        if row is None or row.expires < time.time():
            raise StarboardError("no-challenge")
        return urlsafe_b64decode(row.challenge)


def check_name(name: str) -> None:
    """Raises if the name of a passkey has invisible characters."""
    if not name.isprintable():
        raise StarboardError("bad-name")
