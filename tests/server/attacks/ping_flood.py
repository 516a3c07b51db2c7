"""Endless pings over one socket that never reads the answers: the server must not store them."""

import asyncio
import time
from typing import Any

from tests.server.attacks.measure import late_comet, main
from tests.server.attacks.raw import PING, end, frame, open_socket

PINGS = frame(PING, b"p" * 125) * 500
MOST = 300_000_000


async def run(port: int, seconds: float, table: str, key: str) -> dict[str, float]:
    """Sends pings, and reconnects whenever the server hangs up."""
    sent, sockets, until = 0, 0, time.monotonic() + seconds
    while time.monotonic() < until and sent < MOST:
        writer = None
        try:
            _, writer = await open_socket(port, table, key)
            sockets += 1
            while time.monotonic() < until and sent < MOST:
                writer.write(PINGS)
                await asyncio.wait_for(writer.drain(), 10)
                sent += len(PINGS)
        except (OSError, EOFError, TimeoutError):
            await asyncio.sleep(0.01)
        finally:
            if writer:
                end(writer)
    return {"mb_sent": round(sent / 1e6, 1), "sockets": sockets}


def attack(port: int, seconds: float, prepared: Any) -> dict[str, float]:
    return asyncio.run(run(port, seconds, **prepared))


if __name__ == "__main__":
    main(attack, 10, late_comet)
