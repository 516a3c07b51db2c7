"""A new language needs new files only: an invented one, in a copy of the sources, is found everywhere."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import starboard
from starboard.words import GameWords
from tests.page.telling import ROOT, tell

MARK = "DE:"
"""The prefix of every message in the invented language."""


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources with a third language."""
    folder = tmp_path_factory.mktemp("third")
    shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("__pycache__", "page"))
    shutil.copytree(ROOT / "page", folder / "page", ignore=shutil.ignore_patterns("node_modules"))
    (folder / "page/node_modules").symlink_to(ROOT / "page/node_modules")
    package = folder / "src/starboard"
    sources = [
        *package.glob("locales/en/*.ftl"),
        *package.glob("games/*/words/en.ftl"),
        *package.glob("games/*/rules_page/en.md"),
    ]
    for path in sources:
        to = path.parent.parent / "de" / path.name if path.parent.name == "en" else path.with_stem("de")
        to.parent.mkdir(exist_ok=True)
        to.write_text(re.sub(r"(?m)^([a-z][\w-]* = )", rf"\1{MARK} ", path.read_text("utf-8")), "utf-8")
    return folder


def run(copy: Path, *command: str, **settings: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(copy / "src"), "COLUMNS": "200", **settings}
    return subprocess.run(
        [sys.executable, *command], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )


def test_python_speaks_it(copy: Path) -> None:
    script = """
from starboard.words import LANGUAGES, GameWords, preferred, say
from starboard.games import KEYS
print(LANGUAGES, preferred(["fr", "de-AT", "ru"]), say("terminal-total", "de"), say("error-match-over", "de"))
print(*(say(f"{key}-name", "de") for key in KEYS))
"""
    done = run(copy, "-c", script)
    names = " ".join(f"{MARK} {GameWords(key, 'en', []).say('name')}" for key in starboard.KEYS)
    assert done.stdout.splitlines() == [
        f"('en', 'de', 'ru') de {MARK} Total {MARK} The match is over.",
        names,
    ], done.stderr


@pytest.mark.parametrize("choice", [{"arguments": ("--lang", "de")}, {"LANG": "de_AT.UTF-8"}])
def test_commands_speak_it(copy: Path, choice: dict[str, object]) -> None:
    arguments = choice.get("arguments", ())
    assert isinstance(arguments, tuple)
    settings = {"LC_ALL": "", "LC_MESSAGES": "", "LANG": str(choice.get("LANG", "C"))}
    done = run(copy, "-m", "starboard", "verify", "no.json", *arguments, **settings)
    assert (done.returncode, done.stderr.strip()) == (2, f"{MARK} There is no file “no.json”.")


def test_the_server_offers_it(copy: Path) -> None:
    script = """
import msgspec
from litestar.datastructures import Headers
from starboard.server.web.answers import language_of
from starboard.server.web.cards import card_of
from starboard.server.web.me import Change
class Connection: headers = Headers({"accept-language": "fr, de-DE;q=0.9, en"})
print(language_of(Connection()), msgspec.json.decode('{"language": "de"}', type=Change).language)
print(card_of("", "", None, "de").tags("", "/", "de"))
"""
    done = run(copy, "-c", script)
    assert done.stdout.startswith(f"de de\n<title>{MARK} Starboard"), done.stderr
    assert f'og:locale" content="{MARK} en_GB"' in done.stdout


@pytest.mark.long
def test_the_tests_of_words_look_at_it(copy: Path) -> None:
    missing = copy / "src/starboard/games" / starboard.KEYS[0] / "words/de.ftl"
    checks = [
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:cacheprovider",
        "tests/test_words.py",
        "-k",
        "same_messages or files_are or first_word",
    ]
    done = run(copy, *checks, f"--basetemp={copy}/tmp")
    assert (done.returncode, "9 passed" in done.stdout) == (0, True), done.stdout
    words = missing.read_text("utf-8")
    missing.write_text(words.partition("\n\n")[2].partition("\n")[2], "utf-8")
    failing = run(copy, *checks, f"--basetemp={copy}/tmp")
    missing.write_text(words, "utf-8")
    assert "FAILED" in failing.stdout
    assert "[de]" in failing.stdout


def test_the_page_speaks_it(copy: Path) -> None:
    key = starboard.KEYS[0]
    game = starboard.load(key)
    match = game.new(game.players[0], 1)
    position = {"view": match.view(match.to_move), "moves": match.moves(), "told": match.moves()}
    told = tell({key: game.rulebook.printed()}, [position], copy / "page")
    assert list(told) == ["en", "de", "ru", "asking"]
    (said,) = told["de"]
    assert said["prompt"].startswith(MARK)
    assert all(words.startswith(MARK) for words in said["moves"])
