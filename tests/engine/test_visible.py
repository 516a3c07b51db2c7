"""Declarations of visible parts, and the JSON written from them, on a table filled by hand."""

import json
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import starboard
from starboard.engine.compiled import Compiled, Function, inlined
from starboard.engine.json_writer import Texts, page_type
from starboard.engine.log import NOTHING
from starboard.engine.rulebook import Rulebook
from starboard.engine.view_size import most_bytes
from starboard.engine.view_writer import source_of, whole_view
from starboard.engine.visible import (
    SPECTATOR,
    TRUTH,
    ByName,
    Choice,
    Counts,
    Each,
    Filled,
    Flag,
    Keyed,
    List,
    Number,
    Object,
    Optional,
    OwnerOnly,
    PerSeat,
    Seat,
    TruthOnly,
    ViewOnly,
    Visible,
)
from starboard.engine.writers import new_page, new_writers

pytestmark = pytest.mark.bounds

STELLA = starboard.load("stella").rulebook
"""Any game would do: its table is filled by hand."""
WORDS = ('say "yes"', "né", "")

Sum = np.dtype([("total", "i8"), ("parts", "i8", 4)], align=True)


@inlined
def add_up(table, seat, work):  # type: ignore[no-untyped-def]
    work.total = 0
    for card in range(4):
        work.parts[card] = table.hands[seat, card]
        work.total += table.hands[seat, card]


@inlined
def next_even(table, after):  # type: ignore[no-untyped-def]
    return after + 2 - after % 2 if after < 4 else NOTHING


def view_text_of(book: Rulebook) -> Function:
    """Returns a function that writes a view as text to a page, compiled without the cache."""
    write_view = new_writers(book).write_view

    def view_text(tables, viewer, pages):  # type: ignore[no-untyped-def]
        return write_view(tables[0], viewer, pages[0])

    return Compiled(view_text)


def book_of(**parts: Any) -> Rulebook:
    return replace(STELLA, visible=Visible(**parts))


def a_table() -> Any:
    tables = np.zeros(1, STELLA.table)
    tables["players"], tables["deck_size"], tables["star"] = 2, 3, NOTHING
    tables["deck"][0, :3] = 2, 0, 1
    tables["hands"][0, 0, :4] = 1, 0, 2, 1
    tables["hands"][0, 1, :4] = 0, 3, 0, 0
    tables["glow"][0, :2] = -7, 120
    return tables


def written(tables: Any, viewer: int, **parts: Any) -> bytes:
    book = book_of(**parts)
    page = new_page(book)
    size = view_text_of(book)(tables, viewer, page)
    return bytes(page["text"][0, :size])


def seen(tables: Any, viewer: int, **parts: Any) -> dict[str, Any]:
    whole = json.loads(written(tables, viewer, **parts))
    return {name: whole[name] for name in parts if name in whole}


