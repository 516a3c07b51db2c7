"""`Pauses`: when no worker served, or the server was under maintenance. Time that passed then is nobody's."""

from bisect import bisect_right
from collections.abc import Iterable, Iterator
from math import inf

COMING_BACK = 10.0
"""Seconds after a pause that do not count for what began before: players need some time to connect again."""


class Pauses:
    """Spans of time in the order in which they were, none of them overlapping."""

    def __init__(self, spans: Iterable[tuple[float, float]] = ()) -> None:
        self.spans: list[tuple[float, float]] = []
        self._ends: list[float] = []
        self.ongoing: float | None = None
        """When a pause began whose end is not known yet."""
        for began, ended in spans:
            self.add(began, ended)

    def add(self, began: float, ended: float) -> None:
        """One more, after all the others."""
        self.spans.append((began, ended))
        self._ends.append(ended)

    @property
    def end(self) -> float:
        """When the last one ended."""
        return self._ends[-1] if self._ends else 0.0

    def between(self, start: float, end: float) -> float:
        """Seconds that do not count between two moments."""
        return sum(max(0.0, min(back, end) - began) for began, back in self._since(start))

    def counted(self, start: float, end: float) -> float:
        """Seconds that count between two moments."""
        return end - start - self.between(start, end)

    def after(self, start: float, seconds: float) -> float:
        """The moment by which so many seconds count since `start`; infinity while a pause keeps it from coming."""
        moment = start + seconds
        for began, back in self._since(start):
            if began >= moment:
                break
            moment += back - began
        return moment

    def _since(self, start: float) -> Iterator[tuple[float, float]]:
        """When the pauses began that ended after a moment, and by when everybody was back; one after the other.

        Of a running match, there is hardly ever one.
        """
        for began, ended in self.spans[bisect_right(self._ends, start) :]:
            begins, start = max(began, start), ended + COMING_BACK
            yield begins, start
        if self.ongoing is not None:
            yield max(self.ongoing, start), inf
