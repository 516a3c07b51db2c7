"""Declared names and their numbers, and what a declaration accepts."""

import numpy as np
import pytest

from starboard.engine.compiled import compiled
from starboard.engine.log import FIELDS, WIDTH, attach, emit, new_log, numbers_of, take_rows
from starboard.engine.naming import SEAT, DecisionBook, Event, EventBook, MoveBook, MoveFamily, Numbers, Words


def test_a_field_is_always_there() -> None:
    for field in (Numbers(), SEAT, Numbers(1, 3), Words(), Words("a")):
        assert field, "a field without values of its own is still a field"
    assert [field.size for field in (Numbers(), Numbers(1, 3), Words("a", "b"))] == [0, 3, 2]
    assert MoveFamily("go", q=Numbers(-2, 2), to=Words("a", "b")).size == 10


def test_an_event_with_more_fields_than_a_row_holds_cannot_be_declared() -> None:
    fields = {f"field_{number}": Numbers() for number in range(FIELDS - 1)}
    assert len(Event("Full", **fields).fields) == FIELDS - 1
    with pytest.raises(TypeError, match="Crowded has more fields"):
        Event("Crowded", one_more=Numbers(), **fields)


@compiled
def write_list(logs, length):  # type: ignore[no-untyped-def]
    emit(logs[0], 3, 1)
    for number in range(length):
        attach(logs[0], number)
    emit(logs[0], 4, 2)


def test_a_list_longer_than_a_row_is_refused_and_spoils_no_other_row() -> None:
    log = new_log()
    write_list(log, WIDTH - FIELDS)
    first, second = take_rows(log)
    assert numbers_of(first)[FIELDS:] == list(np.arange(WIDTH - FIELDS))
    assert numbers_of(second)[:2] == [4, 2]
    write_list(log, WIDTH - FIELDS + 1)
    with pytest.raises(OverflowError):
        take_rows(log)


def test_what_is_declared_is_numbered_in_order() -> None:
    reasons, events, moves, decisions = Words(), EventBook(), MoveBook(), DecisionBook()
    assert [reasons.add("glow"), reasons.add("gems")] == [0, 1]
    assert reasons.name(1) == "gems"
    assert [events.add("TurnStarted", seat=SEAT), events.add("PointsScored", reason=reasons)] == [0, 1]
    assert events[1].name == "PointsScored"
    assert [moves.add("name", reason=reasons), moves.add("end")] == [0, 2]
    assert moves.name(1) == {"do": "name", "reason": "gems"}
    assert moves.number({"do": "end"}) == 2
    assert [decisions.add("name", "end"), decisions.add("end", name="last"), decisions.add(name="over")] == [
        0,
        1,
        2,
    ]
    assert [decisions.add_step(), decisions.add_step()] == [3, 4]
    assert decisions.names == ("name", "last", "over")
    assert decisions.moves == (("name", "end"), ("end",), ())


def test_nothing_is_declared_twice_or_too_late() -> None:
    reasons, moves, decisions = Words("glow"), MoveBook(), DecisionBook()
    with pytest.raises(TypeError):
        reasons.add("glow")
    moves.add("name", reason=reasons)
    with pytest.raises(TypeError):  # it would shift the numbers of later moves
        reasons.add("gems")
    with pytest.raises(TypeError):
        moves.add("name")
    decisions.add_step()
    with pytest.raises(TypeError):
        decisions.add("end")
