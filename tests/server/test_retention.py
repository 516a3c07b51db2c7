"""Which data is deleted after a while, and which is kept."""

import asyncio
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import func, insert, select, update

from starboard.server.administration.operators import appoint
from starboard.server.administration.reports import NewReport, report, resolve
from starboard.server.administration.retention import Cleaned, clean_all, clean_some, count_old, has_old
from starboard.server.database.database import open_database
from starboard.server.database.schema import (
    accounts,
    acts,
    chat,
    people,
    rating_steps,
    reports,
    seats,
    serving,
    tables,
)
from starboard.server.database.writer import Writer
from starboard.server.play.clock import DAY
from starboard.server.play.sweep import CLEAN_INTERVAL, CLEAN_MORE, Sweep
from starboard.server.settings import Settings
from tests.server.world import BEGAN, World, new_world

NOW = BEGAN + 1000 * DAY
KEEP = Settings(keep_guests=365, keep_chat=90, keep_matches=0)


@pytest.fixture
def world(tmp_path: Path) -> Iterator[World]:
    with new_world(tmp_path) as made:
        yield made


@pytest.fixture(autouse=True)
def _now(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    world.connection.execute(serving.update().values(at=NOW))
    monkeypatch.setattr("starboard.server.administration.clock.time.time", lambda: NOW)


def count(world: World, table: Any) -> int:
    return int(world.connection.execute(select(func.count()).select_from(table)).scalar_one())


def there(world: World) -> set[str]:
    return set(world.connection.execute(select(people.c.id).where(people.c.is_erased.is_(False))).scalars())


def test_only_guests_who_do_not_come_back_are_forgotten(world: World) -> None:
    old = [world.person(), world.person()]
    world.played(old[1], "bot:casual")
    named, kept, account, operator, playing, waiting = (
        world.person(name) for name in ("Ann", "", "", "", "", "")
    )
    recent = world.person(used=NOW - 364 * DAY)
    world.passkey(kept)
    owned = {"id": "0" * 16, "issuer": "https://id.example.org", "subject": "x", "name": "", "created": 1.0}
    world.connection.execute(insert(accounts).values(person=account, **owned))
    appoint(world.connection, operator)
    world.begin(playing, "bot:casual")
    open_table = world.begin(waiting, "bot:casual")
    world.connection.execute(update(tables).where(tables.c.id == open_table.id).values(state="open"))
    assert count_old(world.connection, KEEP) == Cleaned(guests=2)
    assert has_old(world.connection, KEEP)
    assert clean_all(world.connection, KEEP) == Cleaned(guests=2)
    assert there(world) == {named, kept, account, operator, playing, waiting, recent}
    stand_ins = list(world.connection.execute(select(people.c.id).where(people.c.is_erased)).scalars())
    assert len(stand_ins) == 1, "one of them has played; of the other nothing is left"
    assert not has_old(world.connection, KEEP)
    assert clean_all(world.connection, replace(KEEP, keep_guests=0)) == Cleaned(), "0: never"


def test_chat_is_forgotten_after_its_match(world: World) -> None:
    ann, bob = world.person("Ann"), world.person("Bob")
    finished, going = world.played(ann, bob), world.begin(ann, bob)
    for table in (finished, going.id):
        world.say(table, ann, "hello")
    seen: dict[str, Any] = {"table": finished, "number": 1, "kind": "chat"}
    told = report(world.connection, NewReport(reporter=bob, person=ann, name="Ann", text="rude", **seen))
    assert clean_all(world.connection, replace(KEEP, keep_chat=0)) == Cleaned()
    assert clean_all(world.connection, KEEP) == Cleaned(lines=1)
    assert list(world.connection.execute(select(chat.c.table_id)).scalars()) == [going.id]
    assert world.connection.execute(select(reports.c.text)).scalar() == "rude", (
        "an open report keeps what it is about"
    )
    resolve(world.connection, told)
    world.connection.execute(update(reports).values(resolved=NOW - 91 * DAY))
    clean_some(world.connection, KEEP)
    row = world.connection.execute(select(reports)).one()
    assert (row.text, row.quoted) == ("", [])


def test_old_matches_go_only_if_the_operator_wishes_and_ratings_stay(world: World) -> None:
    ann, bob = world.person("Ann"), world.person("Bob")
    for _ in range(3):
        table = world.played(ann, bob)
    world.say(table, ann, "hello")
    going = world.begin(ann, bob)
    steps = count(world, rating_steps)
    assert clean_all(world.connection, replace(KEEP, keep_chat=0)) == Cleaned()
    assert clean_all(world.connection, replace(KEEP, keep_matches=30)) == Cleaned(lines=0, matches=3)
    assert list(world.connection.execute(select(tables.c.id)).scalars()) == [going.id]
    assert (count(world, acts), count(world, chat), count(world, seats)) == (0, 0, 2)
    assert count(world, rating_steps) == steps


def test_few_are_forgotten_at_once(world: World) -> None:
    rows = [{"id": f"{number:016}", "name": "", "language": "en", "created": BEGAN} for number in range(50)]
    world.connection.execute(insert(people), rows)
    assert clean_some(world.connection, KEEP).guests == 20
    assert clean_all(world.connection, KEEP).guests == 30
    assert there(world) == set()


def test_the_sweep_forgets_by_itself_and_comes_back_soon_for_more(tmp_path: Path) -> None:
    async def run() -> None:
        database = await open_database(f"sqlite:///{tmp_path}/swept.db")
        writer = Writer(database)
        rows = [
            {"id": f"{number:016}", "name": "", "language": "en", "created": BEGAN} for number in range(30)
        ]
        await writer.run(lambda connection: connection.execute(insert(people), rows))
        sweep = object.__new__(Sweep)
        sweep.hub = SimpleNamespace(settings=KEEP, database=database, writer=writer)  # type: ignore[assignment]
        for left, pause in ((10, CLEAN_MORE), (0, CLEAN_MORE), (0, CLEAN_INTERVAL)):
            await sweep._clean()
            assert sweep._cleans <= time.monotonic() + pause
            there = await database.read(
                lambda connection: connection.execute(select(func.count(people.c.id))).scalar_one()
            )
            assert there == left
        assert sweep._cleans > time.monotonic() + CLEAN_MORE
        await writer.close()
        await database.close()

    asyncio.run(run())