def test_every_kind_of_part() -> None:
    card = Choice(WORDS, lambda table, place: table.deck[place])
    parts = {
        "leader": Seat("leader"),
        "star": Optional(Seat("star")),
        "is_first": Flag(lambda table: table.round == 0),
        "deck": List("deck_size", card, most=9),
        "lead": Optional(Choice(WORDS, lambda table: 77)),
        "even": Each(next_even, Object(number=Number(lambda table, member: member)), most=9),
        "keyed": Keyed(
            WORDS,
            lambda table, after: after + 1 if after < 1 else NOTHING,
            lambda table, i: i,
            Number("glow"),
            most=3,
        ),
        "glow": ByName(("a", "b"), Number("glow")),
        "none": Optional(Object(deck=List(0 + 1, Number("glow"))), when=lambda table: table.round),
        "seats": PerSeat(
            hand=OwnerOnly(Counts(WORDS, "hands", most=9)),
            sum=Filled(Sum, add_up, Object(total=Number("total"), parts=List(4, Number("parts")))),
        ),
        "secret": OwnerOnly(Number("round"), others=Choice(WORDS, "round"), owner="leader"),
        "advice": ViewOnly(OwnerOnly(Number("round"), owner="leader", in_truth=False)),
        "truth": TruthOnly(Number("round")),
    }
    tables = a_table()
    public: dict[str, Any] = {
        "leader": 0,
        "star": None,
        "is_first": True,
        "deck": ["", 'say "yes"', "né"],
        "lead": None,
        "even": [{"number": 0}, {"number": 2}, {"number": 4}],
        "keyed": {'say "yes"': -7, "né": 120},
        "glow": {"a": -7, "b": 120},
        "none": None,
        "seats": [
            {"hand": None, "sum": {"total": 4, "parts": [1, 0, 2, 1]}},
            {"hand": None, "sum": {"total": 3, "parts": [0, 3, 0, 0]}},
        ],
        "secret": 'say "yes"',
        "advice": None,
    }
    hands = ['say "yes"', "", ""], ["né"] * 3
    assert seen(tables, SPECTATOR, **parts) == public
    first = seen(tables, 0, **parts)
    assert first["seats"] == [{**public["seats"][0], "hand": hands[0]}, public["seats"][1]]
    assert (first["secret"], first["advice"]) == (0, 0)
    truth = seen(tables, TRUTH, **parts)
    assert [seat["hand"] for seat in truth["seats"]] == [*hands]
    assert (truth["secret"], truth["truth"], "advice" in truth) == (0, 0, False)


def test_no_spectator_owns_what_belongs_to_nobody() -> None:
    tables = a_table()
    secret = OwnerOnly(Number("round"), owner="star")
    assert tables["star"][0] == SPECTATOR
    assert seen(tables, SPECTATOR, secret=secret) == {"secret": None}


def test_lists_end_where_they_say_even_if_the_table_says_more() -> None:
    tables = a_table()
    tables["deck_size"], tables["hands"][0, 0, :3] = 1000, 100
    assert seen(tables, SPECTATOR, deck=List("deck_size", Number("deck"), most=3)) == {"deck": [2, 0, 1]}
    assert seen(tables, SPECTATOR, hand=Counts(WORDS, lambda table, card: table.hands[0, card], most=4)) == {
        "hand": [WORDS[0]] * 4
    }
    assert seen(tables, SPECTATOR, all=Each(lambda table, after: after + 1, Choice(WORDS), most=2)) == {
        "all": [*WORDS[:2]]
    }


def test_a_page_is_never_left() -> None:
    """A page that is too small is not overrun, and the returned size shows that the text did not fit."""
    book = book_of(
        deck=List("deck_size", Choice(WORDS, "deck"), most=9),
        glow=Number("round"),
        after=ByName(("a",), Number("glow")),
    )
    view_text, tables = view_text_of(book), a_table()
    tables["round"] = -(10**15)
    whole = written(tables, 0, **book.visible.parts)
    for capacity in (40, len(whole)):
        pages = np.zeros(2, page_type(capacity))
        behind = pages[1:].view(np.uint8)
        behind[:] = 77
        size = view_text(tables, 0, pages[:1])
        assert (behind == 77).all()
        if capacity < len(whole):
            assert size > capacity
        else:
            assert bytes(pages["text"][0, :size]) == whole


@pytest.mark.parametrize("key", starboard.KEYS)
def test_views_are_smaller_than_the_declaration_says(key: str) -> None:
    game = starboard.load(key)
    match, most = game.new(game.players[-1], 1), most_bytes(whole_view(game.rulebook), game.players[-1])
    while not match.over:
        assert max(len(match.view_json(match.to_move)), len(match.table_json())) < most
        moves = match.moves()
        match.make(moves[match.move_count * 7 % len(moves)])


def test_mistakes_are_found_before_anything_is_compiled() -> None:
    with pytest.raises(TypeError, match="how long"):
        List("deck_size", Number("deck"))
    for part in (
        OwnerOnly(Number("round")),  # no owner
        PerSeat(glow=Number(lambda table: table.round)),  # lacks the seat argument
        Optional(Object()),  # no condition
        Object(first=TruthOnly(Number("round"))),  # would drop a comma
    ):
        with pytest.raises(TypeError):
            source_of(book_of(part=part), Texts())
