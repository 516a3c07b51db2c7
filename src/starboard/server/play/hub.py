"""`Hub`: the tables that this worker has in memory. All changes to them go through it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from math import inf
from time import monotonic
from typing import Any

from sqlalchemy import Connection, bindparam, insert, select, update

from starboard.match import StarboardError
from starboard.server.addresses import Addresses
from starboard.server.database.database import Database
from starboard.server.database.schema import chat, seats, tables
from starboard.server.database.writer import Append, Writer
from starboard.server.notices.turns import note_turn, person_to_tell
from starboard.server.observe import ACTS, LIVE_TABLES, WRITE_SECONDS, log
from starboard.server.play.acts import Act, Entry
from starboard.server.play.announcement import Announced, Announcement
from starboard.server.play.bots import BotPlayers
from starboard.server.play.bus import Bus, News
from starboard.server.play.cache import StateCache
from starboard.server.play.messages import State, TableChanged
from starboard.server.play.play import Play
from starboard.server.play.quarantine import close_if_other_rules, note_problem
from starboard.server.play.ratings import rate_match
from starboard.server.play.room import Read, Room, Watcher
from starboard.server.play.server_time import ServerTime
from starboard.server.settings import Settings
from starboard.server.thinking import Thinking

NOTE_INTERVAL = 0.5
"""Seconds during which connects and disconnects are collected, to be written together."""
IDLE = 300.0
"""Seconds after which an unused table is dropped from memory."""
LOOK_AGAIN = 60.0
"""Seconds between two looks at a table whose clock is stopped."""


NOTE_SEEN = (
    update(seats)
    .where(seats.c.table_id == bindparam("the_table"), seats.c.seat == bindparam("the_seat"))
    .values(seen=bindparam("seen"))
)


class Stale(StarboardError):
    """The act was meant for an earlier state; `number` is the current one."""

    def __init__(self, number: int) -> None:
        super().__init__("stale", number=number)
        self.number = number


class Hub:
    """The tables of one worker. No worker owns a table: the database is right, and memory follows it."""

    def __init__(
        self, settings: Settings, database: Database, writer: Writer, bus: Bus, time: ServerTime
    ) -> None:
        self.settings = settings
        self.database = database
        self.writer = writer
        self.bus = bus
        self.time = time
        self.tables: dict[str, Room] = {}
        self.cache = StateCache()
        self.addresses = Addresses()
        self.thinking = Thinking()
        self.bots = BotPlayers(self, settings)
        self._unnoted: set[Room] = set()
        """Tables with connects or disconnects that are not written yet."""
        self._noting: asyncio.Task[None] | None = None
        self.announcement: Announcement | None = None
        """An operator's message to all players."""
        self._is_paused = False
        self.told: frozenset[str] = frozenset()
        """People who want notices of their turns."""

    # ---- finding tables ------------------------------------------------------------------------------------

    async def room(self, table_id: str) -> Room:
        """Returns a table by its id, up to date. Raises if its match cannot be replayed."""
        table = self.tables.get(table_id)
        if table is None and not table_id.isalnum():
            raise StarboardError("no-table")
        if table is None:
            table = Room(table_id, self.time, self.settings.absence, self.cache)
            await self.load(table)
            table = self.tables.setdefault(table_id, table)
            LIVE_TABLES.set(len(self.tables))
        elif table.play is None and table.problem is None and self.bus.is_on:
            await self.refresh(table)  # seats are rotated when a match begins: act by the new ones
        table.used = monotonic()
        table.check()
        return table

    async def load(self, table: Room) -> None:
        """Reads a table from the database again. One that cannot be replayed is set apart."""
        await table.load(self.database)
        if await close_if_other_rules(table, self.writer, self.time.now()):
            await table.load(self.database)
        await note_problem(table, self.writer)

    async def follow(self, table: Room, read: Read) -> None:
        """Updates a table from `read`, which the transaction that changed it has returned."""
        table.take(read)
        await note_problem(table, self.writer)

    def forget_idle(self) -> None:
        """Drops tables that nobody has used for some time."""
        before = monotonic() - IDLE
        for table in [
            table
            for table in self.tables.values()
            if not table.watchers and not table.bot and table.used < before
        ]:
            if not table.lock.locked():
                del self.tables[table.id]
        LIVE_TABLES.set(len(self.tables))

    async def refresh(self, table: Room) -> None:
        """Reads what other workers have written, and sends it to the clients connected here."""
        async with self.at_rest(table):
            for said in await table.new_chat(self.database):
                table.tell(said)
            await self._catch_up(table)

    async def look_again(self, table_id: str) -> None:
        """Reads a table again that an operator has changed, and greets its clients. Drops a deleted one."""
        table = self.tables.get(table_id)
        if table is None:
            return
        async with table.lock:
            try:
                await self.load(table)
            except StarboardError as error:
                table.dismiss_all(error)
                del self.tables[table_id]
                return
            table.is_behind = False
            if table.problem:
                return  # `load` has dismissed all clients
            for watcher in tuple(table.watchers):
                watcher.greet()
            table.tell_watching()
        self.bots.look_at(table)

    async def _catch_up(self, table: Room) -> None:
        if table.play and table.play.match.over and not self.bus.is_on:
            return  # only a rematch can still change it, and this is the only worker
        if table.play is None or table.play.match.over:
            before = table.info()
            await self.load(table)
            table.check()
            if table.info() != before:
                table.tell(TableChanged(table.info()))
                if table.play:
                    table.tell_state(since=0)
        elif entries := await table.catch_up(self.database):
            await note_problem(table, self.writer)
            table.check()
            self._tell(
                table, entries, since=0 if any(entry.act.is_by_operator for entry in entries) else None
            )

    def hear(self, sender: str, news: News) -> bool:
        """Applies news from another worker. Returns False if the table has to be read from the database."""
        table = self.tables.get(news.table)
        if table is None:
            return True
        if news.watching:
            if sender not in table.elsewhere and table.watchers:
                # The sender does not know our clients either.
                self.bus.pass_on(News(table.id, watching=table.watching_here()))
            table.elsewhere[sender] = monotonic(), news.watching
            table.tell_watching()
            return True
        entry = news.entry
        if (
            entry is None
            or table.play is None
            or table.is_behind
            or table.lock.locked()
            or entry.number > table.play.number
        ):
            return False
        if not self.time.is_sure:
            return False  # a pause may have come before it that this worker does not know yet
        if entry.number == table.play.number:
            try:
                table.apply([entry])
            except Exception:
                table.is_behind = True  # it contradicts our state: reading the table finds out why
                return False
            self._tell(table, [entry])
        return True

    def _tell(
        self,
        table: Room,
        entries: list[Entry],
        to: Watcher | None = None,
        answers: int | str | None = None,
        since: int | None = None,
    ) -> None:
        """Sends the state after `entries` to all clients."""
        table.tell_state(since, to, answers)
        if any(not entry.act.is_play for entry in entries) or table.playing.match.over:
            table.tell(TableChanged(table.info()))

    def watching_changed(self, table: Room) -> None:
        """Tells clients and other workers who is connected, and writes it down soon."""
        table.tell_watching()
        self.bus.pass_on(News(table.id, watching=table.watching_here()))
        if table.play and table.play.is_exhibition:
            self.bots.look_at(table)
        self._unnoted.add(table)
        if self._noting is None or self._noting.done():
            self._noting = asyncio.create_task(self._note_away_soon())

    async def _note_away_soon(self) -> None:
        while self._unnoted:
            await asyncio.sleep(NOTE_INTERVAL)
            await self._note_away()

    async def _note_away(self) -> None:
        """Writes since when owners of seats are away, for workers that do not know it and for restarts."""
        running = [table for table in self._unnoted if table.play and not table.play.match.over]
        self._unnoted.clear()
        changed = [
            {"the_table": table.id, "the_seat": seat, "seen": since}
            for table in running
            for seat, since in table.unnoted_absences().items()
        ]
        if not changed:
            return
        try:
            await self.writer.run(lambda connection: connection.execute(NOTE_SEEN, changed).rowcount)
        except Exception:
            log.exception("absences could not be written")

    async def close(self) -> None:
        """Writes the absences that are not written yet."""
        if self._noting:
            self._noting.cancel()
        await self._note_away()

    async def note_hosts(self) -> None:
        """Writes which open tables have a connected host; the others leave the list after a while."""
        hosted = [
            table.id
            for table in self.tables.values()
            if table.row.state == "open"
            and any(watcher.person == table.row.host for watcher in table.watchers)
        ]
        if hosted:
            seen = update(tables).where(tables.c.id.in_(hosted)).values(host_seen=self.time.now())
            await self.writer.run(lambda connection: connection.execute(seen).rowcount)

    def renamed(self, person: str, name: str) -> None:
        """Shows a new name at all tables of a person; other workers show it only before the match begins."""
        for table in self.tables.values():
            if table.problem is None and table.names.get(person, name) != name:
                table.rename(person, name)
                self.bus.pass_on(News(table.id))

    def tell_watching(self) -> None:
        """Announces again who is connected, since other workers may be new or gone."""
        for table in self.tables.values():
            if table.watchers:
                self.watching_changed(table)

    @asynccontextmanager
    async def at_rest(self, table: Room) -> AsyncIterator[Room]:
        """Locks a table, in the state that is on disk."""
        await self.time.be_sure()
        async with table.lock:
            if table.is_behind:
                await self._reload(table)
            table.check()
            yield table

    async def state(
        self, table: Room, person: str | None, seat: int | None = None, since: int | None = None
    ) -> State:
        """Returns what a person may see of a table, from `seat` if it is theirs. All of it is on disk."""
        async with self.at_rest(table):
            eyes = table.eyes(person, seat)
            table.check_may_watch(eyes)
            return table.state(eyes, since)

    # ---- announcements and maintenance ---------------------------------------------------------------------

    def announce(self, announcement: Announcement | None) -> None:
        """Sends an operator's announcement, or its end, to all clients."""
        if announcement == self.announcement:
            return
        self.announcement = announcement
        for table in self.tables.values():
            table.tell(Announced(announcement, self.time.now()))

    def follow_pause(self) -> None:
        """Sends the clocks to all clients when maintenance begins or ends, which stops or starts them."""
        is_paused = self.time.pauses.ongoing is not None
        if is_paused == self._is_paused:
            return
        self._is_paused = is_paused
        for table in self.tables.values():
            if table.play and table.watchers and not table.lock.locked():
                table.tell_state()

    def check_may_begin(self) -> None:
        """Raises during maintenance, when no match may begin."""
        if self.time.pauses.ongoing is not None:
            raise StarboardError("maintenance")

    # ---- changing tables -----------------------------------------------------------------------------------

    async def act(
        self,
        table: Room,
        act: Act,
        number: int | None,
        *,
        to: Watcher | None = None,
        answers: int | str | None = None,
    ) -> int:
        """Appends an act as entry `number`; returns the next number when it is on disk and clients know it.

        Raises `Stale` if the table has moved on, unless `number` is None. The client `to` gets its request's
        id, `answers`, with the new state.
        """
        while True:
            try:
                return await self._act(table, act, number, to, answers)
            except Stale:
                if number is not None:
                    raise

    async def _act(
        self, table: Room, act: Act, number: int | None, to: Watcher | None, answers: int | str | None
    ) -> int:
        async with self.at_rest(table):
            play = table.playing
            if self.bus.is_on and number is not None and number > play.number:
                await self._catch_up(table)  # another worker's news has not arrived yet
                play = table.playing
            number = play.number if number is None else number
            if number != play.number:
                raise Stale(play.number)
            entry = Entry(table.id, number, max(self.time.now(), play.at), act)
            play.check(act, entry.at)
            if act.is_play and not act.is_by_bot:
                table.visit()
            before = self._row_values(play)
            table.apply([entry])
            await self._write(table, entry, before)
            self._tell(table, [entry], to, answers)
        ACTS.labels(act.kind).inc()
        table.used = monotonic()
        self.bots.look_at(table)
        return number + 1

    def next_look(self, play: Play) -> float | None:
        """Returns when the sweep has to look at a table, at regular intervals while clocks are stopped."""
        due = play.due(self.settings.bot_pace, self.settings.grace)
        return self.time.now() + LOOK_AGAIN if due == inf else due

    def _row_values(self, play: Play) -> dict[str, Any]:
        """Returns the columns of the table's row that follow from the play."""
        return {
            "turn": play.turn,
            "due": self.next_look(play),
            "state": play.state,
            "result": play.match.result() if play.match.over else None,
        }

    async def _write(self, table: Room, entry: Entry, before: dict[str, Any]) -> None:
        """Writes an act to disk. If that fails, the table is read from the database again."""
        play = table.playing
        now, standing = self._row_values(play), play.standing
        change = {"id": table.id, "changed": entry.at, **now} if now != before else None

        is_decided = standing is not None and standing.number == entry.number
        told = self.to_tell(play, entry.at)

        def more(connection: Connection) -> None:
            if is_decided:
                rate_match(connection, table.row, play)
            if told:
                self.note_turn(connection, table.id, play, told, entry.act.seat)

        append = Append(entry.row(), change, more if is_decided or told else None)
        try:
            with WRITE_SECONDS.time():
                written = await self.writer.append(append)
        except BaseException:
            table.is_behind = True
            raise
        if not written:
            await self._reload(table)
            raise Stale(table.playing.number)
        self.bus.pass_on(News(table.id, entry))

    def to_tell(self, play: Play, at: float) -> str | None:
        """Returns who wants a notice of a turn that began at the time `at`, if anybody."""
        person = person_to_tell(play, at) if self.told else None
        return person if person in self.told else None

    def note_turn(
        self, connection: Connection, table: str, play: Play, person: str, mover: int | None = None
    ) -> None:
        """Writes that a person has to be told of the current turn."""
        note_turn(connection, table, play, person, mover, self.settings.notice_delay)

    async def _reload(self, table: Room) -> None:
        """Reads a table again whose memory differs from the database."""
        await self.load(table)
        table.is_behind = False
        if table.play:
            table.tell_state(since=0)
            table.tell(TableChanged(table.info()))  # another worker may have changed more than the match

    async def read_again(self, table: Room) -> None:
        """Reads a table again whose seats have changed in the database, and sends it to all clients."""
        async with self.at_rest(table):
            await self.load(table)
            table.check()
            table.tell(TableChanged(table.info()))
            if table.play:
                table.tell_state()

    async def say(self, table: Room, person: str, text: str) -> None:
        """Adds a line to the chat of a table."""

        def write(connection: Connection) -> None:
            # Lock the table: lines must become visible in the order of their numbers.
            connection.execute(
                select(tables.c.id).where(tables.c.id == table.id).with_for_update(key_share=True)
            )
            connection.execute(
                insert(chat).values(table_id=table.id, person=person, text=text, at=self.time.now())
            )

        await self.writer.run(write)
        async with table.lock:
            for said in await table.new_chat(self.database):
                table.tell(said)
        self.bus.pass_on(News(table.id))

    @asynccontextmanager
    async def changing(self, table_id: str) -> AsyncIterator[Room]:
        """Locks a table for a change before or after its match, then sends the table to all clients.

        The caller has to call `follow` or `load` after the change.
        """
        table = await self.room(table_id)
        table.visit()
        async with table.lock:
            if table.row.state != "open" or not await table.is_current(self.database):
                await self.load(table)
            table.check()
            yield table
            table.check()
            table.tell(TableChanged(table.info()))
            if table.play and table.play.number == 0:
                table.tell_state(since=0)
                table.tell_watching()
        self.bus.pass_on(News(table_id))
        self.bots.look_at(table)
