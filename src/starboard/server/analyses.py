"""Going through finished matches on behalf of people: one at a time, in threads beside everything else."""

import asyncio
import hashlib
import threading
from collections import OrderedDict
from collections.abc import AsyncIterator
from typing import Any

from msgspec import Struct, json

from starboard.analysis import Analysis, Depth, Verdict, conclude, decisions, verdicts
from starboard.match import Match, StarboardError, replay
from starboard.rules.naming import NamedMove
from starboard.server.settings import Settings

MOST_KEPT = 100
"""Analyses that are remembered."""


class Progress(Struct):
    """How many decisions were judged, of how many; with the last of them comes the analysis."""

    done: int
    total: int
    analysis: Analysis | None = None


class Analyses:
    """Of this worker."""

    def __init__(self, settings: Settings) -> None:
        self.depth = Depth(settings.analysis, threads=settings.bot_threads)
        self.kept: OrderedDict[str, Analysis] = OrderedDict()
        self.turn = asyncio.Semaphore(1)

    async def follow(self, record: dict[str, Any]) -> AsyncIterator[bytes]:
        """Lines of progress; whoever stops listening stops the work. Raises at once if the record is not of a finished match."""
        match = await asyncio.to_thread(replay, record)
        if not match.over:
            raise StarboardError("not-over")
        record = match.record()
        return self._lines(hashlib.sha256(json.encode(record, order="sorted")).hexdigest(), record)

    async def _lines(self, key: str, record: dict[str, Any]) -> AsyncIterator[bytes]:
        choices = await asyncio.to_thread(decisions, record)
        yield line(Progress(0, len(choices)))
        async with self.turn:
            if key not in self.kept:
                found: list[Verdict] = []
                async for verdict in in_threads(choices, self.depth):
                    found.append(verdict)
                    yield line(Progress(len(found), len(choices)))
                self.kept[key] = conclude(record, found)
        self.kept.move_to_end(key)
        if len(self.kept) > MOST_KEPT:
            self.kept.popitem(last=False)
        yield line(Progress(len(choices), len(choices), self.kept[key]))


def line(progress: Progress) -> bytes:
    """As it is sent: one JSON object a line."""
    return json.encode(progress) + b"\n"


async def in_threads(choices: list[tuple[Match, NamedMove]], depth: Depth) -> AsyncIterator[Verdict]:
    """The verdicts as they come, while the loop goes on."""
    loop, queue, is_unwanted = asyncio.get_running_loop(), asyncio.Queue[Verdict | None](), threading.Event()

    def work() -> None:
        for verdict in verdicts(choices, depth):
            if is_unwanted.is_set():
                return
            loop.call_soon_threadsafe(queue.put_nowait, verdict)
        loop.call_soon_threadsafe(queue.put_nowait, None)

    working = asyncio.create_task(asyncio.to_thread(work))
    try:
        for _ in choices:
            getting = asyncio.create_task(queue.get())
            await asyncio.wait((getting, working), return_when=asyncio.FIRST_COMPLETED)
            if not getting.done():
                await working  # raises what went wrong
            verdict = await getting
            assert verdict is not None
            yield verdict
        await working
    finally:
        is_unwanted.set()
