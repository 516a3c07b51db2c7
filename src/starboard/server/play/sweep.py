"""The sweep: once a second, handles tables that are due, whichever worker had them before."""

import asyncio
import time
from contextlib import suppress
from functools import partial

from sqlalchemy import Connection, select, union, update
from sqlalchemy.exc import SQLAlchemyError

from starboard.match import StarboardError
from starboard.server.administration.retention import clean_some, has_old
from starboard.server.database.schema import tables
from starboard.server.observe import log
from starboard.server.play.acts import LetBotPlay, RunOutOfTime
from starboard.server.play.forget import forget_old
from starboard.server.play.frozen import under_other_rules
from starboard.server.play.hub import Hub
from starboard.server.play.play import SUBSTITUTE
from starboard.server.play.room import Room
from starboard.server.preparing import Preparing

INTERVAL = 1.0
RETRY = 10.0
"""Seconds until another worker tries, if the one that claimed a table dies."""
BATCH = 50
FORGET_INTERVAL = 10.0
"""Seconds between two checks for open and old tables."""
CLEAN_INTERVAL, CLEAN_MORE = 600.0, 2.0
"""Seconds until the next check for old data: after finding none, and if there may be more."""
WATCHING_INTERVAL = 20.0
"""Seconds after which workers tell each other again who is connected."""


class Sweep:
    """Handles late players, bots whose worker died, and old tables and data."""

    def __init__(self, hub: Hub, preparing: Preparing) -> None:
        self.hub = hub
        self._preparing = preparing
        self._cleans = time.monotonic() + CLEAN_MORE
        self._tasks = [asyncio.create_task(self._work()), asyncio.create_task(self._retry_set_apart())]

    async def _work(self) -> None:
        announced, forgot = time.monotonic(), 0.0
        while True:
            await asyncio.sleep(INTERVAL)
            try:
                await self._handle_due()
                self.hub.forget_idle()
                self.hub.follow_pause()
                if time.monotonic() > forgot + min(FORGET_INTERVAL, self.hub.settings.listed_seconds / 2):
                    forgot = time.monotonic()
                    await self.hub.note_hosts()
                    await forget_old(self.hub)
                if time.monotonic() > self._cleans:
                    await self._clean()
                if self.hub.bus.is_on and time.monotonic() > announced + WATCHING_INTERVAL:
                    announced = time.monotonic()
                    self.hub.tell_watching()
            except Exception:
                log.exception("the sweep failed; trying again")

    async def _clean(self) -> None:
        """Deletes some old data, and schedules the next time: soon if there may be more."""
        self._cleans = time.monotonic() + CLEAN_INTERVAL
        hub = self.hub
        if await hub.database.read(partial(has_old, settings=hub.settings)):
            cleaned = await hub.writer.run(partial(clean_some, settings=hub.settings))
            log.info(
                "old data were deleted",
                extra={"guests": cleaned.guests, "lines": cleaned.lines, "matches": cleaned.matches},
            )
            self._cleans = time.monotonic() + (CLEAN_INTERVAL if cleaned.is_empty else CLEAN_MORE)

    async def _handle_due(self) -> None:
        now = self.hub.time.now()
        playable = (tables.c.state == "playing", tables.c.broken.is_(None))
        due = (
            select(tables.c.id, tables.c.due)
            .where(tables.c.due <= now, *playable)
            .order_by(tables.c.due)
            .limit(BATCH)
        )
        found = await self.hub.database.read(lambda connection: list(connection.execute(due)))
        for table_id, when in found:
            if await self._claim(table_id, when, until := now + RETRY):
                await self._handle_or_log(table_id, until)

    async def _claim(self, table_id: str, when: float, until: float) -> bool:
        """Claims a due table until `until`. Returns False if another worker has."""

        def claim(connection: Connection) -> bool:
            mine = update(tables).where(tables.c.id == table_id, tables.c.due == when).values(due=until)
            return connection.execute(mine).rowcount == 1

        return await self.hub.writer.run(claim)

    async def _handle_or_log(self, table_id: str, until: float) -> None:
        """Handles a table. Logs any failure but that of the database, so that other tables do not wait."""
        try:
            await self._handle(table_id, until)
        except (SQLAlchemyError, OSError):
            raise
        except StarboardError:
            pass  # it has been set apart, or its game is not ready yet
        except Exception:
            log.exception("a due table could not be handled", extra={"table": table_id})

    async def _retry_set_apart(self) -> None:
        """Loads the tables that were set apart, since they may have been repaired; runs once after a start.

        Also closes running matches under other rules.
        """
        await self._preparing.over()
        try:
            broken = union(select(tables.c.id).where(tables.c.broken.is_not(None)), under_other_rules())
            for table_id in await self.hub.database.read(lambda connection: list(connection.scalars(broken))):
                with suppress(StarboardError):
                    await self.hub.room(table_id)
        except Exception:
            log.exception("tables that were set apart could not be tried again")

    async def _handle(self, table_id: str, until: float) -> None:
        table = await self.hub.room(table_id)
        await self.hub.refresh(table)
        play = table.playing
        seat = play.turn
        self.hub.bots.look_at(table)
        if seat is None or play.bot_to_move:
            return
        now, grace = self.hub.time.now(), self.hub.settings.grace
        try:
            if play.is_late(seat, now):
                await self.hub.act(table, RunOutOfTime(seat), play.number)
            elif play.sittings[seat].is_waiting and now >= play.substitute_due(grace):
                await self.hub.act(table, LetBotPlay(seat, SUBSTITUTE), play.number)
            else:
                await self._postpone(table, until)  # not late after all: pauses do not count
        except StarboardError:
            pass  # somebody has acted meanwhile

    async def _postpone(self, table: Room, until: float) -> None:
        """Releases a claimed table at which nothing has to be done yet, and sets when it is due."""
        when = self.hub.next_look(table.playing)

        def write(connection: Connection) -> None:
            connection.execute(
                update(tables).where(tables.c.id == table.id, tables.c.due == until).values(due=when)
            )

        await self.hub.writer.run(write)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
