"""The command line, with real processes and files."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from msgspec import to_builtins

import starboard


def run(*arguments: str, answers: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "starboard", *arguments],
        input=answers,
        capture_output=True,
        text=True,
        env={**os.environ, "COLUMNS": "120", "LANG": "C.UTF-8", "LC_ALL": "", **environment},
    )


@pytest.fixture
def record_file(tmp_path: Path) -> Path:
    match = starboard.load("stella").new(2, seed=4)
    while not match.over:
        match.play(match.moves()[0])
    file = tmp_path / "match.json"
    file.write_text(json.dumps(to_builtins(match.record())))
    return file


def test_help_teaches() -> None:
    done = run("--help")
    assert done.returncode == 0
    for command in ("games", "play", "simulate", "replay", "verify", "bench"):
        assert command in done.stdout
        assert "--help" in run(command, "--help").stdout


def test_games() -> None:
    done = run("games")
    assert "Stella Quest" in done.stdout
    assert "disturbance" in done.stdout


@pytest.mark.parametrize(
    ("game", "most"), [(key, str(starboard.load(key).players[-1])) for key in starboard.KEYS]
)
@pytest.mark.parametrize(("language", "sheet"), [("en", "Score sheet"), ("ru", "Подсчёт очков")])
def test_a_whole_match_in_the_terminal(
    game: str, most: str, language: str, sheet: str, tmp_path: Path
) -> None:
    players = "2" if language == "en" else most
    file = tmp_path / "match.json"
    arguments = ["play", game, "--players", players, "--lang", language, "--seed", "3", "--record", str(file)]
    done = run(*arguments, answers="1\n" * 900)
    assert done.returncode == 0, done.stderr
    assert sheet in done.stdout
    assert not re.search(rf"({'|'.join(starboard.KEYS)}|terminal|player|game)-[a-z]+", done.stdout)
    assert f"{3:064x}" in done.stdout
    assert starboard.verify(json.loads(file.read_text())).over


def test_the_terminal_shows_no_card_of_the_others() -> None:
    match = starboard.load("subastral").new(2, seed=3)
    others = match.table()["seats"][1]["hand"]
    shown = run("play", "subastral", "--seed", "3", answers="q\n").stdout
    before_first_choice = shown.split("Play a card onto")[0]
    seen = [card for cloud in match.view(0)["clouds"] for card in cloud] + match.view(0)["seats"][0]["hand"]
    for card in others:
        if card not in seen:
            biome, number = card.split("-")
            assert f"{biome.capitalize()} {number}" not in before_first_choice


def test_choosing_by_questions_help_mistakes_and_leaving() -> None:
    done = run("play", answers="9\n2\n3\n?\nx\nt\n\n0\nq\n")
    assert done.returncode == 0
    assert "Which game?" in done.stdout
    assert "Type the number of a move" in done.stdout
    assert "“x” is not one of the numbers above." in done.stdout
    assert "You left the table." in done.stdout
    assert run("play", "stella", answers="").returncode == 0


def test_the_language_of_the_environment() -> None:
    assert "Вы вышли" in run("play", "stella", answers="q\n", LANG="ru_RU.UTF-8").stdout


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["play", "chess"], "There is no game"),
        (["play", "stella", "--players", "9"], "2 to 4 players"),
        (["simulate", "subastral", "--option", "blue"], "There is no option"),
        (["simulate", "subastral", "--seed", "xyz"], "is not a seed"),
        (["replay", "nowhere.json"], "There is no file"),
    ],
)
def test_mistakes_are_explained(arguments: list[str], words: str) -> None:
    done = run(*arguments)
    assert done.returncode == 2
    assert words in done.stderr
    assert "Traceback" not in done.stderr


def test_prepare() -> None:
    assert run("prepare", "stella").returncode == 0
    assert run("prepare", "chess").returncode == 2


def test_simulate() -> None:
    done = run(
        "simulate", "subastral", "--players", "3", "--games", "10", "--option", "disturbance", "--seed", "1"
    )
    assert done.returncode == 0, done.stderr
    assert "10 matches of Subastral with 3 players" in done.stdout
    figures: dict[str, Any] = json.loads(
        run("simulate", "subastral", "-n", "3", "-k", "2500", "--seed", "1", "--json").stdout
    )
    assert figures["games"] == 2500
    assert len(figures["points"]) == len(figures["wins"]) == 3
    again: dict[str, Any] = json.loads(
        run("simulate", "subastral", "-n", "3", "-k", "2500", "--seed", "1", "--json").stdout
    )
    assert {**again, "steps_per_second": 0} == {**figures, "steps_per_second": 0}


def test_replay_and_verify(record_file: Path) -> None:
    verified = run("verify", str(record_file))
    assert (verified.returncode, verified.stdout[:8]) == (1, "Unproven"), (
        "a seed that was drawn here proves nothing to others"
    )
    told = run("replay", str(record_file), "--lang", "ru")
    assert "Раунд 1" in told.stdout
    assert "Подсчёт очков" in told.stdout
    assert "Score sheet" not in run("replay", str(record_file), "--moves", "2").stdout
    all_told, seat_told = (
        run("replay", str(record_file)).stdout,
        run("replay", str(record_file), "--seat", "0").stdout,
    )
    assert "a blue card" not in all_told
    assert "a blue card" in seat_told or "a red card" in seat_told


def test_verify_finds_the_lie(record_file: Path) -> None:
    record = json.loads(record_file.read_text())
    record["result"]["points"][0] += 1
    record_file.write_text(json.dumps(record))
    done = run("verify", str(record_file))
    assert done.returncode == 2
    assert "false" in done.stderr
    record_file.write_text("{")
    assert "does not contain JSON" in run("verify", str(record_file)).stderr


def test_bench_measures_beside_real_peers() -> None:
    figures = json.loads(run("bench", "--json", "--rounds", "1", "--seconds", "0.05").stdout)
    assert {"machine", "peers", "games"} <= figures.keys()
    assert {"oh_hell", "hearts", "uno"} == figures["peers"].keys()
    for game in figures["games"].values():
        assert game["steps_per_second"] > 0
        assert game["all_threads"]["steps_per_second"] > 0
        assert {"oh_hell", "hearts", "uno", "floor"} == game["ratio"].keys()
    for game in figures["search"]["games"].values():
        assert game["plain"]["ratio"].keys() == game["master"]["ratio"].keys() == {"oh_hell"}
        assert game["plain"]["iterations_per_second"] > 0
    assert "subastral, 2 players" in run("bench", "--rounds", "1", "--seconds", "0.05").stdout


def test_bench_measures_views() -> None:
    figures = json.loads(run("bench", "--views", "--json", "--rounds", "1", "--seconds", "0.02").stdout)
    for game in figures["games"].values():
        assert game["views_per_microsecond"] > 0
        assert game["bytes"] > 300
        assert game["ratio"] > 0
    assert "subastral, 5 players" in run("bench", "--views", "--rounds", "1", "--seconds", "0.02").stdout


@pytest.mark.parametrize(("language", "words"), [("en", "Own choices"), ("ru", "Свой выбор")])
def test_analyse(language: str, words: str, record_file: Path, tmp_path: Path) -> None:
    picture, results = tmp_path / "chances.png", tmp_path / "verdicts.json"
    more = ["--iterations", "5", "--picture", str(picture), "--results", str(results), "--lang", language]
    done = run("analyse", str(record_file), *more)
    assert done.returncode == 0, done.stderr
    assert words in done.stdout
    counted = [int(number) for number in re.findall(r"(?m)^ {0,3}(\d+)  \S", done.stdout)]
    assert all(1 <= number <= len(json.loads(record_file.read_text("utf-8"))["moves"]) for number in counted)
    assert picture.read_bytes().startswith(b"\x89PNG")
    assert json.loads(results.read_text("utf-8"))["game"] == "stella"
