"""Fallbacks for games without the optional parts, tried on our own games."""

import io

import numpy as np
import pytest
from rich.console import Console

import starboard
from starboard.engine.sources import sources_mark
from starboard.engine.verbs import VERBS, register
from starboard.engine.view_outline import Outline, outlines
from starboard.games import rulebook
from starboard.match import Match
from starboard.terminal import generic
from starboard.words import LANGUAGES, GameWords


def positions(key: str, players: int = 2) -> list[Match]:
    """Returns some positions of a match, and its end."""
    match, rng, found = starboard.load(key).new(players, 3), np.random.default_rng(3), []
    while not match.over:
        found.append(match.copy())
        match.make(match.moves()[rng.integers(len(match.moves()))])
    return [*found[::7], match]


def check(part: Outline, value: object) -> None:
    """Asserts that a value has the kind of its outline."""
    if value is None:
        return
    kinds = {
        "number": int,
        "seat": int,
        "flag": bool,
        "values": list,
        "list": list,
        "object": dict,
        "named": dict,
        "move": dict,
    }
    assert isinstance(value, kinds.get(part.kind, object)), (part, value)
    if part.kind == "object":
        assert isinstance(value, dict)
        for inside in part.parts:
            if inside.name in value:
                check(inside, value[inside.name])
    elif part.kind in ("list", "named"):
        for one in value.values() if isinstance(value, dict) else value:  # type: ignore[attr-defined]
            check(part.parts[0], one)


@pytest.mark.parametrize("key", starboard.KEYS)
def test_an_outline_names_all_that_a_view_shows(key: str) -> None:
    found = outlines(rulebook(key))
    for match in positions(key):
        view = match.view(match.to_move)
        told = {"game", "players", "options", "viewer", "to_move", "decision", "prompt", "over", "seats"}
        assert view.keys() - told <= {part.name for part in found.table}
        for part in found.table:
            check(part, view.get(part.name))
        for seat in view["seats"]:
            assert seat.keys() - {"points"} <= {part.name for part in found.seats}
            for part in found.seats:
                check(part, seat[part.name])


def test_values_are_called_by_the_fields_that_name_them() -> None:
    parts = {part.name: part for part in outlines(rulebook("subastral")).seats}
    assert (parts["hand"].kind, parts["hand"].called[0]) == ("values", "card")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", starboard.KEYS)
def test_the_terminal_shows_any_table_in_words(key: str, language: str) -> None:
    for match in positions(key):
        console = Console(file=io.StringIO(), width=400)
        console.print(generic.show(match.view(0), GameWords(key, language, ["Ann", "Bob"])))
        assert isinstance(console.file, io.StringIO)
        text = console.file.getvalue()
        assert "Ann" in text
        assert f"{key}-" not in text


def test_sources_of_ours_are_marked_by_the_cache_folder_alone() -> None:
    assert sources_mark("starboard.games.stella.rules") == ""
    assert sources_mark("rich.console") != ""


def test_two_games_cannot_have_the_same_table() -> None:
    def step() -> None:
        """A function of another game."""

    step.__module__ = "another.rules"
    with pytest.raises(TypeError, match="another game has a table with exactly these fields"):
        register(rulebook("stella").table, **dict.fromkeys(VERBS, step))
