"""The queue for analyses: limited, with one place for each person, and fair between addresses."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager, suppress

from starboard.match import StarboardError
from starboard.server.observe import ANALYSES

REPEAT = 15.0
"""Seconds after which a waiting client hears again how many are ahead: proxies cut silent connections."""


class AnalysisQueue:
    """A queue in rounds: each round has at most one place of every address."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.moved = asyncio.Event()
        """Set whenever a place is taken or given back, and then replaced by a new event."""
        self._places: list[Place] = []
        """In the order of arrival."""
        self._current: Place | None = None
        self._round = 0

    @contextmanager
    def place(self, address: str, person: str) -> Iterator["Place"]:
        """Takes a place and gives it back in the end. Raises if none is left."""
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
        """Returns all places: the current one, then by round, then by arrival."""
        return sorted(self._places, key=lambda place: (place is not self._current, place.round))

    def _round_of(self, address: str) -> int:
        """Returns the first round with no place of an address."""
        return max([self._round, *(place.round + 1 for place in self._places if place.address == address)])

    def _move_on(self) -> None:
        if self._current not in self._places:
            self._current = next(iter(self.order()), None)
            self._round = self._current.round if self._current else 0
        ANALYSES.set(len(self._places))
        self.moved.set()
        self.moved = asyncio.Event()


class Place:
    """The place of one person in the queue."""

    def __init__(self, queue: AnalysisQueue, address: str, person: str, round_number: int) -> None:
        self.address = address
        self.person = person
        self.round = round_number
        self._queue = queue

    async def until_its_turn(self) -> AsyncIterator[int]:
        """Yields how many are ahead, after every change and now and then; finally 0."""
        moved = self._queue.moved
        while ahead := self._queue.order().index(self):
            yield ahead
            with suppress(TimeoutError):
                async with asyncio.timeout(REPEAT):
                    await moved.wait()
            moved = self._queue.moved
        yield 0
