"""Playing over HTTP: everything that the socket offers, and substitutes for players who are late or gone."""

import asyncio
from collections.abc import Callable
from typing import Annotated, Any, Literal

from litestar import Request, Response, get, post
from litestar.params import Parameter
from msgspec import UNSET, Meta, Struct, structs
from sqlalchemy import select

from starboard.analysis import Hint
from starboard.match import Result, StarboardError, load, replay
from starboard.server.database.schema import people as people_table
from starboard.server.database.schema import ratings
from starboard.server.hints import Hints
from starboard.server.people import Person
from starboard.server.play.acts import (
    Act,
    ComeBack,
    Leave,
    LetBotPlay,
    MakeMove,
    TakeBack,
    UncheckedMove,
    VoteToClose,
)
from starboard.server.play.hub import Hub
from starboard.server.play.messages import Said, State
from starboard.server.play.play import SUBSTITUTE
from starboard.server.play.ratings import sure
from starboard.server.play.room import Room
from starboard.server.tables import Tables, own_seats, seat_of
from starboard.server.web.answers import ANSWERS
from starboard.server.web.presence import while_connected
from starboard.server.web.records import TableRecord, moment_of
from starboard.server.web.security import visitor

Number = Annotated[int, Meta(ge=0, description="The number of the state that the client has seen.")]


class NewMove(Struct, forbid_unknown_fields=True):
    """A move by name, one of the state's `moves`."""

    number: Number
    move: UncheckedMove


class At(Struct, forbid_unknown_fields=True):
    """The state that the client has seen."""

    number: Number


class AtOrNow(Struct, forbid_unknown_fields=True):
    """The state that the client has seen; none: apply to the current one."""

    number: Number | None = None


class Substitute(AtOrNow, forbid_unknown_fields=True):
    """A bot for a seat whose owner is away."""

    bot: str = SUBSTITUTE


class Rating(Struct):
    """A line of the rating list. `player`: a name, or bot:LEVEL; `rating`: a conservative estimate."""

    player: str
    rating: float
    matches: int


@get("/api/tables/{table_id:str}/state", responses=ANSWERS)
async def state(
    request: Request[Any, Any, Any],
    table_id: str,
    hub: Hub,
    seat: Annotated[int | None, Parameter(description="Which of several own seats.")] = None,
    since: Annotated[int, Parameter(ge=0, description="The first event to return.")] = 0,
) -> State:
    """Returns the match as the caller may see it."""
    table, person = await hub.room(table_id), await visitor(request)
    await hub.refresh(table)
    table.note_sign_of_life(person.id if person else None)
    return await hub.state(table, person.id if person else None, seat, since)


@get("/api/tables/{table_id:str}/chat", responses=ANSWERS)
async def said(request: Request[Any, Any, Any], table_id: str, hub: Hub) -> list[Said]:
    """Returns the chat of a table that the caller may watch."""
    return await (await watchable_room(request, table_id, hub)).said(hub.database)


@get("/api/tables/{table_id:str}/points", responses=ANSWERS)
async def points(request: Request[Any, Any, Any], table_id: str, hub: Hub) -> Result:
    """Returns the score sheet as if the match ended now, from public information."""
    async with hub.at_rest(await watchable_room(request, table_id, hub)) as table:
        return table.playing.match.result()


async def watchable_room(request: Request[Any, Any, Any], table_id: str, hub: Hub) -> Room:
    """Returns a table, or raises if the caller has no seat and may not watch."""
    table, person = await hub.room(table_id), await visitor(request)
    await hub.refresh(table)
    table.check_may_watch(table.eyes(person.id if person else None, None))
    return table


async def act_and_view(
    hub: Hub, table: Room, person: Person, number: int, act: Callable[[int], Act]
) -> State:
    """Makes an act for the seat to move, and returns the resulting state."""
    mine, turn = own_seats(table, person), table.playing.match.to_move
    seat = turn if turn in mine else mine[0]
    await hub.act(table, act(seat), number)
    return await hub.state(table, person.id, seat)


@post("/api/tables/{table_id:str}/moves", responses=ANSWERS, status_code=200)
async def move(table_id: str, data: NewMove, person: Person, hub: Hub) -> State:
    """Makes a move. Answers once the move is on disk."""
    return await act_and_view(
        hub, await hub.room(table_id), person, data.number, lambda seat: MakeMove(seat, data.move)
    )


@post("/api/tables/{table_id:str}/take-back", responses=ANSWERS, status_code=200)
async def take_back(table_id: str, data: At, person: Person, hub: Hub) -> State:
    """Takes back the caller's last move, if nothing hidden was revealed since."""
    return await act_and_view(hub, await hub.room(table_id), person, data.number, TakeBack)


@post("/api/tables/{table_id:str}/hints", responses=ANSWERS, status_code=200)
async def hint(
    request: Request[Any, Any, Any], table_id: str, data: At, person: Person, hub: Hub, hints: Hints
) -> list[Hint]:
    """Returns the best moves by the caller's knowledge, in matches against bots. Then only a loss is rated.

    One at a time. Refused, and not recorded, while the server is too busy.
    """
    table = await hub.room(table_id)
    seat = own_seats(table, person)[0]
    return await while_connected(request, hints.give(table, person, seat, data.number)) or []


