"""`Database`: SQLite or PostgreSQL, migrated automatically when it is opened.

A job is a function over a plain connection. SQLite runs it in a thread, PostgreSQL over an async connection.
"""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

import msgspec
from sqlalchemy import Connection, Engine, Row, Select, create_engine, event, inspect
from sqlalchemy.engine import make_url

from starboard.server.database.files import lock, make_private

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATION_LOCK = 7827_2026
"""Of workers that start at the same time, one migrates and the others wait."""

APPLICATION = "starboard"
"""The name of our connections in PostgreSQL."""

Value = TypeVar("Value")
Job = Callable[[Connection], Value]


class Database(Protocol):
    """A database that runs jobs. A job that raises writes nothing."""

    is_embedded: bool

    async def read(self, job: Job[Value]) -> Value:
        """Runs a job that only reads."""

    async def find(self, query: "Select[Any]", values: Mapping[str, Any]) -> Sequence[Row[Any]]:
        """Reads a few rows by their key. SQLite does so in the calling thread: another would take longer."""

    async def write(self, job: Job[Value]) -> Value:
        """Runs a job in a transaction; returns once it is on disk. Only the `Writer` calls this."""

    async def append(self, job: Job[Value]) -> Value:
        """Like `write`, for acts: they do not wait for other jobs."""

    async def mark(self, job: Job[Value]) -> Value:
        """Like `write`, for data written every second: cheaper, but a power cut may lose the last seconds."""

    async def upgrade(self) -> None:
        """Upgrades the schema to the newest revision."""

    async def close(self) -> None: ...


async def open_database(url: str) -> Database:
    """Opens the database at `url` and brings its schema up to date."""
    database: Database = Embedded(url) if make_url(url).get_backend_name() == "sqlite" else Postgres(url)
    await database.upgrade()
    return database


def migrate(connection: Connection, to: str = "head") -> None:
    """Upgrades the schema to the revision `to`."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})")
    if to == "head" and revision_of(connection) == newest_revision():
        return
    from alembic import command  # takes a quarter of a second to import
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def upgrade_sqlite(url: str) -> None:
    """Upgrades an SQLite database, all or nothing.

    Most changes of a table copy it and drop the original, which SQLite refuses while other rows refer to it.
    So references are checked at the end instead.
    """
    engine = sqlite(url, "BEGIN IMMEDIATE", checks_references=False)
    try:
        with engine.begin() as connection:
            migrate(connection)
            if lost := connection.exec_driver_sql("PRAGMA foreign_key_check").all():
                raise RuntimeError(
                    f"the migration left {len(lost)} references to missing rows, in {lost[0][0]}"
                )
    finally:
        engine.dispose()


def revision_of(connection: Connection) -> str | None:
    """Returns the revision of the schema, or None for an empty database."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
    return found


def newest_revision() -> str:
    """Returns the newest revision: the files of migrations begin with theirs."""
    return max(file.name.partition("_")[0] for file in (MIGRATIONS / "versions").glob("[0-9]*.py"))


class Embedded:
    """SQLite. Readers never wait for the writer, and commits survive a power cut."""

    is_embedded = True

    def __init__(self, url: str) -> None:
        file = Path(make_url(url).database or "")
        self._url = url
        self._lock = lock(file, is_alone=False)
        make_private(file)
        self._reader, self._writer = sqlite(url, "BEGIN"), sqlite(url, "BEGIN IMMEDIATE")
        self._marker = sqlite(url, "BEGIN IMMEDIATE", synchronous="NORMAL")
        self._finder = sqlite(url, None)
        self._finding: Connection | None = None
        self._reading, self._writing = ThreadPoolExecutor(4, "read"), ThreadPoolExecutor(1, "write")

    async def read(self, job: Job[Value]) -> Value:
        return await asyncio.get_running_loop().run_in_executor(self._reading, run, self._reader, job)

    async def find(self, query: "Select[Any]", values: Mapping[str, Any]) -> Sequence[Row[Any]]:
        self._finding = self._finding or self._finder.connect()
        found: Sequence[Row[Any]] = self._finding.execute(query, values).all()
        return found

    async def write(self, job: Job[Value]) -> Value:
        return await asyncio.get_running_loop().run_in_executor(self._writing, run, self._writer, job)

    append = write

    async def mark(self, job: Job[Value]) -> Value:
        return await asyncio.get_running_loop().run_in_executor(self._writing, run, self._marker, job)

    async def upgrade(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._writing, upgrade_sqlite, self._url)

    async def close(self) -> None:
        for threads in (self._reading, self._writing):
            threads.shutdown()
        if self._finding:
            self._finding.close()
        for engine in (self._reader, self._writer, self._marker, self._finder):
            engine.dispose()
        self._lock.close()


