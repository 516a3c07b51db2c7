"""Playing over HTTP: the same things that the socket offers, and what happens to seats whose owner is late or gone."""

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

Number = Annotated[int, Meta(ge=0, description="The number of the state that this answers to.")]


class NewMove(Struct, forbid_unknown_fields=True):
    """A move by name, one of the state's `moves`."""

    number: Number
    move: UncheckedMove


class At(Struct, forbid_unknown_fields=True):
    """Which state this answers to."""

    number: Number


class AtOrNow(Struct, forbid_unknown_fields=True):
    """Which state this answers to; none: whatever the table has come to."""

    number: Number | None = None


class Substitute(AtOrNow, forbid_unknown_fields=True):
    """A bot for a seat whose owner is not there."""

    bot: str = SUBSTITUTE


class Rating(Struct):
    """`player`: a person's name, or bot:LEVEL. Sorted by `rating`, which is what is surely reached."""

    player: str
    rating: float
    matches: int


@get("/api/tables/{table_id:str}/state", responses=ANSWERS)
async def state(
    request: Request[Any, Any, Any],
    table_id: str,
    hub: Hub,
    seat: Annotated[int | None, Parameter(description="Which of several own seats.")] = None,
    since: Annotated[int, Parameter(ge=0, description="The first event that is wanted.")] = 0,
) -> State:
    """The match as I may see it."""
    table, person = await hub.room(table_id), await visitor(request)
    await hub.refresh(table)
    table.note_sign_of_life(person.id if person else None)
    return await hub.state(table, person.id if person else None, seat, since)


@get("/api/tables/{table_id:str}/chat", responses=ANSWERS)
async def said(request: Request[Any, Any, Any], table_id: str, hub: Hub) -> list[Said]:
    """What was said at the table, for those who may look on."""
    return await (await looked_at(request, table_id, hub)).said(hub.database)


@get("/api/tables/{table_id:str}/points", responses=ANSWERS)
async def points(request: Request[Any, Any, Any], table_id: str, hub: Hub) -> Result:
    """The score sheet as if the match ended now, counted by what is public."""
    async with hub.at_rest(await looked_at(request, table_id, hub)) as table:
        return table.playing.match.result()


async def looked_at(request: Request[Any, Any, Any], table_id: str, hub: Hub) -> Room:
    """A table, for those who have a seat or may look on."""
    table, person = await hub.room(table_id), await visitor(request)
    await hub.refresh(table)
    table.check_may_watch(table.eyes(person.id if person else None, None))
    return table


async def act_and_look(
    hub: Hub, table: Room, person: Person, number: int, act: Callable[[int], Act]
) -> State:
    """An act for the seat to move, and what then is to be seen."""
    mine, turn = own_seats(table, person), table.playing.match.to_move
    seat = turn if turn in mine else mine[0]
    await hub.act(table, act(seat), number)
    return await hub.state(table, person.id, seat)


@post("/api/tables/{table_id:str}/moves", responses=ANSWERS, status_code=200)
async def move(table_id: str, data: NewMove, person: Person, hub: Hub) -> State:
    """Makes a move. When this answers, the move is on disk."""
    return await act_and_look(
        hub, await hub.room(table_id), person, data.number, lambda seat: MakeMove(seat, data.move)
    )


@post("/api/tables/{table_id:str}/take-back", responses=ANSWERS, status_code=200)
async def take_back(table_id: str, data: At, person: Person, hub: Hub) -> State:
    """Takes my last move back, if nothing hidden came to light since."""
    return await act_and_look(hub, await hub.room(table_id), person, data.number, TakeBack)


@post("/api/tables/{table_id:str}/hints", responses=ANSWERS, status_code=200)
async def hint(
    request: Request[Any, Any, Any], table_id: str, data: At, person: Person, hub: Hub, hints: Hints
) -> list[Hint]:
    """The best moves, by what I may know: for anyone who plays alone against bots. A victory is not rated then; a defeat is.

    One at a time; refused, with nothing noted, while the server is too busy.
    """
    table = await hub.room(table_id)
    seat = own_seats(table, person)[0]
    return await while_connected(request, hints.give(table, person, seat, data.number)) or []


@post("/api/tables/{table_id:str}/abandon", responses=ANSWERS, status_code=200)
async def abandon(table_id: str, data: AtOrNow, person: Person, hub: Hub) -> State:
    """Leaves a match that goes on. The others decide what becomes of the seat; I may return until they have.

    For the rating, a match that I do not come back to is lost; one with nobody else at the table is lost at once.
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
    """Comes back to a seat that I left, or where I was late; a bot that plays there goes."""
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
    """Lets a bot play for somebody who is late or gone, or, without a clock, for whom the others have long waited in vain."""
    table = await hub.room(table_id)
    own_seats(table, person)
    seat_of(table, seat)
    await tables.check_substitute(person, data.bot)
    await hub.act(table, LetBotPlay(seat, data.bot, table.absent_since(seat)), data.number)
    return await hub.state(table, person.id)


@post("/api/tables/{table_id:str}/seats/{seat:int}/close", responses=ANSWERS, status_code=200)
async def close(table_id: str, seat: int, data: AtOrNow, person: Person, hub: Hub) -> State:
    """Votes for closing the seat of somebody who is away. When all others agree, a beginner bot ends the match for it."""
    table = await hub.room(table_id)
    mine = own_seats(table, person)
    seat_of(table, seat)
    if seat in mine:
        raise StarboardError("own-seat")
    await hub.act(table, VoteToClose(seat, mine[0], table.absent_since(seat)), data.number)
    return await hub.state(table, person.id)


@get("/api/tables/{table_id:str}/record", responses=ANSWERS)
async def record(table_id: str, hub: Hub) -> Response[TableRecord]:
    """The record of a finished match, with its seed: `starboard verify` checks it."""
    table = await hub.room(table_id)
    async with hub.at_rest(table):
        match = table.playing.match
    if not match.over:
        raise StarboardError("not-over")
    seats = [seat.person.name if seat.person else f"bot:{seat.bot}" for seat in table.seat_infos()]
    file = f'attachment; filename="{table.row.game}-{table_id}.json"'
    play, deal = table.playing, table.info().deal
    told = TableRecord(**structs.asdict(match.record()), seats=seats)
    told.deal, told.hints, told.notes = deal or UNSET, play.hints or UNSET, play.notes or UNSET
    return Response(told, headers={"content-disposition": file})


@get("/api/tables/{table_id:str}/moments/{number:int}", responses=ANSWERS)
async def moment(
    table_id: str,
    number: int,
    hub: Hub,
    seat: Annotated[int | None, Parameter(description="Through whose eyes; none: a spectator's.")] = None,
    since: Annotated[int, Parameter(ge=0, description="The first event that is wanted.")] = 0,
) -> State:
    """A finished match after so many moves, as a seat saw it, with the whole truth beside it."""
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
    """The best hundred of a game: among `people`, or in matches with `bots`."""
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
