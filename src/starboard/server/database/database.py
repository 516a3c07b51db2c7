"""`Database`: the engines, and the migrations that run by themselves."""

import asyncio
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, event
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATION_LOCK = 7827_2026
"""Of two workers that start at once, one migrates and the other waits."""


class Database:
    """Reads go through `reader`; all writes through `writer`, which a `Writer` owns."""

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        self.is_embedded = self.url.get_backend_name() == "sqlite"
        if self.is_embedded:
            Path(self.url.database or "").parent.mkdir(parents=True, exist_ok=True)
            self.reader = embedded(url, "BEGIN", 4)
            self.writer = embedded(url, "BEGIN IMMEDIATE", 1)
        else:
            self.reader = self.writer = create_async_engine(url, pool_size=10, max_overflow=10)

    async def open(self) -> None:
        """Brings the schema up to date."""
        async with self.writer.begin() as connection:
            await connection.run_sync(self._migrate)

    def _migrate(self, connection: Connection) -> None:
        if not self.is_embedded:
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})")
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")

    async def close(self) -> None:
        await asyncio.gather(self.reader.dispose(), self.writer.dispose())


def embedded(url: str, begin: str, size: int) -> AsyncEngine:
    """SQLite: readers never wait for the writer, and what was committed survives a power cut."""
    engine = create_async_engine(url, pool_size=size, max_overflow=0, connect_args={"timeout": 30})

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        connection.isolation_level = None  # transactions begin as we say, below
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=30000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def start(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine
