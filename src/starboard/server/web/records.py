"""Replays, analyses and continues recorded matches, which need not have been played on this server."""

import asyncio
import time
from typing import Annotated, Any

import msgspec
from litestar import post
from litestar.background_tasks import BackgroundTask
from litestar.response import Stream
from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from starboard.engine.naming import NamedMove
from starboard.match import InvalidRecord, Match, Record, Result, StarboardError, read_record, replay
from starboard.match.record import Options
from starboard.server.analyses import Analyses
from starboard.server.people import Person
from starboard.server.play.hub import Hub
from starboard.server.play.messages import NO_MOVES, Clocks, Deal, Seat, State, TableInfo, Who, events_of
from starboard.server.play.play import Asked, Note
from starboard.server.tables import Tables, WhatIf
from starboard.server.web.answers import ANSWERS

BOT = "bot:"
"""Prefix of a bot's level among the `seats` of a record."""


UncheckedRecord = dict[str, object]
"""A record as sent by a client; `starboard.match` checks it."""


class TableRecord(Record, kw_only=True):
    """The record of a match that was played at a table. `seats`: the players' names, bots as `bot:LEVEL`."""

    seats: list[str]
    deal: Deal | UnsetType = UNSET
    hints: list[Asked] | UnsetType = UNSET
    notes: list[Note] | UnsetType = UNSET


class RecordMoment(Struct, forbid_unknown_fields=True):
    """A recorded match after `number` moves, as seen by `seat`; none: by a spectator."""

    record: UncheckedRecord
    number: Annotated[int, Meta(ge=0)]
    seat: int | None = None
    since: Annotated[int, Meta(ge=0, description="The first event to return.")] = 0


class Course(Struct):
    """A summary of a record. `moves`: their number; `turns`: the number of moves before each turn."""

    game: str
    players: int
    options: Options
    seats: list[Seat]
    moves: int
    turns: list[int]


class Recorded(Struct, forbid_unknown_fields=True):
    """A recorded match."""

    record: UncheckedRecord


def moment_of(
    match: Match, moves: list[NamedMove], seats: list[Seat], seat: int | None, since: int, **more: Any
) -> State:
    """Returns a finished match as `seat` saw it at some moment, and the full table. `moves`: all of them."""
    decided = next(
        (match.told(move) for move in moves[match.move_count :][:1] if move in match.moves()), None
    )
    return State(
        number=match.move_count,
        first_event=since,
        events=events_of(match, seat, since),
        view=Raw(match.view_json(seat)),
        moves=NO_MOVES,
        clocks=Clocks(time.time(), time.time(), None, []),
        seats=seats,
        points=match.result() if match.over else None,
        truth=Raw(match.table_json()),
        seed=match.record().seed,
        decided=decided,
        **more,
    )


def seats_of(record: UncheckedRecord, players: int) -> list[Seat]:
    """Returns the players, as far as the record names them."""
    named = record.get("seats")
    names = [str(name)[:40] for name in named] if isinstance(named, list) else []
    names += [""] * (players - len(names))
    return [
        Seat(seat, None, name.removeprefix(BOT)) if name.startswith(BOT) else Seat(seat, Who("", name), None)
        for seat, name in enumerate(names[:players])
    ]


def course_of(record: UncheckedRecord) -> Course:
    """Replays a record and returns its summary."""
    end, match, turns = replay(record), replay(record, 0), [0]
    for number, move in enumerate(read_record(record).moves, start=1):
        before = match.to_move
        match.make(move)
        if match.to_move != before:
            turns.append(number)
    return Course(
        match.rulebook.key,
        match.players,
        dict(match.options),
        seats_of(record, match.players),
        end.move_count,
        turns,
    )


class Extras(Struct):
    """Optional parts of a record."""

    hints: list[Asked] = []
    notes: list[Note] = []


def hints_and_notes(record: UncheckedRecord, number: int, players: int) -> dict[str, list[Any]]:
    """Returns the hints and notes of a record up to the move `number`."""
    try:
        extras = msgspec.convert(
            {name: record[name] for name in ("hints", "notes") if name in record}, Extras
        )
    except msgspec.ValidationError:
        raise InvalidRecord("record-shape") from None
    found: list[list[Any]] = [extras.hints, extras.notes]
    if any(
        not 0 <= seat < players
        for lines in found
        for one in lines
        for seat in (one.seat, getattr(one, "by", None) or 0)
    ):
        raise InvalidRecord("record-shape")
    hints, notes = ([one for one in lines if one.moves <= number] for lines in found)
    return {"hints": hints, "notes": notes}


@post("/api/records/course", responses=ANSWERS, status_code=200)
async def record_course(data: Recorded) -> Course:
    """Returns the summary of a record."""
    return await asyncio.to_thread(course_of, data.record)


@post("/api/records/moment", responses=ANSWERS, status_code=200)
async def record_moment(data: RecordMoment) -> State:
    """Returns a recorded match at any moment."""
    match = await after(data)
    extras = hints_and_notes(data.record, data.number, match.players)
    seats = seats_of(data.record, match.players)
    return moment_of(match, read_record(data.record).moves, seats, data.seat, data.since, **extras)


@post("/api/records/points", responses=ANSWERS, status_code=200)
async def record_points(data: RecordMoment) -> Result:
    """Returns the score sheet as if the match had ended at that moment."""
    return (await after(data)).result()


async def after(data: RecordMoment) -> Match:
    """Returns the match at a moment, or raises if it has fewer moves."""
    match = await asyncio.to_thread(replay, data.record, data.number)
    if data.number > match.move_count:
        raise StarboardError("no-moment", last=match.move_count)
    return match


@post("/api/records/analysis", responses=ANSWERS, status_code=200)
async def record_analysis(data: Recorded, person: Person, analyses: Analyses, hub: Hub) -> Stream:
    """Analyses a finished match. Each person can have one analysis at a time.

    Streams lines of JSON: the number `ahead` in the queue, `done` of `total` decisions, then the `analysis`.
    """
    lines = await analyses.follow(hub.addresses.of(person.id), person.id, data.record)
    return Stream(lines, media_type="application/x-ndjson", background=BackgroundTask(lines.aclose))


@post("/api/records/what-if", responses=ANSWERS)
async def what_if(data: WhatIf, person: Person, tables: Tables, hub: Hub) -> TableInfo:
    """Creates an unrated table that continues a recorded match from some moment, against bots."""
    return (await hub.room(await tables.what_if(person, data))).info()
