"""Clocks and acts alone, without a server."""

import json
from typing import Any

import pytest
from msgspec import Raw

import starboard
from starboard.match import StarboardError
from starboard.server.play.acts import Entry, is_only_noted, read_entry, without_taken_back
from starboard.server.play.clock import LAST_CHANCE, Bank, Clock, ClockRule, Days, NoClock, PerTurn
from starboard.server.play.messages import States, encode
from starboard.server.play.play import LONG_SILENCE, Play, Sitting


def play(rule: ClockRule, bots: tuple[str | None, ...] = (None, None, None)) -> Play:
    match = starboard.load("stella").new(3, 4)
    return Play(
        match,
        [Sitting(None if bot else f"person {seat}", bot) for seat, bot in enumerate(bots)],
        rule,
        1000.0,
    )


def moves_told(play: Play, seat: int) -> list[Any]:
    """Returns the legal moves in a seat's state."""
    return list(json.loads(encode(States(play, Raw(b"[]"), 1000.0).of(seat)))["moves"])


def act(play: Play, kind: str, seat: int, at: float, **data: Any) -> None:
    one = read_entry("t", play.number, kind, seat, data, at)
    play.check(one.act, at)
    play.apply(one)


@pytest.mark.parametrize(
    ("rule", "deadline"),
    [(NoClock(), None), (PerTurn(30), 1030.0), (Bank(60, 5), 1060.0), (Days(1), 87400.0)],
)
def test_deadlines(rule: ClockRule, deadline: float | None) -> None:
    assert play(rule).clock.deadline == deadline


def test_a_bank_runs_down_and_gains_by_turns() -> None:
    clock = Clock(Bank(60, 5), 2)
    clock.pass_to(0, 100.0)
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
    assert table.is_rated
    act(table, "move", turn, 1031.0, move=table.match.moves()[0])
    assert table.sittings[turn].state == "here"


def test_the_same_acts_give_the_same_play() -> None:
    one, other = play(Bank(60)), play(Bank(60))
    for step in range(40):
        if one.match.over or one.match.to_move is None:
            break
        for table in (one, other):
            act(
                table,
                "move",
                table.match.to_move or 0,
                1000.0 + step,
                move=table.match.moves()[step % len(table.match.moves())],
            )
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


def test_who_is_out_has_no_say() -> None:
    table = play(NoClock())
    act(table, "leave", 0, 1001.0)
    act(table, "close", 0, 1002.0, by=1)
    act(table, "close", 0, 1003.0, by=2)
    assert table.sittings[0].state == "closed"
    act(table, "leave", 1, 1004.0)
    with pytest.raises(StarboardError):
        act(table, "close", 1, 1005.0, by=0)
    if table.match.to_move == 0:
        with pytest.raises(StarboardError):
            act(table, "move", 0, 1006.0, move=table.match.moves()[0])


def test_leaving_and_returning_stops_no_clock() -> None:
    table = play(PerTurn(30))
    turn = table.match.to_move
    assert turn is not None
    act(table, "leave", turn, 1029.0)
    act(table, "return", turn, 1029.5)
    assert table.clock.deadline == 1030.0


def test_several_seats_of_one_person_return_and_vote_as_one() -> None:
    table = play(PerTurn(30))
    turn = table.match.to_move
    assert turn is not None
    for sitting in table.sittings:
        sitting.person = "one"
    table.sittings[turn].person = "other"
    act(table, "late", turn, 1031.0)
    act(table, "close", turn, 1032.0, by=(turn + 1) % 3)
    assert table.sittings[turn].state == "closed"


def test_a_long_silence_is_lateness_where_others_wait() -> None:
    table = play(NoClock())
    turn = table.match.to_move
    assert turn is not None
    assert table.due(1.0, 60.0) == 1000.0 + LONG_SILENCE
    assert table.is_late(turn, 1000.0 + LONG_SILENCE)
    assert play(NoClock(), (None, "casual", "casual")).deadline is None


def test_reading_a_log_skips_what_was_taken_back() -> None:
    kinds = ["move", "move", "back", "move", "back", "back", "late", "move", "back", "move"]
    log = [read_entry("t", number, kind, 0, {"move": {}}, 0.0) for number, kind in enumerate(kinds)]
    read = without_taken_back(log)
    # A move made late did more than move: it is kept.
    assert [one.number for one in read if not is_only_noted(one)] == [6, 7, 8, 9]
    assert [one.number for one in read if is_only_noted(one)] == [2, 4, 5]


