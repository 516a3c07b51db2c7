"""Bots from other packages, registered under the entry point `starboard.bots`."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import starboard
from starboard.bots import LEVELS, LevelBot, Thought, bot_named, guest_names, seed_for
from starboard.bots.registry import BotFailed
from starboard.lab.arena import Deal, play_deal
from starboard.match import Match, StarboardError
from starboard.server.levels import check_guests, known_level, levels_of
from starboard.server.settings import Settings
from tests.guests import install


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Installs a package with bots and returns its folder."""
    install(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "guests", raising=False)
    return tmp_path


def dealt() -> Match:
    return starboard.load("stella").new(3, 5)


@pytest.mark.usefixtures("package")
def test_an_installed_bot_plays_in_the_arena() -> None:
    played = play_deal(Deal("stella", ("last", "random", "casual"), (), 7, 1))
    assert [match.rotation for match in played] == [0, 1, 2]
    assert all(sum(match.shares) == pytest.approx(1) for match in played)


def test_the_command_knows_it_too(package: Path, tmp_path: Path) -> None:
    results = tmp_path / "results.json"
    command = ["arena", "stella", "--bots", "last:settings,random", "--games", "4", "--results", str(results)]
    run = [sys.executable, "-m", "starboard", *command]
    done = subprocess.run(run, capture_output=True, text=True, env={**os.environ, "PYTHONPATH": str(package)})
    assert done.returncode == 0, done.stderr
    assert [bot["bot"] for bot in json.loads(results.read_text("utf-8"))["bots"]] == [
        "last:settings",
        "random",
    ]


@pytest.mark.usefixtures("package")
def test_bots_are_found_by_name_with_their_settings() -> None:
    assert guest_names() == ("a-name-that-is-long", "absent", "cheat", "last", "upset", "wrong")
    bot: Any = bot_named("last:depth=3")
    assert bot.bot.settings == "depth=3"
    assert bot_named("random") == LevelBot("random"), "nobody replaces one of ours"
    assert bot_named("master@0.25", 1) == LevelBot("master", 0.25, 1)
    with pytest.raises(StarboardError, match=r"beginner.*last"):
        bot_named("nobody")
    with pytest.raises(StarboardError, match="nowhere"):
        bot_named("absent")


@pytest.mark.usefixtures("package")
def test_it_sees_what_its_seat_knows() -> None:
    match, bot = dealt(), bot_named("cheat")
    assert bot.choose(match, seed_for(1)) == Thought(match.moves()[-1], (), 0, 0.0)
    [(table, view, events)] = sys.modules["guests"].seen
    assert view == match.view(match.to_move)
    assert table != match.table()
    assert events == []


@pytest.mark.usefixtures("package")
@pytest.mark.parametrize("name", ["wrong", "upset"])
def test_what_is_no_legal_move_is_its_failure(name: str) -> None:
    match = dealt()
    before = match.table()
    with pytest.raises(BotFailed, match="fly"):
        bot_named(name).choose(match)
    assert match.table() == before


@pytest.mark.usefixtures("package")
def test_a_server_has_those_that_its_operator_names() -> None:
    settings = Settings(bots="last, cheat")
    check_guests(settings)
    assert levels_of(settings) == (*LEVELS, "last", "cheat")
    assert levels_of(Settings()) == LEVELS
    assert known_level("last", settings) == "last"
    for level, chosen in (("wrong", settings), ("last", Settings())):
        with pytest.raises(StarboardError, match=level):
            known_level(level, chosen)
    for name in ("nobody", "a-name-that-is-long", "absent"):
        with pytest.raises(StarboardError, match=name):
            check_guests(Settings(bots=name))
