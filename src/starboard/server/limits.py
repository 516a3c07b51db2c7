"""Limits on what a person or an address may ask for. They outlive connections, and remember only those who asked lately."""

import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial

from starboard.match import StarboardError
from starboard.server.addresses import network_of
from starboard.server.settings import PEOPLE_AT_ONE_ADDRESS, Settings

MOST_REMEMBERED = 20_000
"""Buckets of one limiter; the least recently used are forgotten first."""
SIGN_INS = 6 / 60, 5
"""Sign-ins with an account that one person may begin: a second on average, and at once. Each asks another server."""

EXPORTS = 10
"""How often an hour somebody may download their data."""
REPORTS = 10
"""Reports of others an hour from one person, half of them at once; from one address ten times as many."""


class Bucket:
    """Tokens: `burst` at once, and `rate` a second on average."""

    __slots__ = ("_at", "_left", "_now", "burst", "rate")

    def __init__(self, rate: float, burst: float, now: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.burst = max(burst, 1.0)
        self._now = now
        self._left = self.burst
        self._at = now()

    def left(self) -> float:
        """How many there are now."""
        return min(self.burst, self._left + (self._now() - self._at) * self.rate)

    def take(self, count: int = 1) -> bool:
        """Takes that many, if they are there."""
        left = self.left()
        is_allowed = left >= count
        self._left, self._at = left - count if is_allowed else left, self._now()
        return is_allowed


class Limiter:
    """A bucket for every key that asked lately; all others are full."""

    def __init__(
        self,
        rate: float,
        burst: float,
        most: int = MOST_REMEMBERED,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._new_bucket = partial(Bucket, rate, burst, now)
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()  # the least recently used first

    def __len__(self) -> int:
        return len(self._buckets)

    def has(self, key: str) -> bool:
        """Whether one is left; takes nothing."""
        return key not in self._buckets or self._buckets[key].left() >= 1

    def take(self, key: str) -> bool:
        """Takes one, if there is one left."""
        if key not in self._buckets:
            self._buckets[key] = self._new_bucket()
        self._buckets.move_to_end(key)
        is_allowed = self._buckets[key].take()
        self._forget()
        return is_allowed

    def _forget(self) -> None:
        """Drops the oldest buckets that are full again, or too many. Two for each one used: the store shrinks by itself."""
        for _ in range(min(2, len(self))):
            oldest, bucket = next(iter(self._buckets.items()))
            if len(self) <= self._most and bucket.left() < bucket.burst:
                return
            del self._buckets[oldest]


class SharedLimit:
    """A limiter for people, and one for the addresses that they come from."""

    def __init__(self, rate: float, burst: float) -> None:
        self._people = Limiter(rate, burst)
        self._addresses = Limiter(rate * PEOPLE_AT_ONE_ADDRESS, burst * PEOPLE_AT_ONE_ADDRESS)

    def allows(self, person: str | None, address: str) -> bool:
        """Counts one more, unless that is too many for the person or the address."""
        network = network_of(address)
        has_room = self._addresses.has(network) and self._people.take(person or network)
        return has_room and self._addresses.take(network)

    def check(self, person: str | None, address: str) -> None:
        """The same; raises if it is too many."""
        if not self.allows(person, address):
            raise StarboardError("too-fast")

    def check_address(self, address: str) -> None:
        """Raises if the address has used up its share; counts nothing."""
        if not self._addresses.has(network_of(address)):
            raise StarboardError("too-fast")


class Places:
    """Sockets that are open at once: `most` of one person, ten times as many of one address."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._taken: Counter[str] = Counter()

    @contextmanager
    def take(self, person: str | None, address: str) -> Iterator[None]:
        """Takes a place, if there is one left, and gives it back."""
        network = network_of(address)
        wanted = {
            f"person {person or network}": self.most,
            f"address {network}": self.most * PEOPLE_AT_ONE_ADDRESS,
        }
        for key, most in wanted.items():
            if self._taken[key] >= most:
                raise StarboardError("too-many-sockets", most=most)
        self._taken.update(wanted.keys())
        try:
            yield
        finally:
            for key in wanted:
                self._taken[key] -= 1
                if not self._taken[key]:
                    del self._taken[key]


class Limits:
    """All limits of one worker that count by person and address."""

    def __init__(self, settings: Settings) -> None:
        self.requests = Limiter(settings.requests / 60, settings.requests)
        self.messages = SharedLimit(settings.messages, settings.messages * 3)
        self.states = SharedLimit(settings.states / 60, settings.states / 3)
        self.chat = SharedLimit(settings.chat / 60, settings.chat / 6)
        self.reports = SharedLimit(REPORTS / 3600, REPORTS / 2)
        self.sign_ins = SharedLimit(*SIGN_INS)
        self.exports = SharedLimit(EXPORTS / 3600, EXPORTS / 2)
        self.sockets = Places(settings.sockets)

    def check_request(self, address: str) -> None:
        """Raises if too many requests come from an address."""
        if not self.requests.take(network_of(address)):
            raise StarboardError("too-fast")
