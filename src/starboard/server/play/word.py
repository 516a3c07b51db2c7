"""`Word`: passes from worker to worker that a table has changed. The database tells what; the word may get lost."""

import asyncio
from collections.abc import Awaitable, Callable

from litestar.channels import ChannelsPlugin
from litestar.channels.backends.redis import RedisChannelsPubSubBackend

CHANNEL = "tables"

Listener = Callable[[str], Awaitable[None]]


class Word:
    """Between workers, over Redis. Where one worker is alone, nothing is passed on."""

    def __init__(self, redis: str) -> None:
        self.channels: ChannelsPlugin | None = None
        if redis:
            from redis.asyncio import Redis

            self.channels = ChannelsPlugin(RedisChannelsPubSubBackend(redis=Redis.from_url(redis)), channels=[CHANNEL])
        self._task: asyncio.Task[None] | None = None

    async def pass_on(self, table: str, worker: str) -> None:
        if self.channels:
            self.channels.publish(f"{table} {worker}", CHANNEL)

    def listen(self, worker: str, listener: Listener) -> None:
        """Calls `listener` with the table whenever another worker has changed one."""
        if self.channels:
            self._task = asyncio.create_task(self._listen(self.channels, worker, listener))

    async def _listen(self, channels: ChannelsPlugin, worker: str, listener: Listener) -> None:
        async with channels.start_subscription(CHANNEL) as subscriber:
            async for message in subscriber.iter_events():
                table, _, sender = message.decode().partition(" ")
                if sender != worker:
                    await listener(table)

    async def close(self) -> None:
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
