"""Limits on what one connection may send, and on how many come from one address."""

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from starboard.match import StarboardError


class Bucket:
    """So many in a second on average, and a few seconds' worth at once."""

    def __init__(self, rate: float, burst: float = 3.0) -> None:
        self.rate = rate
        self.most = self.level = rate * burst
        self.at = time.monotonic()

    def take(self) -> bool:
        """Whether one more is all right."""
        now = time.monotonic()
        self.level = min(self.most, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Places:
    """So many at a time for each address."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._taken: Counter[str] = Counter()

    @contextmanager
    def take(self, address: str) -> Iterator[None]:
        """Takes a place, if there is one left, and gives it back."""
        if self._taken[address] >= self.most:
            raise StarboardError("too-many-sockets", most=self.most)
        self._taken[address] += 1
        try:
            yield
        finally:
            self._taken[address] -= 1
            if not self._taken[address]:
                del self._taken[address]
