"""`Probe`: whether this worker can do its work, which is to write to its database."""

import asyncio
import time
from typing import Any, Literal

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from starboard.server.database.writer import Writer
from starboard.server.observe import log

PAUSE = 2.0
"""Seconds for which an answer holds: asking often costs nothing."""
PATIENCE = 3.0
"""Seconds after which a database that does not answer counts as broken."""
WRITES_NOTHING_NEW = "UPDATE alembic_version SET version_num = version_num"
SQLITE_DISK = frozenset({10, 13})
"""Errors of SQLite: reading or writing failed, the disk is full."""
POSTGRES_DISK_FULL = "53100"

Trouble = Literal["disk", "database", "slow"]
"""disk: full, or cannot be written. database: cannot be reached, or broken. slow: no answer in time."""


class Probe:
    """Writes to the database now and then, when somebody asks."""

    def __init__(self, writer: Writer) -> None:
        self._writer = writer
        self._lock = asyncio.Lock()
        self._found: Trouble | None = None
        self._holds_until = 0.0

    async def trouble(self) -> Trouble | None:
        """What is wrong, if anything is."""
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
    """A write that changes nothing."""
    connection.exec_driver_sql(WRITES_NOTHING_NEW)


def trouble_of(error: Exception) -> Trouble:
    """What an error of the database tells about the machine."""
    cause: Any = error.orig if isinstance(error, DBAPIError) else error
    is_disk = getattr(cause, "sqlite_errorcode", 0) & 0xFF in SQLITE_DISK
    return "disk" if is_disk or getattr(cause, "sqlstate", "") == POSTGRES_DISK_FULL else "database"
