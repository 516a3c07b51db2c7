"""Erasing a person. Others keep their matches: a nameless stand-in with a random id takes the person's seats.

There is one for all matches, since others' ratings depend on who played whom. Nothing links it to the person.
"""

import re
import secrets
from contextlib import suppress
from typing import Any

from msgspec import Struct
from sqlalchemy import Column, Connection, String, cast, delete, insert, or_, select, update

from starboard.match import StarboardError
from starboard.server.administration.clock import server_now
from starboard.server.administration.log import note
from starboard.server.administration.matches import carry_out, next_entry, play_of, stored
from starboard.server.administration.people import person_with
from starboard.server.database.rows import PersonRow
from starboard.server.database.schema import (
    acts,
    bans,
    chat,
    metadata,
    operator_log,
    people,
    rating_steps,
    ratings,
    reports,
    seats,
    tables,
)
from starboard.server.play.acts import Leave

KEPT = frozenset(
    {
        ("tables", "host"),
        ("seats", "person"),
        ("chat", "person"),
        ("bans", "person"),
        ("reports", "reporter"),
        ("reports", "person"),
    }
)
"""References to people that are handled one by one. Rows that refer to the person elsewhere are deleted."""
STAND_INS = (seats.c.person, tables.c.host, rating_steps.c.player, ratings.c.player, operator_log.c.operator)
"""Columns in which the stand-in replaces the person."""


class Erased(Struct, frozen=True):
    """The outcome. `open_tables`: unstarted tables where the person had a seat, was host or was invited."""

    stand_in: str
    open_tables: list[str]
    matches_left: int


def erase(connection: Connection, person: str, by: str | None = None, *, is_own: bool = False) -> Erased:
    """Erases a person and leaves their running matches. `is_own`: the person asked for it."""
    who = person_with(connection, person)
    if who.is_erased:
        raise StarboardError("no-such-person", person=person[:40])
    erased = Erasure(connection, who).run()
    note(connection, by, "erase", f"person {erased.stand_in}", tables=erased.open_tables, is_own=is_own)
    return erased


