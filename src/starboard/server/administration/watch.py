"""`Watch`: what operators have decided, as this worker knows it. It follows the log of operators, whoever writes to it.

Bans, names and lines of chat change in the database, by this worker, another one or the command line. Every moment a worker
asks whether the log has grown; only then it reads the decisions again. A request needs no more than a lookup in memory.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import NamedTuple

from sqlalchemy import Connection, func, select

from starboard.match import StarboardError
from starboard.server.administration.ban_list import BanList, refusal
from starboard.server.administration.bans import (
    Ban,
    all_bans,
    check_no_proxy,
    clean_network,
    note_address,
    note_enforced,
)
from starboard.server.administration.leaving import leave_all_tables
from starboard.server.administration.log import Entry, entries_after
from starboard.server.administration.operators import all_operators
from starboard.server.database.schema import operator_log, reports
from starboard.server.observe import OPEN_REPORTS, log
from starboard.server.play.hub import Hub
from starboard.server.tables import Tables

INTERVAL = 1.5
"""Seconds after which the log is looked at again: sockets of somebody banned are closed within two."""
SETTLED = 4.0
"""Seconds after which every worker knows of a ban. Until then somebody may sit down at one that does not, and leaves again."""

Handler = Callable[[Entry], Awaitable[None]]
"""Does what an act of an operator means for this worker's memory and sockets."""


class Client(NamedTuple):
    """Somebody connected: the identities that they showed a key to, their address, and how to send them away."""

    people: tuple[str, ...]
    address: str
    dismiss: Callable[[StarboardError], None]


class News(NamedTuple):
    """What a look at the database has found; `bans` is None if nothing was decided since the last one."""

    newest: int
    open_reports: int
    entries: list[Entry]
    bans: BanList | None


class Watch:
    """One for each worker."""

    def __init__(self, hub: Hub, tables: Tables) -> None:
        self.hub = hub
        self.tables = tables
        self.bans = BanList()
        self.open_reports = 0
        self._newest = -1
        self._handlers: dict[str, list[Handler]] = {}
        self._clients: set[Client] = set()
        self._lock = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None

    def on(self, act: str, handler: Handler) -> None:
        """Calls `handler` for every new act of this kind, whichever worker or command line it was done by."""
        self._handlers.setdefault(act, []).append(handler)

    async def start(self) -> None:
        """Reads what was decided, and follows the log from there."""
        await self.look()
        self._task = asyncio.create_task(self._work())

    async def close(self) -> None:
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    @contextmanager
    def connected(
        self, people: Iterable[str], address: str, dismiss: Callable[[StarboardError], None]
    ) -> Iterator[None]:
        """As long as a socket is open: `dismiss` is called if somebody it belongs to is banned."""
        client = Client(tuple(people), address, dismiss)
        self._clients.add(client)
        try:
            yield
        finally:
            self._clients.discard(client)

    async def look(self) -> None:
        """Takes in what was decided since the last look."""
        async with self._lock:
            found = await self.hub.database.read(partial(read_news, newest=self._newest))
            self._newest, self.open_reports = found.newest, found.open_reports
            OPEN_REPORTS.set(found.open_reports)
            if found.bans is not None:
                self.bans = found.bans
                self._dismiss_banned()
            for entry in found.entries:
                await self._handle(entry)
            if await self._enforce():
                self.bans = await self.hub.database.read(read_bans)
                self._dismiss_banned()

    async def _handle(self, entry: Entry) -> None:
        for handler in self._handlers.get(entry.act, ()):
            try:
                await handler(entry)
            except Exception:
                log.exception(
                    "an act of an operator could not be followed", extra={"act": entry.act, "entry": entry.id}
                )

    def _dismiss_banned(self) -> None:
        for client in tuple(self._clients):
            if ban := self.bans.find("ban", client.people, client.address):
                client.dismiss(refusal(ban))

    async def _enforce(self) -> bool:
        """People who were banned leave their tables, and their address is noted if it was asked for and is known here.

        Returns whether something of that was done.
        """
        found = [
            ban
            for ban in self.bans.bans
            if ban.wants_address and ban.network is None and await self._find_address(ban)
        ]
        unsettled = [
            ban for ban in self.bans.bans if ban.kind == "ban" and ban.person and ban.enforced is None
        ]
        for ban in unsettled:
            await leave_all_tables(self.tables, ban.person or "")
        settled = [ban.id for ban in unsettled if ban.at < time.time() - SETTLED]
        if settled:
            await self.hub.writer.run(partial(note_enforced, done=settled))
        return bool(found or settled)

    async def _find_address(self, ban: Ban) -> bool:
        """Whether the address of somebody who is banned was found. That of an operator or a proxy is never banned."""
        addresses = self.hub.addresses
        network = addresses.network_of(ban.person or "")
        if network is None or network in map(addresses.network_of, self.bans.operators):
            return False
        try:
            check_no_proxy(clean_network(network), self.hub.settings.trusted_proxies)
            await self.hub.writer.run(partial(note_address, ban=ban.id, network=network))
        except StarboardError:  # not an address that can be banned
            return False
        return True

    async def _work(self) -> None:
        while True:
            await asyncio.sleep(INTERVAL)
            try:
                await self.look()
            except Exception:
                log.exception("what operators decided could not be read; trying again")


def read_news(connection: Connection, newest: int) -> News:
    """Whether the log has grown, and if so what it says; -1: nothing was read yet."""
    newest_entry = select(func.coalesce(func.max(operator_log.c.id), 0)).scalar_subquery()
    open_reports = select(func.count()).where(reports.c.resolved.is_(None)).scalar_subquery()
    now, count = connection.execute(select(newest_entry, open_reports)).one()
    if now == newest:
        return News(now, count, [], None)
    entries = entries_after(connection, newest) if newest >= 0 else []
    return News(now, count, entries, read_bans(connection))


def read_bans(connection: Connection) -> BanList:
    """The bans that hold, and who is never banned."""
    return BanList(all_bans(connection), (operator.person for operator in all_operators(connection)))
