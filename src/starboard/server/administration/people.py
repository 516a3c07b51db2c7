"""Finding people for operators, and removing offensive names."""

from collections import defaultdict
from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, func, or_, select, update

from starboard.match import StarboardError
from starboard.server.administration.log import note
from starboard.server.database.rows import PersonRow
from starboard.server.database.schema import keys, passkeys, people, seats, tables

MOST_FOUND = 20


class SeenDevice(Struct, frozen=True):
    """A device or program that can act as a person."""

    browser: str
    system: str
    is_program: bool
    used: float


class Found(Struct, frozen=True):
    """A person found by an operator. `matches`: the number of tables where they have a seat."""

    id: str
    name: str
    created: float
    matches: int
    passkeys: int
    devices: list[SeenDevice]


def find_people(connection: Connection, typed: str) -> list[Found]:
    """Returns people whose id is `typed` or whose name contains it, the newest first, without erased ones."""
    spellings = {typed, typed.lower(), typed.upper(), typed.title()}
    is_meant = or_(people.c.id == typed, *(people.c.name.contains(one, autoescape=True) for one in spellings))
    chosen = select(people).where(is_meant, people.c.is_erased.is_(False)).order_by(people.c.created.desc())
    rows = list(connection.execute(chosen.limit(MOST_FOUND)))
    ids = [row.id for row in rows]
    devices: defaultdict[str, list[SeenDevice]] = defaultdict(list)
    for key in connection.execute(select(keys).where(keys.c.person.in_(ids)).order_by(keys.c.used.desc())):
        devices[key.person].append(SeenDevice(key.browser, key.system, key.is_program, key.used))
    sat = counts(connection, seats.c.person, seats.c.table_id, ids)
    kept = counts(connection, passkeys.c.person, passkeys.c.id, ids)
    return [
        Found(row.id, row.name, row.created, sat.get(row.id, 0), kept.get(row.id, 0), devices[row.id])
        for row in rows
    ]


def counts(connection: Connection, person: Any, counted: Any, ids: list[str]) -> dict[str, int]:
    """Returns the number of distinct values of the column `counted` for each of the people `ids`."""
    grouped = select(person, func.count(counted.distinct())).where(person.in_(ids)).group_by(person)
    return {row[0]: row[1] for row in connection.execute(grouped)}


def person_with(connection: Connection, person: str) -> PersonRow:
    """Returns the person with this id, or raises."""
    row = connection.execute(select(people).where(people.c.id == person)).one_or_none()
    if row is None:
        raise StarboardError("no-such-person", person=person[:40])
    return row


def person_called(connection: Connection, typed: str) -> str:
    """Returns the id of the person with this id or name, or raises if there are none or several."""
    found = connection.execute(select(people.c.id).where(people.c.id == typed)).scalar()
    if found:
        return str(found)
    named = list(connection.execute(select(people.c.id).where(people.c.name == typed).limit(20)).scalars())
    if len(named) > 1:
        raise StarboardError("several-people", name=typed[:40], people=", ".join(named))
    return str(named[0]) if named else str(person_with(connection, typed).id)


def reset_name(connection: Connection, person: str, by: str | None = None) -> None:
    """Removes a person's name and those of others on their device. They may choose new ones."""
    before = person_with(connection, person).name
    connection.execute(update(people).where(people.c.id == person).values(name=""))
    named = select(seats.c.table_id).where(seats.c.person == person, seats.c.name.is_not(None))
    connection.execute(update(tables).where(tables.c.id.in_(named)).values(changes=tables.c.changes + 1))
    connection.execute(
        update(seats).where(seats.c.person == person, seats.c.name.is_not(None)).values(name="")
    )
    note(connection, by, "reset-name", f"person {person}", name=before)
