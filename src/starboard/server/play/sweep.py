"""The sweep: once a second, whoever is due is looked after, whichever worker it belonged to."""

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

INTERVAL = 1.0
RETRY = 10.0
"""Seconds until another worker tries, if the one that took a table on is gone as well."""
AT_ONCE = 50
FORGET_INTERVAL = 10.0
"""Seconds after which open and old tables are looked at again."""
CLEAN_INTERVAL, CLEAN_MORE = 600.0, 2.0
"""Seconds after which old data are looked for again: when there were none, and when there may be more."""
WATCHING_INTERVAL = 20.0
"""Seconds after which workers tell each other again who is connected."""


class Sweep:
    """Late players, and bots whose worker died."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._cleans = time.monotonic() + CLEAN_MORE
        self._tasks = [asyncio.create_task(self._work()), asyncio.create_task(self._try_again())]

    async def _work(self) -> None:
        told, forgot = time.monotonic(), 0.0
        while True:
            await asyncio.sleep(INTERVAL)
            try:
                await self.look_around()
                self.hub.forget_idle()
                self.hub.follow_pause()
                if time.monotonic() > forgot + min(FORGET_INTERVAL, self.hub.settings.listed_seconds / 2):
                    forgot = time.monotonic()
                    await self.hub.note_hosts()
                    await forget_old(self.hub)
                if time.monotonic() > self._cleans:
                    await self._clean()
                if self.hub.bus.is_on and time.monotonic() > told + WATCHING_INTERVAL:
                    told = time.monotonic()
                    self.hub.tell_watching()
            except Exception:
                log.exception("the sweep failed; it goes on")

    async def _clean(self) -> None:
        """Forgets some of what is old; soon again, if there is more of it."""
        self._cleans = time.monotonic() + CLEAN_INTERVAL
        hub = self.hub
        if await hub.database.read(partial(has_old, settings=hub.settings)):
            cleaned = await hub.writer.run(partial(clean_some, settings=hub.settings))
            log.info(
                "old data were forgotten",
                extra={"guests": cleaned.guests, "lines": cleaned.lines, "matches": cleaned.matches},
            )
            self._cleans = time.monotonic() + (CLEAN_INTERVAL if cleaned.is_empty else CLEAN_MORE)

    async def look_around(self) -> None:
        now = self.hub.time.now()
        playable = (tables.c.state == "playing", tables.c.broken.is_(None))
        due = (
            select(tables.c.id, tables.c.due)
            .where(tables.c.due <= now, *playable)
            .order_by(tables.c.due)
            .limit(AT_ONCE)
        )
        found = await self.hub.database.read(lambda connection: list(connection.execute(due)))
        for table_id, when in found:
            if await self._take(table_id, when, until := now + RETRY):
                await self._try_to_look_after(table_id, until)

    async def _take(self, table_id: str, when: float, until: float) -> bool:
        """Of all workers that found the table due, one takes it."""

        def take(connection: Connection) -> bool:
            mine = update(tables).where(tables.c.id == table_id, tables.c.due == when).values(due=until)
            return connection.execute(mine).rowcount == 1

        return await self.hub.writer.run(take)

    async def _try_to_look_after(self, table_id: str, until: float) -> None:
        """One table that fails must not keep others waiting; only without its database is the round over."""
        try:
            await self._look_after(table_id, until)
        except (SQLAlchemyError, OSError):
            raise
        except StarboardError:
            pass  # it has been set apart
        except Exception:
            log.exception("a table could not be looked after", extra={"table": table_id})

    async def _try_again(self) -> None:
        """After a start, tables that were set apart are looked at once more: they may have been repaired.

        Matches in play under other rules are closed.
        """
        try:
            broken = union(select(tables.c.id).where(tables.c.broken.is_not(None)), under_other_rules())
            for table_id in await self.hub.database.read(lambda connection: list(connection.scalars(broken))):
                with suppress(StarboardError):
                    await self.hub.room(table_id)
        except Exception:
            log.exception("tables that were set apart could not be looked at")

    async def _look_after(self, table_id: str, until: float) -> None:
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
                await self._put_off(table, until)  # while nobody served, no time passed
        except StarboardError:
            pass  # it was not too late after all

    async def _put_off(self, table: Room, until: float) -> None:
        """Nothing has to be done yet at a table that was taken: it is due when something has."""
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
