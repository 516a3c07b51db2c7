"""Recounting ratings gives the same result as rating each match at its end."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import delete, select, update

from starboard.server.administration.log import entries
from starboard.server.administration.ratings import Found, find_some, recount
from starboard.server.administration.retention import forget_matches
from starboard.server.database.schema import acts, rating_steps, ratings, tables
from tests.server.world import World, new_world


@pytest.fixture
def world(tmp_path: Path) -> Iterator[World]:
    with new_world(tmp_path) as made:
        yield made


def written(world: World) -> list[tuple[object, ...]]:
    """Returns all ratings and steps in the database, with rounded figures."""
    rows = [*world.connection.execute(select(ratings)), *world.connection.execute(select(rating_steps))]
    return sorted(
        (tuple(value if not isinstance(value, float) else round(value, 9) for value in row) for row in rows),
        key=str,
    )


def a_season(world: World) -> list[str]:
    """Plays matches among people and bots: one that all left, one left against a bot, one unrated."""
    ann, bob, eve = world.person("Ann"), world.person("Bob"), world.person("Eve")
    found = [
        world.played(ann, bob),
        world.played(bob, eve, ann),
        world.played(ann, "bot:casual"),
        world.played(ann, ann),
    ]
    left = world.begin(ann, bob)
    while not all(sitting.has_acted for sitting in left.play.sittings):
        left.move()
    left.do("leave", 0)
    left.do("leave", 1)
    alone = world.begin(eve, "bot:casual")
    while not alone.play.sittings[0].has_acted:
        alone.move()
    alone.do("leave", 0)
    alone.do("return", 0)
    assert alone.play.state == "playing"
    world.begin(ann, bob).move(3)
    return [*found, left.id, alone.id, world.played(eve, bob)]


def test_counting_again_changes_nothing(world: World) -> None:
    a_season(world)
    before = written(world)
    assert before
    result = recount(world.connection)
    assert result.differences == []
    assert (result.stored, result.skipped) == (0, 0)
    assert written(world) == before
    assert entries(world.connection)[0].act == "recount-ratings"


def test_what_was_wrong_is_shown_first_and_mended_when_asked(world: World) -> None:
    a_season(world)
    before = written(world)
    world.connection.execute(update(ratings).where(ratings.c.player == "bot:casual").values(mu=99.0))
    world.connection.execute(delete(rating_steps).where(rating_steps.c.pool == "people"))
    broken = written(world)
    shown = recount(world.connection, is_dry=True)
    assert [(one.player, round(one.before or 0) > 50) for one in shown.differences] == [("bot:casual", True)]
    assert written(world) == broken, "it only looked"
    assert recount(world.connection, "subastral").differences == []
    assert written(world) == broken, "another game"
    assert recount(world.connection).differences == shown.differences
    assert written(world) == before


def test_matches_that_are_gone_or_cannot_be_replayed_count_as_they_did(world: World) -> None:
    season = a_season(world)
    before = written(world)
    forget_matches(world.connection, season[:1])
    world.connection.execute(update(tables).where(tables.c.id == season[1]).values(version=99))
    result = recount(world.connection)
    assert (result.stored, result.skipped, result.differences) == (2, 0, [])
    assert written(world) == before
    # Steps from before ranks were stored: the places come from the result.
    world.connection.execute(
        update(rating_steps).where(rating_steps.c.table_id == season[1]).values(rank=None)
    )
    result = recount(world.connection)
    assert (result.stored, result.differences) == (2, [])
    world.connection.execute(
        update(rating_steps).where(rating_steps.c.table_id == season[0]).values(rank=None)
    )
    assert recount(world.connection, is_dry=True).skipped == 1, (
        "nothing is left to count it by, and it says so"
    )


def test_matches_are_read_a_few_at_a_time_and_late_ones_are_added(world: World) -> None:
    a_season(world)
    found = Found()
    rounds = 0
    while find_some(world.connection, None, found, most=2):
        rounds += 1
    assert rounds == 3
    counted = found.count()
    world.played(world.person("Late"), world.person("Later"))
    assert recount(world.connection, found=found).differences == []
    assert found.count().matches == counted.matches + 1


def test_a_damaged_log_does_not_stop_the_count(world: World) -> None:
    season = a_season(world)
    world.connection.execute(
        update(acts).where(acts.c.table_id == season[0], acts.c.number == 0).values(kind="nonsense")
    )
    assert recount(world.connection).differences == []
