"""`OpenSockets`: sockets by the key that opened them. When the key is revoked, they are closed."""

import asyncio
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import partial

from sqlalchemy import Connection, select

from starboard.server.database.database import Database
from starboard.server.database.schema import keys
from starboard.server.observe import log

INTERVAL = 1.5
"""Seconds after which sockets are closed whose key was revoked by another worker, or by an operator."""
AT_ONCE = 500

Close = Callable[[], None]


class OpenSockets:
    """Those of this worker."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._open: dict[str, set[Close]] = {}
        self._task = asyncio.create_task(self._work())

    @contextmanager
    def opened(self, key: str, close: Close) -> Iterator[None]:
        """As long as a socket is open: `close` is called if its key is revoked."""
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
        shown = list(self._open)
        for first in range(0, len(shown), AT_ONCE):
            some = shown[first : first + AT_ONCE]
            valid = await self.database.read(partial(valid_among, some))
            self.close(set(some) - valid)

    async def _work(self) -> None:
        while True:
            await asyncio.sleep(INTERVAL)
            try:
                await self.close_revoked()
            except Exception:
                log.exception("revoked keys could not be looked for; trying again")

    async def stop(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)


def valid_among(some: list[str], connection: Connection) -> set[str]:
    """Those keys, by their hashes, that still open an identity."""
    return set(connection.execute(select(keys.c.hash).where(keys.c.hash.in_(some))).scalars())
