"""Analyses of finished matches: at most one for each person, one after the other.

An analysis waits in a queue as a record. When its turn comes, each of its decisions is judged as a separate
job, which competes with all other jobs.
"""

import asyncio
import hashlib
from collections import OrderedDict, deque
from collections.abc import AsyncGenerator
from contextlib import aclosing
from functools import partial

from msgspec import Struct, json

from starboard.analysis import Analysis, Depth, Verdict, conclude, decisions, judge
from starboard.engine.naming import NamedMove
from starboard.match import Match, Record, StarboardError, replay
from starboard.server.analysis_queue import AnalysisQueue
from starboard.server.settings import Settings
from starboard.server.thinking import Asker, Thinking

MOST_KEPT = 100
"""Analyses that are cached."""
ANALYSIS = "analysis"
"""The `table` of their `Asker`: the analyses of a person count as one table."""


class Progress(Struct):
    """How many decisions were judged, of how many; `analysis` comes at the end.

    `total` is 0 while it waits; `ahead`: the analyses before it in the queue.
    """

    done: int
    total: int
    analysis: Analysis | None = None
    ahead: int = 0


class Analyses:
    """The analyses of this worker."""

    def __init__(self, settings: Settings, thinking: Thinking) -> None:
        self.depth = Depth(settings.analysis, threads=settings.bot_threads)
        self.thinking = thinking
        self.queue = AnalysisQueue(settings.analyses)
        self.kept: OrderedDict[str, Analysis] = OrderedDict()

    async def follow(
        self, address: str, person: str, record: dict[str, object]
    ) -> AsyncGenerator[bytes, None]:
        """Returns lines of progress; closing them stops the work. Raises if the analysis is refused."""
        key = hashlib.sha256(json.encode(record, order="sorted")).hexdigest()
        lines = self._lines(key, Asker(address, person, ANALYSIS), record)
        return with_first(await anext(lines), lines)

    async def _lines(
        self, key: str, asker: Asker, unchecked: dict[str, object]
    ) -> AsyncGenerator[bytes, None]:
        if key not in self.kept:
            with self.queue.place(asker.address, asker.person) as place:
                record = await self.thinking.short.run(asker, lambda: partial(finished, unchecked))
                async for ahead in place.until_its_turn():
                    yield line(Progress(0, 0, ahead=ahead))
                choices = await self.thinking.long.run(asker, lambda: partial(decisions, record))
                yield line(Progress(0, len(choices)))
                found: list[Verdict] = []
                async with aclosing(self._verdicts(asker, choices)) as verdicts:
                    async for verdict in verdicts:
                        found.append(verdict)
                        yield line(Progress(len(found), len(choices)))
                self._keep(
                    key, await self.thinking.short.run(asker, lambda: partial(conclude, record, found))
                )
        self.kept.move_to_end(key)
        total = len(self.kept[key].verdicts)
        yield line(Progress(total, total, self.kept[key]))

    async def _verdicts(
        self, asker: Asker, choices: list[tuple[Match, NamedMove]]
    ) -> AsyncGenerator[Verdict, None]:
        """Yields the verdicts in the order of play; judges a few decisions at the same time."""
        seconds = self.depth.seconds * self.depth.threads / max(len(choices), 1)
        judging: deque[asyncio.Task[Verdict]] = deque()
        left = deque(choices)
        try:
            while left or judging:
                while left and len(judging) < self.depth.threads:
                    judging.append(asyncio.create_task(self._verdict(asker, *left.popleft(), seconds)))
                yield await judging.popleft()
        finally:
            for task in judging:
                task.cancel()

    async def _verdict(self, asker: Asker, match: Match, move: NamedMove, seconds: float) -> Verdict:
        return await self.thinking.long.run(asker, lambda: partial(judge, match, move, seconds))

    def _keep(self, key: str, analysis: Analysis) -> None:
        self.kept[key] = analysis
        if len(self.kept) > MOST_KEPT:
            self.kept.popitem(last=False)


def finished(record: dict[str, object]) -> Record:
    """Replays a record and returns it as we would write it. Raises unless the match is finished."""
    match = replay(record)
    if not match.over:
        raise StarboardError("not-over")
    return match.record()


def line(progress: Progress) -> bytes:
    """Encodes progress as a line of JSON."""
    return json.encode(progress) + b"\n"


async def with_first(first: bytes, lines: AsyncGenerator[bytes, None]) -> AsyncGenerator[bytes, None]:
    """Yields `first`, then `lines`."""
    async with aclosing(lines):
        yield first
        async for one in lines:
            yield one
