"""Observations derived from the declaration: they hold what views show, and nothing else."""

import json
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import numpy as np
import pytest

import starboard
from starboard.engine import visible
from starboard.engine.compiled import kept_in
from starboard.engine.visible import Part
from starboard.games import rulebook
from starboard.match import Match
from starboard.research.engine.compiling import cache_folder
from starboard.research.engine.declared import Declared, declared_observations
from starboard.research.engine.fields import Layout
from tests import harness

QUICK = 20
"""Minutes. Longer games have larger tables, whose observations take minutes to compile."""
every_game = pytest.mark.parametrize(
    "key",
    [
        pytest.param(key, marks=[pytest.mark.long] if rulebook(key).minutes > QUICK else [])
        for key in starboard.KEYS
    ],
)
Observe = Callable[[Match, int], "np.ndarray[Any, Any]"]


@cache
def declared(key: str) -> Declared:
    return declared_observations(rulebook(key))


def layout_of(key: str, players: int) -> Layout:
    return Layout(declared(key).fields(players), 0)


@cache
def observer(key: str) -> Observe:
    """Returns the declared observation of a game, without registering it: the games here have their own."""
    observe = declared(key).observe

    def look(tables, seat, out):  # type: ignore[no-untyped-def]
        return observe(tables[0], seat, out, 0)

    look.__module__ = f"{__name__}.{key}"  # separates the cache by game
    compiled = kept_in(cache_folder(), look)

    def observation(match: Match, seat: int) -> "np.ndarray[Any, Any]":
        out = np.full((1, layout_of(key, match.players).length), 99, np.int8)
        assert compiled(match.position.record, seat, out) == out.size
        return out.reshape(-1)

    return observation


def positions(key: str, players: int, seed: int, each: int) -> Iterator[Match]:
    match = starboard.load(key).new(players, seed)
    for number, _ in enumerate(harness.random_moves(match, np.random.default_rng(seed))):
        if number % each == 0:
            yield match


def relative(part: Part, value: Any, seat: int, players: int) -> Any:
    """Returns a part's value in a view, with seats relative to the observer, and unordered lists sorted."""
    if value is None:
        return None
    match part:
        case visible.Seat():
            return (value - seat) % players
        case visible.PerSeat():
            found = [
                {name: relative(part.parts[name], item, seat, players) for name, item in one.items()}
                for one in value
            ]
            return found[seat:] + found[:seat]
        case visible.Object():
            return {name: relative(part.parts[name], item, seat, players) for name, item in value.items()}
        case visible.List():
            items = [relative(part.item, item, seat, players) for item in value]
            return items if part.ordered else sorted(items, key=json.dumps)
        case visible.Optional() | visible.OwnerOnly() | visible.Filled():
            return relative(part.part, value, seat, players)
    return value


def seen_parts(declaration: visible.Visible, view: dict[str, Any], seat: int) -> dict[str, str]:
    """Returns the parts of a view as text, without those that the whole truth lacks."""
    parts: dict[str, str] = {}
    for name, part in declaration.parts.items():
        if isinstance(part, visible.TruthOnly | visible.ViewOnly) or (
            isinstance(part, visible.OwnerOnly) and not part.in_truth
        ):
            continue
        value = relative(part, view[name], seat, len(view["seats"]))
        if isinstance(part, visible.PerSeat):
            parts |= {f"{name}.{inside}": json.dumps([one[inside] for one in value]) for inside in part.parts}
        else:
            parts[name] = json.dumps(value)
    return parts


@every_game
def test_the_fields_of_a_part_tell_what_the_view_tells(key: str) -> None:
    """For every part: its fields differ exactly where the view differs."""
    book = rulebook(key)
    players = book.usual_players
    numbers, texts = dict[tuple[str, str], bytes](), dict[tuple[str, bytes], str]()
    for seed in (1, 2):
        for match in positions(key, players, seed, 5):
            for seat in range(players):
                fields = layout_of(key, players).parts(observer(key)(match, seat))
                for name, text in seen_parts(book.visible, match.view(seat), seat).items():
                    inside = [
                        array.tobytes()
                        for path, array in fields.items()
                        if path == name or path.startswith(f"{name}.")
                    ]
                    assert inside, f"{name} is not observed"
                    assert numbers.setdefault((name, text), b"".join(inside)) == b"".join(inside), name
                    assert texts.setdefault((name, b"".join(inside)), text) == text, name
    assert len(texts) > 50


@every_game
def test_what_a_seat_cannot_know_is_not_observed(key: str) -> None:
    players, rng = rulebook(key).usual_players, np.random.default_rng(5)
    for match in positions(key, players, 5, 7):
        for seat in range(players):
            seen = observer(key)(match, seat)
            assert not (seen == 99).any()
            assert (observer(key)(match.redealt(seat, int(rng.integers(1 << 60))), seat) == seen).all()


@every_game
def test_the_deciding_seat_comes_first(key: str) -> None:
    match = starboard.load(key).new(rulebook(key).usual_players, 3)
    assert match.to_move is not None
    fields = layout_of(key, match.players).parts(observer(key)(match, match.to_move))
    assert fields["to_move"].tolist() == [1] + [0] * (match.players - 1)
    assert fields["decision"].sum() == 1