class Postgres:
    """PostgreSQL, shared by any number of workers."""

    is_embedded = False

    def __init__(self, url: str) -> None:
        self._engine, self._appender = postgres(url, 10), postgres(url, 1)

    async def read(self, job: Job[Value]) -> Value:
        async with self._engine.connect() as connection:
            return await connection.run_sync(job)

    async def find(self, query: "Select[Any]", values: Mapping[str, Any]) -> Sequence[Row[Any]]:
        async with self._engine.connect() as connection:
            found: Sequence[Row[Any]] = (await connection.execute(query, values)).all()
            return found

    async def write(self, job: Job[Value]) -> Value:
        async with self._engine.begin() as connection:
            return await connection.run_sync(job)

    async def append(self, job: Job[Value]) -> Value:
        async with self._appender.begin() as connection:
            return await connection.run_sync(job)

    async def mark(self, job: Job[Value]) -> Value:
        async with self._engine.begin() as connection:
            await connection.exec_driver_sql("SET LOCAL synchronous_commit = off")
            return await connection.run_sync(job)

    async def upgrade(self) -> None:
        await self.write(migrate)

    async def close(self) -> None:
        for engine in (self._engine, self._appender):
            await engine.dispose()


def to_json(value: object) -> str:
    """Encodes a JSON column."""
    return msgspec.json.encode(value).decode()


def from_json(text: str) -> Any:
    """Decodes a JSON column. Returns None if it is broken: one bad row must not fail a query of many."""
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError:
        return None


def run(engine: Engine, job: Job[Value]) -> Value:
    """Runs a job in its own transaction."""
    with engine.begin() as connection:
        return job(connection)


COMMON: dict[str, Any] = {"json_serializer": to_json, "json_deserializer": from_json, "hide_parameters": True}
"""Arguments of all engines."""


def sqlite(
    url: str, begin: str | None, synchronous: str = "FULL", *, checks_references: bool = True
) -> Engine:
    """Returns an engine that begins transactions with `begin`; without it, queries see the latest data."""
    connecting = {"timeout": 30, "check_same_thread": False}
    engine = create_engine(url, pool_size=4, max_overflow=0, connect_args=connecting, **COMMON)

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        connection.isolation_level = None
        for pragma in (
            "journal_mode=WAL",
            f"synchronous={synchronous}",
            f"foreign_keys={'ON' if checks_references else 'OFF'}",
            "busy_timeout=30000",
        ):
            connection.execute(f"PRAGMA {pragma}")

    if begin:

        @event.listens_for(engine, "begin")
        def start(connection: Connection) -> None:
            connection.exec_driver_sql(begin)

    return engine


def postgres(url: str, connections: int) -> "AsyncEngine":
    """Returns an engine that keeps its connections: opening one takes longer than waiting for one."""
    # Imports drivers that SQLite does not need.
    from sqlalchemy.ext.asyncio import create_async_engine

    named = {"server_settings": {"application_name": APPLICATION}}
    return create_async_engine(url, pool_size=connections, max_overflow=0, connect_args=named, **COMMON)
