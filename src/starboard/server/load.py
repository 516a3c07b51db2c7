"""A load on a server: tables full of players who move at once, and spectators; counted is what everybody has received."""

import asyncio
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, cast
from urllib.parse import urlsplit

import httpx
import msgspec

from starboard.match import StarboardError

READY = 60.0
"""Seconds that all tables may take to come to life."""


@dataclass(frozen=True)
class Plan:
    """What to do to which server. `rate`: moves a second over all tables; none: as many as it takes."""

    url: str
    game: str
    tables: int
    players: int
    spectators: int
    seconds: float
    rate: float | None


class Seen(msgspec.Struct):
    """The little that a client of ours reads of a message."""

    type: str
    number: int = -1
    moves: list[dict[str, Any]] = []
    points: dict[str, Any] | None = None
    id: int | str | None = None
    error: str | None = None


@dataclass
class Tally:
    """What was seen while the load was on."""

    latencies: list[float] = field(default_factory=list)
    refusals: int = 0
    matches: int = 0
    is_counting: bool = False


read = msgspec.json.Decoder(Seen).decode
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class Client(asyncio.Protocol):
    """One connection to a table: frames of a web socket and nothing else, to leave the machine to the server that is measured."""

    def __init__(self, greeting: str, hear: "Callable[[Client, bytes], None]", lost: Callable[[], None]) -> None:
        self._greeting = greeting
        self._hear = hear
        self._lost = lost
        self._unread = bytearray()
        self._is_open = False
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self._greeting.encode())

    def connection_lost(self, _: Exception | None) -> None:
        self._lost()

    def data_received(self, data: bytes) -> None:
        unread = self._unread
        unread += data
        if not self._is_open:
            answer, end, _ = unread.partition(b"\r\n\r\n")
            if not end:
                return
            self._is_open = answer.startswith(b"HTTP/1.1 101")
            del unread[: len(answer) + len(end)]
        while len(unread) >= 2:
            head = {126: 4, 127: 10}.get(unread[1], 2)
            length = unread[1] if head == 2 else int.from_bytes(unread[2:head], "big")
            if len(unread) < head + length:
                return
            kind, content = unread[0] & 15, bytes(unread[head : head + length])
            del unread[: head + length]
            if kind == TEXT:
                self._hear(self, content)
            elif kind == PING:
                self.send(content, PONG)
            elif kind == CLOSE:
                self.transport.close()

    def send(self, content: bytes, kind: int = TEXT) -> None:
        """Sends one frame; as a client must, with a mask (of zeros)."""
        length = len(content)
        head = bytes([128 | kind, 128 | length]) if length < 126 else bytes([128 | kind, 254]) + length.to_bytes(2, "big")
        self.transport.write(head + bytes(4) + content)


class TableLoad:
    """One table with everybody at it, match after match."""

    def __init__(self, plan: Plan, tally: Tally, http: httpx.AsyncClient) -> None:
        self.plan = plan
        self.tally = tally
        self.http = http
        self.watchers = plan.players + plan.spectators
        self.sent: dict[int, float] = {}
        self.received: dict[int, int] = {}
        self.pause = plan.tables / plan.rate if plan.rate else 0.0
        self.due = 0.0
        self.is_on = False
        self.waiting: Callable[[], None] = lambda: None
        """What was held back until the load is on."""

    async def run(self) -> None:
        """Plays until it is cancelled."""
        people = [(await self._post("/api/me/key", None))["key"] for _ in range(self.watchers)]
        host, *others = people[: self.plan.players]
        while True:
            wish = {"game": self.plan.game, "players": self.plan.players, "is_watchable": True}
            table = (await self._post("/api/tables", host, wish))["id"]
            for other in others:
                await self._post(f"/api/tables/{table}/join", other, {})
            await self._post(f"/api/tables/{table}/start", host)
            self.sent.clear()
            self.received.clear()
            await self._play(table, people)
            self.tally.matches += 1

    async def _post(self, path: str, key: str | None, data: Any = None) -> Any:
        headers = {"authorization": f"Bearer {key}"} if key else {}
        answer = await self.http.post(path, json=data, headers=headers)
        answer.raise_for_status()
        return answer.json()

    async def _play(self, table: str, people: list[str]) -> None:
        """Everybody is connected, to the end of the match."""
        loop = asyncio.get_running_loop()
        self.over = loop.create_future()
        at = urlsplit(self.plan.url)
        clients = []
        try:
            for key in people:
                greeting = (
                    f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {at.netloc}\r\nAuthorization: Bearer {key}\r\n"
                    "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                    "Sec-WebSocket-Key: c3RhcmJvYXJkIGxvYWQhIQ==\r\n\r\n"
                )
                client = Client(greeting, self._hear, self._lost)
                clients.append(client)
                await loop.create_connection(lambda client=client: client, at.hostname or "", at.port or 80)  # type: ignore[misc]
            await self.over
        finally:
            self.over.cancel()
            for client in clients:
                client.transport.close()

    def _lost(self) -> None:
        if not self.over.done():
            self.over.set_exception(ConnectionError("the server ended a connection"))

    def _hear(self, client: Client, message: bytes) -> None:
        seen = read(message)
        if seen.type == "refused":
            self.tally.refusals += 1
        if seen.type != "state":
            return
        count = self.received[seen.number] = self.received.get(seen.number, 0) + 1
        if count == self.watchers:
            if seen.number in self.sent and self.tally.is_counting:
                self.tally.latencies.append(time.perf_counter() - self.sent[seen.number])
            if seen.points is not None and not self.over.done():
                self.over.set_result(None)
        if seen.moves:
            self.waiting = lambda: self._move(client, seen)
            if self.is_on:
                self.begin()

    def begin(self) -> None:
        """Moves; at the pace of the plan, if it has one."""
        self.is_on = True
        now = time.perf_counter()
        if not self.pause:
            self.waiting()
            return
        self.due = max(self.due + self.pause, now - self.pause) if self.due else now + self.pause * random.random()
        asyncio.get_running_loop().call_later(max(0.0, self.due - now), self.waiting)

    def _move(self, client: Client, seen: Seen) -> None:
        if client.transport.is_closing():
            return
        self.sent[seen.number + 1] = time.perf_counter()
        message = {"type": "move", "id": seen.number, "number": seen.number, "move": random.choice(seen.moves)}
        client.send(msgspec.json.encode(message))


