"""Downtime: clocks stop while the server is down, and a jump of the machine's clock changes nothing."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from starboard.server.play.pauses import COMING_BACK
from tests.server.client import seat_people
from tests.server.services import Server
from tests.server.test_crash import rows

HOUR = 3600.0
JUMPING = "import os, time\nreal = time.time\ntime.time = lambda: real() + float(os.environ['JUMP'])\n"


@contextmanager
def jumping(
    database: str, folder: Path, **settings: object
) -> Iterator[tuple[Server, Callable[[float], None]]]:
    """A server, and a function that kills and restarts it with the machine's clock off by some seconds."""
    (folder / "sitecustomize.py").write_text(JUMPING)
    server = Server(database, **settings)
    server.environment |= {"PYTHONPATH": str(folder), "JUMP": "0"}

    def restart(jump: float) -> None:
        server.kill()
        server.environment["JUMP"] = str(jump)
        server.start()

    server.start()
    try:
        yield server, restart
    finally:
        server.stop()


def wait_for_sweep(database: str, table: str) -> None:
    """Waits until the sweep has postponed a table that seemed due."""
    end = time.monotonic() + 60
    while time.monotonic() < end:
        ((left,),) = rows(database, "SELECT due - at FROM tables, serving WHERE id = ?", table)
        if left > 300:
            return
        time.sleep(0.1)
    raise AssertionError("the sweep did not come")


def test_nobody_is_late_because_the_server_was_down(database: str, tmp_path: Path) -> None:
    with jumping(database, tmp_path) as (server, restart):
        table, talks = seat_people(server, "stella", 2, clock={"kind": "bank", "seconds": 600})
        player, now = talks[0].person, 0.0
        for jump in (HOUR, -2 * HOUR):
            restart(jump)
            state = player.get(f"/api/tables/{table}/state")
            clocks = state["clocks"]
            assert clocks["now"] >= now, "time never goes back"
            now = clocks["now"]
            assert 300 < clocks["deadline"] - now <= 600 + 2 * COMING_BACK
            wait_for_sweep(database, table)
        assert [seat["state"] for seat in state["seats"]] == ["here", "here"]
        assert rows(database, "SELECT count(*) FROM acts") == [(0,)]


def test_nobody_is_absent_because_the_server_was_down(database: str, tmp_path: Path) -> None:
    with jumping(database, tmp_path, absence=300) as (server, restart):
        table, talks = seat_people(server, "stella", 2)
        turn = next(seat for seat, talk in enumerate(talks) if talk.state and talk.state["moves"])
        other = talks[1 - turn].person
        talks[turn].close()
        while rows(database, "SELECT count(*) FROM seats WHERE seen IS NOT NULL") == [(0,)]:
            time.sleep(0.02)
        restart(HOUR)
        again = other.sit_at(table)
        told = again.hear_until("watching")
        now = again.follow(0)["clocks"]["now"]
        assert now - told["away"][str(turn)] < 60
        path = f"/api/tables/{table}/seats/{turn}/substitute"
        assert other.post(path, {"number": 0}, status=400)["error"] == "seat-not-free"
