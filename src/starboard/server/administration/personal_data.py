"""Export of all data kept about a person, for them or an operator. No keys: they could be used to log in."""

import time
from collections import defaultdict
from typing import Any

from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, Table, select

from starboard.match import Result
from starboard.server.administration.log import note
from starboard.server.administration.people import person_with
from starboard.server.database.rows import SeatRow
from starboard.server.database.schema import (
    accounts,
    bans,
    chat,
    keys,
    notice_targets,
    passkeys,
    quiet_hours,
    rating_steps,
    ratings,
    reports,
    seats,
    tables,
)
from starboard.server.play.ratings import sure
from starboard.server.play.results import stored_result

FORMAT = 1


class OwnDevice(Struct, frozen=True):
    """A device or program that can act as the person."""

    browser: str
    system: str
    is_program: bool
    created: float
    used: float


class OwnPasskey(Struct, frozen=True):
    """A passkey."""

    name: str
    created: float
    used: float | None


class OwnAccount(Struct, frozen=True):
    """An account of an OpenID provider that the person can sign in with."""

    issuer: str
    subject: str
    name: str
    created: float
    used: float | None


class OwnTarget(Struct, frozen=True):
    """A browser or an address that gets the person's notices."""

    kind: str
    address: str
    created: float
    used: float | None


class OwnQuietHours(Struct, frozen=True):
    """When the person wants no notices: minutes after midnight in a time zone."""

    begins: int
    ends: int
    zone: str


class OwnSeat(Struct, frozen=True):
    """A seat of the person. `name`: of another player on their device; `points`, `place`: once finished."""

    seat: int
    name: str | None
    points: int | None
    place: int | None


class OwnTable(Struct, frozen=True):
    """A table where the person has a seat or is the host."""

    id: str
    game: str
    players: int
    state: str
    is_host: bool
    created: float
    began: float | None
    changed: float
    seats: list[OwnSeat]


class OwnLine(Struct, frozen=True):
    """A line of chat. Empty if an operator has removed it."""

    table: str
    at: float
    text: str


class OwnRating(Struct, frozen=True):
    """The rating in one pool of a game."""

    game: str
    pool: str
    rating: float
    mu: float
    sigma: float
    matches: int


class OwnStep(Struct, frozen=True):
    """The rating after a match. `is_left`: the person left it."""

    table: str
    game: str
    pool: str
    at: float
    rating: float
    is_left: bool | None


class OwnReport(Struct, frozen=True):
    """A report by the person about somebody else."""

    table: str
    at: float
    kind: str
    text: str
    is_resolved: bool


class OwnBan(Struct, frozen=True):
    """A ban or a mute of the person."""

    kind: str
    reason: str
    at: float
    until: float | None


class PersonalData(Struct, frozen=True):
    """All data kept about a person. Times are seconds since 1970."""

    format: int
    made: float
    id: str
    name: str
    language: str
    created: float
    devices: list[OwnDevice]
    passkeys: list[OwnPasskey]
    accounts: list[OwnAccount]
    notice_targets: list[OwnTarget]
    quiet_hours: list[OwnQuietHours]
    tables: list[OwnTable]
    chat: list[OwnLine]
    ratings: list[OwnRating]
    rating_steps: list[OwnStep]
    reports: list[OwnReport]
    bans: list[OwnBan]


def data_of(connection: Connection, person: str) -> PersonalData:
    """Returns all data kept about a person."""
    who = person_with(connection, person)

    def own(table: Table, column: ColumnElement[str], order: ColumnElement[Any]) -> list[Any]:
        return list(connection.execute(select(table).where(column == person).order_by(order)))

    return PersonalData(
        format=FORMAT,
        made=time.time(),
        id=who.id,
        name=who.name,
        language=who.language,
        created=who.created,
        devices=[
            OwnDevice(row.browser, row.system, row.is_program, row.created, row.used)
            for row in own(keys, keys.c.person, keys.c.created)
        ],
        passkeys=[
            OwnPasskey(row.name, row.created, row.used)
            for row in own(passkeys, passkeys.c.person, passkeys.c.created)
        ],
        accounts=[
            OwnAccount(row.issuer, row.subject, row.name, row.created, row.used)
            for row in own(accounts, accounts.c.person, accounts.c.created)
        ],
        notice_targets=[
            OwnTarget(row.kind, row.address, row.created, row.used)
            for row in own(notice_targets, notice_targets.c.person, notice_targets.c.created)
        ],
        quiet_hours=[
            OwnQuietHours(row.begins, row.ends, row.zone)
            for row in own(quiet_hours, quiet_hours.c.person, quiet_hours.c.person)
        ],
        tables=tables_of(connection, person),
        chat=[OwnLine(row.table_id, row.at, row.text) for row in own(chat, chat.c.person, chat.c.id)],
        ratings=[
            OwnRating(row.game, row.pool, sure(row.mu, row.sigma), row.mu, row.sigma, row.matches)
            for row in own(ratings, ratings.c.player, ratings.c.game)
        ],
        rating_steps=[
            OwnStep(row.table_id, row.game, row.pool, row.at, row.rating, row.is_left)
            for row in own(rating_steps, rating_steps.c.player, rating_steps.c.at)
        ],
        reports=[
            OwnReport(row.table_id, row.at, row.kind, row.text, row.resolved is not None)
            for row in own(reports, reports.c.reporter, reports.c.id)
        ],
        bans=[OwnBan(row.kind, row.reason, row.at, row.until) for row in own(bans, bans.c.person, bans.c.id)],
    )


def tables_of(connection: Connection, person: str) -> list[OwnTable]:
    """Returns the tables where a person has a seat or is the host, the oldest first."""
    sitters: defaultdict[str, list[SeatRow]] = defaultdict(list)
    mine = select(seats).where(seats.c.person == person).order_by(seats.c.seat)
    for sitter in connection.execute(mine):
        sitters[sitter.table_id].append(sitter)
    is_own = (tables.c.host == person) | tables.c.id.in_(
        select(seats.c.table_id).where(seats.c.person == person)
    )
    return [
        OwnTable(
            id=row.id,
            game=row.game,
            players=row.players,
            state=row.state,
            is_host=row.host == person,
            created=row.created,
            began=row.began,
            changed=row.changed,
            seats=[seat_of(stored_result(row), sitter) for sitter in sitters[row.id]],
        )
        for row in connection.execute(select(tables).where(is_own).order_by(tables.c.created))
    ]


def seat_of(result: Result | None, sitter: SeatRow) -> OwnSeat:
    """Returns a seat with its points and place, if known."""
    if result is None or sitter.seat >= len(result.seats):
        return OwnSeat(sitter.seat, sitter.name, None, None)
    counted = result.seats[sitter.seat]
    return OwnSeat(sitter.seat, sitter.name, counted.points, counted.place)


def export(connection: Connection, person: str, by: str | None = None) -> PersonalData:
    """Returns the same for an operator, and notes the access in the log."""
    found = data_of(connection, person)
    note(connection, by, "export", f"person {person}")
    return found
