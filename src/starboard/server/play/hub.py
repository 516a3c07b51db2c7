"""`Hub`: the tables that this worker has in memory, and the one way in which they change."""

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
"""Seconds in which seats that came and went are collected, to be written down together."""
IDLE = 300.0
"""Seconds after which a table that nobody looks at leaves the memory."""
LOOK_AGAIN = 60.0
"""Seconds until a table is looked at again whose clock stands still."""


NOTE_SEEN = (
    update(seats)
    .where(seats.c.table_id == bindparam("the_table"), seats.c.seat == bindparam("the_seat"))
    .values(seen=bindparam("seen"))
)


class Stale(StarboardError):
    """The act answers to a number that is past."""

    def __init__(self, number: int) -> None:
        super().__init__("stale", number=number)
        self.number = number


class Hub:
    """One for each worker. No worker owns a table: what is in memory follows the database."""

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
        """Tables at which seats came or went that is not written down yet."""
        self._noting: asyncio.Task[None] | None = None
        self.announcement: Announcement | None = None
        """What an operator tells all players."""
        self._is_paused = False

    # ---- finding tables ----------------------------------------------------------------------------------------------

    async def room(self, table_id: str) -> Room:
        """A table by its id, as it is now. Raises if its match cannot be replayed."""
        table = self.tables.get(table_id)
        if table is None and not table_id.isalnum():
            raise StarboardError("no-table")
        if table is None:
            table = Room(table_id, self.time, self.settings.absence, self.cache)
            await self.load(table)
            table = self.tables.setdefault(table_id, table)
            LIVE_TABLES.set(len(self.tables))
        elif table.play is None and table.problem is None and self.bus.is_on:
            await self.refresh(
                table
            )  # seats turn when a match begins: nobody may act by where they sat before
        table.used = monotonic()
        table.check()
        return table

    async def load(self, table: Room) -> None:
        """Reads everything of a table anew. One that cannot be replayed is set apart."""
        await table.load(self.database)
        if await close_if_other_rules(table, self.writer, self.time.now()):
            await table.load(self.database)
        await note_problem(table, self.writer)

    async def follow(self, table: Room, read: Read) -> None:
        """The same, by what was read when the table was changed."""
        table.take(read)
        await note_problem(table, self.writer)

    def forget_idle(self) -> None:
        """Lets go of tables that nobody has looked at for some time."""
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
        """Reads what other workers have written, and passes it on to those who are connected here."""
        async with self.at_rest(table):
            for said in await table.new_chat(self.database):
                table.tell(said)
            await self._catch_up(table)

    async def look_again(self, table_id: str) -> None:
        """Reads everything of a table again that an operator has changed, and tells everybody. One that is gone is let go."""
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
                return  # all who were connected have been sent away
            for watcher in tuple(table.watchers):
                watcher.greet()
            table.tell_watching()
        self.bots.look_at(table)

    async def _catch_up(self, table: Room) -> None:
        if table.play and table.play.match.over and not self.bus.is_on:
            return  # nothing changes any more but a rematch, and that is made here
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
        """Takes in what happened at another worker. False: more has happened, and the table has to be looked at."""
        table = self.tables.get(news.table)
        if table is None:
            return True
        if news.watching:
            if sender not in table.elsewhere and table.watchers:
                self.bus.pass_on(
                    News(table.id, watching=table.watching_here())
                )  # it does not know of us either
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
            return False  # it may follow a pause that this worker does not know of
        if entry.number == table.play.number:
            try:
                table.apply([entry])
            except Exception:
                table.is_behind = (
                    True  # by our rules it cannot be: looking at the table tells what is wrong with it
                )
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
        """Tells everybody what acts have led to."""
        table.tell_state(since, to, answers)
        if any(not entry.act.is_play for entry in entries) or table.playing.match.over:
            table.tell(TableChanged(table.info()))

    def watching_changed(self, table: Room) -> None:
        """Somebody came or went."""
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
        """Writes down since when seats are not connected: for workers that do not know yet, and after a restart."""
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
            log.exception("who is away could not be written down")

    async def close(self) -> None:
        """Writes down what is still to be noted."""
        if self._noting:
            self._noting.cancel()
        await self._note_away()

    async def note_hosts(self) -> None:
        """Writes down which open tables have their hosts connected here: the others leave the list after a while."""
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
        """Those at the same tables see the new name at once; at other workers, before the match begins."""
        for table in self.tables.values():
            if table.problem is None and table.names.get(person, name) != name:
                table.rename(person, name)
                self.bus.pass_on(News(table.id))

    def tell_watching(self) -> None:
        """Says to everybody once more who is connected: other workers may be new, or gone."""
        for table in self.tables.values():
            if table.watchers:
                self.watching_changed(table)

    @asynccontextmanager
    async def at_rest(self, table: Room) -> AsyncIterator[Room]:
        """The table as it is on disk: while this is held, it does not change."""
        await self.time.be_sure()
        async with table.lock:
            if table.is_behind:
                await self._reload(table)
            table.check()
            yield table

    async def state(
        self, table: Room, person: str | None, seat: int | None = None, since: int | None = None
    ) -> State:
        """What somebody may see of a table, through the seat they wish if it is theirs; only what is on disk."""
        async with self.at_rest(table):
            eyes = table.eyes(person, seat)
            table.check_may_watch(eyes)
            return table.state(eyes, since)

    # ---- what operators say ------------------------------------------------------------------------------------------

    def announce(self, announcement: Announcement | None) -> None:
        """Everybody who is connected is told what an operator announces, or that it is over."""
        if announcement == self.announcement:
            return
        self.announcement = announcement
        for table in self.tables.values():
            table.tell(Announced(announcement, self.time.now()))

    def follow_pause(self) -> None:
        """When maintenance begins or ends, clocks stop or go on: everybody sees them as they are now."""
        is_paused = self.time.pauses.ongoing is not None
        if is_paused == self._is_paused:
            return
        self._is_paused = is_paused
        for table in self.tables.values():
            if table.play and table.watchers and not table.lock.locked():
                table.tell_state()

    def check_may_begin(self) -> None:
        """Raises during maintenance: nothing new begins then."""
        if self.time.pauses.ongoing is not None:
            raise StarboardError("maintenance")

    # ---- changing them -----------------------------------------------------------------------------------------------

    async def act(
        self,
        table: Room,
        act: Act,
        number: int | None,
        *,
        to: Watcher | None = None,
        answers: int | str | None = None,
    ) -> int:
        """Appends an act that answers to `number`; returns the number after it, when it is on disk and everybody was told.

        None: it holds whatever the table has come to. `answers` is told to `to`, with the state that the act leads to.
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
                await self._catch_up(table)  # the word of another worker has not come yet
                play = table.playing
            number = play.number if number is None else number
            if number != play.number:
                raise Stale(play.number)
            entry = Entry(table.id, number, max(self.time.now(), play.at), act)
            play.check(act, entry.at)
            if act.is_play and not act.is_by_bot:
                table.visit()
            before = self._told_by_row(play)
            table.apply([entry])
            await self._write(table, entry, before)
            self._tell(table, [entry], to, answers)
        ACTS.labels(act.kind).inc()
        table.used = monotonic()
        self.bots.look_at(table)
        return number + 1

    def next_look(self, play: Play) -> float | None:
        """When somebody should look at a table, if nothing happens before; now and then while clocks stand still."""
        due = play.due(self.settings.bot_pace, self.settings.grace)
        return self.time.now() + LOOK_AGAIN if due == inf else due

    def _told_by_row(self, play: Play) -> dict[str, Any]:
        """What the table's row tells of a play."""
        return {
            "turn": play.turn,
            "due": self.next_look(play),
            "state": play.state,
            "result": play.match.result() if play.match.over else None,
        }

    async def _write(self, table: Room, entry: Entry, before: dict[str, Any]) -> None:
        """Puts an act on disk; if that is not possible, the table is again what the database says."""
        play = table.playing
        now, standing = self._told_by_row(play), play.standing
        change = {"id": table.id, "changed": entry.at, **now} if now != before else None

        def rate(connection: Connection) -> None:
            rate_match(connection, table.row, play)

        is_decided = standing is not None and standing.number == entry.number
        append = Append(entry.row(), change, rate if is_decided else None)
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

    async def _reload(self, table: Room) -> None:
        """What is in memory is not what is on disk: the disk is right."""
        await self.load(table)
        table.is_behind = False
        if table.play:
            table.tell_state(since=0)
            table.tell(
                TableChanged(table.info())
            )  # what another worker wrote may concern more than the match

    async def read_again(self, table: Room) -> None:
        """Who sits here has changed in the database: everybody is told."""
        async with self.at_rest(table):
            await self.load(table)
            table.check()
            table.tell(TableChanged(table.info()))
            if table.play:
                table.tell_state()

    async def say(self, table: Room, person: str, text: str) -> None:
        """Says something at a table."""

        def write(connection: Connection) -> None:
            # One line after the other: what has the higher number is also seen later.
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
        """For changes to a table before and after its match: holds its lock, and tells everybody afterwards.

        Whoever changes it lets it `follow` the database, or `load` it again.
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
