"""`StateCache`: what was written down for those who ask for a whole state, until the table goes on.

Many ask again for what they have: pages that are loaded anew, connections that break, several windows. A late state of a long game
takes milliseconds to put together and 64 KB to write; without this, asking was the cheapest way to hold everybody up.
"""

import weakref
from collections import OrderedDict

from msgspec import Raw, structs

from starboard.server.play.messages import State, States, clocks_of, encode
from starboard.server.play.play import Play

MOST_BYTES = 32 * 1024 * 1024
EXTRA_BYTES = 100
"""What keeping an event takes, beside what is written of it."""


class WrittenState:
    """What one seat sees of a play after one number of acts."""

    def __init__(self, play: Play, viewer: int | None, seats: Raw, now: float) -> None:
        self.number = play.number
        self.viewer = viewer
        self._play = weakref.ref(play)
        self.state: State = States(play, seats, now, play.match.event_count).of(viewer)
        self.first_event = play.match.event_count
        self.events: list[bytes] = []
        parts = (self.state.view, self.state.moves, self.state.points, self.state.truth)
        self.size = sum(len(bytes(part)) for part in parts if isinstance(part, Raw))
        """Bytes that keeping this takes, or thereabouts."""

    def is_of(self, play: Play) -> bool:
        """Nothing has happened since. A table that was read again from the database has another play."""
        return self._play() is play and self.number == play.number

    def since(self, play: Play, since: int, seats: Raw, now: float) -> State:
        """The state with the events from `since` on, and the clocks as they are now."""
        if since < self.first_event:
            # All events, unless this is the first time: nobody can make us write them again and again.
            self.first_event = 0 if self.events else since
            self.size -= sum(len(event) + EXTRA_BYTES for event in self.events)
            self.events = play.match.events_json(self.viewer, self.first_event)
            self.size += sum(len(event) + EXTRA_BYTES for event in self.events)
        events = Raw(b"[" + b",".join(self.events[since - self.first_event :]) + b"]")
        return structs.replace(
            self.state,
            first_event=since,
            events=events,
            clocks=Raw(encode(clocks_of(play, now))),
            seats=seats,
        )


class StateCache:
    """Written states of all tables of a worker; those that nobody asked for lately make room."""

    def __init__(self, most_bytes: int = MOST_BYTES) -> None:
        self.most_bytes = most_bytes
        self.bytes = 0
        self._written: OrderedDict[tuple[str, int | None], tuple[WrittenState, int]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._written)

    def state(
        self, table_id: str, play: Play, viewer: int | None, since: int, seats: Raw, now: float
    ) -> State:
        """What `viewer` may see of a play. What was written for one seat is never used for another: the seat is in the key."""
        key = table_id, viewer
        written, size = self._written.pop(key, (None, 0))
        self.bytes -= size
        if written is None or not written.is_of(play):
            written = WrittenState(play, viewer, seats, now)
        state = written.since(play, max(0, min(since, play.match.event_count)), seats, now)
        self._keep(key, written)
        return state

    def _keep(self, key: tuple[str, int | None], written: WrittenState) -> None:
        self._written[key] = written, written.size
        self.bytes += written.size
        while self.bytes > self.most_bytes:
            _, (_, freed) = self._written.popitem(last=False)
            self.bytes -= freed
