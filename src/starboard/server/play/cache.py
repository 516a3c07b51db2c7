"""`StateCache`: encoded whole states, kept until the next act at their table.

Clients often ask for a state again: after a reload, after a lost connection, in a second window. A late state
of a long game takes milliseconds to build and has 64 KB; without the cache, such requests were the cheapest
way to slow the server down.
"""

import weakref
from collections import OrderedDict

from msgspec import Raw, structs

from starboard.server.play.messages import State, States, clocks_of, encode
from starboard.server.play.play import Play

MOST_BYTES = 32 * 1024 * 1024
EXTRA_BYTES = 100
"""Memory for one event, in addition to its JSON."""


class WrittenState:
    """What one viewer sees of a play after a given number of acts."""

    def __init__(self, play: Play, viewer: int | None, seats: Raw, now: float) -> None:
        self.number = play.number
        self.viewer = viewer
        self._play = weakref.ref(play)
        self.state: State = States(play, seats, now, play.match.event_count).of(viewer)
        self.first_event = play.match.event_count
        self.events: list[bytes] = []
        parts = (self.state.view, self.state.moves, self.state.points, self.state.truth)
        self.size = sum(len(bytes(part)) for part in parts if isinstance(part, Raw))
        """Approximate memory in bytes."""

    def is_of(self, play: Play) -> bool:
        """Whether this is the current state of `play`. A table that was read again has a new `Play`."""
        return self._play() is play and self.number == play.number

    def since(self, play: Play, since: int, seats: Raw, now: float) -> State:
        """Returns the state with the events from `since` on, and the current clocks."""
        if since < self.first_event:
            # The second time, encode all events: a client cannot make us encode them over and over.
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
    """The encoded states of all tables of a worker; the least recently used are dropped first."""

    def __init__(self, most_bytes: int = MOST_BYTES) -> None:
        self.most_bytes = most_bytes
        self.bytes = 0
        self._written: OrderedDict[tuple[str, int | None], tuple[WrittenState, int]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._written)

    def state(
        self, table_id: str, play: Play, viewer: int | None, since: int, seats: Raw, now: float
    ) -> State:
        """Returns what `viewer` may see. The viewer is part of the key: no seat gets another seat's state."""
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
