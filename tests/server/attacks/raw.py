"""Raw TCP connections from the attackers' own address, without a library that enforces the protocol."""

import asyncio
from contextlib import suppress

from tests.server.attacks.measure import ATTACKER, HOST

TEXT, CLOSE, PING = 1, 8, 9
PATIENCE = 10.0

Connection = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def connect(port: int, address: str = ATTACKER) -> Connection:
    return await asyncio.wait_for(asyncio.open_connection(HOST, port, local_addr=(address, 0)), PATIENCE)


async def open_socket(port: int, table: str, key: str, address: str = ATTACKER) -> Connection:
    """Opens a WebSocket to a table."""
    reader, writer = await connect(port, address)
    lines = [
        f"GET /api/tables/{table}/socket HTTP/1.1",
        f"Host: {HOST}:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        f"Authorization: Bearer {key}",
    ]
    writer.write("\r\n".join([*lines, "", ""]).encode())
    answer = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
    if not answer.startswith(b"HTTP/1.1 101"):
        raise ConnectionError(answer[:60])
    return reader, writer


def frame(kind: int, content: bytes = b"") -> bytes:
    """Returns a client's frame, masked with zeros."""
    length = len(content)
    head = (
        bytes([128 | kind, 128 | length])
        if length < 126
        else bytes([128 | kind, 254]) + length.to_bytes(2, "big")
    )
    return head + bytes(4) + content


async def read_frame(reader: asyncio.StreamReader) -> tuple[int, bytes]:
    """Returns the kind and content of the next frame."""
    first, length = await reader.readexactly(2)
    if length >= 126:
        length = int.from_bytes(await reader.readexactly(2 if length == 126 else 8), "big")
    return first & 15, await reader.readexactly(length)


async def swallow(reader: asyncio.StreamReader) -> None:
    """Reads and discards everything."""
    with suppress(OSError):
        while await reader.read(65536):
            pass


def end(writer: asyncio.StreamWriter) -> None:
    with suppress(OSError, RuntimeError):
        writer.transport.abort()
