"""Announcements and maintenance in the database: when maintenance is on, and that clocks stop meanwhile."""

import asyncio
from collections.abc import Iterator
from math import inf
from pathlib import Path

import pytest
from sqlalchemy import select

from starboard.match import StarboardError
from starboard.server.administration import maintenance
from starboard.server.administration.clock import all_pauses, server_now
from starboard.server.administration.log import entries
from starboard.server.database.database import open_database
from starboard.server.database.schema import pauses, serving
from starboard.server.play.clock import Bank, Clock, PerTurn
from starboard.server.play.pauses import COMING_BACK, Pauses
from starboard.server.play.server_time import ServerTime
from tests.server.world import World, new_world

NOON = 1_700_000_000.0


@pytest.fixture
def world(tmp_path: Path) -> Iterator[World]:
    with new_world(tmp_path) as made:
        yield made


def set_time(world: World, monkeypatch: pytest.MonkeyPatch, moment: float) -> None:
    """Sets the time of workers and machine."""
    world.connection.execute(serving.update().values(at=moment))
    monkeypatch.setattr("time.time", lambda: moment)


def spans(world: World) -> list[tuple[float, float]]:
    return [
        (row.began, row.ended) for row in world.connection.execute(select(pauses).order_by(pauses.c.ended))
    ]


def test_a_clock_stands_still_while_a_pause_lasts() -> None:
    clock = Clock(PerTurn(30), 2, Pauses())
    clock.pass_to(0, 100.0)
    clock.pauses.ongoing = 110.0
    assert clock.deadline == inf
    assert clock.pauses.counted(100.0, 500.0) == 10.0
    clock.pauses.ongoing = None
    clock.pauses.add(110.0, 500.0)
    assert clock.deadline == 520.0 + COMING_BACK
    assert Pauses().after(0.0, 5.0) == 5.0


def test_moves_made_meanwhile_cost_no_time_then_or_later() -> None:
    during, later = (Clock(Bank(60, 0), 2, Pauses()) for _ in range(2))
    during.pauses.ongoing = 110.0
    later.pauses.add(110.0, 500.0)
    for clock in (during, later):
        clock.pass_to(0, 100.0)
        clock.pass_to(1, 300.0)
    assert during.left == later.left == [50.0, 60.0]


def test_a_restart_is_announced_begins_by_itself_and_ends_with_the_next_start(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    set_time(world, monkeypatch, NOON)
    told = maintenance.announce(world.connection, "  New games!\n ", NOON + 600)
    assert (told.words, told.begins, told.is_maintenance(NOON)) == ("New games!", NOON + 600, False)
    assert all_pauses(world.connection).ongoing is None
    set_time(world, monkeypatch, NOON + 601)
    assert all_pauses(world.connection).ongoing == NOON + 600
    maintenance.end_by_start(world.connection, NOON + 500)
    assert maintenance.current(world.connection) == told, "a worker that was replaced is no restart"
    set_time(world, monkeypatch, NOON + 700)
    maintenance.end_by_start(world.connection, NOON + 690)
    assert maintenance.current(world.connection) is None
    assert spans(world) == [(NOON + 600, NOON + 700)]


def test_maintenance_that_was_switched_on_lasts_until_it_is_switched_off(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    set_time(world, monkeypatch, NOON)
    maintenance.announce(world.connection, "Soon", NOON + 600)
    maintenance.begin(world.connection)
    told = maintenance.current(world.connection)
    assert told
    assert (told.words, told.begins) == ("Soon", NOON)
    with pytest.raises(StarboardError, match="already"):
        maintenance.begin(world.connection)
    maintenance.end_by_start(world.connection, NOON + 50)
    assert maintenance.current(world.connection) == told
    set_time(world, monkeypatch, NOON + 100)
    maintenance.end(world.connection)
    assert spans(world) == [(NOON, NOON + 100)]
    with pytest.raises(StarboardError):
        maintenance.end(world.connection)
    assert [entry.act for entry in entries(world.connection)] == ["maintenance", "maintenance", "announce"]


def test_an_announcement_can_be_taken_back_before_it_matters(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    set_time(world, monkeypatch, NOON)
    maintenance.announce(world.connection, "Soon", NOON + 600)
    maintenance.end(world.connection)
    assert spans(world) == []
    for begins in (NOON - 3600, NOON + 40 * 86400):
        with pytest.raises(StarboardError):
            maintenance.announce(world.connection, "Never", begins)
    with pytest.raises(StarboardError):
        maintenance.announce(world.connection, " \n ")


def test_the_time_of_the_workers_counts_while_they_serve(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    set_time(world, monkeypatch, NOON)
    monkeypatch.setattr("time.time", lambda: NOON + 5)
    assert server_now(world.connection) == NOON
    monkeypatch.setattr("time.time", lambda: NOON + 500)
    assert server_now(world.connection) == NOON + 500, "nobody serves"
    monkeypatch.setattr("time.time", lambda: NOON - 500)
    assert server_now(world.connection) == NOON, "time never goes back"


def test_being_down_during_maintenance_is_one_pause(tmp_path: Path) -> None:
    async def run() -> list[tuple[float, float]]:
        database = await open_database(f"sqlite:///{tmp_path}/starboard.db")
        wall = [NOON]

        def clock() -> float:
            return wall[0]

        served = ServerTime(database, clock, clock)
        await served.start()
        await database.write(lambda connection: maintenance.announce(connection, "Now", NOON))
        wall[0] = NOON + 5
        await served.beat()
        assert served.pauses.ongoing == NOON
        await served.close()
        wall[0] = NOON + 300
        again = ServerTime(database, clock, clock)
        await again.start()
        assert again.pauses.ongoing == NOON
        assert again.pauses.counted(NOON - 10, NOON + 300) == 10.0
        await database.write(lambda connection: maintenance.replace(connection, None, NOON + 300))
        await again.beat()
        assert again.pauses.ongoing is None
        found = again.pauses.spans
        await again.close()
        await database.close()
        return found

    # The machine's own clock differs, as on a distant machine: the beat is what counts.
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("starboard.server.administration.clock.time.time", lambda: NOON)
        assert asyncio.run(run()) == [(NOON, NOON + 300)]
