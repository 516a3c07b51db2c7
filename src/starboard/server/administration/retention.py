"""Deletes old data: inactive guests, chat of finished matches and, if the operator wants it, old matches."""

from math import inf
from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, Select, delete, exists, func, or_, select, update

from starboard.server.administration.bans import forget_expired
from starboard.server.administration.clock import server_now
from starboard.server.administration.erasure import Erasure, person_columns
from starboard.server.administration.log import note
from starboard.server.database.schema import acts, chat, keys, people, reports, seats, tables
from starboard.server.play.clock import DAY
from starboard.server.settings import Settings

AT_ONCE = 20
"""Most people, and most matches, deleted in one transaction."""
LINES_AT_ONCE = 500
UNFINISHED = ("open", "playing")
RETENTION_LOCK = 7827_2029


class Cleaned(Struct, frozen=True):
    """How many guests, lines of chat and matches were deleted, or would be."""

    guests: int = 0
    lines: int = 0
    matches: int = 0

    def __add__(self, other: "Cleaned") -> "Cleaned":
        return Cleaned(self.guests + other.guests, self.lines + other.lines, self.matches + other.matches)

    @property
    def is_empty(self) -> bool:
        """Whether nothing was deleted."""
        return not (self.guests or self.lines or self.matches)


def before(now: float, days: float) -> float:
    """Returns the moment before which data are old; 0 days: never."""
    return now - days * DAY if days else -inf


def old_guests(moment: float) -> Select[Any]:
    """Selects identities unused since `moment` without name, passkey or the like, or an unfinished match."""
    keeps = [
        exists().where(column == people.c.id)
        for column in person_columns()
        if column.table.name not in ("keys", "codes", "tables", "seats", "chat", "reports", "bans")
    ]
    is_playing = exists().where(
        seats.c.person == people.c.id, seats.c.table_id == tables.c.id, tables.c.state.in_(UNFINISHED)
    )
    is_hosting = exists().where(tables.c.host == people.c.id, tables.c.state.in_(UNFINISHED))
    is_used = exists().where(
        keys.c.person == people.c.id, or_(keys.c.used >= moment, keys.c.renewed >= moment)
    )
    is_old = people.c.name == "", people.c.is_erased.is_(False), people.c.created < moment
    return select(people).where(*is_old, ~is_used, ~is_playing, ~is_hosting, *(~one for one in keeps))


def old_lines(moment: float) -> Select[Any]:
    """Selects lines of chat whose match ended before `moment`."""
    ended = select(tables.c.id).where(tables.c.state.not_in(UNFINISHED), tables.c.changed < moment)
    return select(chat.c.id).where(chat.c.at < moment, chat.c.table_id.in_(ended))


def old_matches(moment: float) -> Select[Any]:
    """Selects tables whose match ended before `moment`."""
    return select(tables.c.id).where(tables.c.state.not_in(UNFINISHED), tables.c.changed < moment)


def count_old(connection: Connection, settings: Settings) -> Cleaned:
    """Returns how much would be deleted now."""
    now = server_now(connection)

    def count(chosen: Select[Any]) -> int:
        return connection.execute(select(func.count()).select_from(chosen.subquery())).scalar_one()

    return Cleaned(
        count(old_guests(before(now, settings.keep_guests))),
        count(old_lines(before(now, settings.keep_chat))),
        count(old_matches(before(now, settings.keep_matches))),
    )


def has_old(connection: Connection, settings: Settings) -> bool:
    """Whether there is anything to delete. Only reads, so that this slow query does not block the writer."""
    now = server_now(connection)
    chosen = (
        old_guests(before(now, settings.keep_guests)),
        old_lines(before(now, settings.keep_chat)),
        old_matches(before(now, settings.keep_matches)),
    )
    return any(connection.execute(one.limit(1)).first() is not None for one in chosen)


def clean_some(connection: Connection, settings: Settings) -> Cleaned:
    """Deletes a little old data of each kind, in a short transaction."""
    if not is_alone(connection):
        return Cleaned()
    now = server_now(connection)
    matches = list(
        connection.execute(old_matches(before(now, settings.keep_matches)).limit(AT_ONCE)).scalars()
    )
    forget_matches(connection, matches)
    lines = list(
        connection.execute(old_lines(before(now, settings.keep_chat)).limit(LINES_AT_ONCE)).scalars()
    )
    connection.execute(delete(chat).where(chat.c.id.in_(lines)))
    done = reports.c.resolved < before(now, settings.keep_chat)
    connection.execute(update(reports).where(done, reports.c.text != "").values(text="", quoted=[]))
    guests = list(connection.execute(old_guests(before(now, settings.keep_guests)).limit(AT_ONCE)))
    for guest in guests:
        forget_guest(connection, guest)
    forget_expired(connection)
    return Cleaned(len(guests), len(lines), len(matches))


def clean_all(connection: Connection, settings: Settings, by: str | None = None) -> Cleaned:
    """Deletes all old data."""
    total = Cleaned()
    while not (cleaned := clean_some(connection, settings)).is_empty:
        total += cleaned
    note_cleaned(connection, total, by)
    return total


def note_cleaned(connection: Connection, total: Cleaned, by: str | None = None) -> None:
    """Notes in the operator log what an operator had deleted."""
    note(connection, by, "clean", "server", guests=total.guests, lines=total.lines, matches=total.matches)


def forget_guest(connection: Connection, guest: Any) -> None:
    """Erases a guest, and the stand-in too if the guest never sat at a table."""
    forget_unused(connection, [Erasure(connection, guest).run().stand_in])


def forget_matches(connection: Connection, chosen: list[str]) -> None:
    """Deletes matches. Their rating steps stay, with the ranks that a recount needs."""
    there = select(seats.c.person).join(people, people.c.id == seats.c.person).where(people.c.is_erased)
    stand_ins = list(connection.execute(there.where(seats.c.table_id.in_(chosen)).distinct()).scalars())
    for table in (reports, chat, acts, seats):
        connection.execute(delete(table).where(table.c.table_id.in_(chosen)))
    connection.execute(update(tables).where(tables.c.rematch.in_(chosen)).values(rematch=None))
    connection.execute(delete(tables).where(tables.c.id.in_(chosen)))
    forget_unused(connection, stand_ins)


def forget_unused(connection: Connection, stand_ins: list[str]) -> None:
    """Deletes stand-ins that nothing refers to."""
    uses = [exists().where(column == people.c.id) for column in person_columns()]
    connection.execute(
        delete(people).where(people.c.id.in_(stand_ins), people.c.is_erased, *(~one for one in uses))
    )


def is_alone(connection: Connection) -> bool:
    """Whether no other worker is deleting old data."""
    if connection.dialect.name != "postgresql":
        return True
    return bool(connection.exec_driver_sql(f"SELECT pg_try_advisory_xact_lock({RETENTION_LOCK})").scalar())
