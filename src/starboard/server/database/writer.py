"""`Writer`: groups writes into commits. A caller continues once its write is on disk."""

import asyncio
from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, text

from starboard.server.database.database import Database, Job, Value, to_json

LARGEST_BATCH = 500
Row = dict[str, Any]

# A batch is passed as one JSON value, which takes one statement: with SQLite, each waits for Python's lock.
EMBEDDED = (
    text("""
        INSERT INTO acts (table_id, number, kind, seat, data, at)
        SELECT json_extract(value, '$.table_id'), json_extract(value, '$.number'),
               json_extract(value, '$.kind'), json_extract(value, '$.seat'),
               json_extract(value, '$.data'), json_extract(value, '$.at')
        FROM json_each(:acts) WHERE true ON CONFLICT DO NOTHING"""),
    text("""
        UPDATE tables
        SET turn = json_extract(value, '$.turn'), due = json_extract(value, '$.due'),
            changed = json_extract(value, '$.changed'), state = json_extract(value, '$.state'),
            result = json_extract(value, '$.result')
        FROM json_each(:changes) WHERE tables.id = json_extract(value, '$.id')"""),
)
POSTGRES = (
    text("""
        INSERT INTO acts (table_id, number, kind, seat, data, at)
        SELECT table_id, number, kind, seat, data, at
        FROM json_populate_recordset(NULL::acts, CAST(CAST(:acts AS text) AS json))
        ON CONFLICT DO NOTHING"""),
    text("""
        UPDATE tables
        SET turn = new.turn, due = new.due, changed = new.changed, state = new.state, result = new.result
        FROM json_populate_recordset(NULL::tables, CAST(CAST(:changes AS text) AS json)) AS new
        WHERE tables.id = new.id"""),
)


class Taken(Exception):
    """An act of the batch has a number that is already used."""


class Append:
    """An act to append to its table's log, a change of the table's row, if any, and more writes (`then`)."""

    def __init__(
        self, row: Row, change: Row | None, then: Callable[[Connection], None] | None = None
    ) -> None:
        self.row = row
        self.change = change
        self.then = then
        self.done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

    @property
    def key(self) -> tuple[str, int]:
        return self.row["table_id"], self.row["number"]


class Writer:
    """A task that writes. Everything that arrives while it is busy goes into its next commit."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._insert, self._update = EMBEDDED if database.is_embedded else POSTGRES
        self._waiting: asyncio.Queue[Append | tuple[Job[Any], asyncio.Future[Any]]] = asyncio.Queue()
        self._task = asyncio.create_task(self._work())

    async def append(self, append: Append) -> bool:
        """Returns True once the act is on disk, or False if another act has its number."""
        self._waiting.put_nowait(append)
        return await append.done

    async def run(self, job: Job[Value]) -> Value:
        """Runs a job in a transaction and returns its result once it is on disk."""
        if not self.database.is_embedded:
            return await self.database.write(job)  # PostgreSQL writes in parallel
        done: asyncio.Future[Value] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((job, done))
        return await done

    async def close(self) -> None:
        """Writes everything queued, and stops."""
        while not self._waiting.empty():
            await asyncio.sleep(0.01)
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _work(self) -> None:
        while True:
            batch = [await self._waiting.get()]
            while len(batch) < LARGEST_BATCH and not self._waiting.empty():
                batch.append(self._waiting.get_nowait())
            # Sorted, so that two workers cannot deadlock.
            appends = sorted((one for one in batch if isinstance(one, Append)), key=lambda append: append.key)
            if appends:
                await self._write_appends(appends)
            if jobs := [one for one in batch if not isinstance(one, Append)]:
                await self._write_jobs(jobs)

    async def _write_appends(self, appends: list[Append]) -> None:
        def write(connection: Connection) -> None:
            written = connection.execute(
                self._insert, {"acts": to_json([append.row for append in appends])}
            ).rowcount
            if written < len(appends):
                raise Taken
            if changes := [append.change for append in appends if append.change]:
                connection.execute(self._update, {"changes": to_json(changes)})
            for append in appends:
                if append.then:
                    append.then(connection)

        try:
            await self.database.append(write)
        except Exception as error:
            if len(appends) == 1:
                settle(appends[0].done, False if isinstance(error, Taken) else error)
                return
            for append in appends:  # one that fails must not stop the others
                await self._write_appends([append])
        else:
            for append in appends:
                settle(append.done, True)

    async def _write_jobs(self, jobs: "list[tuple[Job[Any], asyncio.Future[Any]]]") -> None:
        def write(connection: Connection) -> list[Any]:
            return [attempt(connection, job) for job, _ in jobs]

        try:
            outcomes = await self.database.write(write)
        except Exception as error:
            outcomes = [error] * len(jobs)
        for (_, done), outcome in zip(jobs, outcomes, strict=True):
            settle(done, outcome)


def attempt(connection: Connection, job: Job[Any]) -> Any:
    """Returns the result of a job, or the exception it raised, after undoing its writes."""
    connection.exec_driver_sql("SAVEPOINT job")
    try:
        value = job(connection)
    except Exception as error:
        connection.exec_driver_sql("ROLLBACK TO job")
        value = error
    connection.exec_driver_sql("RELEASE job")
    return value


def settle(done: "asyncio.Future[Any]", value: Any) -> None:
    """Resolves `done` with a value or an exception, unless it was cancelled."""
    if done.done():
        return
    if isinstance(value, Exception):
        done.set_exception(value)
    else:
        done.set_result(value)
