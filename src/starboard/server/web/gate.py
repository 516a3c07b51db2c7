"""`Gate`: tracks a worker's connections, and closes some when there are too many or they take too long."""

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
"""How long the client of a closed connection may take to read the rest."""
OWN_FILES = 200
"""Open files that a worker needs for databases, Redis and the page."""
ARRIVALS = 20, 300
"""New connections from one address: per second, and in a burst."""


@dataclass(frozen=True)
class GateLimits:
    """Limits: connections in all, and from one address; seconds to send a request, and to read an answer."""

    most: int
    of_address: int
    request_seconds: float
    unread_seconds: float


class Gate:
    """The connections of a worker, by transport, which stays the same when one becomes a web socket.

    A connection is *waiting* while the server has no complete request from it: it is new, idle or sending.
    When there are too many, the one waiting longest is closed, so that a client that sends a request
    immediately is always served.
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
        """Adds a new connection. Those of proxies, which serve many people, count only towards the total."""
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
        """Closes the longest waiting connection, of `network` or of all. Returns whether there was one."""
        oldest = next((one for one in self._waiting if network in (None, self._addresses[one])), None)
        if oldest is None:
            return False
        self._end(oldest)
        return True

    def leave(self, transport: asyncio.BaseTransport) -> None:
        """Removes a connection that has ended."""
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

    # ---- what connections do -------------------------------------------------------------------------------

    def wait(self, transport: asyncio.BaseTransport) -> None:
        """Marks a connection as waiting."""
        self._note(self._waiting, transport)

    def serve(self, transport: asyncio.BaseTransport) -> None:
        """Marks a connection as served: it has sent a complete request, or is a web socket."""
        self._waiting.pop(transport, None)

    def hold_up(self, transport: asyncio.BaseTransport) -> None:
        """Notes that the client does not read what is sent to it."""
        self._note(self._unread, transport)

    def go_on(self, transport: asyncio.BaseTransport) -> None:
        """Notes that the client reads again."""
        self._unread.pop(transport, None)

    def close(self, transport: asyncio.BaseTransport) -> None:
        """Marks a connection as closing: the client has `CLOSING_SECONDS` to read the rest."""
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

    # ---- once a second -------------------------------------------------------------------------------------

    def _look(self) -> None:
        """Closes connections that took too long."""
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
    """Returns the gate of this worker."""
    settings = Settings.from_environment()
    most = min(settings.connections, most_files() - OWN_FILES)
    return Gate(
        GateLimits(most, settings.address_connections, settings.request_seconds, settings.unread_seconds)
    )
