"""Sockets that are opened, sent the largest state, and dropped: another table must not wait for them."""

import asyncio
import time
from collections import Counter
from typing import Any

from tests.server.attacks.measure import late_comet, main
from tests.server.attacks.raw import end, open_socket, read_frame

AT_ONCE = 50


async def come_and_go(port: int, table: str, key: str, until: float, seen: Counter[str]) -> None:
    while time.monotonic() < until:
        writer = None
        try:
            reader, writer = await open_socket(port, table, key)
            _, content = await asyncio.wait_for(read_frame(reader), 5)
            seen["refused" if b'"refused"' in content[:40] else "welcome"] += 1
        except (OSError, EOFError, TimeoutError):
            seen["turned away"] += 1
            await asyncio.sleep(0.01)
        finally:
            if writer:
                end(writer)


async def run(port: int, seconds: float, table: str, key: str, at_once: int = AT_ONCE) -> dict[str, int]:
    seen: Counter[str] = Counter()
    until = time.monotonic() + seconds
    await asyncio.gather(*(come_and_go(port, table, key, until, seen) for _ in range(at_once)))
    return dict(seen)


def attack(port: int, seconds: float, prepared: Any) -> dict[str, int]:
    return asyncio.run(run(port, seconds, **prepared))


if __name__ == "__main__":
    main(attack, 10, late_comet)
