"""A request with endless headers or an endless address: the server must not store them."""

import asyncio
from typing import Any

from tests.server.attacks.measure import main
from tests.server.attacks.raw import connect, end

MOST = {"headers": 50_000_000, "address": 5_000_000}
LINE = b"x-filler: " + b"y" * 4000 + b"\r\n"
BEGINNINGS = {"headers": (b"GET / HTTP/1.1\r\nhost: x\r\n", LINE), "address": (b"GET /", b"y" * 4096)}


async def send_endlessly(port: int, part: str, most: int) -> int:
    """Returns the number of bytes that the server accepted."""
    beginning, more = BEGINNINGS[part]
    _, writer = await connect(port)
    sent = 0
    try:
        writer.write(beginning)
        while sent < most:
            writer.write(more)
            await asyncio.wait_for(writer.drain(), 5)
            sent += len(more)
    except (OSError, TimeoutError):
        pass
    finally:
        end(writer)
    return sent


async def run(port: int) -> dict[str, float]:
    return {
        f"mb_of_{part}": round(await send_endlessly(port, part, most) / 1e6, 1) for part, most in MOST.items()
    }


def attack(port: int, _: float, __: Any) -> dict[str, float]:
    return asyncio.run(run(port))


if __name__ == "__main__":
    main(attack, 10)
