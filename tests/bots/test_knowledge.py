"""Weights found by self-play: matched by name, and written to the file that the user names."""

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import starboard
from starboard.bots import LevelBot
from starboard.bots.knowledge import file_of, knowledge, weight_names
from starboard.cli import app
from starboard.match import StarboardError


def rewritten(folder: Path, change: Any) -> Path:
    """Writes Stella Quest's `bot.json` with changed weights to `folder`, and returns the file."""
    data = json.loads(file_of("stella").read_text("utf-8"))
    data["weights"] = {players: change(weights) for players, weights in data["weights"].items()}
    file = folder / "bot.json"
    file.write_text(json.dumps(data), "utf-8")
    return file


def test_a_new_weight_has_its_default_until_it_is_trained(tmp_path: Path) -> None:
    file = rewritten(
        tmp_path, lambda weights: {name: value for name, value in weights.items() if name != "star"}
    )
    found, own = knowledge("stella", file).weights[2], knowledge("stella").weights[2]
    assert tuple(found) == weight_names("stella")
    assert found == {**own, "star": 0.0}
    match = starboard.load("stella").new(2, 1)
    assert LevelBot("beginner", file=file).choose(match).move in match.moves()


def test_the_order_in_the_file_does_not_matter(tmp_path: Path) -> None:
    file = rewritten(tmp_path, lambda weights: dict(reversed(weights.items())))
    assert list(knowledge("stella", file).weights[2].items()) == list(knowledge("stella").weights[2].items())


def test_a_weight_that_no_bot_uses_is_told(tmp_path: Path) -> None:
    file = rewritten(tmp_path, lambda weights: {**weights, "moon": 1.0})
    with pytest.warns(UserWarning, match="moon"):
        assert knowledge("stella", file).weights == knowledge("stella").weights


@pytest.mark.parametrize(
    "text", [None, "", "[]", "{}", '{"weights": 1}', '{"weights": {"2": {"new": "much"}}}']
)
def test_other_files_are_refused(tmp_path: Path, text: str | None) -> None:
    file = tmp_path / "bot.json"
    if text is not None:
        file.write_text(text)
    with pytest.raises(StarboardError, match=r"bot\.json"):
        knowledge("stella", file)


def test_training_writes_where_it_is_told_to(tmp_path: Path) -> None:
    own, out = file_of("stella").read_bytes(), tmp_path / "mine.json"
    command = ["train", "stella", "--generations", "1", "--matches", "5", "--lang", "en", "--out", str(out)]
    for players in ("2", "4"):
        assert CliRunner().invoke(app, [*command, "--players", players]).exit_code == 0
    assert file_of("stella").read_bytes() == own
    mine, before = json.loads(out.read_text("utf-8")), json.loads(own)
    assert mine["levels"] == before["levels"]
    assert list(mine["weights"]["4"]) == list(weight_names("stella"))
    assert mine["weights"]["2"] != before["weights"]["2"]
    assert knowledge("stella", out).weights.keys() >= {2, 4}
