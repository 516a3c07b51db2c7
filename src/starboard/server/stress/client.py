"""`Client`: a minimal WebSocket client, which leaves the machine to the server that is measured."""

import asyncio
from collections.abc import Callable
from typing import cast
from urllib.parse import urlsplit

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
NO_MASK = bytes(4)


class Client(asyncio.Protocol):
    """A connection to one table, which handles WebSocket frames and nothing else."""

    def __init__(
        self,
        url: str,
        table: str,
        key: str,
        hear: "Callable[[Client, bytes], None]",
        lost: Callable[[], None],
    ) -> None:
        self._greeting = (
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {urlsplit(url).netloc}\r\n"
            f"Authorization: Bearer {key}\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: c3RhcmJvYXJkIHN0cmVzcw==\r\n\r\n"
        )
        self._hear = hear
        self._lost = lost
        self._unread = bytearray()
        self._is_open = False
        self.transport: asyncio.Transport

    async def connect(self, url: str) -> None:
        at = urlsplit(url)
        await asyncio.get_running_loop().create_connection(lambda: self, at.hostname or "", at.port or 80)

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
        """Sends one frame, masked as a client must (with zeros)."""
        length = len(content)
        head = (
            bytes([128 | kind, 128 | length])
            if length < 126
            else bytes([128 | kind, 254]) + length.to_bytes(2, "big")
        )
        self.transport.write(head + NO_MASK + content)
