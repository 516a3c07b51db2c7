"""Rate limits by person and address. They outlive connections, and store only recent activity."""

import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial

from starboard.match import StarboardError
from starboard.server.addresses import network_of
from starboard.server.settings import PEOPLE_AT_ONE_ADDRESS, Settings

MOST_REMEMBERED = 20_000
"""Buckets of one limiter; the least recently used are dropped first."""
SIGN_INS = 6 / 60, 5
"""Sign-ins with an account by one person: rate per second, and burst. Each calls the provider."""

EXPORTS = 10
"""Downloads of their own data per hour, for one person."""
NOTICE_TARGETS = 20
"""Browsers and addresses for notices that one person may add per hour."""
REPORTS = 10
"""Reports about others per hour from one person, with bursts of half as many."""


class Bucket:
    """A token bucket: up to `burst` tokens, refilled at `rate` per second."""

    __slots__ = ("_at", "_left", "_now", "burst", "rate")

    def __init__(self, rate: float, burst: float, now: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.burst = max(burst, 1.0)
        self._now = now
        self._left = self.burst
        self._at = now()

    def left(self) -> float:
        """Returns how many tokens are left."""
        return min(self.burst, self._left + (self._now() - self._at) * self.rate)

    def take(self, count: int = 1) -> bool:
        """Takes `count` tokens. Returns False, and takes none, if there are fewer."""
        left = self.left()
        is_allowed = left >= count
        self._left, self._at = left - count if is_allowed else left, self._now()
        return is_allowed


class Limiter:
    """A bucket for each key. Only recently used ones are stored; all others are full."""

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
        """Whether a token is left; takes nothing."""
        return key not in self._buckets or self._buckets[key].left() >= 1

    def take(self, key: str) -> bool:
        """Takes a token. Returns False if none is left."""
        if key not in self._buckets:
            self._buckets[key] = self._new_bucket()
        self._buckets.move_to_end(key)
        is_allowed = self._buckets[key].take()
        self._forget()
        return is_allowed

    def _forget(self) -> None:
        """Drops up to two of the oldest buckets if they are full, or if there are too many."""
        for _ in range(min(2, len(self))):
            oldest, bucket = next(iter(self._buckets.items()))
            if len(self) <= self._most and bucket.left() < bucket.burst:
                return
            del self._buckets[oldest]


class SharedLimit:
    """A limiter for people, and one for their addresses."""

    def __init__(self, rate: float, burst: float) -> None:
        self._people = Limiter(rate, burst)
        self._addresses = Limiter(rate * PEOPLE_AT_ONE_ADDRESS, burst * PEOPLE_AT_ONE_ADDRESS)

    def allows(self, person: str | None, address: str) -> bool:
        """Counts a request. Returns False if it is too many for the person or the address."""
        network = network_of(address)
        has_room = self._addresses.has(network) and self._people.take(person or network)
        return has_room and self._addresses.take(network)

    def check(self, person: str | None, address: str) -> None:
        """Counts a request. Raises if it is too many for the person or the address."""
        if not self.allows(person, address):
            raise StarboardError("too-fast")

    def check_address(self, address: str) -> None:
        """Raises if the address has no request left; counts nothing."""
        if not self._addresses.has(network_of(address)):
            raise StarboardError("too-fast")


class Places:
    """A limit on open sockets: `most` of one person, ten times as many of one address."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._taken: Counter[str] = Counter()

    @contextmanager
    def take(self, person: str | None, address: str) -> Iterator[None]:
        """Takes a place and gives it back in the end. Raises if none is left."""
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
    """All limits of one worker by person and address."""

    def __init__(self, settings: Settings) -> None:
        self.requests = Limiter(settings.requests / 60, settings.requests)
        self.messages = SharedLimit(settings.messages, settings.messages * 3)
        self.states = SharedLimit(settings.states / 60, settings.states / 3)
        self.chat = SharedLimit(settings.chat / 60, settings.chat / 6)
        self.reports = SharedLimit(REPORTS / 3600, REPORTS / 2)
        self.sign_ins = SharedLimit(*SIGN_INS)
        self.exports = SharedLimit(EXPORTS / 3600, EXPORTS / 2)
        self.notice_targets = SharedLimit(NOTICE_TARGETS / 3600, NOTICE_TARGETS / 2)
        self.sockets = Places(settings.sockets)

    def check_request(self, address: str) -> None:
        """Counts a request. Raises if it is too many for the address."""
        if not self.requests.take(network_of(address)):
            raise StarboardError("too-fast")
