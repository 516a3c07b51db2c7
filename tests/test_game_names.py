"""No file outside a game's folders names it: adding or removing a game changes nothing else."""

import re
import subprocess
from pathlib import Path

import starboard

ROOT = Path(__file__).parents[1]
PLACES = ("src", "page", "tools", "deploy", "play", "test", "pyproject.toml", ".github", ".gitlab-ci.yml")
TESTS = ("tests", "page/tests")
OF_GAMES = re.compile(rf"(src/starboard|page/src|tests|tests/page)/games/({'|'.join(starboard.KEYS)})/")
NOT_READ = re.compile(r"\.(md|jpg|png|woff2|svg)$|/package-lock\.json$")
NAME = re.compile(
    rf"(?<![A-Za-z])({'|'.join(starboard.KEYS)})(?![a-z])"
    rf"|(?<![A-Z])({'|'.join(map(str.title, starboard.KEYS))})(?![a-z])"
)
EXCEPTIONS = {
    "page/src/talk/api.ts": "generated from what the server and the games declare",
    "pyproject.toml": "the description of the package, for people who look for a game",
    "src/starboard/__init__.py": "an example that is run",
    "src/starboard/match/position.py": "an example that is run",
    "src/starboard/research/gymnasium.py": "an example that is run",
    "src/starboard/research/openspiel.py": "an example that is run",
    "src/starboard/research/pettingzoo.py": "an example that is run",
    "src/starboard/research/vector.py": "an example that is run",
}
MOST_EXAMPLES = 2
"""A test outside the games' folders may use one game as an example, or two that differ.

More would be a list of games.
"""
MORE_EXAMPLES = {
    "tests/analysis/test_analysis.py": "positions in which an engine's verdict is known, by game and seed",
    "tests/lab/test_arena.py": "a match of four",
    "tests/page/test_hands.py": "gestures at single tables: what is taken up, dragged, spent",
    "tests/page/test_people.py": "one table for each question",
    "tests/page/test_review.py": "a replay with a map",
    "tests/page/test_scorepad.py": "sheets that are filled in field by field",
    "tests/page/test_phone.py": "what each of the tables hid on phones",
    "tests/research/test_vector.py": "a game whose actions are numbered otherwise than its moves",
    "tests/server/test_play.py": "chosen numbers of players and options, whole matches over sockets",
    "tests/server/test_tables.py": "one table for each question",
    "tests/server/test_workers.py": "matches that are long enough to be interrupted",
    "tests/words.json": "sentences of every kind, said alike by Python and the page",
}
"""Tests that need more examples. A new game needs no line in any of them."""


def files(*places: str) -> list[str]:
    listed = subprocess.run(
        ["git", "ls-files", "--", *places], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return [
        name
        for name in listed.stdout.splitlines()
        if (ROOT / name).is_file() and not OF_GAMES.match(name) and not NOT_READ.search(name)
    ]


def games_in(name: str) -> set[str]:
    """Returns the keys of the games that a file names."""
    return {(key or title).lower() for key, title in NAME.findall((ROOT / name).read_text("utf-8"))}


def test_no_file_outside_a_games_folders_names_it() -> None:
    read = set(files(*PLACES)) - set(files(*TESTS))
    found = {name: games for name in read if (games := games_in(name))}
    assert {name: games for name, games in found.items() if name not in EXCEPTIONS} == {}
    assert found.keys() == EXCEPTIONS.keys(), "an exception that is no longer needed"


def test_tests_outside_the_games_folders_list_no_games() -> None:
    found = {name: games for name in files(*TESTS) if len(games := games_in(name)) > MOST_EXAMPLES}
    assert {name: games for name, games in found.items() if name not in MORE_EXAMPLES} == {}
    assert found.keys() == MORE_EXAMPLES.keys(), "an exception that is no longer needed"
