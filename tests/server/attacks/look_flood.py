"""A hundred sockets that keep requesting the largest state: another table must not wait for them."""

import asyncio
import json
import time
from collections import Counter
from contextlib import suppress
from typing import Any

from tests.server.attacks.measure import late_comet, main
from tests.server.attacks.raw import TEXT, end, frame, open_socket, read_frame

SOCKETS = 100
LOOK = frame(TEXT, b'{"type": "look", "id": 1, "seat": 0}')
PACE = 1 / 19
"""Seconds between two messages of a socket: just within the limit."""


async def look_on(port: int, table: str, key: str, until: float, heard: Counter[str]) -> None:
    """Requests states as often as the server allows, and reconnects whenever it hangs up."""
    while time.monotonic() < until:
        writer = None
        try:
            reader, writer = await open_socket(port, table, key)
            hearing = asyncio.create_task(hear(reader, heard))
            while time.monotonic() < until and not hearing.done():
                writer.write(LOOK)
                await asyncio.wait_for(writer.drain(), 5)
                heard["sent"] += 1
                await asyncio.sleep(PACE)
            hearing.cancel()
        except (OSError, EOFError, TimeoutError):
            heard["turned away"] += 1
            await asyncio.sleep(0.05)
        finally:
            if writer:
                end(writer)


async def hear(reader: asyncio.StreamReader, heard: Counter[str]) -> None:
    with suppress(OSError, EOFError):
        while True:
            kind, content = await read_frame(reader)
            if kind != TEXT:
                return
            start = content[:120]
            name = "state" if b'"state"' in start else "refused" if b'"refused"' in start else "other"
            heard[name] += 1
            heard["kilobytes"] += len(content) // 1024


async def run(port: int, seconds: float, table: str, key: str, sockets: int = SOCKETS) -> dict[str, int]:
    heard: Counter[str] = Counter()
    until = time.monotonic() + seconds
    await asyncio.gather(*(look_on(port, table, key, until, heard) for _ in range(sockets)))
    return json.loads(json.dumps(heard))  # type: ignore[no-any-return]


def attack(port: int, seconds: float, prepared: Any) -> dict[str, int]:
    return asyncio.run(run(port, seconds, **prepared))


if __name__ == "__main__":
    main(attack, 10, late_comet)
