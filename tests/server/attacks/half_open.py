"""A thousand connections that begin a request and never finish it: others must still be served."""

import asyncio
from typing import Any

from tests.server.attacks.measure import main
from tests.server.attacks.raw import Connection, connect, end

COUNT = 1100
BEGINNING = b"GET / HTTP/1.1\r\nhost: x\r\n"


async def begin(port: int) -> Connection | None:
    try:
        reader, writer = await connect(port)
        writer.write(BEGINNING)
    except (OSError, TimeoutError):
        return None
    return reader, writer


async def run(port: int, seconds: float, count: int = COUNT) -> dict[str, int]:
    """Keeps them open for a while; returns how many there were, and how many the server closed."""
    opened = [connection for _ in range(count) if (connection := await begin(port))]
    await asyncio.sleep(seconds)
    ended = sum(reader.at_eof() or reader.exception() is not None for reader, _ in opened)
    for _, writer in opened:
        end(writer)
    return {"opened": len(opened), "ended_by_the_server": ended}


def attack(port: int, seconds: float, _: Any) -> dict[str, int]:
    return asyncio.run(run(port, seconds))


if __name__ == "__main__":
    main(attack, 10)
