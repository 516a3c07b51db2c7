"""`Writer`: all that is written, many things in one commit. Whoever waits for a write hears of it when it is on disk."""

import asyncio
from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, bindparam, update
from sqlalchemy.dialects import postgresql, sqlite

from starboard.server.database.database import Database, Job, Value
from starboard.server.database.schema import acts, tables

LARGEST_BATCH = 500
CHANGED = ("turn", "due", "changed", "state", "result")

Row = dict[str, Any]


class Append:
    """An act to be appended to the log of its table, what it changes of the table's row, and what follows from it."""

    def __init__(self, row: Row, change: Row, then: Callable[[Connection], None] | None = None) -> None:
        self.row = row
        self.change = {"of": row["table_id"], **change}
        self.then = then
        self.done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

    @property
    def key(self) -> tuple[str, int]:
        return self.row["table_id"], self.row["number"]


class Writer:
    """One task writes; everything that came in while it was busy goes into its next commit."""

    def __init__(self, database: Database) -> None:
        self.database = database
        insert = sqlite.insert(acts) if database.is_embedded else postgresql.insert(acts)
        self._insert = insert.on_conflict_do_nothing().returning(acts.c.table_id, acts.c.number)
        self._update = update(tables).where(tables.c.id == bindparam("of")).values({name: bindparam(name) for name in CHANGED})
        self._waiting: asyncio.Queue[Append | tuple[Job[Any], asyncio.Future[Any]]] = asyncio.Queue()
        self._task = asyncio.create_task(self._work())

    async def append(self, append: Append) -> bool:
        """True when the act is on disk; False when another act has its number."""
        self._waiting.put_nowait(append)
        return await append.done

    async def run(self, job: Job[Value]) -> Value:
        """Runs a job in a transaction; what it returns, when that is on disk."""
        done: asyncio.Future[Value] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((job, done))
        return await done

    async def close(self) -> None:
        """Writes what waits, and stops."""
        while not self._waiting.empty():
            await asyncio.sleep(0.01)
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _work(self) -> None:
        while True:
            batch = [await self._waiting.get()]
            while len(batch) < LARGEST_BATCH and not self._waiting.empty():
                batch.append(self._waiting.get_nowait())
            # In one order everywhere, so that two workers never wait for each other in a circle.
            appends = sorted((one for one in batch if isinstance(one, Append)), key=lambda append: append.key)
            if appends:
                await self._write_appends(appends)
            for one in batch:
                if not isinstance(one, Append):
                    await self._write_job(*one)

    async def _write_appends(self, appends: list[Append]) -> None:
        def write(connection: Connection) -> set[tuple[str, int]]:
            found = connection.execute(self._insert, [append.row for append in appends])
            taken = {(table, number) for table, number in found}
            accepted = [append for append in appends if append.key in taken]
            if accepted:
                connection.execute(self._update, [append.change for append in accepted])
            for append in accepted:
                if append.then:
                    append.then(connection)
            return taken

        try:
            taken = await self.database.write(write)
        except Exception as error:
            if len(appends) == 1:
                settle(appends[0].done, error)
                return
            for append in appends:  # one that cannot be written must not keep the others from it
                await self._write_appends([append])
        else:
            for append in appends:
                settle(append.done, append.key in taken)

    async def _write_job(self, job: Job[Any], done: "asyncio.Future[Any]") -> None:
        try:
            settle(done, await self.database.write(job))
        except Exception as error:
            settle(done, error)


def settle(done: "asyncio.Future[Any]", value: Any) -> None:
    """Tells whoever still waits."""
    if done.done():
        return
    if isinstance(value, Exception):
        done.set_exception(value)
    else:
        done.set_result(value)
