"""`Bus`: passes from worker to worker what has happened at tables. The word may get lost; the database tells it again."""

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
"""Seconds before Redis is tried again."""
MOST_UNSENT = 10_000
"""News that are kept for Redis while it is away; what is older gets lost."""


class News(Struct, array_like=True):
    """A table has changed: by this entry, which is on disk; or in who is `watching` at the sender; else the database tells how."""

    table: str
    entry: Entry | None = None
    watching: Watching | None = None


class Letter(Struct, array_like=True):
    """All that happened at a worker since it last wrote."""

    sender: str
    news: list[News]


Hear = Callable[[str, News], bool]
"""Takes in what another worker tells. False: the table has to be looked at."""
Look = Callable[[str], Awaitable[None]]

read = json.Decoder(Letter).decode


class Bus:
    """Between workers, over Redis. Where one worker is alone, nothing is passed on."""

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
        """Says that a table has changed. Never waits."""
        if self.is_on:
            self._unsent.append(news)
            self._has_news.set()

    def listen(self, hear: Hear, look: Look) -> None:
        """Calls `hear` for everything that another worker tells; and where that is not enough, `look` for the table."""
        if self.is_on:
            self._tasks = [asyncio.create_task(self._again_and_again(self._speak))]
            self._tasks.append(asyncio.create_task(self._again_and_again(lambda: self._listen(hear, look))))

    async def _again_and_again(self, work: Callable[[], Awaitable[None]]) -> None:
        """When Redis goes away, work goes on as soon as it is back."""
        while True:
            try:
                await work()
            except Exception as error:
                log.warning("redis cannot be reached; trying again", extra={"problem": str(error)[:200]})
                await asyncio.sleep(PAUSE)

    async def _speak(self) -> None:
        from redis.asyncio import Redis

        async with Redis.from_url(self._url) as redis:
            while True:
                await self._has_news.wait()
                self._has_news.clear()
                news = list(self._unsent)
                self._unsent.clear()
                await redis.publish(CHANNEL, json.encode(Letter(self.worker, news)))

    async def _listen(self, hear: Hear, look: Look) -> None:
        from redis.asyncio import Redis

        async with Redis.from_url(self._url) as redis, redis.pubsub() as channel:
            await channel.subscribe(CHANNEL)
            async for message in channel.listen():
                letter = read(message["data"]) if message["type"] == "message" else None
                if letter and letter.sender != self.worker:
                    for news in letter.news:
                        if not hear(letter.sender, news):
                            self._look_at(look, news.table)

    def _look_at(self, look: Look, table: str) -> None:
        """Tables are looked at side by side; one that changes while it is looked at is looked at again."""
        if table in self._looking:
            self._again.add(table)
        else:
            self._looking[table] = asyncio.create_task(self._look(look, table))

    async def _look(self, look: Look, table: str) -> None:
        await try_to(look, table)
        while table in self._again:
            self._again.discard(table)
            await try_to(look, table)
        del self._looking[table]

    async def close(self) -> None:
        tasks = [*self._tasks, *self._looking.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def try_to(look: Look, table: str) -> None:
    """A table that cannot be looked at is no reason to stop listening."""
    try:
        await look(table)
    except Exception:
        log.exception("a table could not be looked at", extra={"table": table})
