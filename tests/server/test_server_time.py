"""Server time and its pauses, with simulated clocks."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import pytest

from starboard.server.database.database import Database, open_database
from starboard.server.play import server_time
from starboard.server.play.clock import Bank, Clock, PerTurn
from starboard.server.play.pauses import Pauses
from starboard.server.play.server_time import LONGEST_GAP, ServerTime

NOON = 1_800_000_000.0
HOUR = 3600.0


@dataclass
class Machine:
    """A machine's wall clock and monotonic clock."""

    wall: float = NOON
    monotonic: float = 500.0

    def wait(self, seconds: float) -> None:
        self.wall += seconds
        self.monotonic += seconds

    def worker(self, database: Database) -> ServerTime:
        return ServerTime(database, lambda: self.wall, lambda: self.monotonic)


async def serve(time: ServerTime) -> ServerTime:
    """Starts a worker that beats only when the test asks for it."""
    await time.start()
    assert time._task
    time._task.cancel()
    return time


def with_database(url: str, work: Callable[[Any], Awaitable[None]]) -> None:
    async def run() -> None:
        database = await open_database(url)
        try:
            await work(database)
        finally:
            await database.close()

    asyncio.run(run())


def test_pauses_are_left_out() -> None:
    """So are ten seconds after each, for intervals that began before it."""
    pauses = Pauses([(100.0, 200.0), (300.0, 310.0), (312.0, 330.0)])
    assert pauses.between(0.0, 290.0) == 110.0
    assert pauses.between(150.0, 305.0) == 65.0
    assert pauses.between(0.0, 1000.0) == 150.0, "the last two overlap"
    assert pauses.counted(90.0, 220.0) == 20.0
    assert pauses.between(205.0, 220.0) == 0.0, "began after the pause"
    assert pauses.after(90.0, 5.0) == 95.0
    assert pauses.after(90.0, 20.0) == 220.0
    assert pauses.after(90.0, 120.0) == 360.0
    assert pauses.after(150.0, 1.0) == 211.0
    assert pauses.after(205.0, 1.0) == 206.0
    assert pauses.after(400.0, 1.0) == 401.0


def test_clocks_stop_in_pauses() -> None:
    clock = Clock(Bank(60, 5), 2, Pauses([(110.0, 5000.0)]))
    clock.pass_to(0, 100.0)
    assert clock.deadline == 5060.0
    clock.pass_to(1, 5020.0)
    assert clock.left == [45.0, 60.0]
    clock.restart(5030.0)
    assert clock.left == [45.0, 50.0]
    clock = Clock(PerTurn(30), 2, Pauses())
    clock.pass_to(0, 100.0)
    clock.pauses.add(110.0, 210.0)
    assert clock.deadline == 240.0, "also where a pause is noted later"


def test_a_jump_of_the_machines_clock_changes_nothing(database: str) -> None:
    async def work(found: Database) -> None:
        machine = Machine()
        time = await serve(machine.worker(found))
        for jump in (HOUR, -5 * HOUR):
            machine.wall += jump
            machine.wait(1.0)
            await time.beat()
        assert time.now() == NOON + 2.0
        assert time.pauses.spans == []

    with_database(database, work)


def test_while_nobody_serves_there_is_a_pause(database: str) -> None:
    async def work(found: Database) -> None:
        machine = Machine()
        await serve(machine.worker(found))
        machine.wait(HOUR)
        after = await serve(machine.worker(found))
        assert after.now() == NOON + HOUR
        assert after.pauses.spans == [(NOON, NOON + HOUR)]
        machine.wait(LONGEST_GAP + 1)
        again = await serve(machine.worker(found))
        assert again.pauses.spans == [*after.pauses.spans, (NOON + HOUR, machine.wall)]

    with_database(database, work)


def test_a_short_restart_takes_no_time_either(database: str) -> None:
    """With several workers, the time continues from the last beat, whether or not another one serves."""

    async def work(found: Any) -> None:
        machine = Machine()
        await serve(machine.worker(found))
        machine.wait(2.0)
        time = await serve(machine.worker(found))
        assert (time.now(), time.pauses.spans) == (machine.wall, [(NOON, NOON + 2.0)])
        found.is_embedded = False
        machine.wait(LONGEST_GAP - 1)
        time = await serve(machine.worker(found))
        assert (time.now(), time.pauses.spans) == (NOON + 2.0, [(NOON, NOON + 2.0)])

    with_database(database, work)


def test_time_never_goes_back(database: str) -> None:
    async def work(found: Database) -> None:
        machine = Machine()
        await serve(machine.worker(found))
        machine.wait(600.0)
        machine.wall -= HOUR  # the clock is set back, and the server restarted
        time = await serve(machine.worker(found))
        assert (time.now(), time.pauses.spans) == (NOON, [])
        machine.wait(1.0)
        await time.beat()
        machine.wall += HOUR  # and corrected
        again = await serve(machine.worker(found))
        assert again.now() == machine.wall
        assert again.pauses.spans == [(NOON + 1.0, machine.wall)]

    with_database(database, work)


def test_a_worker_that_stood_still_asks_before_the_time_matters(database: str) -> None:
    async def work(found: Database) -> None:
        machine, other = Machine(), Machine()
        one, two = await serve(machine.worker(found)), await serve(other.worker(found))
        for still in (machine, other):
            still.wait(HOUR)
        assert not one.is_sure
        await one.be_sure()
        assert one.is_sure
        await two.be_sure()
        assert one.pauses.spans == two.pauses.spans == [(NOON, NOON + HOUR)]
        for _ in range(4):
            machine.wait(LONGEST_GAP)
            await one.beat()
        other.wait(4 * LONGEST_GAP)
        assert not two.is_sure
        await two.be_sure()
        assert len(two.pauses.spans) == 1, "one of them served"

    with_database(database, work)


def test_workers_side_by_side_have_one_time(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server_time, "INTERVAL", 0.1)

    async def work(found: Any) -> None:
        found.is_embedded = False  # other workers may serve
        machine = Machine()
        one = await serve(machine.worker(found))
        for off in (HOUR, -HOUR, 2.0, -2.0):
            other = Machine(machine.wall + off, 9000.0)
            joining = asyncio.create_task(serve(other.worker(found)))
            while not joining.done():
                await asyncio.sleep(0.02)
                machine.wait(0.02)
                await one.beat()
            two = await joining
            assert abs(two.now() - one.now()) < 1.0
            await two.beat()
            await one.beat()
            assert one.pauses.spans == two.pauses.spans == []
            other.wait(2.5)
            await two.beat()  # this clock runs slightly faster
            await one.beat()
            assert one.now() == pytest.approx(two.now(), abs=0.001)

    with_database(database, work)
