"""Wrackline, a game from the package in `examples`: installed through its entry point, it does all that our
own games do.

It is not installed in this process: its tests run in processes that find it.
"""

import json
import sys
from pathlib import Path

import pytest

from starboard.games import KEYS
from tests.installing import ROOT, installed, run, run_tests

PACKAGE = ROOT / "examples" / "wrackline"
STARBOARD = [sys.executable, "-m", "starboard"]
SUITE = (
    "examples/wrackline/tests",
    "tests/test_conformance.py",
    "tests/test_words.py",
    "tests/test_without_parts.py",
    "tests/bots",
    "tests/research",
    "tests/page/test_generic_board.py",
)


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment with Wrackline installed."""
    assert "wrackline" not in KEYS
    return installed(PACKAGE, tmp_path_factory.mktemp("site"))


def test_it_passes_the_tests_of_a_game(environment: dict[str, str]) -> None:
    """Its own tests, conformance, bots, research and page, in one process that compiles once."""
    told = run_tests(environment, *SUITE, "-k", "wrackline or both_languages or one_of_something")
    assert " passed" in told
    assert "skipped" not in told


@pytest.mark.parametrize(
    ("language", "words"),
    [
        pytest.param("en", ["On the beach", "Keep ", "Everybody has played"], marks=pytest.mark.long),
        ("ru", ["На берегу", "Оставить: ", "Каждый сыграл"]),
    ],
)
def test_it_is_played_in_the_terminal(environment: dict[str, str], language: str, words: list[str]) -> None:
    """The first move of every list, until the match is over."""
    command = [
        *STARBOARD,
        "play",
        "wrackline",
        "--seed",
        "1",
        "--players",
        "3",
        "--level",
        "beginner",
        "--lang",
        language,
    ]
    told = run(command, environment, said="1\n" * 7)
    assert "wrackline-" not in told
    assert all(word in told for word in words)


def test_bots_meet_in_the_arena(environment: dict[str, str], tmp_path: Path) -> None:
    results = tmp_path / "arena.json"
    run(
        [
            *STARBOARD,
            "arena",
            "wrackline",
            "--bots",
            "skilled,random",
            "--games",
            "60",
            "--results",
            str(results),
        ],
        environment,
    )
    assert json.loads(results.read_text("utf-8"))["matches"] == 60
