"""`starboard new-game`: the generated package installs, plays and conforms."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from starboard.match import StarboardError
from starboard.skeleton import write_game
from tests.installing import installed, run, run_tests

STARBOARD = [sys.executable, "-m", "starboard"]


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("new") / "seastars"
    command = [
        *STARBOARD,
        "new-game",
        "seastars",
        "--name",
        "Sea Stars",
        "--folder",
        str(folder),
        "--lang",
        "en",
    ]
    assert f"pip install -e {folder}" in subprocess.run(
        command, capture_output=True, text=True, check=True
    ).stdout.replace("\n", "")
    return folder


def test_it_installs_plays_and_conforms(game: Path, tmp_path: Path) -> None:
    environment = installed(game, tmp_path / "site")
    assert "seastars" in run([*STARBOARD, "games"], environment)
    run_tests(environment, "tests", cwd=game)
    told = run_tests(
        environment,
        "tests/test_conformance.py",
        "tests/test_words.py",
        "-k",
        "seastars and not -3 and not -4",
    )
    assert " passed" in told


PLAYED = """
import starboard
match = starboard.load("seastars").new(2, 1)
while not match.over:
    match.play(match.moves()[0])
print(sum(match.result().points))
"""


@pytest.mark.long
def test_a_change_in_its_rules_is_noticed(game: Path, tmp_path: Path) -> None:
    """Code compiled from its earlier rules is not reused."""
    environment = installed(game, tmp_path / "site")
    assert run([sys.executable, "-c", PLAYED], environment) == "5\n"
    rules = tmp_path / "site/seastars/rules.py"
    rules.write_text(
        rules.read_text("utf-8").replace("return table.tricks[seat]", "return 2 * table.tricks[seat]"),
        "utf-8",
    )
    assert run([sys.executable, "-c", PLAYED], environment) == "10\n"


def test_nothing_of_the_template_is_left(game: Path) -> None:
    for file in game.rglob("*"):
        assert "newgame" not in file.name
        assert file.suffix != ".template"
        if file.is_file() and "__pycache__" not in file.parts:
            text = file.read_text("utf-8")
            assert "newgame" not in text
            assert "New Game" not in text


def test_it_is_written_as_our_own_code(game: Path) -> None:
    ruff = shutil.which("ruff", path=str(Path(sys.executable).parent)) or "ruff"
    config = Path(__file__).parents[1] / "pyproject.toml"
    command = [ruff, "check", "--no-cache", "--config", str(config), "--ignore", "D103,SIM,I001", str(game)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize(
    ("key", "problem"),
    [
        ("Tides", "bad-game-key"),
        ("tide-pool", "bad-game-key"),
        ("class", "bad-game-key"),
        ("x", "bad-game-key"),
        ("stella", "game-key-taken"),
        ("page", "game-key-taken"),
        ("numpy", "game-key-taken"),
        ("generic", "game-key-taken"),
    ],
)
def test_a_key_that_cannot_be_used(key: str, problem: str, tmp_path: Path) -> None:
    with pytest.raises(StarboardError) as error:
        write_game(key, "A game", tmp_path / "new")
    assert error.value.key == problem
    assert not (tmp_path / "new").exists()


def test_nothing_is_written_over(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("mine")
    with pytest.raises(StarboardError) as error:
        write_game("seastars", "Sea Stars", tmp_path)
    assert error.value.key == "folder-not-empty"
    assert [path.name for path in tmp_path.iterdir()] == ["notes.txt"]
