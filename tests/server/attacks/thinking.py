"""Shared by the attacks on bots and analysis: a victim at a table with a bot, attackers, measurements."""

import contextlib
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import numpy as np
from msgspec import to_builtins
from websockets.exceptions import ConnectionClosed

import starboard
from tests.server.client import PATIENCE, Person, Talk
from tests.server.services import Server

ATTACKER = "127.0.0.2"
"""Another address of this machine."""
PACE = 0.1
"""The bots' pace in seconds: delays beyond it are measured."""
SAMPLES = 10
"""The minimum number of measurements before an attack."""


class Attacker:
    """A person at the other address."""

    def __init__(self, server: Server) -> None:
        transport = httpx.HTTPTransport(local_address=ATTACKER)
        self.http = httpx.Client(base_url=server.url, transport=transport, timeout=120)
        self.http.headers["authorization"] = f"Bearer {self.http.post('/api/me/key').json()['key']}"

    def post(self, path: str, data: Any) -> httpx.Response:
        return self.http.post(path, json=data)

    def close(self) -> None:
        self.http.close()


class Victim(threading.Thread):
    """Plays against a bot, and records the delay of its first decision in each turn beyond its pace."""

    def __init__(self, server: Server, bot: str = "beginner", pace: float = PACE) -> None:
        super().__init__(daemon=True)
        self.server, self.bot, self.pace = server, bot, pace
        self.waits: list[float] = []
        self.waiting_since: float | None = None
        self.is_first = False
        """Whether it waits for the first decision of the bot's turn: later ones have another pace."""
        self.should_stop = False

    def run(self) -> None:
        person = Person(self.server)
        while not self.should_stop:
            table = person.new_table("subastral", 2, bots=[self.bot], start=True)
            with (
                contextlib.suppress(ConnectionClosed, TimeoutError),
                contextlib.closing(person.sit_at(table)) as talk,
            ):
                self.play(talk)

    def play(self, talk: Talk) -> None:
        while not self.should_stop:
            state = talk.hear_until("state")
            if self.waiting_since is not None and self.is_first:
                self.waits.append(time.monotonic() - self.waiting_since - self.pace)
            self.waiting_since, self.is_first = None, False
            while state["moves"]:
                state = talk.move(state["moves"][0])
                self.is_first = True
            if state["view"]["over"]:
                return
            self.waiting_since = time.monotonic()

    def stop(self) -> None:
        """Stops, and counts the wait in progress."""
        self.should_stop = True
        if self.waiting_since is not None:
            self.waits.append(max(0.0, time.monotonic() - self.waiting_since - self.pace))


class Health(threading.Thread):
    """Requests `/health` repeatedly, and records the response times."""

    def __init__(self, server: Server) -> None:
        super().__init__(daemon=True)
        self.server = server
        self.waits: list[float] = []
        self.should_stop = False

    def run(self) -> None:
        with httpx.Client(base_url=self.server.url, timeout=60) as http:
            while not self.should_stop:
                began = time.monotonic()
                http.get("/health")
                self.waits.append(time.monotonic() - began)
                time.sleep(0.02)

    def stop(self) -> None:
        self.should_stop = True


@contextlib.contextmanager
def measured(**watchers: Victim | Health) -> Iterator[None]:
    """Measures at rest, then while the body runs, and prints both."""
    for watcher in watchers.values():
        watcher.start()
    end = time.monotonic() + PATIENCE
    while any(len(watcher.waits) < SAMPLES for watcher in watchers.values()) and time.monotonic() < end:
        time.sleep(0.1)
    for name, watcher in watchers.items():
        print_waits(f"{name} at rest", watcher.waits)
        watcher.waits.clear()
    yield
    for name, watcher in watchers.items():
        watcher.stop()
        print_waits(f"{name} under attack", watcher.waits)


def print_waits(name: str, waits: list[float]) -> None:
    """Prints statistics of waits."""
    p50, p99, most = np.percentile(np.array(waits or [np.nan]) * 1000, [50, 99, 100])
    print(f"{name}: p50 {p50:.0f} ms, p99 {p99:.0f} ms, longest {most:.0f} ms of {len(waits)}")


def memory(server: Server) -> int:
    """Returns the server's memory in megabytes."""
    assert server.process
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return next(int(line.split()[1]) // 1024 for line in status.splitlines() if line.startswith("VmRSS"))


def at_once(jobs: Sequence[Callable[[], Any]], threads: int = 32) -> list[Any]:
    """Runs all jobs in parallel; returns their results."""
    with ThreadPoolExecutor(threads) as pool:
        return [job.result() for job in [pool.submit(job) for job in jobs]]


def random_record(game: str, players: int, seed: int) -> dict[str, Any]:
    """Returns the record of a match of random moves."""
    rng, match = np.random.default_rng(seed), starboard.load(game).new(players, seed)
    while not match.over:
        moves = match.moves()
        match.play(moves[rng.integers(len(moves))])
    record: dict[str, Any] = to_builtins(match.record())
    return record
