"""Acts and their rows: they round-trip, and an unreadable act is reported only when replayed."""

from typing import Any

import pytest
from msgspec import json

from starboard.server.play.acts import (
    BY_KIND,
    Act,
    BeginWith,
    ComeBack,
    Damaged,
    EndMatch,
    Entry,
    Leave,
    LetBotPlay,
    MakeMove,
    Rewind,
    RunOutOfTime,
    TakeBack,
    TakeHint,
    VoteToClose,
    in_force,
    read_entry,
)
from starboard.server.play.bus import News

MOVE: dict[str, object] = {"do": "play", "card": "sun-3"}
ROWS: list[tuple[Act, str, int, dict[str, Any]]] = [
    (MakeMove(1, MOVE), "move", 1, {"move": MOVE}),
    (MakeMove(1, MOVE, "casual"), "move", 1, {"move": MOVE, "bot": "casual"}),
    (TakeBack(2), "back", 2, {}),
    (RunOutOfTime(0), "late", 0, {}),
    (Leave(0), "leave", 0, {}),
    (Leave(0, forgotten=True), "leave", 0, {"forgotten": True}),
    (LetBotPlay(1, "skilled"), "bot", 1, {"level": "skilled"}),
    (LetBotPlay(1, "skilled", 5.5), "bot", 1, {"level": "skilled", "absent": 5.5}),
    (VoteToClose(1, 0, 5.5), "close", 1, {"by": 0, "absent": 5.5}),
    (ComeBack(1), "return", 1, {}),
    (BeginWith(0, [MOVE]), "given", 0, {"moves": [MOVE]}),
    (TakeHint(3), "hint", 3, {}),
    (Rewind(to=4, reason="a power cut"), "rewind", 0, {"to": 4, "reason": "a power cut"}),
    (EndMatch(reason="", is_rated=True), "end", 0, {"reason": "", "is_rated": True}),
]


@pytest.mark.parametrize(("act", "kind", "seat", "data"), ROWS)
def test_acts_keep_the_format_of_their_rows(act: Act, kind: str, seat: int, data: dict[str, Any]) -> None:
    entry = Entry("t", 7, 1.5, act)
    assert entry.row() == {"table_id": "t", "number": 7, "kind": kind, "seat": seat, "data": data, "at": 1.5}
    assert read_entry("t", 7, kind, seat, data, 1.5) == entry
    assert json.decode(json.encode(News("t", entry)), type=News).entry == entry, "as other workers hear of it"


def test_every_act_is_tried() -> None:
    assert {type(act) for act, *_ in ROWS} == set(BY_KIND.values())


@pytest.mark.parametrize(
    ("kind", "data"),
    [("dance", {}), ("move", {}), ("move", {"move": 3}), ("bot", {"level": None}), ("end", [])],
)
def test_rows_that_are_no_acts_are_read_and_cannot_be_replayed(kind: str, data: Any) -> None:
    act = read_entry("t", 7, kind, 0, data, 1.5).act
    assert isinstance(act, Damaged)
    assert act.kind == kind
    with pytest.raises(ValueError, match="act 7"):
        act.apply(None, 1.5)  # type: ignore[arg-type]


def test_a_damaged_rewinding_is_not_passed_over() -> None:
    with pytest.raises(ValueError, match="act 3"):
        in_force([Entry("t", 0, 0.0, TakeHint(0)), read_entry("t", 3, "rewind", 0, {}, 0.0)])
