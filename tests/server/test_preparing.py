"""A server that has just been installed: it serves at once, and each game as soon as it is compiled."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from starboard.games import KEYS
from tests.server.client import Person
from tests.server.services import Server, free_port

WAITING, READY = "stella", "subastral"
MOST_LOOKS = 400


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The folder in which `starboard serve` notes what is not ready."""
    made = tmp_path / "preparing"
    made.mkdir()
    return made


@pytest.fixture
def server(tmp_path: Path, folder: Path) -> Iterator[Server]:
    server = Server(f"sqlite:///{tmp_path}/starboard.db", preparing=folder)
    yield server
    if server.process and server.process.poll() is None:
        server.stop()


def wish(game: str) -> dict[str, object]:
    return {"game": game, "players": 2, "bots": ["beginner"], "start": True}


def ready(server: Server) -> set[str]:
    games = httpx.get(server.url + "/api/games").json()["games"]
    return {game["key"] for game in games if game["is_ready"]}


def make_ready(server: Server, folder: Path, game: str) -> None:
    (folder / game).unlink()
    for _ in range(MOST_LOOKS):
        if game in ready(server):
            return
    raise AssertionError(f"{game} did not get ready")


def test_a_game_is_refused_until_it_is_ready(server: Server, folder: Path) -> None:
    (folder / WAITING).touch()
    server.start()
    assert ready(server) == {*KEYS} - {WAITING}
    assert f'<meta name="preparing" content="{WAITING}">' in httpx.get(server.url).text
    person = Person(server)
    refused = person.post("/api/tables", wish(WAITING), status=503)
    assert refused["error"] == "preparing"
    assert "being prepared" in refused["words"]
    assert person.get(f"/api/tutorials/{WAITING}/moments/0?since=0", status=503)["error"] == "preparing"
    person.post("/api/tables", wish(READY), status=201)
    make_ready(server, folder, WAITING)
    assert '<meta name="preparing"' not in httpx.get(server.url).text
    person.post("/api/tables", wish(WAITING), status=201)


def test_a_running_match_waits_unharmed(server: Server, folder: Path) -> None:
    server.start()
    person = Person(server)
    table = person.post("/api/tables", wish(WAITING), status=201)["id"]
    server.kill()
    (folder / WAITING).touch()
    server.start()
    assert person.get(f"/api/tables/{table}", status=503)["error"] == "preparing"
    assert person.sit_at(table).hear()["error"] == "preparing"
    make_ready(server, folder, WAITING)
    assert person.get(f"/api/tables/{table}")["state"] == "playing"
    (mine,) = person.get("/api/tables/mine")
    assert mine["state"] == "playing"


@contextmanager
def served_with(tmp_path: Path, program: str) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """`starboard serve` with nothing compiled, and a program that is to prepare the games."""
    script = tmp_path / "prepare.sh"
    script.write_text(f"#!/bin/sh\n{program}\n")
    script.chmod(0o755)
    port = free_port()
    settings = {
        "STARBOARD_CACHE": str(tmp_path / "cache"),
        "STARBOARD_DATABASE": f"sqlite:///{tmp_path}/starboard.db",
        "STARBOARD_PREPARE": str(script),
        "LC_ALL": "C.UTF-8",
    }
    command = [sys.executable, "-m", "starboard", "serve", "--port", str(port)]
    with subprocess.Popen(
        command, env=os.environ | settings, cwd=tmp_path, stderr=subprocess.PIPE, text=True
    ) as process:
        url = f"http://127.0.0.1:{port}"
        while process.poll() is None:
            try:
                httpx.get(url + "/health")
                break
            except httpx.HTTPError:
                time.sleep(0.05)
        yield url, process
        process.terminate()


def test_all_games_wait_for_another_process_that_ends_with_the_server(tmp_path: Path) -> None:
    with served_with(tmp_path, 'echo $$ >pid; ls "$STARBOARD_PREPARING" >games; exec sleep 600') as (url, _):
        assert {game["is_ready"] for game in httpx.get(url + "/api/games").json()["games"]} == {False}
    assert (tmp_path / "games").read_text().split() == sorted(KEYS)
    with pytest.raises(ProcessLookupError):
        os.kill(int((tmp_path / "pid").read_text()), 0)


def test_no_game_waits_in_vain(tmp_path: Path) -> None:
    with served_with(tmp_path, "exit 1") as (url, process):
        while not all(game["is_ready"] for game in httpx.get(url + "/api/games").json()["games"]):
            time.sleep(0.05)
        process.terminate()
        assert process.stderr
        assert "Preparing failed." in process.stderr.read()
