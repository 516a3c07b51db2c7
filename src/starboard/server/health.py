"""`Probe`: checks whether this worker can write to its database."""

import asyncio
import time
from typing import Any, Literal

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from starboard.server.database.writer import Writer
from starboard.server.observe import log

PAUSE = 2.0
"""Seconds for which a result is reused, so that frequent requests cost nothing."""
PATIENCE = 3.0
"""Seconds after which a database that does not answer counts as slow."""
WRITES_NOTHING_NEW = "UPDATE alembic_version SET version_num = version_num"
SQLITE_DISK = frozenset({10, 13})
"""SQLite error codes: I/O error, disk full."""
POSTGRES_DISK_FULL = "53100"

Trouble = Literal["disk", "database", "slow"]
"""disk: full or not writable. database: unreachable or broken. slow: no answer in time."""


class Probe:
    """Tests the database by writing to it, when somebody asks."""

    def __init__(self, writer: Writer) -> None:
        self._writer = writer
        self._lock = asyncio.Lock()
        self._found: Trouble | None = None
        self._holds_until = 0.0

    async def trouble(self) -> Trouble | None:
        """Returns what is wrong, or None."""
        async with self._lock:
            if time.monotonic() >= self._holds_until:
                self._found = await self._look()
                self._holds_until = time.monotonic() + PAUSE
            return self._found

    async def _look(self) -> Trouble | None:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._writer.run(touch)
        except TimeoutError:
            log.error("the database does not answer", extra={"seconds": PATIENCE})
            return "slow"
        except Exception as error:
            log.error("the database cannot be written", extra={"problem": str(error)[:300]})
            return trouble_of(error)
        return None


def touch(connection: Connection) -> None:
    """Makes a write that changes nothing."""
    connection.exec_driver_sql(WRITES_NOTHING_NEW)


def trouble_of(error: Exception) -> Trouble:
    """Returns the kind of trouble behind an error of the database."""
    cause: Any = error.orig if isinstance(error, DBAPIError) else error
    is_disk = getattr(cause, "sqlite_errorcode", 0) & 0xFF in SQLITE_DISK
    return "disk" if is_disk or getattr(cause, "sqlstate", "") == POSTGRES_DISK_FULL else "database"
