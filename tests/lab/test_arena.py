"""The `arena` command, in processes and on a Ray cluster started for the test."""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from typer.testing import CliRunner

from starboard.cli import app
from starboard.lab.arena import Deal, Played, in_processes, interval, play_deal


def arena(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "starboard", "arena", *arguments], capture_output=True, text=True
    )


def results(file: Path) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(file.read_text("utf-8"))
    return data


def test_the_arena_in_processes(tmp_path: Path) -> None:
    file, picture = tmp_path / "results.json", tmp_path / "wins.png"
    done = arena(
        "stella",
        "--bots",
        "beginner,random",
        "--games",
        "40",
        "--jobs",
        "2",
        "--results",
        str(file),
        "--picture",
        str(picture),
    )
    assert done.returncode == 0, done.stderr
    found = results(file)
    assert (found["matches"], found["deals"], found["first_seed"]) == (40, 20, 1)
    beginner, random = found["bots"]
    assert beginner["wins"] > random["wins"]
    assert beginner["rating"] > random["rating"]
    assert beginner["low"] <= beginner["wins"] <= beginner["high"]
    assert beginner["wins"] + random["wins"] == pytest.approx(1)
    assert "beginner" in done.stdout
    assert picture.read_bytes().startswith(b"\x89PNG")


def test_whoever_stops_early_sees_what_was_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(some: list[Deal], jobs: int) -> Iterator[list[Played]]:
        yield from map(play_deal, some[:3])
        raise KeyboardInterrupt

    monkeypatch.setattr("starboard.lab.arena.in_processes", stopped)
    file = tmp_path / "results.json"
    arguments = [
        "arena",
        "stella",
        "--bots",
        "beginner,random",
        "--games",
        "100",
        "--lang",
        "en",
        "--results",
        str(file),
    ]
    done = CliRunner().invoke(app, arguments)
    assert done.exit_code == 0, done.output
    assert results(file)["matches"] == 6


def test_processes_stop_when_nobody_listens_any_more() -> None:
    played = in_processes([Deal("stella", ("beginner", "random"), (), seed, 1) for seed in range(2000)], 2)
    assert len(next(played)) == 2
    played.close()  # type: ignore[attr-defined]


def test_the_arena_on_a_real_ray_cluster_plays_the_same_matches(tmp_path: Path) -> None:
    here, there = tmp_path / "here.json", tmp_path / "there.json"
    common = ["subastral", "--bots", "casual,greedy,random", "--games", "12"]
    for more in (["--results", str(here)], ["--ray", "local", "--results", str(there)]):
        done = arena(*common, *more)
        assert done.returncode == 0, done.stderr
    for part in ("shares", "points", "moves"):
        ours, theirs = (
            sorted((one["seed"], one["rotation"], str(one[part])) for one in results(file)["played"])
            for file in (here, there)
        )
        assert ours == theirs


def test_a_ladder_lets_each_play_the_one_below(tmp_path: Path) -> None:
    file, picture = tmp_path / "ladder.json", tmp_path / "ladder.png"
    done = arena(
        *("subastral", "--bots", "random,greedy,casual", "--ladder", "--games", "20"),
        *("--results", str(file), "--picture", str(picture)),
    )
    assert done.returncode == 0, done.stderr
    rungs = json.loads(file.read_text("utf-8"))
    assert [[bot["bot"] for bot in rung["bots"]] for rung in rungs] == [
        ["greedy", "random"],
        ["casual", "greedy"],
    ]
    assert all(rung["bots"][0]["wins"] > 0.5 for rung in rungs)
    assert "greedy" in done.stdout
    assert picture.read_bytes().startswith(b"\x89PNG")


def test_the_last_bot_fills_the_seats() -> None:
    done = arena("codex", "--bots", "casual,random", "--players", "4", "--games", "4")
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("random") == 3


@pytest.mark.parametrize(
    "bots",
    ["grandmaster,random", "master@soon,random", "random", "random,random,random,random,random,random"],
)
def test_what_cannot_play_is_refused(bots: str) -> None:
    done = arena("stella", "--bots", bots)
    assert done.returncode == 2
    assert done.stderr.strip()


def test_a_deal_is_played_from_every_seat() -> None:
    played = play_deal(Deal("stella", ("random", "greedy", "casual"), (), 7, 1))
    assert [match.rotation for match in played] == [0, 1, 2]
    assert all(sum(match.shares) == pytest.approx(1) for match in played)


def test_the_interval_shrinks_with_the_deals() -> None:
    few, many = (interval(np.array([0.0, 1.0] * count)) for count in (10, 1000))
    assert many["high"] - many["low"] < few["high"] - few["low"] < 1
    assert interval(np.array([1.0]))["low"] == 0


def test_train_prints_weights() -> None:
    command = [sys.executable, "-m", "starboard", "train", "stella", "--generations", "1", "--matches", "5"]
    runs = [subprocess.run(command, capture_output=True, text=True, check=True).stdout for _ in range(2)]
    assert runs[0] == runs[1], "the same seed finds the same weights"
    assert len(json.loads(runs[0])) == 18
