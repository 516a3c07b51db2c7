"""Fair scheduling of everything that thinks: the searches of bots, hints, and the decisions of analyses.

Every job has an address, a person and a table. A free thread goes to the address with the fewest running
jobs; of several, to the one that got the least time recently. Within it, the person is chosen the same way,
then the table. So a person's tables share one person's time, and the people at an address share its time.

A running job is never interrupted. For addresses without running jobs, which need not wait for others, there
are as many threads again; the operating system divides the cores.
"""

import asyncio
import os
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from typing import NamedTuple, TypeVar

from starboard.match import StarboardError
from starboard.server.observe import THINKING_WAIT_SECONDS, THINKING_WAITING

Result = TypeVar("Result")

HALF_LIFE = 30.0
"""Seconds after which the time served counts half."""
FADE_INTERVAL = 5.0
FORGOTTEN = 0.01
"""Seconds that no longer matter."""
MOST_WAITING = 100
"""Waiting jobs in a lane above which optional jobs are refused."""
MOST_WAITING_PER_ADDRESS = 16
NOBODY = ""
"""The address of all tables without connected people: they share one address's time, and come last."""


class Asker(NamedTuple):
    """Who a job is for. `table`: a table of that person, or another purpose."""

    address: str
    person: str
    table: str


@dataclass
class Share:
    """The time that an address, a person or a table got, and its jobs."""

    served: float = 0.0
    """Seconds of thread time, halved every `HALF_LIFE`."""
    running: int = 0
    waiting: int = 0
    parts: dict[str, "Share"] = field(default_factory=dict)
    turns: "deque[Turn]" = field(default_factory=deque)
    """The waiting jobs of a table, in order; empty for persons and addresses."""

    def fade(self, factor: float) -> None:
        """Multiplies the time served by `factor`, and drops parts that no longer matter."""
        self.served *= factor
        for part in self.parts.values():
            part.fade(factor)
        self.parts = {name: part for name, part in self.parts.items() if not part.is_forgotten}

    @property
    def is_forgotten(self) -> bool:
        return not self.running and not self.waiting and self.served < FORGOTTEN

    def next_part(self) -> tuple[str, "Share"]:
        """Returns the part that comes next, of those with waiting jobs."""
        waiting = ((name, part) for name, part in self.parts.items() if part.waiting)
        return min(waiting, key=lambda one: (one[1].running, one[0] == NOBODY, one[1].served))


class Turn:
    """A waiting or running job. `shares`: what it counts for, from the lane down to the table."""

    def __init__(self, shares: list[Share]) -> None:
        self.shares = shares
        self.came: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.asked = time.monotonic()
        self.began: float | None = None


class Lane:
    """Runs jobs of similar length in `slots` threads, and as many more for addresses without running jobs."""

    def __init__(self, name: str, slots: int) -> None:
        self.slots = slots
        self.all = Share()
        self._threads = ThreadPoolExecutor(2 * slots, name)
        self._faded = time.monotonic()
        self._waiting = THINKING_WAITING.labels(name)
        self._waited = THINKING_WAIT_SECONDS.labels(name)

    async def run(self, asker: Asker, prepare: Callable[[], Callable[[], Result]]) -> Result:
        """Runs a job and returns its result. `prepare` is called when its turn comes, and returns the job.

        If cancelled while it waits, it leaves the queue. A running job continues, and keeps its slot.
        """
        turn = self._queue(asker)
        try:
            await turn.came
            job = prepare()
        except BaseException:
            self._withdraw(turn)
            raise
        loop = asyncio.get_running_loop()

        def done(_: Future[Result]) -> None:
            with suppress(RuntimeError):  # the loop is closed: the server has stopped
                loop.call_soon_threadsafe(self._end, turn)

        work = self._threads.submit(job)
        work.add_done_callback(done)
        return await asyncio.wrap_future(work)

    def refuse_if_full(self, asker: Asker) -> None:
        """Raises if too many jobs wait, in total or of one address. For optional jobs."""
        here = self.all.parts.get(asker.address, Share())
        if self.all.waiting >= MOST_WAITING or here.waiting >= MOST_WAITING_PER_ADDRESS:
            raise StarboardError("too-busy")

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _queue(self, asker: Asker) -> Turn:
        shares = [self.all]
        for name in asker:
            shares.append(shares[-1].parts.setdefault(name, Share()))
        turn = Turn(shares)
        for share in shares:
            share.waiting += 1
        shares[-1].turns.append(turn)
        self._begin_next()
        return turn

    def _withdraw(self, turn: Turn) -> None:
        """Removes a job that is no longer wanted."""
        if turn.began is not None:
            self._end(turn)
            return
        turn.shares[-1].turns.remove(turn)
        for share in turn.shares:
            share.waiting -= 1
        self._waiting.set(self.all.waiting)

    def _end(self, turn: Turn) -> None:
        assert turn.began is not None
        for share in turn.shares:
            share.running -= 1
            share.served += time.monotonic() - turn.began
        self._begin_next()

    def _begin_next(self) -> None:
        """Begins as many jobs as there is room for."""
        self._fade()
        while self.all.waiting:
            address, share = self.all.next_part()
            if not self._has_room(address, share):
                break
            while share.parts:
                _, share = share.next_part()
            self._begin(share.turns.popleft())
        self._waiting.set(self.all.waiting)

    def _has_room(self, address: str, share: Share) -> bool:
        if self.all.running < self.slots:
            return True
        return self.all.running < 2 * self.slots and not share.running and address != NOBODY

    def _begin(self, turn: Turn) -> None:
        for share in turn.shares:
            share.waiting -= 1
            share.running += 1
        turn.began = time.monotonic()
        self._waited.observe(turn.began - turn.asked)
        turn.came.set_result(None)

    def _fade(self) -> None:
        now = time.monotonic()
        if now > self._faded + FADE_INTERVAL:
            self.all.fade(0.5 ** ((now - self._faded) / HALF_LIFE))
            self._faded = now


class Thinking:
    """The lanes of this worker. Short jobs never wait for long ones: master moves, hints, analyses."""

    def __init__(self) -> None:
        slots = os.cpu_count() or 1
        self.short = Lane("short", slots)
        self.long = Lane("long", slots)

    def close(self) -> None:
        self.short.close()
        self.long.close()
