"""Operators of this server. The command line appoints the first, or prints a link that does."""

import secrets
import time

from msgspec import Struct
from sqlalchemy import Connection, delete, exists, insert, select

from starboard.match import StarboardError
from starboard.server.administration.log import note
from starboard.server.administration.people import person_with
from starboard.server.database.schema import operator_links, operators, people
from starboard.server.people import hashed

LINK_SECONDS = 600.0


class Operator(Struct, frozen=True):
    """A person who operates this server."""

    person: str
    name: str
    since: float


def is_operator(connection: Connection, person: str) -> bool:
    """Whether a person is an operator."""
    return bool(connection.scalar(select(exists().where(operators.c.person == person))))


def all_operators(connection: Connection) -> list[Operator]:
    """Returns all operators, the first appointed first."""
    named = select(operators.c.person, people.c.name, operators.c.since).join(
        people, people.c.id == operators.c.person
    )
    return [Operator(*row) for row in connection.execute(named.order_by(operators.c.since))]


def appoint(connection: Connection, person: str, by: str | None = None) -> None:
    """Makes a person an operator."""
    person_with(connection, person)
    if is_operator(connection, person):
        raise StarboardError("operator-already")
    connection.execute(insert(operators).values(person=person, since=time.time()))
    note(connection, by, "appoint", f"person {person}")


def dismiss(connection: Connection, person: str, by: str | None = None) -> None:
    """Makes an operator an ordinary person again."""
    if connection.execute(delete(operators).where(operators.c.person == person)).rowcount != 1:
        raise StarboardError("no-operator")
    note(connection, by, "dismiss", f"person {person}")


def new_link(connection: Connection) -> str:
    """Returns the secret of a link that makes one person an operator, within ten minutes."""
    secret, now = secrets.token_urlsafe(32), time.time()
    connection.execute(delete(operator_links).where(operator_links.c.expires < now))
    connection.execute(insert(operator_links).values(hash=hashed(secret), expires=now + LINK_SECONDS))
    note(connection, None, "link", "operators")
    return secret


def use_link(connection: Connection, secret: str, person: str) -> None:
    """Makes a person with a link an operator. The link cannot be used again."""
    used = delete(operator_links).where(
        operator_links.c.hash == hashed(secret), operator_links.c.expires >= time.time()
    )
    if connection.execute(used).rowcount != 1:
        raise StarboardError("no-operator-link")
    if not is_operator(connection, person):
        appoint(connection, person, person)
