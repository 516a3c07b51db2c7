"""A bot from another package at a table: the operator enables it, people seat it, and it plays."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

import starboard
from starboard.bots import LevelBot, Memory, bot_named
from starboard.bots.registry import Guest
from starboard.server.play.bots import BotPlayers, choose
from starboard.server.settings import Settings
from tests.guests import install
from tests.server.client import Person
from tests.server.services import Server

LONGEST_START = 120
"""Seconds."""


@pytest.fixture
def server_with_guests(tmp_path: Path, database: str) -> Iterator[Server]:
    """A separate server process, which finds the package at its start."""
    install(tmp_path)
    server = Server(database, bots="last")
    environment = {**server.environment, "PYTHONPATH": str(tmp_path)}
    process = subprocess.Popen(
        [sys.executable, "-m", "starboard", "serve", "--port", str(server.port)], env=environment
    )
    try:
        end = time.monotonic() + LONGEST_START
        while time.monotonic() < end and process.poll() is None:
            try:
                httpx.get(server.url + "/health", timeout=2).raise_for_status()
                break
            except httpx.HTTPError:
                time.sleep(0.05)
        yield server
    finally:
        process.terminate()
        process.wait(20)


def test_a_bot_of_another_package_plays_at_a_table(server_with_guests: Server) -> None:
    host = Person(server_with_guests)
    assert host.get("/api/games")["levels"][-2:] == ["master", "last"]
    table = host.new_table("stella", 2, bots=["last"], starter=1, start=True)
    talk = host.sit_at(table)
    assert talk.follow(1)["number"] >= 1, "nobody else has moved"
    talk.close()
    refused = host.ask(
        "POST", "/api/tables", {"game": "stella", "players": 2, "bots": ["cheat"]}, status=None
    )
    assert refused["error"] == "no-bot"


def test_the_match_goes_on_when_such_a_bot_fails_or_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    match = starboard.load("stella").new(2, 1)
    assert choose(bot_named("wrong"), match, Memory()).move in match.moves()
    players = BotPlayers(None, Settings(bots="last"))  # type: ignore[arg-type]
    assert isinstance(players.bot("last"), Guest)
    assert players.bot("wrong") == LevelBot("skilled", threads=1)


def test_a_server_does_not_start_with_a_bot_that_is_not_installed(database: str) -> None:
    command = [
        sys.executable,
        "-m",
        "starboard",
        "serve",
        "--database",
        database,
        "--bots",
        "nobody",
        "--lang",
        "en",
    ]
    done = subprocess.run(command, capture_output=True, text=True, env=os.environ)
    assert done.returncode == 2
    assert "nobody" in done.stderr
