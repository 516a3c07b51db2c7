"""`Word`: passes from worker to worker that a table has changed. The database tells what; the word may get lost."""

import asyncio
import os
from collections.abc import Awaitable, Callable

from starboard.server.observe import log

CHANNEL = "starboard"
PAUSE = 1.0
"""Seconds before Redis is tried again."""

Listener = Callable[[str], Awaitable[None]]


class Word:
    """Between workers, over Redis. Where one worker is alone, nothing is passed on."""

    def __init__(self, redis: str) -> None:
        self.is_on = bool(redis)
        self.worker = os.urandom(8).hex()
        self._url = redis
        self._changed: set[str] = set()
        self._news = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._looking: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()

    def pass_on(self, table: str) -> None:
        """Says that a table has changed. Never waits; a table that changes often is named once."""
        if self.is_on:
            self._changed.add(table)
            self._news.set()

    def listen(self, listener: Listener) -> None:
        """Calls `listener` with the table whenever another worker has changed one."""
        if self.is_on:
            self._tasks = [asyncio.create_task(self._again_and_again(self._speak))]
            self._tasks.append(asyncio.create_task(self._again_and_again(lambda: self._hear(listener))))

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
                await self._news.wait()
                self._news.clear()
                tables, self._changed = self._changed, set()
                for table in tables:
                    await redis.publish(CHANNEL, f"{table} {self.worker}")

    async def _hear(self, listener: Listener) -> None:
        from redis.asyncio import Redis

        async with Redis.from_url(self._url) as redis, redis.pubsub() as channel:
            await channel.subscribe(CHANNEL)
            async for message in channel.listen():
                if message["type"] == "message":
                    table, _, sender = message["data"].decode().partition(" ")
                    if sender != self.worker:
                        self._look_at(listener, table)

    def _look_at(self, listener: Listener, table: str) -> None:
        """Tables are looked at side by side; one that changes while it is looked at is looked at again."""
        if table in self._looking:
            self._again.add(table)
        else:
            self._looking[table] = asyncio.create_task(self._look(listener, table))

    async def _look(self, listener: Listener, table: str) -> None:
        await tell(listener, table)
        while table in self._again:
            self._again.discard(table)
            await tell(listener, table)
        del self._looking[table]

    async def close(self) -> None:
        tasks = [*self._tasks, *self._looking.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def tell(listener: Listener, table: str) -> None:
    """A listener that fails is no reason to stop listening."""
    try:
        await listener(table)
    except Exception:
        log.exception("a table could not be looked at", extra={"table": table})
