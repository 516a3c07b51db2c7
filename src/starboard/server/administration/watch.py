"""`Watch`: keeps a worker up to date with operators' decisions by following the operator log.

This worker, another one or the command line may change bans, names and chat in the database. A worker polls
the log and reads the decisions again only when it has grown. A request needs only a lookup in memory.
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
"""Seconds between polls of the log: sockets of banned people are closed within two."""
SETTLED = 4.0
"""Seconds after which every worker knows of a ban. Until then the person can sit down; it is undone later."""

Handler = Callable[[Entry], Awaitable[None]]
"""Applies an operator's act to this worker's memory and sockets."""


class Client(NamedTuple):
    """A connected client: the identities that it has keys for, its address, and how to disconnect it."""

    people: tuple[str, ...]
    address: str
    dismiss: Callable[[StarboardError], None]


class News(NamedTuple):
    """The result of a poll. `bans` is None if the log has not grown."""

    newest: int
    open_reports: int
    entries: list[Entry]
    bans: BanList | None


class Watch:
    """A worker's follower of the operator log."""

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
        """Calls `handler` for every new act of this kind, no matter which process did it."""
        self._handlers.setdefault(act, []).append(handler)

    async def start(self) -> None:
        """Reads the current state, and follows the log from there."""
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
        """Registers a socket while the block runs. A ban of its people or address calls `dismiss`."""
        client = Client(tuple(people), address, dismiss)
        self._clients.add(client)
        try:
            yield
        finally:
            self._clients.discard(client)

    async def look(self) -> None:
        """Applies everything decided since the last poll."""
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
                    "an operator's act could not be applied", extra={"act": entry.act, "entry": entry.id}
                )

    def _dismiss_banned(self) -> None:
        for client in tuple(self._clients):
            if ban := self.bans.find("ban", client.people, client.address):
                client.dismiss(refusal(ban))

    async def _enforce(self) -> bool:
        """Removes banned people from tables, and adds their addresses to bans where wanted and known here.

        Returns whether any ban was changed.
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
        """Adds a banned person's address, unless it is an operator's or a proxy's. Returns whether it did."""
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
                log.exception("the operator log could not be read; trying again")


def read_news(connection: Connection, newest: int) -> News:
    """Polls the log for entries after `newest`; -1: nothing was read yet."""
    newest_entry = select(func.coalesce(func.max(operator_log.c.id), 0)).scalar_subquery()
    open_reports = select(func.count()).where(reports.c.resolved.is_(None)).scalar_subquery()
    now, count = connection.execute(select(newest_entry, open_reports)).one()
    if now == newest:
        return News(now, count, [], None)
    entries = entries_after(connection, newest) if newest >= 0 else []
    return News(now, count, entries, read_bans(connection))


def read_bans(connection: Connection) -> BanList:
    """Returns the bans in force, with the operators, who are exempt."""
    return BanList(all_bans(connection), (operator.person for operator in all_operators(connection)))
