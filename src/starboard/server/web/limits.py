"""Limits on what one connection may send."""

import time


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
