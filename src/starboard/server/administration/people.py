"""Finding the people whom an operator means, and giving an offensive name back."""

from typing import Any

from sqlalchemy import Connection, Row, select, update

from starboard.match import StarboardError
from starboard.server.administration.log import note
from starboard.server.database.schema import people, seats


def person_with(connection: Connection, person: str) -> Row[Any]:
    """The person with this id."""
    row = connection.execute(select(people).where(people.c.id == person)).one_or_none()
    if row is None:
        raise StarboardError("no-such-person", person=person[:40])
    return row


def person_called(connection: Connection, typed: str) -> str:
    """The id of the person with this id, or with this name if there is only one."""
    found = connection.execute(select(people.c.id).where(people.c.id == typed)).scalar()
    if found:
        return str(found)
    named = list(connection.execute(select(people.c.id).where(people.c.name == typed).limit(20)).scalars())
    if len(named) > 1:
        raise StarboardError("several-people", name=typed[:40], people=", ".join(named))
    return str(named[0]) if named else str(person_with(connection, typed).id)


def reset_name(connection: Connection, person: str, by: str | None = None) -> None:
    """Takes a person's name away, and those that they gave to others at their device. They may choose another."""
    before = person_with(connection, person).name
    connection.execute(update(people).where(people.c.id == person).values(name=""))
    connection.execute(update(seats).where(seats.c.person == person, seats.c.name.is_not(None)).values(name=""))
    note(connection, by, "reset-name", f"person {person}", name=before)
