"""`ServerTime`: a common time for all workers. It never goes back, and ignores jumps of system clocks."""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from typing import NamedTuple

from sqlalchemy import Connection, insert, select, update

from starboard.server.database.database import Database
from starboard.server.database.schema import announcement, pauses, serving
from starboard.server.observe import log
from starboard.server.play.pauses import Pauses

INTERVAL = 1.0
"""Seconds between two beats."""
LONGEST_GAP = 10.0
"""Seconds without a beat that count as a pause; a shorter gap may be a busy machine."""


class Beat(NamedTuple):
    """The result of a beat. `beaten`: this machine's monotonic time; `at`: the server time.

    `fresh`: pauses that are new to this worker; `maintenance`: since when it has been going on.
    """

    beaten: float
    at: float
    fresh: list[tuple[float, float]]
    maintenance: float | None


class ServerTime:
    """Seconds since 1970, by a monotonic clock.

    Every running worker writes the time to the database once a second: a beat. A worker that finds the last
    beat too old records a pause since then. Workers follow the one whose time is ahead.
    """

    def __init__(
        self,
        database: Database,
        wall: Callable[[], float] = time.time,
        monotonic: Callable[[], float] = time.monotonic,
    ) -> None:
        self.database = database
        self.pauses = Pauses()
        self._wall = wall
        self._monotonic = monotonic
        self._ahead = wall() - monotonic()
        self._beaten = monotonic()
        self._beating = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None

    def now(self) -> float:
        """Returns the time."""
        return self._monotonic() + self._ahead

    @property
    def is_sure(self) -> bool:
        """Whether this worker knows all pauses."""
        return self._monotonic() - self._beaten <= LONGEST_GAP

    async def be_sure(self) -> None:
        """Makes sure that this worker knows all pauses, even if it hung. Call it before using the time."""
        if not self.is_sure:
            await self.beat()

    # ---- starting ------------------------------------------------------------------------------------------

    async def start(self) -> None:
        """Continues from the last beat, records a pause if no worker was running, and begins to beat."""
        self._ahead += await self._begin() - self.now()
        await self.beat(0.0 if self.database.is_embedded else LONGEST_GAP)
        self._task = asyncio.create_task(self._work())

    async def _begin(self) -> float:
        """Returns the time to start from: that of running workers, else this machine's; never a step back."""
        last = await self._last_beat()
        if last is not None and not self.database.is_embedded:
            if abs(self._wall() - last) <= LONGEST_GAP:
                return last
            await asyncio.sleep(2 * INTERVAL)  # others may be running with another time
            newest = await self._last_beat()
            if newest is not None and newest != last:
                return newest
        return max(self._wall(), last or 0.0)

    async def _last_beat(self) -> float | None:
        return await self.database.read(
            lambda connection: connection.execute(select(serving.c.at)).scalar_one()
        )

    # ---- running -------------------------------------------------------------------------------------------

    async def beat(self, longest_gap: float = LONGEST_GAP) -> None:
        """Writes the time, records a pause if the last beat is too old, and reads pauses of other workers."""
        async with self._beating:
            found = await self.database.mark(lambda connection: self._beat(connection, longest_gap))
            self._beaten = found.beaten
            self._ahead = max(self._ahead, found.at - self._beaten)
            self.pauses.ongoing = found.maintenance
            for began, ended in found.fresh:
                self.pauses.add(began, ended)
                log.info("clocks were paused", extra={"began": began, "ended": ended})

    def _beat(self, connection: Connection, longest_gap: float) -> Beat:
        last = connection.execute(select(serving.c.at).with_for_update()).scalar_one()
        later = (
            select(pauses.c.began, pauses.c.ended)
            .where(pauses.c.ended > self.pauses.end)
            .order_by(pauses.c.ended)
        )
        known = [(row.began, row.ended) for row in connection.execute(later)]
        begins = connection.execute(select(announcement.c.begins)).scalar()
        beaten = self._monotonic()
        now = beaten + self._ahead
        at = now if last is None else max(now, last)
        if last is not None and now - last > longest_gap:
            # Maintenance is a pause already, or will be when it ends.
            began = max([last, self.pauses.end, *(ended for _, ended in known)])
            ended = now if begins is None else min(now, begins)
            if ended > began:
                connection.execute(insert(pauses).values(began=began, ended=ended))
                known.append((began, ended))
        connection.execute(update(serving).values(at=at))
        return Beat(beaten, at, known, None if begins is None or begins > at else begins)

    async def _work(self) -> None:
        is_well = True
        while True:
            await asyncio.sleep(INTERVAL)
            try:
                await self.beat()
                is_well = True
            except Exception:
                if is_well:
                    log.exception("the time could not be written; trying again")
                is_well = False

    async def close(self) -> None:
        """Stops, after a last beat."""
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        with suppress(Exception):
            await self.beat()
