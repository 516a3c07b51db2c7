"""`Bus`: passes news about tables between workers. News may get lost; the database has everything."""

import asyncio
import os
from collections import deque
from collections.abc import Awaitable, Callable

from msgspec import Struct, json

from starboard.server.observe import log
from starboard.server.play.acts import Entry
from starboard.server.play.messages import Watching

CHANNEL = "starboard"
PAUSE = 1.0
"""Seconds before the next attempt to reach Redis."""
MOST_UNSENT = 10_000
"""News items kept while Redis is unreachable; older ones are dropped."""


class News(Struct, array_like=True):
    """A change at a table: a new `entry`, which is on disk; or who is `watching` at the sender.

    With neither, the receiver reads the change from the database.
    """

    table: str
    entry: Entry | None = None
    watching: Watching | None = None


class Batch(Struct, array_like=True):
    """All news of a worker since its previous batch."""

    sender: str
    news: list[News]


Hear = Callable[[str, News], bool]
"""Takes news from a sender. Returns False if the table has to be read from the database."""
Look = Callable[[str], Awaitable[None]]

read = json.Decoder(Batch).decode


class Bus:
    """The connection to the other workers, over Redis. It does nothing if there is only one worker."""

    def __init__(self, redis: str) -> None:
        self.is_on = bool(redis)
        self.worker = os.urandom(8).hex()
        self._url = redis
        self._unsent: deque[News] = deque(maxlen=MOST_UNSENT)
        self._has_news = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._looking: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()

    def pass_on(self, news: News) -> None:
        """Queues news for the other workers. Never waits."""
        if self.is_on:
            self._unsent.append(news)
            self._has_news.set()

    def listen(self, hear: Hear, look: Look) -> None:
        """Calls `hear` for all news of other workers, and `look` for the table if `hear` returns False."""
        if self.is_on:
            self._tasks = [asyncio.create_task(self._keep_running(self._publish))]
            self._tasks.append(asyncio.create_task(self._keep_running(lambda: self._listen(hear, look))))

    async def _keep_running(self, work: Callable[[], Awaitable[None]]) -> None:
        """Restarts `work` whenever Redis fails."""
        while True:
            try:
                await work()
            except Exception as error:
                log.warning("redis cannot be reached; trying again", extra={"problem": str(error)[:200]})
                await asyncio.sleep(PAUSE)

    async def _publish(self) -> None:
        from redis.asyncio import Redis

        async with Redis.from_url(self._url) as redis:
            while True:
                await self._has_news.wait()
                self._has_news.clear()
                news = list(self._unsent)
                self._unsent.clear()
                await redis.publish(CHANNEL, json.encode(Batch(self.worker, news)))

    async def _listen(self, hear: Hear, look: Look) -> None:
        from redis.asyncio import Redis

        async with Redis.from_url(self._url) as redis, redis.pubsub() as channel:
            await channel.subscribe(CHANNEL)
            async for message in channel.listen():
                batch = read(message["data"]) if message["type"] == "message" else None
                if batch and batch.sender != self.worker:
                    for news in batch.news:
                        if not hear(batch.sender, news):
                            self._look_at(look, news.table)

    def _look_at(self, look: Look, table: str) -> None:
        """Looks at a table in a task of its own; if one is already running, it looks once more."""
        if table in self._looking:
            self._again.add(table)
        else:
            self._looking[table] = asyncio.create_task(self._look(look, table))

    async def _look(self, look: Look, table: str) -> None:
        await look_or_log(look, table)
        while table in self._again:
            self._again.discard(table)
            await look_or_log(look, table)
        del self._looking[table]

    async def close(self) -> None:
        tasks = [*self._tasks, *self._looking.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def look_or_log(look: Look, table: str) -> None:
    """Looks at a table. A failure is only logged: the worker must go on listening."""
    try:
        await look(table)
    except Exception:
        log.exception("news of a table could not be read", extra={"table": table})