@contextmanager
def served(url: str | None, database: str, redis: str, workers: int) -> Iterator[tuple[str, str]]:
    """The address of a server, and what it runs on. If none is named, one is started, with its limits wide open."""
    if url:
        if urlsplit(url).hostname not in ("localhost", "127.0.0.1", "::1"):
            raise StarboardError("load-elsewhere")
        yield url.rstrip("/"), "as found"
        return
    with tempfile.TemporaryDirectory() as folder, socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
        free.close()
        options = {
            "database": database or f"sqlite:///{folder}/load.db",
            "redis": redis,
            "workers": workers,
            "port": port,
            "requests": 10**6,
            "messages": 10**4,
            "sockets": 10**5,
        }
        words = [word for name, value in options.items() if value for word in (f"--{name}", str(value))]
        server = subprocess.Popen([sys.executable, "-m", "starboard", "serve", *words], stdout=subprocess.DEVNULL)
        try:
            wait_for(f"http://127.0.0.1:{port}/health", server)
            yield f"http://127.0.0.1:{port}", f"{'PostgreSQL' if database else 'SQLite'}, {workers} workers"
        finally:
            server.terminate()
            server.wait(20)


def wait_for(url: str, server: "subprocess.Popen[bytes]", seconds: float = 60.0) -> None:
    """Until a server answers."""
    end = time.monotonic() + seconds
    while time.monotonic() < end and server.poll() is None:
        try:
            if httpx.get(url, timeout=1).status_code == 200:
                return
        except httpx.HTTPError:
            time.sleep(0.1)
    raise TimeoutError("the server did not start")


def load(plan: Plan, progress: Callable[[float], object] = lambda _: None) -> dict[str, Any]:
    """Puts the load on, and tells what came of it."""
    if os.name == "posix":
        import uvloop

        return uvloop.run(_load(plan, progress))
    return asyncio.run(_load(plan, progress))


async def _load(plan: Plan, progress: Callable[[float], object]) -> dict[str, Any]:
    tally = Tally()
    limits = httpx.Limits(max_connections=20)
    async with httpx.AsyncClient(base_url=plan.url, timeout=60, limits=limits) as http:
        tables = [TableLoad(plan, tally, http) for _ in range(plan.tables)]
        running = [asyncio.create_task(table.run()) for table in tables]
        try:
            began = time.perf_counter()
            while any(table.received.get(0, 0) < table.watchers for table in tables):
                await asyncio.sleep(0.1)
                raise_any(running)
                if time.perf_counter() - began > READY + plan.tables * 0.2:
                    raise TimeoutError("the tables did not come to life")
            for table in tables:
                table.begin()
            await asyncio.sleep(min(2.0, plan.seconds / 4))
            tally.is_counting, start = True, time.perf_counter()
            while (elapsed := time.perf_counter() - start) < plan.seconds:
                progress(elapsed)
                await asyncio.sleep(0.1)
                raise_any(running)
            tally.is_counting = False
        finally:
            for task in running:
                task.cancel()
            await asyncio.gather(*running, return_exceptions=True)
    return figures(plan, tally, elapsed)


def raise_any(tasks: "list[asyncio.Task[None]]") -> None:
    """A table that failed is a failure of the whole."""
    for task in tasks:
        if task.done() and (error := task.exception()):
            raise error


def figures(plan: Plan, tally: Tally, seconds: float) -> dict[str, Any]:
    """Moves a second, and how long until the last at the table had heard of one."""
    ordered = sorted(tally.latencies) or [float("nan")]
    return {
        "game": plan.game,
        "tables": plan.tables,
        "connections": plan.tables * (plan.players + plan.spectators),
        "moves_per_second": round(len(tally.latencies) / seconds, 1),
        "milliseconds": {
            name: round(1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))], 1)
            for name, share in (("p50", 0.5), ("p90", 0.9), ("p99", 0.99), ("max", 1.0))
        },
        "matches_finished": tally.matches,
        "refusals": tally.refusals,
    }
