"""uvicorn's protocols with limits on the size and duration of requests, on frames, and on unread responses.

uvicorn waits forever for headers of any size, and answers every ping even if the client reads nothing.
"""

import asyncio
from collections.abc import Iterator
from functools import cache
from http import HTTPStatus
from ipaddress import ip_address, ip_network
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from starboard.server.limits import Bucket
from starboard.server.settings import Settings
from starboard.server.web.gate import CLOSING_SECONDS, gate

LARGEST_HEAD = 32 * 1024
"""Bytes of a request's first line and headers."""
LARGEST_REQUEST = 1024 * 1024
"""Bytes of a whole request. The application itself refuses much smaller bodies, with a message."""
MOST_PIPELINED = 20
"""Requests that a connection may send before the first is answered."""
PIECE = 4096
"""Bytes parsed at a time, so that a limit is noticed before much work is done."""
TOO_FAST = 4429
"""The close code of a socket that received too much."""
SEND_TEXTS = "starboard.websocket.send_texts"
"""Our own ASGI message, from the application to `SocketProtocol`: `texts`, each of them UTF-8."""
FINAL_TEXT = 0x81


class HttpProtocol(HttpToolsProtocol):
    """An HTTP connection, until it becomes a web socket."""

    _received = 0
    """Bytes of the current request."""
    _is_head = True
    """Whether its headers are incomplete."""
    _is_over = False
    """Whether it was refused or is no longer HTTP: nothing more is read here."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        gate().enter(transport, address, is_proxy=is_trusted(address, self.config.forwarded_allow_ips))

    def connection_lost(self, exc: Exception | None) -> None:
        gate().leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        for piece in pieces(data):
            if self._is_over or self.transport.is_closing():
                return
            super().data_received(piece)
            self._received += len(piece)
            if self._is_head and self._received > LARGEST_HEAD:
                self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
            elif self._received > LARGEST_REQUEST or len(self.pipeline) > MOST_PIPELINED:
                self._refuse(HTTPStatus.REQUEST_ENTITY_TOO_LARGE)

    def _refuse(self, status: HTTPStatus) -> None:
        self._is_over = True
        self.flow.pause_reading()
        if self.cycle is None or self.cycle.response_complete:
            line = f"HTTP/1.1 {status.value} {status.phrase}\r\n"
            self.transport.write(f"{line}connection: close\r\ncontent-length: 0\r\n\r\n".encode())
        gate().close(self.transport)

    # ---- what the parser finds -----------------------------------------------------------------------------

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._received, self._is_head = 0, True

    def on_header(self, name: bytes, value: bytes) -> None:
        if self._is_head:  # we ignore the trailers of a chunked body
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._is_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        if self.cycle and not self.cycle.response_complete:
            gate().serve(self.transport)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.cycle.response_complete or self.cycle.more_body:
            gate().wait(self.transport)

    def handle_websocket_upgrade(self) -> None:
        self._is_over = True
        gate().serve(self.transport)
        super().handle_websocket_upgrade()

    # ---- what the client reads -----------------------------------------------------------------------------

    def pause_writing(self) -> None:
        gate().hold_up(self.transport)
        super().pause_writing()

    def resume_writing(self) -> None:
        gate().go_on(self.transport)
        super().resume_writing()


class SocketProtocol(WebSocketsSansIOProtocol):
    """A web socket. Counts frames of every kind: pings, pongs and empty fragments cost time as well."""

    _is_over = False

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._frames = Bucket(*frame_limit())

    def connection_lost(self, exc: Exception | None) -> None:
        gate().leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        for piece in pieces(data):
            if self._is_over or self.transport.is_closing():
                return
            super().data_received(piece)

    def handle_events(self) -> None:
        if self._frames.take(len(self.conn.events)):
            super().handle_events()
        else:
            self._cut_off()

    def _cut_off(self) -> None:
        self._is_over = True
        self.transport.pause_reading()
        if self.handshake_complete and self.conn.state is State.OPEN:
            self.conn.send_close(TOO_FAST)
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.queue.put_nowait({"type": "websocket.disconnect", "code": TOO_FAST})
        self.close_sent = self.disconnected = True
        self.close_timer = self.loop.call_later(CLOSING_SECONDS, self.transport.abort)

    async def send_texts(self, texts: list[bytes]) -> None:
        """Sends UTF-8 messages, each as one frame. The library would check and copy each three times."""
        await self.writable.wait()
        if self.disconnected or self.close_sent or self.conn.state is not State.OPEN:
            raise ClientDisconnected
        self.transport.write(b"".join([part for text in texts for part in (frame_head(len(text)), text)]))

    async def send(self, message: Any) -> None:
        if message["type"] == SEND_TEXTS:
            await self.send_texts(message["texts"])
            return
        await super().send(message)
        if message["type"] == "websocket.close":
            gate().wait(self.transport)  # until the client closes its side, it may be closed to make room

    def pause_writing(self) -> None:
        gate().hold_up(self.transport)
        super().pause_writing()

    def resume_writing(self) -> None:
        gate().go_on(self.transport)
        super().resume_writing()


def frame_head(size: int) -> bytes:
    """Returns the header of a server's text frame: final, not masked."""
    if size < 126:
        return bytes((FINAL_TEXT, size))
    if size < 1 << 16:
        return bytes((FINAL_TEXT, 126)) + size.to_bytes(2, "big")
    return bytes((FINAL_TEXT, 127)) + size.to_bytes(8, "big")


def pieces(data: bytes) -> Iterator[bytes]:
    """Yields data in pieces of up to `PIECE` bytes."""
    return (data[start : start + PIECE] for start in range(0, len(data), PIECE))


@cache
def frame_limit() -> tuple[float, float]:
    """Returns the limit of frames, per second and in a burst; higher than the application's for messages."""
    messages = Settings.from_environment().messages
    return 2 * messages, 10 * messages


@cache
def trusted_networks(text: str) -> list[Any]:
    """Returns the networks of trusted proxies, from uvicorn's setting."""
    names = [name.strip() for name in text.split(",")]
    return [ip_network(name, strict=False) for name in names if name and name != "*"]


def is_trusted(address: str, proxies: list[str] | str) -> bool:
    """Whether the address is a trusted proxy's."""
    text = proxies if isinstance(proxies, str) else ",".join(proxies)
    try:
        return "*" in text or any(ip_address(address) in network for network in trusted_networks(text))
    except ValueError:  # a name, or a Unix socket
        return address in text.split(",")
