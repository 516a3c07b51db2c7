"""Every setting is an option of `starboard serve` and an environment variable, with its range and default."""

import os
import re
import subprocess
import sys
from dataclasses import Field, fields
from functools import cache
from typing import Any

import pytest
import typer
from typer.testing import CliRunner

from starboard.cli.settings import SETTINGS, with_settings
from starboard.server.settings import Settings, about, option, variable


@cache
def options() -> set[str]:
    """Returns the options listed by `starboard serve --help`."""
    words = [sys.executable, "-m", "starboard", "serve", "--help"]
    wide = {**os.environ, "COLUMNS": "300", "TERM": "dumb"}
    told = subprocess.run(words, env=wide, capture_output=True, text=True, check=True).stdout
    return set(re.findall(r"--[a-z][a-z-]*", told))


def chosen(*words: str, env: dict[str, str] | None = None) -> Settings | None:
    """Returns the settings that a command receives, or None if it is refused."""
    found: list[Settings] = []
    app = typer.Typer()

    @app.command()
    @with_settings
    def command(settings: Settings) -> None:
        found.append(settings)

    done = CliRunner().invoke(app, words, env=env)
    return found[0] if done.exit_code == 0 else None


def another(field: "Field[Any]") -> Any:
    """Returns a value other than the default."""
    default: Any = field.default
    return True if field.type is bool else "x" if field.type is str else default + 1


@pytest.mark.parametrize("field", fields(Settings), ids=lambda field: field.name)
def test_a_setting_is_an_option_and_a_variable(field: "Field[Any]") -> None:
    value, least = another(field), about(field).least
    assert option(field) in options()
    words = [option(field)] if field.type is bool else [option(field), str(value)]
    expected = Settings(**{field.name: value})
    assert chosen(*words) == expected
    assert chosen(env={variable(field): "1" if value is True else str(value)}) == expected
    if least is not None:
        assert chosen(option(field), str(least - 1)) is None


def test_settings_reach_other_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    for one in SETTINGS.values():
        monkeypatch.setenv(variable(one), "")
    settings = Settings(**{name: another(one) for name, one in SETTINGS.items()})
    settings.to_environment()
    assert Settings.from_environment() == settings


def test_defaults_need_nothing() -> None:
    assert chosen() == Settings()
