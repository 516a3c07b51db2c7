"""`OpenSockets`: sockets by their key. They are closed when the key is revoked."""

import asyncio
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import partial

from sqlalchemy import Connection, select

from starboard.server.database.database import Database
from starboard.server.database.schema import keys
from starboard.server.observe import log

INTERVAL = 1.5
"""Seconds between two checks for keys that another worker or an operator has revoked."""
BATCH = 500

Close = Callable[[], None]


class OpenSockets:
    """The open sockets of this worker."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._open: dict[str, set[Close]] = {}
        self._task = asyncio.create_task(self._work())

    @contextmanager
    def opened(self, key: str, close: Close) -> Iterator[None]:
        """Registers a socket while it is open; calls `close` if its key is revoked."""
        self._open.setdefault(key, set()).add(close)
        try:
            yield
        finally:
            self._open[key].discard(close)
            if not self._open[key]:
                del self._open[key]

    def close(self, revoked: Iterable[str]) -> None:
        """Closes the sockets of these keys."""
        for key in revoked:
            for close in tuple(self._open.get(key, ())):
                close()

    async def close_revoked(self) -> None:
        """Closes the sockets of all keys that are no longer in the database."""
        open_keys = list(self._open)
        for first in range(0, len(open_keys), BATCH):
            some = open_keys[first : first + BATCH]
            valid = await self.database.read(partial(valid_among, some))
            self.close(set(some) - valid)

    async def _work(self) -> None:
        while True:
            await asyncio.sleep(INTERVAL)
            try:
                await self.close_revoked()
            except Exception:
                log.exception("the check for revoked keys failed; trying again")

    async def stop(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)


def valid_among(some: list[str], connection: Connection) -> set[str]:
    """Returns the valid ones of some keys, given as hashes."""
    return set(connection.execute(select(keys.c.hash).where(keys.c.hash.in_(some))).scalars())
