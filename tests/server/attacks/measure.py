"""Shared by the attacks: a server with its default limits, a victim who plays on it, and measurements."""

import argparse
import json
import os
import resource
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import httpx
import numpy as np
from msgspec import to_builtins
from websockets.exceptions import ConnectionClosed

from tests.server.client import Person, seat_people
from tests.server.services import Server

OPEN_FILES = 1024
"""The usual limit of a process."""
PAUSE = 0.05
"""Seconds between two moves of the victim."""
HOST = "127.0.0.1"
ATTACKER = "127.0.0.2"
"""Another address of this machine, from which the attack comes."""
WIDE_OPEN = {
    "requests",
    "messages",
    "sockets",
    "states",
    "chat",
    "open_tables",
    "running_tables",
    "listed_tables",
}
"""Limits that other tests lift."""


class AttackedServer(Server):
    """A server with its default limits, and the usual number of open files."""

    def __init__(self, folder: str, python: str, **settings: object) -> None:
        super().__init__(f"sqlite:///{folder}/attacked.db", **settings)
        self.process: subprocess.Popen[bytes] | None = None  # type: ignore[assignment]
        self.python = python
        for name in WIDE_OPEN - settings.keys():
            self.environment.pop(f"STARBOARD_{name.upper()}", None)

    def start(self) -> "AttackedServer":
        words = [self.python, "-m", "starboard", "serve", "--port", str(self.port)]
        self.process = subprocess.Popen(
            words,
            env=self.environment,
            cwd="/",
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (OPEN_FILES, OPEN_FILES)),
        )
        for _ in range(600):
            try:
                httpx.get(self.url + "/health", timeout=2).raise_for_status()
                return self
            except httpx.HTTPError:
                time.sleep(0.1)
        raise RuntimeError("the server did not start")

    def memory(self) -> float:
        """The server's current memory, in megabytes."""
        return self._memory("VmRSS")

    def most_memory(self) -> float:
        """The server's peak memory, in megabytes."""
        return self._memory("VmHWM")

    def _memory(self, name: str) -> float:
        assert self.process
        lines = Path(f"/proc/{self.process.pid}/status").read_text().splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith(name)) / 1024

    def work(self) -> float:
        """The server's processor time, in seconds."""
        assert self.process
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def end(self) -> None:
        assert self.process
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait(10)


@contextmanager
def attacked_server(python: str = sys.executable, **settings: object) -> Iterator[AttackedServer]:
    with tempfile.TemporaryDirectory() as folder:
        server = AttackedServer(folder, python, **settings).start()
        try:
            yield server
        finally:
            server.end()


@dataclass
class Victim:
    """Two people who play at their own table, and a visitor who reconnects each time."""

    server: Server
    moves: list[float] = field(default_factory=list)
    visits: list[float] = field(default_factory=list)
    turned_away: int = 0
    is_over: bool = False

    def __post_init__(self) -> None:
        self._tasks = [threading.Thread(target=task) for task in (self._play, self._visit)]
        self._rng = np.random.default_rng(7)

    def __enter__(self) -> "Victim":
        for task in self._tasks:
            task.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.is_over = True
        for task in self._tasks:
            task.join(60)

    def _play(self) -> None:
        while not self.is_over:
            try:
                self._play_match()
            except (httpx.HTTPError, ConnectionClosed, TimeoutError, OSError, AssertionError):
                self.turned_away += 1
                time.sleep(PAUSE)

    def _play_match(self) -> None:
        _, talks = seat_people(self.server, "subastral", 2)
        while not self.is_over:
            mover = next((talk for talk in talks if talk.state and talk.state["moves"]), None)
            if mover is None or mover.state is None:
                return
            choices, number = mover.state["moves"], mover.state["number"]
            began = time.perf_counter()
            mover.move(choices[self._rng.integers(len(choices))])
            self.moves.append(time.perf_counter() - began)
            for talk in talks:
                talk.follow(number + 1)
            time.sleep(PAUSE)

    def _visit(self) -> None:
        while not self.is_over:
            began = time.perf_counter()
            try:
                httpx.get(self.server.url + "/health", timeout=5).raise_for_status()
                self.visits.append(time.perf_counter() - began)
            except (httpx.HTTPError, OSError):
                self.turned_away += 1
            time.sleep(PAUSE)


def milliseconds(times: list[float]) -> dict[str, float]:
    ordered = sorted(times) or [float("nan")]
    ranks = {"p50": 0.5, "p99": 0.99, "worst": 1.0}
    return {
        name: round(1000 * ordered[min(len(ordered) - 1, int(rank * len(ordered)))], 1)
        for name, rank in ranks.items()
    }


Attack = Callable[[int, float, Any], Any]
"""Takes the server's port, the seconds to attack for, and what was prepared; returns the outcome."""


def measure(
    python: str, attack: Attack, seconds: float, prepare: Callable[[Server], Any] = lambda _: None
) -> dict[str, Any]:
    """Attacks a server from another process while a victim plays; returns the measurements of both."""
    with attacked_server(python, bot_pace=5) as server:
        prepared, before = prepare(server), server.memory()
        with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as attackers, Victim(server) as victim:
            time.sleep(1.0)
            worked, began = server.work(), time.monotonic()
            outcome = attackers.submit(attack, server.port, seconds, prepared).result(seconds + 120)
            work = {
                "seconds": round(time.monotonic() - began, 1),
                "of_processor": round(server.work() - worked, 1),
            }
        return {
            "attack": outcome,
            "move_ms": milliseconds(victim.moves),
            "visit_ms": milliseconds(victim.visits),
            "moves": len(victim.moves),
            "turned_away": victim.turned_away,
            "server": work,
            "memory_mb": {
                "before": round(before),
                "most": round(server.most_memory()),
                "after": round(server.memory()),
            },
        }


def main(attack: Attack, seconds: float, prepare: Callable[[Server], Any] = lambda _: None) -> None:
    """Runs one attack by hand."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--python", default=sys.executable, help="of the checkout whose server is attacked")
    parser.add_argument("--seconds", type=float, default=seconds)
    parser.add_argument("--calm", action="store_true", help="measure the same without the attack")
    chosen = parser.parse_args()
    os.environ.pop("PYTHONPATH", None)
    found = measure(chosen.python, calm if chosen.calm else attack, min(chosen.seconds, 60.0), prepare)
    print(json.dumps(found, indent=2))


def calm(_: int, seconds: float, __: Any) -> str:
    """No attack, for comparison."""
    time.sleep(seconds)
    return "none"


def late_comet(server: Server) -> dict[str, str]:
    """A table of Comet near its end with one person at it: the largest possible states."""
    import starboard

    match = starboard.load("comet").new(2, 3)
    rng = np.random.default_rng(3)
    while not match.over:
        moves = match.moves()
        match.play(moves[rng.integers(len(moves))])
    record = to_builtins(match.record())
    number = len(record["moves"]) - 1
    while starboard.replay(record, number).to_move != 0:
        number -= 1
    person = Person(server)
    wish = {"record": record, "number": number, "seat": 0, "bot": "beginner"}
    return {"table": person.post("/api/records/what-if", wish, status=201)["id"], "key": person.key}
