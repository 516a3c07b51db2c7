"""Ending, rewinding and repairing matches: acts are appended, never deleted, and folded correctly."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, func, select, update

from starboard.match import StarboardError
from starboard.server.administration.log import entries
from starboard.server.administration.matches import (
    end_match,
    lines,
    repair_match,
    replayable,
    report,
    rewind_match,
)
from starboard.server.database.schema import acts, rating_steps, tables
from starboard.server.play.acts import (
    ComeBack,
    Entry,
    Leave,
    LetBotPlay,
    MakeMove,
    TakeBack,
    in_force,
    read_entry,
)
from starboard.server.play.left import left_seats
from starboard.server.play.messages import clocks_of
from tests.server.world import Playing, World, new_world


@pytest.fixture
def world(tmp_path: Path) -> Iterator[World]:
    with new_world(tmp_path) as made:
        yield made


def seen(play: Any) -> list[Any]:
    """Returns the views of all seats and of a spectator."""
    return [play.match.view(seat) for seat in (None, *range(play.match.players))]


def raises(key: str, work: Any, *words: Any, **more: Any) -> None:
    with pytest.raises(StarboardError) as caught:
        work(*words, **more)
    assert caught.value.key == key


def act(number: int, kind: str = "hint", **data: Any) -> Entry:
    return read_entry("t", number, kind, 0, {"reason": "", **data}, float(number))


# ---- rewinding ---------------------------------------------------------------------------------------------


def test_acts_that_were_rewound_no_longer_count() -> None:
    log = [act(0), act(1), act(2), act(3, "rewind", to=1), act(4), act(5)]
    assert [one.number for one in in_force(log)] == [0, 3, 4, 5]
    assert [one.number for one in in_force([*log, act(6, "rewind", to=5)])] == [0, 3, 4, 6]
    assert [one.number for one in in_force([*log, act(6, "rewind", to=2)])] == [0, 1, 6], (
        "to before the first rewinding"
    )


def test_a_rewound_match_is_again_what_it_was_with_fair_clocks_and_unrated(world: World) -> None:
    ann, bob = world.person("Ann"), world.person("Bob")
    playing = world.begin(ann, bob, seconds=60)
    playing.move(4)
    before, turn = seen(playing.play), playing.play.turn
    playing.move(5)
    playing.do("leave", 0)
    rewind_match(world.connection, playing.id, 4, "a fault of the server")
    play = world.play(playing.id)
    assert seen(play) == before
    assert (play.number, play.turn, play.state) == (11, turn, "playing")
    assert [sitting.state for sitting in play.sittings] == ["here", "here"], "leaving was rewound, too"
    assert not left_seats(world.connection, [playing.id])
    assert play.deadline == play.at + 60, "all the time for the turn"
    assert not play.is_rated
    assert (play.notes[-1].kind, play.notes[-1].reason) == ("rewind", "a fault of the server")
    assert world.connection.execute(select(func.count()).select_from(acts)).scalar_one() == 11, (
        "nothing is deleted"
    )
    row = world.row(playing.id)
    assert (row.due, row.turn, row.broken) == (0.0, turn, None), "a running server looks at once"
    going_on = Playing(world, playing.id, play)
    world.clock = max(world.clock, play.at)
    going_on.finish()
    assert world.row(playing.id).state == "finished"
    assert world.connection.execute(select(rating_steps)).all() == []
    assert seen(world.play(playing.id)) == seen(going_on.play)


def test_what_cannot_be_rewound(world: World) -> None:
    ann, bob = world.person("Ann"), world.person("Bob")
    playing = world.begin(ann, bob)
    playing.move(3)
    raises("no-act", rewind_match, world.connection, playing.id, 3, "")
    raises("no-table", rewind_match, world.connection, "nothing", 0, "")
    playing.finish()
    raises("not-playing", rewind_match, world.connection, playing.id, 1, "")
    alone = world.begin(ann, "bot:casual")
    alone.move(1)
    while alone.play.bot_to_move:
        alone.move()
    while not alone.play.sittings[0].has_acted:
        alone.move()
    number = alone.play.number
    alone.do("leave", 0)
    assert world.connection.execute(select(rating_steps).where(rating_steps.c.table_id == alone.id)).all()
    raises("already-rated", rewind_match, world.connection, alone.id, number, "")


# ---- ending ------------------------------------------------------------------------------------------------


def test_an_ended_match_is_over_for_all_and_nobody_has_won(world: World) -> None:
    ann, bob = world.person("Ann"), world.person("Bob")
    playing = world.begin(ann, bob, seconds=60)
    playing.move(6)
    end_match(world.connection, playing.id, "the server moves", by=ann)
    play, row = world.play(playing.id), world.row(playing.id)
    assert (play.state, play.turn, play.ended, play.deadline) == ("abandoned", None, "the server moves", None)
    assert clocks_of(play, play.at + 10).deadline is None
    assert (row.state, row.turn, row.due, row.result) == ("abandoned", None, None, None)
    assert play.notes[-1].kind == "end"
    for act in (MakeMove(0, {}), Leave(0), ComeBack(0), TakeBack(0), LetBotPlay(0, "skilled")):
        raises("match-ended", play.check, act, play.at)
    assert world.connection.execute(select(rating_steps)).all() == []
    logged = entries(world.connection)[0]
    assert (logged.operator, logged.act, logged.subject) == (ann, "end-match", f"table {playing.id}")
    raises("not-playing", end_match, world.connection, playing.id, "again")
    rewind_match(world.connection, playing.id, 6, "it goes on after all")
    assert world.play(playing.id).state == world.row(playing.id).state == "playing"


def test_rated_those_who_left_lose_to_those_who_did_not(world: World) -> None:
    ann, bob = world.person("Ann"), world.person("Bob")
    playing = world.begin(ann, bob)
    while not all(sitting.has_acted for sitting in playing.play.sittings):
        playing.move()
    playing.do("leave", 0)
    end_match(world.connection, playing.id, "", is_rated=True)
    ranks = {step.player: step.rank for step in world.connection.execute(select(rating_steps))}
    assert ranks[bob] < ranks[ann]


# ---- repairing ---------------------------------------------------------------------------------------------


def test_a_damaged_match_goes_on_from_the_last_act_that_can_be_replayed(world: World) -> None:
    playing = world.begin(world.person("Ann"), world.person("Bob"))
    playing.move(5)
    before = seen(playing.play)
    playing.move(6)
    ids = (acts.c.table_id == playing.id, acts.c.number == 5)
    world.connection.execute(update(acts).where(*ids).values(data={"move": {"do": "nonsense"}}))
    problem = repair_match(world.connection, playing.id)
    assert problem is not None
    assert world.row(playing.id).broken == problem
    assert [line.id for line in lines(world.connection, is_broken=True)] == [playing.id]
    told = report(world.connection, playing.id)
    assert (told.replayable, told.number, told.problem) == (5, 11, problem)
    raises("broken-match", rewind_match, world.connection, playing.id, 3, "")
    assert repair_match(world.connection, playing.id, "rows were damaged", cut=True) is None
    assert seen(world.play(playing.id)) == before
    assert world.row(playing.id).broken is None
    assert [line.id for line in lines(world.connection)] == [playing.id]


def test_a_gap_in_the_log_can_be_cut_off_and_a_damaged_rewinding_too(world: World) -> None:
    playing = world.begin(world.person("Ann"), world.person("Bob"))
    playing.move(8)
    world.connection.execute(delete(acts).where(acts.c.table_id == playing.id, acts.c.number == 4))
    assert replayable(world.connection, world.stored(playing.id))[0] == 4
    assert repair_match(world.connection, playing.id, cut=True) is None
    world.connection.execute(update(acts).where(acts.c.kind == "rewind").values(data={}))
    assert repair_match(world.connection, playing.id) is not None
    assert repair_match(world.connection, playing.id, cut=True) is None
    assert world.play(playing.id).match.move_count == 4


def test_a_match_of_other_rules_can_only_be_ended_and_stays_ended_when_they_are_back(world: World) -> None:
    playing = world.begin(world.person("Ann"), world.person("Bob"))
    playing.move(3)
    version = world.row(playing.id).version
    world.connection.execute(update(tables).values(version=version + 1, broken="other rules"))
    raises("beyond-repair", repair_match, world.connection, playing.id, cut=True)
    end_match(world.connection, playing.id, "its rules are gone")
    row = world.row(playing.id)
    assert (row.state, row.broken, row.due) == ("abandoned", None, None)
    world.connection.execute(update(tables).values(version=version))
    assert world.play(playing.id).ended == "its rules are gone"


def test_a_table_that_can_be_replayed_again_goes_on(world: World) -> None:
    playing = world.begin(world.person("Ann"), "bot:casual")
    world.connection.execute(update(tables).values(broken="a bad day", due=None))
    assert repair_match(world.connection, playing.id) is None
    assert (world.row(playing.id).broken, world.row(playing.id).due) == (None, 0.0)
