"""Failures are visible: in `/health`, in the metrics and in the log, with the table concerned."""

import json
import os
import resource
import signal
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.client import Person, seat_people
from tests.server.services import Server, free_port, postgres, running


def wait_until(is_so: Callable[[], bool], seconds: float = 30.0) -> None:
    end = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.1)


def health(server: Server) -> tuple[int, Any]:
    answer = httpx.get(server.url + "/health", timeout=10)
    return answer.status_code, answer.json()


def figure(url: str, name: str) -> float:
    """Returns the sum of a metric over its labels."""
    lines = httpx.get(url + "/metrics", timeout=10).text.splitlines()
    return sum(
        float(line.rpartition(" ")[2]) for line in lines if line.partition("{")[0].partition(" ")[0] == name
    )


def test_a_full_disk(database: str) -> None:
    """When the server cannot write to any file, moves are refused and nothing is lost."""
    with running(database) as server:
        table, talks = seat_people(server, "stella", 3)
        assert server.process
        limit = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (1, limit[1]))
        wait_until(lambda: health(server)[0] == 503)
        assert health(server)[1]["trouble"] == "disk"
        mover = next(talk for talk in talks if talk.state and talk.state["moves"])
        assert mover.state
        move = mover.state["moves"][0]
        refused = mover.answer(type="move", number=0, move=move)
        assert (refused["type"], refused["error"]) == ("refused", "failure")
        assert figure(server.url, "starboard_socket_failures_total") == 1
        mover.person.post(f"/api/tables/{table}/moves", {"number": 0, "move": move}, status=500)
        assert figure(server.url, "starboard_request_failures_total") == 1

        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, limit)
        wait_until(lambda: health(server) == (200, {"status": "ok", "tables": 1}))
        assert mover.answer(type="move", number=0, move=move)["type"] == "state"
        lines = [json.loads(line) for line in server.stop().splitlines()]
        failed = [line for line in lines if line["message"] in ("a socket failed", "a request failed")]
        assert [line["table"] for line in failed] == [table, table]


def test_a_database_that_is_gone(tmp_path_factory: pytest.TempPathFactory) -> None:
    with ExitStack() as stack:
        with postgres(tmp_path_factory.mktemp("own")) as url:
            server = stack.enter_context(running(url))
            assert health(server)[0] == 200
        wait_until(lambda: health(server)[0] == 503)
        body = health(server)[1]
        assert body["trouble"] == "database"
        assert set(body) == {"status", "tables", "trouble"}


def workers_of(server: Server) -> list[int]:
    """Returns the process ids of a server's workers."""
    assert server.process
    children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text().split()
    return [int(child) for child in children if "spawn_main" in Path(f"/proc/{child}/cmdline").read_text()]


def test_figures_of_all_workers_at_a_port_of_their_own(postgres_url: str, redis_url: str) -> None:
    port = free_port()
    own = f"http://127.0.0.1:{port}"
    with running(postgres_url, redis=redis_url, workers=2, metrics_port=port) as server:
        assert httpx.get(server.url + "/metrics").status_code == 404
        person = Person(server)
        table = person.new_table("stella", 3)
        talks = [Person(server).sit_at(table) for _ in range(12)]
        for talk in talks:
            talk.hear()
        assert figure(own, "starboard_connections") == len(talks)
        assert figure(own, "starboard_write_seconds_count") == 0
        for worker in workers_of(server):
            os.kill(worker, signal.SIGKILL)
        wait_until(lambda: figure(own, "starboard_connections") == 0)


def test_the_access_log_tells_who_and_from_where_but_no_secret(database: str) -> None:
    with running(database, access_log=1) as server:
        person = Person(server)
        table = person.new_table("stella", 3)
        httpx.get(f"{server.url}/api/tables/mine?secret=hidden", headers=person.headers)
        talk = person.sit_at(table)
        talk.hear()
        talk.close()
        httpx.get(f"{server.url}/api/tables/none")
        log = server.stop()
        assert person.key not in log
        assert "hidden" not in log
        lines = [json.loads(line) for line in log.splitlines()]
        told = {
            (line["method"], line["path"]): line for line in lines if line["logger"] == "starboard.access"
        }
        mine = told["GET", "/api/tables/mine"]
        assert (mine["person"], mine["address"], mine["status"]) == (person.id, "127.0.0.1", 200)
        assert mine["milliseconds"] > 0
        assert told["SOCKET", f"/api/tables/{table}/socket"]["person"] == person.id
        assert told["GET", "/api/tables/none"]["status"] == 404