def test_a_log_that_is_read_again_has_the_same_notes() -> None:
    """Notes of moves taken back and of people leaving keep their places, although those moves are skipped."""

    def new() -> Play:
        match = starboard.load("codex").new(3, 4)
        return Play(match, [Sitting(f"person {seat}", None) for seat in range(3)], PerTurn(30), 1000.0)

    table, log = new(), list[Entry]()

    def do(kind: str, seat: int, **data: Any) -> None:
        entry = read_entry("t", table.number, kind, seat, data, 1000.0 + table.number)
        table.check(entry.act, entry.at)
        table.apply(entry)
        log.append(entry)

    for step in range(60):
        turn = table.match.to_move
        assert turn is not None
        do("move", turn, move=table.match.moves()[step % len(table.match.moves())])
        if table.match.open_moves and step % 2:
            do("leave", (turn + 1) % 3)
            do("back", turn)
            do("return", (turn + 1) % 3)
        elif table.match.open_moves:
            do("back", turn)
            do("move", turn, move=table.match.moves()[0])
    assert {note.kind for note in table.notes} == {"back", "leave", "return"}
    again = new()
    for entry in without_taken_back(log):
        again.apply(entry)
    assert again.notes == table.notes
    assert again.match.table() == table.match.table()
    assert all(note.events <= table.match.event_count for note in table.notes)


def test_a_seat_in_other_hands_cannot_be_played_by_its_owner() -> None:
    table = play(PerTurn(30))
    turn = table.match.to_move
    assert turn is not None
    act(table, "leave", turn, 1010.0)
    with pytest.raises(StarboardError, match="come back"):
        act(table, "move", turn, 1011.0, move=table.match.moves()[0])
    act(table, "return", turn, 1012.0)
    act(table, "late", turn, 1030.0)
    act(table, "bot", turn, 1031.0, level="casual")
    assert moves_told(table, turn) == []
    with pytest.raises(StarboardError, match="come back"):
        act(table, "move", turn, 1032.0, move=table.match.moves()[0])
    act(table, "return", turn, 1033.0)
    assert moves_told(table, turn)
    act(table, "move", turn, 1034.0, move=table.match.moves()[0])
    assert [note.kind for note in table.notes] == ["leave", "return", "late", "bot", "return"]


def test_a_seat_that_has_two_turns_has_the_time_of_both() -> None:
    table = play(PerTurn(30))
    at, is_new_turn = 1000.0, False
    while not is_new_turn:
        seat, since, rounds = table.match.to_move, table.clock.since, table.match.view(None)["round"]
        assert seat is not None
        at += 1
        act(table, "move", seat, at, move=table.match.moves()[0])
        if table.match.to_move == seat:
            is_new_turn = table.match.view(None)["round"] > rounds
            assert table.clock.since == (at if is_new_turn else since), (
                "all decisions of one turn share its time"
            )


def test_nobody_decides_about_somebody_who_thinks() -> None:
    table = play(NoClock())
    turn = table.match.to_move
    assert turn is not None
    other, third = (turn + 1) % 3, (turn + 2) % 3
    for kind, data in (("bot", {"level": "casual"}), ("close", {"by": other})):
        with pytest.raises(StarboardError):
            act(table, kind, turn, 5000.0, **data)
    with pytest.raises(StarboardError):  # nobody waits for that seat
        act(table, "bot", other, 5000.0, level="casual", absent=1000.0)
    with pytest.raises(StarboardError):  # the clock decides
        act(play(PerTurn(30)), "bot", turn, 1010.0, level="casual", absent=1000.0)
    act(table, "close", turn, 5000.0, by=other, absent=1000.0)
    assert (table.sittings[turn].state, table.is_rated) == ("away", True)
    assert table.due(1.0, 60.0) == 1000.0 + LONG_SILENCE, "no bot comes by itself"
    with pytest.raises(StarboardError):
        act(table, "close", turn, 5001.0, by=other)
    act(table, "move", turn, 5002.0, move=table.match.moves()[0])
    assert (table.sittings[turn].state, table.sittings[turn].votes) == ("here", set())
    assert [(note.kind, note.by) for note in table.notes] == [
        ("away", None),
        ("vote", other),
        ("return", None),
    ]
    assert third in table.voters(turn)
