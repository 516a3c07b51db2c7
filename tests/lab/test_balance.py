"""The balance report: every game has one, and it detects imbalance."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import starboard
from starboard.lab.balance import Outcome, judge_taken


@pytest.mark.parametrize(
    "key", [starboard.KEYS[0], *(pytest.param(key, marks=pytest.mark.long) for key in starboard.KEYS[1:])]
)
def test_every_game_has_its_report(key: str, tmp_path: Path) -> None:
    results, report = tmp_path / "balance.json", tmp_path / "balance.html"
    command = [
        sys.executable,
        "-m",
        "starboard",
        "balance",
        key,
        "--games",
        "20",
        "--jobs",
        "2",
        "--level",
        "beginner",
    ]
    done = subprocess.run(
        [*command, "--results", str(results), "--report", str(report)], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    found = json.loads(results.read_text("utf-8"))
    assert sum(seat["mean"] for seat in found["wins_by_seat"]) == pytest.approx(1)
    assert sum(found["points"]["counts"]) == 40
    page = report.read_text("utf-8")
    assert page.count("<svg") == 4
    assert key in page


def test_takers_that_win_come_first() -> None:
    seen = [Outcome([1.0, 0.0], [9, 5], [{"gold"}, {"lead"}], 10) for _ in range(40)]
    best, worst = judge_taken(2, seen)
    assert (best["what"], best["wins"]["mean"], best["taken"]) == ("gold", 2.0, 0.5)
    assert (worst["what"], worst["wins"]["mean"]) == ("lead", 0.0)


def test_what_is_hardly_taken_is_not_judged() -> None:
    assert judge_taken(2, [Outcome([1.0, 0.0], [9, 5], [{"rare"}, set()], 10)] * 29) == []
