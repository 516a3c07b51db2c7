"""`Apprise`: sends notices to addresses through a process of its own, started when it is first needed."""

import asyncio
import json
import os
import sys
from importlib.util import find_spec
from typing import Any

from starboard.server.observe import log

SECONDS = 40.0
"""Timeout of a notice: plugins give up after a few seconds, but some try several times."""
LONGEST_LINE = 1 << 16


def is_installed() -> bool:
    """Whether the library is there: `pip install "starboard[notices]"`."""
    return find_spec("apprise") is not None


class Apprise:
    """The process. `networks`: private ones that the operator has opened."""

    def __init__(self, networks: str) -> None:
        self._networks = networks
        self._process: asyncio.subprocess.Process | None = None
        self._reading: asyncio.Task[None] | None = None
        self._waiting: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self._number = 0
        self._starting = asyncio.Lock()

    async def is_valid(self, address: str) -> bool:
        """Whether Apprise understands an address. Sends nothing."""
        return bool((await self._ask({"address": address}))["is_sent"])

    async def send(self, address: str, title: str, body: str) -> bool:
        """Sends a notice. Returns whether it was accepted. A request to a private network is logged."""
        outcome = await self._ask({"address": address, "title": title, "body": body})
        if outcome.get("is_private"):
            log.warning("a notice to a private network was refused")
        return bool(outcome["is_sent"])

    async def _ask(self, request: dict[str, Any]) -> dict[str, Any]:
        async with self._starting:
            process = await self._running()
        self._number += 1
        number = self._number
        assert process.stdin
        answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._waiting[number] = answer
        try:
            process.stdin.write(json.dumps({"id": number, **request}).encode() + b"\n")
            async with asyncio.timeout(SECONDS):
                await process.stdin.drain()
                return await answer
        except TimeoutError:
            log.warning("a notice took too long; its process is stopped")
            self._stop(process)
            return {"is_sent": False}
        except OSError:
            return {"is_sent": False}
        finally:
            self._waiting.pop(number, None)

    async def _running(self) -> asyncio.subprocess.Process:
        if self._process is None or self._process.returncode is not None:
            command = ("-P", "-m", "starboard.server.notices.apprise_process", self._networks)
            pipe = asyncio.subprocess.PIPE
            process = await asyncio.create_subprocess_exec(
                sys.executable,
                *command,
                stdin=pipe,
                stdout=pipe,
                stderr=asyncio.subprocess.DEVNULL,  # it would contain addresses
                limit=LONGEST_LINE,
                env=clean_environment(),
            )
            self._process = process
            self._reading = asyncio.create_task(self._read(process))
        return self._process

    async def _read(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdout
        async for line in process.stdout:
            outcome = json.loads(line)
            if (waiting := self._waiting.get(outcome["id"])) and not waiting.done():
                waiting.set_result(outcome)
        for waiting in self._waiting.values():  # the process has ended
            if not waiting.done():
                waiting.set_result({"is_sent": False})

    def _stop(self, process: asyncio.subprocess.Process) -> None:
        if process.returncode is None:
            process.kill()

    async def close(self) -> None:
        """Stops the process."""
        if self._process:
            self._stop(self._process)
            await self._process.wait()
        if self._reading:
            await asyncio.gather(self._reading, return_exceptions=True)


def clean_environment() -> dict[str, str]:
    """Returns the environment without our settings, which contain passwords, and without proxies.

    Through a proxy, the process could not see where its connections lead.
    """
    return {
        name: value
        for name, value in os.environ.items()
        if not name.startswith("STARBOARD_") and not name.lower().endswith("_proxy")
    } | {"PYTHONDONTWRITEBYTECODE": "1"}
