"""Deceptive names, continuous chat, and open tables from one address that fill the list: all are stopped."""

import asyncio
import json
import time
from collections import Counter
from typing import Any

import httpx

from tests.server.attacks.measure import ATTACKER, HOST, late_comet, main
from tests.server.attacks.raw import TEXT, end, frame, open_socket, read_frame

NAMES = [
    "bot:master",
    "ВОТ:master",
    "ｂｏｔ：master",
    "A\u200bnn",
    "A\u202enn",
    "Zalgo" + "\u0301" * 15,
    "\u3164",
    "\u2800",
]
HOSTS, TABLES = 30, 3
SOCKETS = 10
LINE = frame(TEXT, json.dumps({"type": "chat", "id": 1, "text": "buy my things"}).encode())


async def chatter(port: int, table: str, key: str, until: float, seen: Counter[str]) -> None:
    """Chats as fast as one socket may, and reconnects whenever the server hangs up."""
    while time.monotonic() < until:
        writer = None
        try:
            reader, writer = await open_socket(port, table, key)
            while time.monotonic() < until:
                writer.write(LINE)
                while (
                    b'"type":"done"'
                    not in (content := (await asyncio.wait_for(read_frame(reader), 5))[1])[:30]
                ):
                    if b'"refused"' in content[:40]:
                        break
                seen["lines refused" if b'"refused"' in content[:40] else "lines said"] += 1
                await asyncio.sleep(0.06)
        except (OSError, EOFError, TimeoutError):
            await asyncio.sleep(0.05)
        finally:
            if writer:
                end(writer)


async def flood_lobby(http: httpx.AsyncClient, seen: Counter[str]) -> None:
    for _ in range(HOSTS):
        made = await http.post("/api/me/key")
        if made.status_code != 201:
            seen["identities refused"] += 1
            continue
        headers = {"authorization": f"Bearer {made.json()['key']}"}
        for _ in range(TABLES):
            wish = {"game": "stella", "players": 3, "is_open": True}
            answer = await http.post("/api/tables", json=wish, headers=headers)
            seen["tables opened" if answer.status_code == 201 else "tables refused"] += 1


async def run(port: int, seconds: float, table: str, key: str) -> dict[str, int]:
    seen: Counter[str] = Counter()
    transport = httpx.AsyncHTTPTransport(local_address=ATTACKER)
    async with httpx.AsyncClient(base_url=f"http://{HOST}:{port}", transport=transport, timeout=30) as http:
        for name in NAMES:
            answer = await http.patch(
                "/api/me", json={"name": name}, headers={"authorization": f"Bearer {key}"}
            )
            seen["names refused" if answer.status_code == 400 else "names taken"] += 1
        until = time.monotonic() + seconds
        await asyncio.gather(
            flood_lobby(http, seen), *(chatter(port, table, key, until, seen) for _ in range(SOCKETS))
        )
    async with httpx.AsyncClient(base_url=f"http://{HOST}:{port}") as visitor:
        seen["tables listed"] = len((await visitor.get("/api/tables")).json())
    return dict(seen)


def attack(port: int, seconds: float, prepared: Any) -> dict[str, int]:
    return asyncio.run(run(port, seconds, **prepared))


if __name__ == "__main__":
    main(attack, 10, late_comet)
