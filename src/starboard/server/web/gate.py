"""`Gate`: all connections of a worker, and which of them give way when there are too many or they take too long."""

import asyncio
from collections import Counter, OrderedDict
from dataclasses import dataclass
from functools import cache

from starboard.server.addresses import network_of
from starboard.server.files import most_files
from starboard.server.limits import Limiter
from starboard.server.settings import Settings

LOOK_INTERVAL = 1.0
CLOSING_SECONDS = 3.0
"""What a closed connection still has to read, it has to read within this time."""
OWN_FILES = 200
"""Files that a worker needs for itself: databases, Redis, the page."""
ARRIVALS = 20, 300
"""New connections from one address: a second on average, and at once."""


@dataclass(frozen=True)
class GateLimits:
    """`most` connections in all, `of_address` from one address; seconds for a request to come in, for an answer to be read."""

    most: int
    of_address: int
    request_seconds: float
    unread_seconds: float


class Gate:
    """Connections are known by their transports: these stay when a connection becomes a web socket.

    A connection *waits* while the server has no whole request of it in hand: one that is new, idle or half sent. When there
    are too many, the one that has waited longest gives way: somebody who sends a request at once is never kept out.
    """

    def __init__(self, limits: GateLimits) -> None:
        self.limits = limits
        self._arrivals = Limiter(*ARRIVALS)
        self._addresses: dict[asyncio.BaseTransport, str] = {}
        self._counts: Counter[str] = Counter()
        self._waiting: OrderedDict[asyncio.BaseTransport, float] = OrderedDict()
        self._unread: OrderedDict[asyncio.BaseTransport, float] = OrderedDict()
        self._closing: OrderedDict[asyncio.BaseTransport, float] = OrderedDict()
        self._is_looking = False

    def __len__(self) -> int:
        return len(self._addresses)

    def enter(self, transport: asyncio.Transport, address: str, *, is_proxy: bool) -> None:
        """A new connection. Proxies speak for many people: their connections are counted only in all."""
        network = network_of(address)
        is_welcome = is_proxy or self._arrivals.take(network)
        if is_welcome and not is_proxy and self._counts[network] >= self.limits.of_address:
            is_welcome = self._make_room(network)
        if is_welcome and len(self) >= self.limits.most:
            is_welcome = self._make_room(None)
        self._addresses[transport] = network
        self._counts[network] += 1
        self.wait(transport)
        if not is_welcome:
            transport.abort()

    def _make_room(self, network: str | None) -> bool:
        """Ends the connection that has waited longest, of one address or of all."""
        oldest = next((one for one in self._waiting if network in (None, self._addresses[one])), None)
        if oldest is None:
            return False
        self._end(oldest)
        return True

    def leave(self, transport: asyncio.BaseTransport) -> None:
        """A connection is over."""
        network = self._addresses.pop(transport, None)
        if network is None:
            return
        self._counts[network] -= 1
        if not self._counts[network]:
            del self._counts[network]
        for times in (self._waiting, self._unread, self._closing):
            times.pop(transport, None)

    def _end(self, transport: asyncio.BaseTransport) -> None:
        self.leave(transport)
        transport.abort()  # type: ignore[attr-defined]

    # ---- what connections do -----------------------------------------------------------------------------------------

    def wait(self, transport: asyncio.BaseTransport) -> None:
        """The connection waits from now on."""
        self._note(self._waiting, transport)

    def serve(self, transport: asyncio.BaseTransport) -> None:
        """The server has a whole request of it, or it is a web socket."""
        self._waiting.pop(transport, None)

    def hold_up(self, transport: asyncio.BaseTransport) -> None:
        """The client does not read what is sent to it."""
        self._note(self._unread, transport)

    def go_on(self, transport: asyncio.BaseTransport) -> None:
        """The client reads again."""
        self._unread.pop(transport, None)

    def close(self, transport: asyncio.BaseTransport) -> None:
        """The connection is about to end: nothing more is read, and what was sent can be read for a moment."""
        self._note(self._closing, transport)

    def _note(
        self, times: "OrderedDict[asyncio.BaseTransport, float]", transport: asyncio.BaseTransport
    ) -> None:
        if transport not in self._addresses:
            return
        loop = asyncio.get_running_loop()
        times[transport] = loop.time()
        times.move_to_end(transport)
        if not self._is_looking:
            self._is_looking = True
            loop.call_later(LOOK_INTERVAL, self._look)

    # ---- once a second -----------------------------------------------------------------------------------------------

    def _look(self) -> None:
        """Ends connections that took too long."""
        now = asyncio.get_running_loop().time()
        for transport in self._addresses:
            if transport.is_closing() and transport not in self._closing:
                self._closing[transport] = now
        self._end_since(self._waiting, now - self.limits.request_seconds)
        self._end_since(self._unread, now - self.limits.unread_seconds)
        self._end_since(self._closing, now - CLOSING_SECONDS)
        self._is_looking = bool(self._addresses)
        if self._is_looking:
            asyncio.get_running_loop().call_later(LOOK_INTERVAL, self._look)

    def _end_since(self, times: "OrderedDict[asyncio.BaseTransport, float]", before: float) -> None:
        while times and next(iter(times.values())) < before:
            self._end(next(iter(times)))


@cache
def gate() -> Gate:
    """The gate of this worker."""
    settings = Settings.from_environment()
    most = min(settings.connections, most_files() - OWN_FILES)
    return Gate(
        GateLimits(most, settings.address_connections, settings.request_seconds, settings.unread_seconds)
    )
