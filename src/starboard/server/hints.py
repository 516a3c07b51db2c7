"""Hints for players: one at a time for each person."""

from functools import partial

from starboard.analysis import Hint, hints
from starboard.match import StarboardError
from starboard.server.people import Person
from starboard.server.play.acts import TakeHint
from starboard.server.play.hub import Hub
from starboard.server.play.room import Room
from starboard.server.thinking import Asker


class Hints:
    """The hints of this worker."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._asking: set[str] = set()

    async def give(self, table: Room, person: Person, seat: int, number: int) -> list[Hint]:
        """Returns the best moves of a seat. The hint is written to the log before it is computed."""
        hub, lane = self.hub, self.hub.thinking.long
        asker = Asker(hub.addresses.of(person.id), person.id, table.id)
        if person.id in self._asking:
            raise StarboardError("one-hint")
        lane.refuse_if_full(asker)
        self._asking.add(person.id)
        try:
            await hub.act(table, TakeHint(seat), number)
            job = partial(hints, table.playing.match.copy(), hub.settings.hint)
            return await lane.run(asker, lambda: job)
        finally:
            self._asking.discard(person.id)
