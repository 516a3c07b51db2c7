"""Clocks and acts by themselves, without a server."""

from typing import Any

import pytest

import starboard
from starboard.match import StarboardError
from starboard.server.play.acts import Act, Kind
from starboard.server.play.clock import LAST_CHANCE, Bank, Clock, ClockRule, Days, NoClock, PerTurn
from starboard.server.play.game import Play, Sitting


def play(rule: ClockRule, bots: tuple[str | None, ...] = (None, None, None)) -> Play:
    match = starboard.load("stella").new(3, 4)
    return Play(match, [Sitting(None if bot else f"person {seat}", bot) for seat, bot in enumerate(bots)], rule, 1000.0)


def act(play: Play, kind: Kind, seat: int, at: float, **data: Any) -> None:
    one = Act("t", play.number, kind, seat, data, at)
    play.check(one)
    play.apply(one)


@pytest.mark.parametrize(
    ("rule", "deadline"), [(NoClock(), None), (PerTurn(30), 1030.0), (Bank(60, 5), 1060.0), (Days(1), 87400.0)]
)
def test_deadlines(rule: ClockRule, deadline: float | None) -> None:
    assert play(rule).clock.deadline == deadline


def test_a_bank_runs_down_and_gains_by_turns() -> None:
    clock = Clock(Bank(60, 5), 2)
    clock.pass_to(0, 100.0)
    clock.pass_to(0, 110.0)  # a second decision of the same turn
    assert clock.deadline == 160.0
    clock.pass_to(1, 120.0)
    assert clock.left == [45.0, 60.0]
    clock.pass_to(0, 130.0)
    clock.pass_to(1, 900.0)
    assert clock.left[0] == 5.0
    clock.left[1] = 0.0
    assert clock.deadline == 900.0 + LAST_CHANCE


def test_late_only_when_the_time_is_over() -> None:
    table = play(PerTurn(30))
    turn = table.match.to_move
    assert turn is not None
    with pytest.raises(StarboardError):
        act(table, "late", turn, 1029.0)
    act(table, "late", turn, 1030.0)
    assert table.sittings[turn].is_waiting
    assert not table.is_rated
    act(table, "move", turn, 1031.0, move=table.match.moves()[0])
    assert table.sittings[turn].state == "here"


def test_the_same_acts_give_the_same_play() -> None:
    one, other = play(Bank(60)), play(Bank(60))
    for step in range(40):
        if one.match.over or one.match.to_move is None:
            break
        for table in (one, other):
            act(table, "move", table.match.to_move or 0, 1000.0 + step, move=table.match.moves()[step % len(table.match.moves())])
    assert one.match.table() == other.match.table()
    assert one.clock == other.clock


def test_when_everybody_has_left_the_table_is_abandoned_until_somebody_returns() -> None:
    table = play(NoClock(), (None, None, "casual"))
    act(table, "leave", 0, 1001.0)
    assert not table.is_abandoned
    act(table, "leave", 1, 1002.0)
    assert table.is_abandoned
    assert table.due(1.0, 60.0) is None
    act(table, "return", 1, 1003.0)
    assert not table.is_abandoned


def test_what_has_to_be_looked_after_is_due() -> None:
    table = play(PerTurn(30))
    turn = table.match.to_move
    assert turn is not None
    assert table.due(1.0, 60.0) == 1030.0
    act(table, "leave", turn, 1010.0)
    assert table.due(1.0, 60.0) == 1070.0
    act(table, "bot", turn, 1020.0, level="casual")
    assert table.bot_to_move == "casual"
    assert 1021.0 < (table.due(1.0, 60.0) or 0) < 1060.0
