"""People: an identity is accessed by a key in the browser, without e-mail or password."""

import hashlib
import secrets
import time
from typing import Annotated

from msgspec import Meta, Struct
from sqlalchemy import Connection, delete, insert, select, update

from starboard.match import StarboardError
from starboard.server.database.database import Database
from starboard.server.database.schema import codes, keys, people
from starboard.server.database.writer import Writer
from starboard.server.devices import Device
from starboard.server.names import LONGEST_NAME, clean_name

CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
CODE_LENGTH = 10
CODE_SECONDS = 600.0
MOST_KEYS = 50
"""Keys of one person; the least recently used are dropped first."""

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME, pattern=r"^\S(.*\S)?$")]


class Person(Struct, frozen=True):
    """An identity: a person or a guest."""

    id: str
    name: str
    language: str


def hashed(secret: str) -> str:
    """Returns the hash under which a secret is stored: a leaked database cannot be used to sign in."""
    return hashlib.sha256(secret.encode()).hexdigest()


def add_key(connection: Connection, person: str, device: Device) -> str:
    """Creates and returns a key to an identity."""
    key, now = secrets.token_urlsafe(32), time.time()
    times = {"created": now, "used": now, "renewed": now}
    connection.execute(insert(keys).values(hash=hashed(key), person=person, **times, **device._asdict()))
    newest = select(keys.c.hash).where(keys.c.person == person).order_by(keys.c.used.desc()).limit(MOST_KEYS)
    connection.execute(delete(keys).where(keys.c.person == person, keys.c.hash.not_in(newest)))
    return key


def add_person(connection: Connection, language: str) -> Person:
    """Creates an identity, without a key."""
    person = Person(secrets.token_hex(8), "", language)
    connection.execute(insert(people).values(id=person.id, name="", language=language, created=time.time()))
    return person


class People:
    """Creates and changes identities."""

    def __init__(self, database: Database, writer: Writer) -> None:
        self.database = database
        self.writer = writer

    async def new(self, language: str, device: Device) -> tuple[Person, str]:
        """Creates an identity, and returns it with its key."""

        def make(connection: Connection) -> tuple[Person, str]:
            person = add_person(connection, language)
            return person, add_key(connection, person.id, device)

        return await self.writer.run(make)

    async def change(self, person: Person, name: str | None, language: str | None) -> Person:
        """Changes the name or the language of a person."""
        changed = Person(
            person.id, person.name if name is None else clean_name(name), language or person.language
        )

        def write(connection: Connection) -> None:
            values = {"name": changed.name, "language": changed.language}
            connection.execute(update(people).where(people.c.id == person.id).values(values))

        await self.writer.run(write)
        return changed

    async def new_code(self, person: Person) -> tuple[str, float]:
        """Returns a code for using the identity on another device, and when it expires. Earlier codes end."""
        code, expires = (
            "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH)),
            time.time() + CODE_SECONDS,
        )

        def write(connection: Connection) -> None:
            connection.execute(
                delete(codes).where((codes.c.person == person.id) | (codes.c.expires < time.time()))
            )
            connection.execute(insert(codes).values(hash=hashed(code), person=person.id, expires=expires))

        await self.writer.run(write)
        return code, expires

    async def carry(self, code: str, device: Device) -> str:
        """Uses up a code, and returns a new key to its identity. Raises if the code is not valid."""
        plain = "".join(letter for letter in code.upper() if letter in CODE_LETTERS)

        def use(connection: Connection) -> str:
            used = (
                delete(codes)
                .where(codes.c.hash == hashed(plain), codes.c.expires >= time.time())
                .returning(codes.c.person)
            )
            row = connection.execute(used).one_or_none()
            if row is None:
                raise StarboardError("no-code")
            return add_key(connection, row.person, device)

        return await self.writer.run(use)
