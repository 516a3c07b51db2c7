"""`StressedTable`: a table with its players and spectators, which plays match after match."""

import asyncio
import random
import time
from collections import deque
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec

from starboard.server.stress.client import Client


class Seen(msgspec.Struct):
    """The parts of a message that the clients read."""

    type: str
    number: int = -1
    moves: list[dict[str, Any]] = []
    points: dict[str, Any] | None = None


read = msgspec.json.Decoder(Seen).decode


@dataclass
class Tally:
    """The counts of a measurement."""

    latencies: list[float] = field(default_factory=list)
    """Seconds from the request for a move until the last client of the table has received the state."""
    bytes_received: int = 0
    refusals: int = 0
    matches: int = 0
    is_counting: bool = False


@dataclass(frozen=True)
class Seating:
    """Who sits at a table."""

    game: str
    players: int
    spectators: int
    bots: int


class StressedTable:
    """A table whose players move on request (`want_move`), or as soon as they can (`is_hasty`)."""

    def __init__(self, url: str, seating: Seating, tally: Tally, http: httpx.AsyncClient) -> None:
        self.url = url
        self.seating = seating
        self.tally = tally
        self.http = http
        self.people = seating.players - seating.bots
        self.watchers = self.people + seating.spectators
        self.is_hasty = False
        self.is_ready = False
        """Whether all clients have received the first state of the first match."""
        self.number = 0
        """The highest number of a state that any client has received."""
        self._moved_to = 0
        """The number of the state after a player's last move."""
        self._turn: tuple[Client, Seen] | None = None
        self._wanted: deque[float] = deque()
        """The times of requests for moves that could not be made yet."""
        self._sent: dict[int, float] = {}
        self._received: dict[int, int] = {}
        self._over: asyncio.Future[None]

    async def run(self) -> None:
        """Plays match after match until cancelled."""
        keys = [(await self._post("/api/me/key", None))["key"] for _ in range(self.watchers)]
        host, *others = keys[: self.people]
        seating = self.seating
        wish = {"game": seating.game, "players": seating.players, "bots": ["beginner"] * seating.bots}
        while True:
            table = (await self._post("/api/tables", host, wish))["id"]
            for other in others:
                await self._post(f"/api/tables/{table}/join", other, {})
            await self._post(f"/api/tables/{table}/start", host)
            self._turn, self.number, self._moved_to = None, 0, 0
            for memory in (self._sent, self._received, self._wanted):
                memory.clear()
            await self._play(table, keys)
            self.tally.matches += self.tally.is_counting

    async def _post(self, path: str, key: str | None, data: Any = None) -> Any:
        headers = {"authorization": f"Bearer {key}"} if key else {}
        answer = await self.http.post(path, json=data, headers=headers)
        answer.raise_for_status()
        return answer.json()

    async def _play(self, table: str, keys: list[str]) -> None:
        """Connects all clients until the match ends."""
        self._over = asyncio.get_running_loop().create_future()
        clients = [Client(self.url, table, key, self._hear, self._lose) for key in keys]
        try:
            for client in clients:
                await client.connect(self.url)
            await self._over
        finally:
            self._over.cancel()
            for client in clients:
                if hasattr(client, "transport"):
                    client.transport.close()

    def _lose(self) -> None:
        if not self._over.done():
            self._over.set_exception(ConnectionError("the server ended a connection"))

    def _hear(self, client: Client, message: bytes) -> None:
        tally = self.tally
        tally.bytes_received += len(message) * tally.is_counting
        seen = read(message)
        if seen.type == "refused":
            tally.refusals += 1
        if seen.type != "state":
            return
        self.number = max(self.number, seen.number)
        count = self._received[seen.number] = self._received.get(seen.number, 0) + 1
        if count == self.watchers:
            self.is_ready = True
            if seen.number in self._sent and tally.is_counting:
                tally.latencies.append(time.perf_counter() - self._sent[seen.number])
            if seen.points is not None and not self._over.done():
                self._over.set_result(None)
        if seen.moves:
            self._turn = client, seen
            self._move_on()

    def want_move(self, at: float) -> None:
        """Requests a move. Ignored while a bot thinks or a match is being set up."""
        if self._turn or self._moved_to > self.number:
            self._wanted.append(at)
            self._move_on()

    def hurry(self, is_hasty: bool) -> None:
        """Makes players move as soon as they can, or only on request."""
        self.is_hasty = is_hasty
        self._move_on()

    @property
    def backlog(self) -> int:
        """The number of moves that were requested and not made yet."""
        return len(self._wanted)

    def _move_on(self) -> None:
        if self._turn is None or not (self._wanted or self.is_hasty):
            return
        (client, seen), self._turn = self._turn, None
        if client.transport.is_closing():
            return
        self._moved_to = seen.number + 1
        self._sent[self._moved_to] = self._wanted.popleft() if self._wanted else time.perf_counter()
        message = {
            "type": "move",
            "id": seen.number,
            "number": seen.number,
            "move": random.choice(seen.moves),
        }
        client.send(msgspec.json.encode(message))
