"""`Live`: a table that this worker has in memory, and those who are connected to it."""

import asyncio
import time
from collections.abc import Callable, Iterable
from typing import Any

import msgspec
from msgspec import Raw, structs
from sqlalchemy import Row, select
from sqlalchemy.ext.asyncio import AsyncConnection

from starboard.match import StarboardError, load
from starboard.rules.chance import seed_hash
from starboard.server.database.schema import acts, chat, people, seats, tables
from starboard.server.play.acts import Act
from starboard.server.play.clock import ClockRule
from starboard.server.play.game import Play, Sitting
from starboard.server.play.messages import Said, Seat, State, TableInfo, Watching, Who, clocks_of, encode, state_of


class Watcher:
    """Somebody connected: `seat` is whose eyes they have, None a spectator's. `send` never waits."""

    def __init__(self, person: str, seat: int | None, send: Callable[[bytes], None]) -> None:
        self.person = person
        self.seat = seat
        self.send = send


class Live:
    """Everything of one table. Whoever changes it holds its lock."""

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.used = time.monotonic()
        self.last_chat = 0
        self.is_behind = False
        self.bot: asyncio.Task[None] | None = None
        self.play: Play | None = None
        self.row: Row[Any]
        self.sitters: list[Row[Any]]
        self.names: dict[str, str]

    # ---- from the database -------------------------------------------------------------------------------------------

    async def load(self, connection: AsyncConnection) -> None:
        """Reads everything anew."""
        row = (await connection.execute(select(tables).where(tables.c.id == self.id))).one_or_none()
        if row is None:
            raise StarboardError("no-table")
        found = await connection.execute(select(seats).where(seats.c.table_id == self.id).order_by(seats.c.seat))
        self.row, self.sitters = row, list(found)
        persons = {sitter.person for sitter in self.sitters if sitter.person} | {row.host}
        named = await connection.execute(select(people.c.id, people.c.name).where(people.c.id.in_(persons)))
        self.names = {row.id: row.name for row in named}
        if row.began is not None:
            match = load(row.game).new(row.players, row.seed, **row.options)
            sittings = [Sitting(sitter.person, sitter.bot) for sitter in self.sitters]
            self.play = Play(match, sittings, msgspec.convert(row.clock, ClockRule), row.began)
            await self.catch_up(connection)

    async def catch_up(self, connection: AsyncConnection) -> int:
        """Applies acts that others have written; returns how many."""
        assert self.play is not None
        fresh = select(acts).where(acts.c.table_id == self.id, acts.c.number >= self.play.number).order_by(acts.c.number)
        count = 0
        for row in await connection.execute(fresh):
            self.play.apply(Act(*row))
            count += 1
        return count

    async def new_chat(self, connection: AsyncConnection) -> list[Said]:
        """What was said and not yet passed on here."""
        joined = select(chat, people.c.name).join(people, people.c.id == chat.c.person)
        fresh = joined.where(chat.c.table_id == self.id, chat.c.id > self.last_chat).order_by(chat.c.id)
        said = [Said(row.id, Who(row.person, row.name), row.text, row.at) for row in await connection.execute(fresh)]
        self.last_chat = max([self.last_chat, *(one.id for one in said)])
        return said

    # ---- what is seen ------------------------------------------------------------------------------------------------

    @property
    def playing(self) -> Play:
        """The play, once it has begun."""
        if self.play is None:
            raise StarboardError("not-begun")
        return self.play

    def seats_of(self, person: str | None) -> list[int]:
        """The seats that a person owns."""
        return [sitter.seat for sitter in self.sitters if person is not None and sitter.person == person]

    def who(self, person: str) -> Who:
        return Who(person, self.names.get(person, ""))

    def seat_infos(self) -> list[Seat]:
        """The seats as all may see them."""
        infos = []
        for number, sitter in enumerate(self.sitters):
            who = self.who(sitter.person) if sitter.person else None
            if self.play is None:
                infos.append(Seat(number, who, sitter.bot))
            else:
                sitting = self.play.sittings[number]
                infos.append(Seat(number, who, sitting.bot, sitting.state, sorted(sitting.votes)))
        return infos

    def info(self) -> TableInfo:
        row, play = self.row, self.play
        return TableInfo(
            id=row.id,
            game=row.game,
            players=row.players,
            options=row.options,
            host=self.who(row.host),
            is_open=row.is_open,
            is_watchable=row.is_watchable,
            clock=msgspec.convert(row.clock, ClockRule),
            starter=row.starter,
            state=play.state if play else row.state,
            seed_sha256=seed_hash(bytes.fromhex(row.seed)),
            seats=self.seat_infos(),
            turn=play.match.to_move if play else None,
            created=row.created,
            changed=play.at if play else row.changed,
            result=play.match.result() if play and play.match.over else row.result,
            rematch=row.rematch,
        )

    def state(self, viewer: int | None, since: int | None = None) -> State:
        return state_of(self.playing, viewer, self.seat_infos(), clocks_of(self.playing), since)

    # ---- telling -----------------------------------------------------------------------------------------------------

    def tell(self, message: msgspec.Struct) -> None:
        """Says the same to everybody."""
        data = encode(message)
        for watcher in tuple(self.watchers):
            watcher.send(data)

    def tell_state(self, since: int | None = None, to: Watcher | None = None, answers: int | str | None = None) -> None:
        """Says to everybody what they may see, written down once for all who see the same. `to` is given an answer with it."""
        seats, clocks = Raw(encode(self.seat_infos())), Raw(encode(clocks_of(self.playing)))
        states: dict[int | None, State] = {}
        written: dict[int | None, bytes] = {}
        for watcher in tuple(self.watchers):
            eyes = watcher.seat
            if eyes not in states:
                states[eyes] = state_of(self.playing, eyes, seats, clocks, since)
            if watcher is to:
                watcher.send(encode(structs.replace(states[eyes], answers=answers)))
                continue
            if eyes not in written:
                written[eyes] = encode(states[eyes])
            watcher.send(written[eyes])

    def tell_watching(self) -> None:
        present: Iterable[int] = {watcher.seat for watcher in self.watchers if watcher.seat is not None}
        self.tell(Watching(sorted(present), sum(watcher.seat is None for watcher in self.watchers)))
