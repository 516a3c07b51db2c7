"""A game does the same, to the last byte, however it was compiled."""

import os
from pathlib import Path

import msgspec
import pytest

from starboard.bots.knowledge import knowledge
from starboard.build.check import ITERATIONS, SEARCH_EVERY, STRIDE, random_matches, settings_of, walk
from starboard.build.games import build, library_file
from starboard.build.layout import layout_of
from starboard.engine.library import Library
from starboard.engine.native import built_folder, find_library, load_library
from starboard.games import KEYS, rulebook
from tests.build.browser_checks import check_in_node

SEED = 7
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
    for players, options in settings_of(book):
        steps = zip(
            walk(library, book, players, options, SEED, with_search=False),
            walk(compiled, book, players, options, SEED, with_search=False),
            strict=True,
        )
        for number, (ahead, now) in enumerate(steps):
            assert ahead == now, f"{players} players, options {options}, move {number}"
        assert random_matches(library, book, players, options, 50) == random_matches(
            compiled, book, players, options, 50
        )


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
