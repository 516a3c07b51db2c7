"""`Pauses`: times when no worker was running, or the server was under maintenance. They count for nobody."""

from bisect import bisect_right
from collections.abc import Iterable, Iterator
from math import inf

COMING_BACK = 10.0
"""Seconds after a pause that do not count either: players need some time to reconnect."""


class Pauses:
    """Time spans in chronological order, without overlaps."""

    def __init__(self, spans: Iterable[tuple[float, float]] = ()) -> None:
        self.spans: list[tuple[float, float]] = []
        self._ends: list[float] = []
        self.ongoing: float | None = None
        """When the current pause began, if there is one."""
        for began, ended in spans:
            self.add(began, ended)

    def add(self, began: float, ended: float) -> None:
        """Adds a pause, later than all others."""
        self.spans.append((began, ended))
        self._ends.append(ended)

    @property
    def end(self) -> float:
        """When the last pause ended."""
        return self._ends[-1] if self._ends else 0.0

    def between(self, start: float, end: float) -> float:
        """Returns the seconds between two moments that do not count."""
        return sum(max(0.0, min(back, end) - began) for began, back in self._since(start))

    def counted(self, start: float, end: float) -> float:
        """Returns the seconds between two moments that count."""
        return end - start - self.between(start, end)

    def after(self, start: float, seconds: float) -> float:
        """Returns the moment when `seconds` that count have passed since `start`; infinity during a pause."""
        moment = start + seconds
        for began, back in self._since(start):
            if began >= moment:
                break
            moment += back - began
        return moment

    def _since(self, start: float) -> Iterator[tuple[float, float]]:
        """Yields the spans after `start` that do not count. A running match hardly ever has one."""
        for began, ended in self.spans[bisect_right(self._ends, start) :]:
            begins, start = max(began, start), ended + COMING_BACK
            yield begins, start
        if self.ongoing is not None:
            yield max(self.ongoing, start), inf
