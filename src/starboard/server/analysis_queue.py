"""The queue for analyses: of limited length, with one place for each person; those of one address do not keep out others."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager, suppress

from starboard.match import StarboardError
from starboard.server.observe import ANALYSES

REPEAT = 15.0
"""Seconds after which somebody who waits is told again how many are ahead: a silent connection might be cut."""


class AnalysisQueue:
    """In rounds: each has one place of every address that waits."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.moved = asyncio.Event()
        """Set when somebody comes or goes, and replaced by a new one."""
        self._places: list[Place] = []
        """In the order of arrival."""
        self._current: Place | None = None
        self._round = 0

    @contextmanager
    def place(self, address: str, person: str) -> Iterator["Place"]:
        """Takes a place, if there is one left, and gives it back."""
        if any(place.person == person for place in self._places):
            raise StarboardError("one-analysis")
        neighbours = sum(place.address == address for place in self._places)
        if len(self._places) >= self.most or neighbours >= max(1, self.most // 2):
            raise StarboardError("analyses-full")
        place = Place(self, address, person, self._round_of(address))
        self._places.append(place)
        self._move_on()
        try:
            yield place
        finally:
            self._places.remove(place)
            self._move_on()

    def order(self) -> list["Place"]:
        """All places; the first one has its turn. Within a round they stay in the order of arrival."""
        return sorted(self._places, key=lambda place: (place is not self._current, place.round))

    def _round_of(self, address: str) -> int:
        """The first round that has room for another place of an address."""
        return max([self._round, *(place.round + 1 for place in self._places if place.address == address)])

    def _move_on(self) -> None:
        if self._current not in self._places:
            self._current = next(iter(self.order()), None)
            self._round = self._current.round if self._current else 0
        ANALYSES.set(len(self._places))
        self.moved.set()
        self.moved = asyncio.Event()


class Place:
    """Of one person, at an address."""

    def __init__(self, queue: AnalysisQueue, address: str, person: str, round_number: int) -> None:
        self.address = address
        self.person = person
        self.round = round_number
        self._queue = queue

    async def until_its_turn(self) -> AsyncIterator[int]:
        """How many are ahead, whenever somebody came or went and every now and then; at last none."""
        moved = self._queue.moved
        while ahead := self._queue.order().index(self):
            yield ahead
            with suppress(TimeoutError):
                async with asyncio.timeout(REPEAT):
                    await moved.wait()
            moved = self._queue.moved
        yield 0
