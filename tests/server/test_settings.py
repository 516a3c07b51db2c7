"""Every setting stands in the table of docs/operating.md and among the options of `starboard serve`, with its true default."""

import os
import re
import subprocess
import sys
from dataclasses import Field, fields
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from starboard.server.settings import PREFIX, Settings

DOCS = Path(__file__).parents[2] / "docs" / "operating.md"
ROW = re.compile(r"\| `(--[a-z-]+)` \| `([A-Z_]+)` \| (?:`([^`]*)`)? ?\| \S.*\|")


def rows() -> dict[str, tuple[str, str]]:
    """Variable and default of each option in the table."""
    return {option: (variable, default or "") for option, variable, default in ROW.findall(DOCS.read_text("utf-8"))}


@cache
def options() -> set[str]:
    """The options that `starboard serve --help` tells of."""
    words = [sys.executable, "-m", "starboard", "serve", "--help"]
    wide = {**os.environ, "COLUMNS": "300", "TERM": "dumb"}
    told = subprocess.run(words, env=wide, capture_output=True, text=True, check=True).stdout
    return set(re.findall(r"--[a-z][a-z-]*", told))


@pytest.mark.parametrize("field", fields(Settings), ids=lambda field: field.name)
def test_a_setting_is_documented(field: "Field[Any]") -> None:
    option, variable = "--" + field.name.replace("_", "-"), PREFIX + field.name.upper()
    assert option in options(), f"`starboard serve --help` does not tell of {option}: add it to cli/server.py"
    assert option in rows(), f"add a row for {option} ({variable}, default {field.default}) to the table of settings in {DOCS}"
    assert rows()[option] == (variable, str(field.default)), f"the row of {option} in {DOCS} is not true"


def test_nothing_else_is_in_the_table() -> None:
    assert rows().keys() <= options(), f"{DOCS} tells of options that `starboard serve` does not have"