class Erasure:
    """The erasure of one person, in one transaction."""

    def __init__(self, connection: Connection, who: PersonRow) -> None:
        self.connection = connection
        self.person: str = who.id
        self.name: str = who.name
        self.stand_in = secrets.token_hex(8)

    def run(self) -> Erased:
        now = server_now(self.connection)
        values = {"id": self.stand_in, "name": "", "language": "en", "created": now, "is_erased": True}
        self.connection.execute(insert(people).values(values))
        open_tables = self._leave_open_tables()
        self._clean_chat_and_reports()
        self._clean_bans()
        self._clean_log()
        self._replace()
        left = self._leave_matches()
        self._delete_rest()
        self.connection.execute(delete(people).where(people.c.id == self.person))
        return Erased(self.stand_in, open_tables, left)

    def _leave_open_tables(self) -> list[str]:
        """Closes the person's tables that wait for players, and frees seats at other people's."""
        is_here = or_(seats.c.person == self.person, seats.c.invited == self.person)
        there = select(seats.c.table_id).where(is_here)
        chosen = select(tables.c.id, tables.c.host).where(
            tables.c.state == "open", or_(tables.c.host == self.person, tables.c.id.in_(there))
        )
        found = list(self.connection.execute(chosen))
        for table, host in found:
            change: dict[Any, Any] = {"is_ready": False, "changes": tables.c.changes + 1}
            if host == self.person:
                change |= {"state": "abandoned", "address": None}
            self.connection.execute(update(tables).where(tables.c.id == table).values(change))
        free = {"person": None, "name": None, "nonce": None, "seen": None}
        mine = update(seats).where(
            seats.c.table_id.in_([table for table, _ in found]), seats.c.person == self.person
        )
        self.connection.execute(mine.values(free))
        invited = update(seats).where(seats.c.invited == self.person)
        self.connection.execute(invited.values(invited=None, has_declined=None))
        return [table for table, _ in found]

    def _clean_chat_and_reports(self) -> None:
        """Deletes the person's chat, also where reports quote it, and their name from what others said."""
        there = select(seats.c.table_id).where(seats.c.person == self.person)
        spoken = select(chat.c.table_id).where(chat.c.person == self.person)
        self._clean_reports(or_(reports.c.table_id.in_(there), reports.c.table_id.in_(spoken)))
        self._clean_reports(or_(reports.c.reporter == self.person, reports.c.person == self.person))
        self.connection.execute(delete(chat).where(chat.c.person == self.person))
        for row in (
            list(self.connection.execute(select(chat).where(chat.c.table_id.in_(there)))) if self.name else ()
        ):
            if (cleaned := self._without_name(row.text)) != row.text:
                self.connection.execute(update(chat).where(chat.c.id == row.id).values(text=cleaned))

    def _clean_reports(self, which: Any) -> None:
        for row in list(self.connection.execute(select(reports).where(which))):
            is_mine, is_of_me = row.reporter == self.person, row.person == self.person
            change = {
                "reporter": self.stand_in if is_mine else row.reporter,
                "person": self.stand_in if is_of_me else row.person,
                "name": "" if is_of_me else row.name,
                "text": "" if is_mine else self._without_name(row.text),
                "quoted": [self._quoted(line) for line in row.quoted or []],
                "operator": self.stand_in if row.operator == self.person else row.operator,
            }
            self.connection.execute(update(reports).where(reports.c.id == row.id).values(change))

    def _quoted(self, line: dict[str, Any]) -> dict[str, Any]:
        """Returns a quoted line of chat without the person."""
        if line.get("person") != self.person:
            return {**line, "text": self._without_name(str(line.get("text", "")))}
        return {**line, "person": self.stand_in, "name": "", "text": ""}

    def _clean_bans(self) -> None:
        """Keeps bans of the person's address, so that erasure does not evade them, and deletes all others."""
        mine = bans.c.person == self.person
        self.connection.execute(delete(bans).where(mine, bans.c.network.is_(None)))
        for row in list(self.connection.execute(select(bans).where(mine))):
            change = {"person": None, "wants_address": False, "reason": self._without_name(row.reason)}
            self.connection.execute(update(bans).where(bans.c.id == row.id).values(change))
        for table in (bans, reports):
            own = update(table).where(table.c.operator == self.person)
            self.connection.execute(own.values(operator=self.stand_in))

    def _clean_log(self) -> None:
        """Removes the person from the operator log, which keeps what was done."""
        about = f"person {self.person}"
        is_mentioned = or_(
            operator_log.c.subject == about, cast(operator_log.c.details, String).like(f"%{self.person}%")
        )
        for row in list(self.connection.execute(select(operator_log).where(is_mentioned))):
            change = {
                "subject": f"person {self.stand_in}" if row.subject == about else row.subject,
                "details": {
                    key: "" if key == "name" else self._cleaned(value)
                    for key, value in (row.details or {}).items()
                },
            }
            self.connection.execute(update(operator_log).where(operator_log.c.id == row.id).values(change))

    def _cleaned(self, value: Any) -> Any:
        if isinstance(value, list):
            return [self._cleaned(one) for one in value]
        return (
            self._without_name(value.replace(self.person, self.stand_in)) if isinstance(value, str) else value
        )

    def _without_name(self, text: str) -> str:
        """Returns `text` without the person's name."""
        return (
            re.sub(rf"(?<!\w){re.escape(self.name)}(?!\w)", "…", text, flags=re.IGNORECASE)
            if self.name
            else text
        )

    def _replace(self) -> None:
        """Replaces the person with the stand-in in seats and in the data that others' ratings depend on."""
        self.connection.execute(update(seats).where(seats.c.person == self.person).values(name=None))
        for column in STAND_INS:
            self.connection.execute(
                update(column.table).where(column == self.person).values({column.name: self.stand_in})
            )

    def _leave_matches(self) -> int:
        """Leaves all running matches and returns how many. Broken ones stay as they are."""
        mine = select(tables.c.id, seats.c.seat).join(seats, seats.c.table_id == tables.c.id)
        going = mine.where(
            seats.c.person == self.stand_in, tables.c.state == "playing", tables.c.broken.is_(None)
        )
        found = list(self.connection.execute(going))
        for table, seat in found:
            if not self._has_left(table, seat):
                with suppress(StarboardError):  # it cannot be replayed, or the seat is closed
                    self._leave(table, seat)
        return len({table for table, _ in found})

    def _has_left(self, table_id: str, seat: int) -> bool:
        """Whether the person has left a match and not returned. Faster than replaying it."""
        is_of_seat = or_(
            (acts.c.seat == seat) & acts.c.kind.in_(("leave", "return")), acts.c.kind == "rewind"
        )
        newest = (
            select(acts.c.kind).where(acts.c.table_id == table_id, is_of_seat).order_by(acts.c.number.desc())
        )
        return self.connection.execute(newest.limit(1)).scalar() == "leave"

    def _leave(self, table_id: str, seat: int) -> None:
        table = stored(self.connection, table_id)
        play = play_of(self.connection, table)
        entry = next_entry(self.connection, table, Leave(seat))
        play.check(entry.act, entry.at)
        carry_out(self.connection, table, play, entry)

    def _delete_rest(self) -> None:
        """Deletes keys, passkeys, codes and all else that belongs to the person alone."""
        for column in person_columns():
            if (column.table.name, column.name) not in KEPT:
                self.connection.execute(delete(column.table).where(column == self.person))


def person_columns() -> list[Column[Any]]:
    """Returns all columns of the database that refer to people."""
    return [
        column
        for table in reversed(metadata.sorted_tables)
        for column in table.columns
        if any(key.target_fullname == "people.id" for key in column.foreign_keys)
    ]
