"""A game does the same, to the last byte, however it was compiled."""

import os
from pathlib import Path

import msgspec
import pytest

from starboard.bots.knowledge import knowledge
from starboard.bots.search import search
from starboard.build.check import (
    ITERATIONS,
    SEARCH_EVERY,
    STRIDE,
    Difference,
    compare,
    settings_of,
    walk,
)
from starboard.build.games import build, library_file
from starboard.build.layout import layout_of
from starboard.engine.library import Library
from starboard.engine.native import built_folder, find_library, load_library
from starboard.games import KEYS, rulebook
from tests.build.browser_checks import check_in_node

SEED = 7
SEARCHED = "stella"
"""The game whose trees are compared in every run: its search compiles soonest."""
IS_BOUNDS_RUN = os.environ.get("NUMBA_BOUNDSCHECK") == "1"


def native(key: str) -> Library:
    path = find_library(key)
    assert path, f"starboard build-engine {key}"
    return Library(load_library(key, path))


@pytest.mark.bounds
@pytest.mark.parametrize("key", KEYS)
def test_the_library_equals_what_numba_compiles(key: str) -> None:
    if not IS_BOUNDS_RUN:
        pytest.skip("compared in the run with every array access checked, which compiles everything anyway")
    book, library, compiled = rulebook(key), native(key), Library(None)
    settings = [*settings_of(book)]
    equal = [*compare(library, compiled, book, len(settings), with_search=key == SEARCHED)]
    assert len(equal) == len(settings)


@pytest.mark.long
@pytest.mark.parametrize("key", KEYS)
def test_whole_trees_of_every_game_equal_what_numba_compiles(key: str) -> None:
    equal = [*compare(native(key), Library(None), rulebook(key), 40)]
    assert sum(one.trees for one in equal) > 100


def test_a_difference_is_found() -> None:
    """A library whose search looks one iteration less far."""
    key = SEARCHED
    book, library = rulebook(key), native(key)
    other = Library(library.module)
    other[search] = lambda *arguments: library[search](*arguments[:-1], arguments[-1] - 1)
    with pytest.raises(Difference, match=rf"{key}, 2 players, .* after {SEARCH_EVERY - 1} moves"):
        [*compare(library, other, book, 1)]


@pytest.mark.parametrize("key", KEYS)
def test_web_assembly_equals_the_library(key: str, tmp_path: Path) -> None:
    book, library = rulebook(key), native(key)
    for _ in build([key], ["wasm32"], built_folder()):
        pass
    search = knowledge(key).search
    walks = [
        {
            "players": players,
            "options": options,
            "seed": SEED.to_bytes(32, "little").hex(),
            "knowledge": {"search": search, "weights": knowledge(key).mind(players)["weights"][0].tolist()},
            "hashes": list(walk(library, book, players, options, SEED)),
        }
        for players, options in settings_of(book)
    ]
    facts = {
        "game": book.name,
        "wasm": str(library_file(key, "wasm32", built_folder())),
        "layout": msgspec.to_builtins(layout_of(book)),
        "search_every": SEARCH_EVERY,
        "iterations": ITERATIONS,
        "stride": STRIDE,
        "walks": walks,
    }
    check_in_node("equal", facts, tmp_path, len(walks))
