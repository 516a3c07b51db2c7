"""The wheel in an environment that has nothing else: no compiler, no Node.js, no numba."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import Distribution, distribution, distributions
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast
from zipfile import ZipFile

import httpx
import pytest
from packaging.requirements import Requirement

from starboard.games import KEYS
from tests.installing import ROOT, run
from tests.server.client import Person
from tests.server.services import Server, free_port

PLATFORM = "linux-x86-64"
PIP = [sys.executable, "-m", "pip", "--disable-pip-version-check"]
OFFLINE = ["--quiet", "--no-deps", "--no-index"]


@pytest.fixture(scope="session")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the wheel and the sdist, with the libraries for this machine."""
    folder = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "tools/package.py", "--fast", "--directory", str(folder), PLATFORM]
    run(command, {**os.environ, "PYTHONPATH": str(ROOT / "src")})
    return folder


def needed(of: Distribution, found: dict[str, Distribution]) -> dict[str, Distribution]:
    """Adds to `found` everything that a distribution needs, without its extras."""
    for line in of.requires or ():
        requirement = Requirement(line)
        extras = requirement.extras or {""}
        name = requirement.name.lower().replace("_", "-")
        wanted = requirement.marker is None or any(
            requirement.marker.evaluate({"extra": one}) for one in extras
        )
        if wanted and name not in found:
            found[name] = distribution(name)
            needed(found[name], found)
    return found


@pytest.fixture(scope="session")
def environment(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with the wheel and what it says it needs.

    Those packages are linked from the environment of the tests: nothing is fetched.
    """
    folder = tmp_path_factory.mktemp("empty") / "venv"
    run([sys.executable, "-m", "venv", "--without-pip", str(folder)], dict(os.environ))
    (wheel,) = dist.glob("*.whl")
    run([*PIP, "--python", str(folder / "bin/python"), "install", *OFFLINE, str(wheel)], dict(os.environ))
    (packages,) = folder.glob("lib/python*/site-packages")
    (installed,) = [one for one in distributions(path=[str(packages)]) if one.name == "starboard"]
    files = [file for package in needed(installed, {}).values() for file in package.files or ()]
    tops = {file.parts[0]: Path(str(file.dist.locate_file(file.parts[0]))) for file in files}
    for name in tops.keys() - {"..", "__pycache__"}:
        (packages / name).symlink_to(tops[name])
    return folder


@contextmanager
def serving(environment: Path, folder: Path) -> Iterator[Server]:
    """`starboard serve` with nothing on the PATH but the environment, and with an empty cache."""
    port = free_port()
    settings = {
        "PATH": str(environment / "bin"),
        "HOME": str(folder),
        "STARBOARD_CACHE": str(folder / "cache"),
    }
    settings |= {"STARBOARD_DATABASE": f"sqlite:///{folder}/starboard.db", "STARBOARD_BOT_PACE": "0.001"}
    settings["STARBOARD_MESSAGES"] = "1000"
    command = [str(environment / "bin/starboard"), "serve", "--port", str(port)]
    process = subprocess.Popen(command, env=settings, cwd=folder, stderr=subprocess.PIPE, text=True)
    server = cast(Server, SimpleNamespace(url=f"http://127.0.0.1:{port}", port=port))
    try:
        while process.poll() is None:
            try:
                httpx.get(server.url + "/health")
                break
            except httpx.HTTPError:
                time.sleep(0.05)
        yield server
    finally:
        process.send_signal(signal.SIGTERM)
        _, said = process.communicate(timeout=20)
        assert "Traceback" not in said, said


def play_to_the_end(person: Person, game: str) -> dict[str, Any]:
    """Plays a match against a bot; returns its last state."""
    talk = person.sit_at(person.new_table(game, 2, bots=["beginner"], start=True))
    state = talk.hear_until("state")
    while not state["view"]["over"]:
        state = talk.move(state["moves"][0]) if state["moves"] else talk.hear_until("state")
        assert state["type"] == "state", state
    talk.close()
    return state


def test_it_needs_neither_numba_nor_a_linker(environment: Path) -> None:
    for name in ("numba", "llvmlite", "ziglang"):
        done = subprocess.run(
            [environment / "bin/python", "-c", f"import {name}"], capture_output=True, text=True
        )
        assert "ModuleNotFoundError" in done.stderr


def test_it_serves_the_page_and_plays_every_game(environment: Path, tmp_path: Path) -> None:
    with serving(environment, tmp_path) as server:
        page = httpx.get(server.url)
        assert page.status_code == 200
        assert '<script type="module"' in page.text
        person = Person(server)
        for game in KEYS:
            assert play_to_the_end(person, game)["view"]["over"]
    assert not [*tmp_path.glob("cache/**/*.nbc")], "something was compiled"


def test_the_sdist_makes_the_same_wheel(dist: Path, tmp_path: Path) -> None:
    (sdist,), (wheel,) = dist.glob("*.tar.gz"), dist.glob("*.whl")
    without_tools = {**os.environ, "PATH": str(Path(sys.executable).parent)}
    command = [*PIP, "wheel", *OFFLINE, "--no-build-isolation", "--wheel-dir", str(tmp_path), str(sdist)]
    run(command, without_tools, cwd=tmp_path)
    (made,) = tmp_path.glob("*.whl")
    assert made.name == wheel.name
    with ZipFile(made) as ours, ZipFile(wheel) as theirs:
        assert {one.filename: one.CRC for one in ours.infolist()} == {
            one.filename: one.CRC for one in theirs.infolist()
        }