@post("/api/tables/{table_id:str}/abandon", responses=ANSWERS, status_code=200)
async def abandon(table_id: str, data: AtOrNow, person: Person, hub: Hub) -> State:
    """Leaves a running match. The others decide about the seat; until then the caller may return.

    For the rating, a match is lost if the player does not return; against bots only, it is lost immediately.
    """
    table = await hub.room(table_id)
    number = data.number
    for seat in own_seats(table, person):
        if table.playing.sittings[seat].state in ("here", "late", "away"):
            after = await hub.act(table, Leave(seat), number)
            number = None if number is None else after
    return await hub.state(table, person.id)


@post("/api/tables/{table_id:str}/return", responses=ANSWERS, status_code=200)
async def come_back(table_id: str, data: AtOrNow, person: Person, hub: Hub) -> State:
    """Returns the caller to a seat that they left or were late at, replacing a bot."""
    table = await hub.room(table_id)
    number = data.number
    for seat in own_seats(table, person):
        if table.playing.sittings[seat].is_left:
            after = await hub.act(table, ComeBack(seat), number)
            number = None if number is None else after
    return await hub.state(table, person.id)


@post("/api/tables/{table_id:str}/seats/{seat:int}/substitute", responses=ANSWERS, status_code=200)
async def substitute(
    table_id: str, seat: int, data: Substitute, person: Person, hub: Hub, tables: Tables
) -> State:
    """Lets a bot play for somebody who is late or gone or, without a clock, has been away for long."""
    table = await hub.room(table_id)
    own_seats(table, person)
    seat_of(table, seat)
    await tables.check_substitute(person, data.bot)
    await hub.act(table, LetBotPlay(seat, data.bot, table.absent_since(seat)), data.number)
    return await hub.state(table, person.id)


@post("/api/tables/{table_id:str}/seats/{seat:int}/close", responses=ANSWERS, status_code=200)
async def close(table_id: str, seat: int, data: AtOrNow, person: Person, hub: Hub) -> State:
    """Votes to close the seat of somebody away. When all others agree, a beginner bot plays it to the end."""
    table = await hub.room(table_id)
    mine = own_seats(table, person)
    seat_of(table, seat)
    if seat in mine:
        raise StarboardError("own-seat")
    await hub.act(table, VoteToClose(seat, mine[0], table.absent_since(seat)), data.number)
    return await hub.state(table, person.id)


@get("/api/tables/{table_id:str}/record", responses=ANSWERS)
async def record(table_id: str, hub: Hub) -> Response[TableRecord]:
    """Returns the record of a finished match, with its seed. `starboard verify` checks it."""
    table = await hub.room(table_id)
    async with hub.at_rest(table):
        match = table.playing.match
    if not match.over:
        raise StarboardError("not-over")
    seats = [seat.person.name if seat.person else f"bot:{seat.bot}" for seat in table.seat_infos()]
    file = f'attachment; filename="{table.row.game}-{table_id}.json"'
    play, deal = table.playing, table.info().deal
    saved = TableRecord(**structs.asdict(match.record()), seats=seats)
    saved.deal, saved.hints, saved.notes = deal or UNSET, play.hints or UNSET, play.notes or UNSET
    return Response(saved, headers={"content-disposition": file})


@get("/api/tables/{table_id:str}/moments/{number:int}", responses=ANSWERS)
async def moment(
    table_id: str,
    number: int,
    hub: Hub,
    seat: Annotated[int | None, Parameter(description="Whose view; none: a spectator's.")] = None,
    since: Annotated[int, Parameter(ge=0, description="The first event to return.")] = 0,
) -> State:
    """Returns a finished match after `number` moves, as a seat saw it, and the full table."""
    table = await hub.room(table_id)
    async with hub.at_rest(table):
        play = table.playing
    if not play.match.over:
        raise StarboardError("not-over")
    record = play.match.record()
    if not 0 <= number <= len(record.moves):
        raise StarboardError("no-moment", last=len(record.moves))
    match = await asyncio.to_thread(replay, record, number)
    hints = [hint for hint in play.hints if hint.moves <= number]
    notes = [note for note in play.notes if note.moves <= number]
    return moment_of(match, record.moves, table.seat_infos(), seat, since, hints=hints, notes=notes)


@get("/api/ratings/{game:str}/{pool:str}", responses=ANSWERS)
async def rating_list(game: str, pool: Literal["people", "bots"], hub: Hub) -> list[Rating]:
    """Returns the best hundred players of a game: among `people`, or in matches with `bots`."""
    load(game)
    named = select(ratings, people_table.c.name).outerjoin(
        people_table, people_table.c.id == ratings.c.player
    )
    here = (ratings.c.game == game, ratings.c.pool == pool, people_table.c.is_erased.is_not(True))
    best = named.where(*here).order_by((ratings.c.mu - 3 * ratings.c.sigma).desc())
    rows = await hub.database.read(lambda connection: list(connection.execute(best.limit(100))))
    return [
        Rating(row.name if row.name is not None else row.player, sure(row.mu, row.sigma), row.matches)
        for row in rows
    ]
