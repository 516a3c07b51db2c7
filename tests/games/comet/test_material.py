"""The card and board data: the rulebook's counts, the check for errors, and a user's own file."""

import copy
import json
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from starboard.cli import app
from starboard.games.comet import material
from starboard.games.comet.check import problems
from starboard.games.comet.material import CARD_NAMES, DATA, LEADER_NAMES, SYMBOL_COUNT, WILD_CARD
from starboard.words import LANGUAGES, has

run = CliRunner().invoke


def test_the_box_holds_what_the_rulebook_lists() -> None:
    metals = Counter(material.BACKS)
    assert metals == {"silver": 100, "gold": 50}
    assert len(LEADER_NAMES) == 10
    assert len(set(CARD_NAMES)) == 150
    assert 0 < (SYMBOL_COUNT == WILD_CARD).sum() < 40


def test_nest_numbers_are_distances() -> None:
    assert problems(DATA) == []


CHANGES: list[tuple[str, list[Any], Any]] = [
    ("missing-part", ["animals"], None),
    ("not-objects", ["leaders", 0], 5),
    ("boards-named", ["boards", "c"], []),
    ("bad-name", ["species", 0, "name"], "Dodo!"),
    ("name-twice", ["leaders", 1, "name"], "giant-beaver"),
    ("bad-clause", ["leaders", 0, "scoring"], {}),
    ("unknown-word", ["leaders", 0, "scoring", "match"], {"family": "cat"}),
    ("unknown-word", ["leaders", 0, "scoring", "match"], {"colour": "blue"}),
    ("wrong-time", ["advantages", 0, "when"], "hatch"),
    ("bad-number", ["advantages", 0, "copies"], "two"),
    ("bad-symbols", ["animals", 0, "symbols"], ["meadow"]),
    ("bad-nest", ["animals", 0, "nest"], 13),
    ("bad-number", ["animals", 0, "points"], -1),
    ("unknown-word", ["animals", 0, "egg"], "pink"),
    ("unknown-word", ["animals", 0, "species"], "unicorn"),
    ("card-count", ["animals", 0, "metal"], "gold"),
    ("unknown-ability", ["animals", 0, "ability"], {"kind": "teleport"}),
    ("unknown-ability", ["animals", 0, "ability"], None),
    ("ability-elsewhere", ["animals", 0, "ability"], {"kind": "ready", "n": 1}),
    ("extra-part", ["animals", 0, "ability"], {"kind": "plain", "n": 1}),
    ("bad-number", ["animals", 0, "ability"], {"kind": "step"}),
    ("bad-pair", ["animals", 0, "ability"], {"kind": "swap-symbols", "terrains": ["any", "lava"]}),
    ("bad-list", ["animals", 0, "ability"], {"kind": "recover", "n": 1, "metals": []}),
    ("unknown-word", ["animals", 0, "ability"], {"kind": "guardian", "terrain": "snow"}),
    ("bad-hex", ["boards", "a", 0], [0, 0]),
    ("bad-hex", ["boards", "a", 0], [-2, 0, "snow"]),
    ("hex-twice", ["boards", "a", 0], [-1, 0, "jungle"]),
    ("board-size", ["boards", "a"], [[0, 0, "cave"]]),
    ("one-cave", ["boards", "a", 0], [-2, 0, "cave"]),
    ("no-way", ["boards", "a", 0], [40, 40, "meadow"]),
    ("nest-distance", ["boards", "a", 0], [-2, 0, 7]),
    ("no-nest", ["boards", "b"], [[0, 0, "cave"], *([i, 0, "meadow"] for i in range(1, 40))]),
    ("too-few-leaders", ["leaders"], DATA["leaders"][:3]),
]


@pytest.mark.parametrize(
    ("key", "path", "value"), CHANGES, ids=[f"{key}-{i}" for i, (key, _, _) in enumerate(CHANGES)]
)
def test_the_check_finds_it_and_says_it(key: str, path: list[Any], value: Any) -> None:
    data = copy.deepcopy(DATA)
    *inner, last = path
    part = data
    for step in inner:
        part = part[step]
    part[last] = value
    assert key in {found for found, _ in problems(data)}
    for language in LANGUAGES:
        assert has(f"comet-material-{key}", language)


def test_what_is_no_object_is_no_material() -> None:
    assert problems([]) == [("not-material", {})]


def test_the_command(tmp_path: Path) -> None:
    assert run(app, ["material", "check", str(material.FILE), "--lang", "en"]).exit_code == 0
    bad = copy.deepcopy(DATA)
    bad["animals"][0]["nest"] = 99
    file = tmp_path / "comet.json"
    file.write_text(json.dumps(bad), "utf-8")
    answer = run(app, ["material", "check", str(file), "--lang", "ru"])
    assert answer.exit_code == 1
    assert "число от 2 до 12" in answer.output
    file.write_text("{", "utf-8")
    assert run(app, ["material", "check", str(file)]).exit_code == 2
    assert run(app, ["material", "check", str(tmp_path / "none.json")]).exit_code == 2


def test_an_owner_plays_with_his_own_file(tmp_path: Path) -> None:
    own = copy.deepcopy(DATA)
    own["animals"][0]["points"] = 33
    (tmp_path / "comet.json").write_text(json.dumps(own), "utf-8")
    script = (
        "from starboard.games.comet import RULEBOOK, material; print(material.POINTS[0], RULEBOOK.version)"
    )
    environment = {
        **os.environ,
        "STARBOARD_MATERIAL": str(tmp_path),
        "STARBOARD_CACHE": str(tmp_path / "cache"),
    }
    answer = subprocess.run(
        [sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True
    )
    points, version = answer.stdout.split()
    assert points == "33"
    assert version != "1", "a record says with which material it was played"
