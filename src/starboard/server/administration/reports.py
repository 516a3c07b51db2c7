"""Players' reports about others at a table, with the chat at that time."""

import time
from typing import Any, Literal

from msgspec import Struct
from sqlalchemy import Connection, Row, func, insert, select, update

from starboard.match import StarboardError
from starboard.server.administration.log import note
from starboard.server.database.schema import chat, people, reports, tables

Kind = Literal["chat", "name", "stalling", "cheating", "other"]
QUOTED = 30
"""How many of the newest lines of chat a report keeps, besides the one that it is about."""
LONGEST_LIST = 100


class Quoted(Struct, frozen=True):
    """A line of chat as it was at the time of a report."""

    id: int
    person: str
    name: str
    text: str
    at: float


class Report(Struct, frozen=True):
    """A report about a person at a table. `name`: their name then; `now`: their current name."""

    id: int
    at: float
    reporter: str
    reporter_name: str
    person: str
    name: str
    now: str
    table: str
    game: str
    state: str
    number: int
    kind: Kind
    text: str
    line: int | None
    quoted: list[Quoted]
    resolved: float | None
    operator: str | None


class NewReport(Struct, forbid_unknown_fields=True):
    """A new report about a person at a table. `number`: acts made so far; `name`: the person's name there."""

    reporter: str
    person: str
    name: str
    table: str
    number: int
    kind: Kind
    text: str = ""
    line: int | None = None


def report(connection: Connection, new: NewReport) -> int:
    """Stores a report with the current chat and returns its id. Raises if the same report is already open."""
    is_same = (
        reports.c.reporter == new.reporter,
        reports.c.person == new.person,
        reports.c.table_id == new.table,
    )
    if connection.execute(select(reports.c.id).where(*is_same, reports.c.resolved.is_(None))).first():
        raise StarboardError("already-reported")
    values = {
        "at": time.time(),
        "reporter": new.reporter,
        "person": new.person,
        "name": new.name,
        "table_id": new.table,
        "number": new.number,
        "kind": new.kind,
        "text": new.text,
        "line": new.line,
        "quoted": quoted(connection, new.table, new.line),
    }
    made = connection.execute(insert(reports).values(values)).inserted_primary_key
    return int(made[0]) if made else 0


def quoted(connection: Connection, table: str, line: int | None) -> list[dict[str, Any]]:
    """Returns the newest lines of chat at a table, and the one that a report is about."""
    said = select(chat.c.id, chat.c.person, people.c.name, chat.c.text, chat.c.at).join(
        people, people.c.id == chat.c.person
    )
    here = said.where(chat.c.table_id == table, chat.c.removed.is_(None))
    rows = list(connection.execute(here.order_by(chat.c.id.desc()).limit(QUOTED)))
    if line is not None and all(row.id != line for row in rows):
        rows += connection.execute(here.where(chat.c.id == line))
    return [dict(row._mapping) for row in reversed(rows)]


def has_spoken(connection: Connection, table: str, person: str) -> bool:
    """Whether a person has said something at a table."""
    return (
        connection.execute(select(chat.c.id).where(chat.c.table_id == table, chat.c.person == person)).first()
        is not None
    )


def all_reports(
    connection: Connection, *, is_open: bool | None = True, before: int | None = None
) -> list[Report]:
    """Returns reports, the newest first: open ones, resolved ones, or all (None)."""
    reporters, persons = people.alias(), people.alias()
    named = (
        select(
            reports,
            reporters.c.name.label("reporter_name"),
            persons.c.name.label("now"),
            tables.c.game,
            tables.c.state,
        )
        .join(reporters, reporters.c.id == reports.c.reporter)
        .join(persons, persons.c.id == reports.c.person)
        .join(tables, tables.c.id == reports.c.table_id)
    )
    if is_open is not None:
        named = named.where(reports.c.resolved.is_(None) if is_open else reports.c.resolved.is_not(None))
    if before is not None:
        named = named.where(reports.c.id < before)
    return [
        report_of(row) for row in connection.execute(named.order_by(reports.c.id.desc()).limit(LONGEST_LIST))
    ]


def report_of(row: Row[Any]) -> Report:
    """Returns the report of a row."""
    return Report(
        id=row.id,
        at=row.at,
        reporter=row.reporter,
        reporter_name=row.reporter_name,
        person=row.person,
        name=row.name,
        now=row.now,
        table=row.table_id,
        game=row.game,
        state=row.state,
        number=row.number,
        kind=row.kind,
        text=row.text,
        line=row.line,
        quoted=[Quoted(**line) for line in row.quoted or []],
        resolved=row.resolved,
        operator=row.operator,
    )


def count_open(connection: Connection) -> int:
    """Returns the number of open reports."""
    return connection.execute(select(func.count()).where(reports.c.resolved.is_(None))).scalar_one()


def resolve(connection: Connection, number: int, by: str | None = None) -> None:
    """Closes a report."""
    mine = update(reports).where(reports.c.id == number, reports.c.resolved.is_(None))
    if connection.execute(mine.values(resolved=time.time(), operator=by)).rowcount != 1:
        raise StarboardError("no-report")
    note(connection, by, "resolve", f"report {number}")
