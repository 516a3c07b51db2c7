"""Names and numbers are declared together."""

import pytest

from starboard.rules.naming import SEAT, DecisionBook, EventBook, MoveBook, Words


def test_what_is_declared_is_numbered_in_order() -> None:
    reasons, events, moves, decisions = Words(), EventBook(), MoveBook(), DecisionBook()
    assert [reasons.add("glow"), reasons.add("gems")] == [0, 1]
    assert reasons.name(1) == "gems"
    assert [events.add("TurnStarted", seat=SEAT), events.add("PointsScored", reason=reasons)] == [0, 1]
    assert events[1].name == "PointsScored"
    assert [moves.add("name", reason=reasons), moves.add("end")] == [0, 2]
    assert moves.name(1) == {"do": "name", "reason": "gems"}
    assert moves.number({"do": "end"}) == 2
    assert [decisions.add("name", "end"), decisions.add("end", name="last"), decisions.add(name="over")] == [0, 1, 2]
    assert [decisions.add_step(), decisions.add_step()] == [3, 4]
    assert decisions.names == ("name", "last", "over")
    assert decisions.moves == (("name", "end"), ("end",), ())


def test_nothing_is_declared_twice_or_too_late() -> None:
    reasons, moves, decisions = Words("glow"), MoveBook(), DecisionBook()
    with pytest.raises(TypeError):
        reasons.add("glow")
    moves.add("name", reason=reasons)
    with pytest.raises(TypeError):  # the moves after these would get other numbers
        reasons.add("gems")
    with pytest.raises(TypeError):
        moves.add("name")
    decisions.add_step()
    with pytest.raises(TypeError):
        decisions.add("end")
