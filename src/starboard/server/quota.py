"""`Quota`: how often somebody may do a thing that costs the server much."""

import time
from collections import OrderedDict

MOST_KEPT = 10_000
"""Names that are remembered; the longest unused are forgotten first, and begin afresh."""


class Quota:
    """For each name `per_minute` times a minute, all of them at once if it has rested for a minute."""

    def __init__(self, per_minute: int) -> None:
        self.per_minute = per_minute
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()
        """What each name had left, and when."""

    def has_left(self, name: str) -> bool:
        """Whether one more is all right."""
        return self._now_left(name) >= 1

    def take(self, name: str) -> None:
        """Counts one more."""
        self._left[name] = self._now_left(name) - 1, time.monotonic()
        self._left.move_to_end(name)
        if len(self._left) > MOST_KEPT:
            self._left.popitem(last=False)

    def _now_left(self, name: str) -> float:
        left, since = self._left.get(name, (float(self.per_minute), 0.0))
        return min(self.per_minute, left + (time.monotonic() - since) * self.per_minute / 60)
