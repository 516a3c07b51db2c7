"""What the server says, over sockets and HTTP alike. One version of the protocol; what is added later can be ignored."""

from math import inf
from typing import Annotated, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType, json

from starboard.engine.naming import NamedMove
from starboard.match import Match, Result
from starboard.match.record import Options
from starboard.server.play.clock import ClockRule
from starboard.server.play.left import Leaves
from starboard.server.play.play import Asked, Note, Play, SeatState, TableState

PROTOCOL = 1
SCHEMAS = "#/components/schemas/"

# Compiled code writes these as JSON. What they are, the games declare (`web/openapi.py`).
View = Annotated[Raw, Meta(extra_json_schema={"$ref": SCHEMAS + "AnyView"})]
Events = Annotated[Raw, Meta(extra_json_schema={"type": "array", "items": {"$ref": SCHEMAS + "GameEvent"}})]
Moves = Annotated[Raw, Meta(extra_json_schema={"type": "array", "items": {"$ref": SCHEMAS + "GameMove"}})]
ToldMove = Annotated[NamedMove, Meta(extra_json_schema={"$ref": SCHEMAS + "GameMove"})]
NO_MOVES = Raw(b"[]")


class Who(Struct):
    """A person, as others see one. `is_erased`: stands in for somebody whose data were erased."""

    id: str
    name: str
    is_erased: bool | UnsetType = UNSET


class Invited(Who, kw_only=True):
    """Somebody who is asked for a rematch. Their seat is kept for them, unless they have declined."""

    has_declined: bool


class Seat(Struct):
    """A seat at a table. `state`: here, late, gone, away or closed; `bot`: who plays it now.

    `votes`: seats that want it closed; it is, when all of `voters` do. `leaves`: how often the owner leaves, told before the match.
    """

    seat: int
    person: Who | None
    bot: str | None
    state: SeatState = "here"
    votes: list[int] = []
    voters: list[int] = []
    leaves: Leaves | None = None
    invited: Invited | UnsetType = UNSET


class Deal(Struct):
    """What the deal is made from. `commitment`: SHA-256 of the server's secret, which is told when the match is over.

    `nonces`: what each seat has added; bots add nothing. `starboard.match.deal` says how the seed follows from them.
    """

    commitment: str
    nonces: list[str | None]
    secret: str | None = None


class Frozen(Struct):
    """A match that this server cannot replay, shown as it ended. `version`: of its rules; `now`: of those played here.

    `reason`: its rules were others, or what is kept of it is damaged.
    """

    reason: Literal["rules", "damaged"]
    version: int
    now: int


class TableInfo(Struct):
    """A table as everybody who may see it sees it. `state`: open, playing, finished or abandoned."""

    id: str
    game: str
    players: int
    options: Options
    host: Who
    is_open: bool
    is_watchable: bool
    clock: ClockRule
    starter: int | None
    state: TableState
    deal: Deal | None
    """None: nobody can prove where the seed comes from, in a match of an earlier version or one played on."""
    seed_sha256: str | None
    """None before the deal."""
    seats: list[Seat]
    turn: int | None
    created: float
    changed: float
    result: Result | None
    rematch: str | None
    is_ready: bool
    """The host waits only for those who are asked: the match begins when the last of them has accepted."""
    is_rated: bool = False
    """The match has begun, and counts for the ratings."""
    ended: str | None = None
    """Why an operator has ended the match."""
    frozen: Frozen | UnsetType = UNSET
    """There are no states of the match: it is shown by its result alone."""


class Clocks(Struct):
    """`now` is the server's time, to set the client's clock by. `left`: what each seat has in its bank."""

    now: float
    since: float
    deadline: float | None
    left: list[float]


class ServerMessage(Struct, tag_field="type"):
    """What all messages have: `type` tells them apart."""


class State(ServerMessage, tag="state", omit_defaults=True):
    """The match as its receiver may see it, after `number` acts. Events from `first_event` on replace what the receiver has."""

    number: int
    first_event: int
    events: Events
    view: View
    moves: Moves
    clocks: Clocks | Raw
    seats: list[Seat] | Raw
    can_take_back: bool = False
    can_hint: bool = False
    hints: list[Asked] = []
    """The hints that were given so far."""
    notes: list[Note] = []
    """What happened beside the moves: who left, came back, ran out of time, was replaced or took a move back."""
    answers: int | str | None = None
    """To whoever made the act that led here, and asked for an answer: the `id` that was sent. The act is on disk."""
    points: Result | Raw | None = None
    """The result, when the match is over."""
    truth: View | None = None
    """The whole table, when the match is over."""
    seed: str | None = None
    decided: ToldMove | None = None
    """In a replay: the move that was made here, as it is told."""


class Hello(ServerMessage, tag="hello"):
    """The first message of a socket. `seat`: whose view follows; `yours`: all seats of the receiver."""

    protocol: int
    table: TableInfo
    me: str | None
    seat: int | None
    yours: list[int]


class TableChanged(ServerMessage, tag="table"):
    """Somebody came or went, or the match began or ended."""

    table: TableInfo


class Said(ServerMessage, tag="chat"):
    """Somebody said something. `is_removed`: an operator has removed it, and the text is empty."""

    id: int
    who: Who
    text: str
    at: float
    is_removed: bool = False


class LineRemoved(ServerMessage, tag="chat-removed"):
    """An operator has removed the line of chat with this `id`."""

    id: int


class Watching(ServerMessage, tag="watching"):
    """Who is connected, to whichever worker: these seats, and so many spectators.

    `away`: since when the owners of other seats are not. Without a clock, the others may decide what becomes of a seat
    that they have waited for, and whose owner has been away, for `patience` seconds.
    """

    seats: list[int]
    spectators: int
    away: dict[int, float] = {}
    patience: float = 0.0


class Done(ServerMessage, tag="done"):
    """What the client asked for with this `id` is on disk. (Moves are answered by the state that they lead to.)"""

    id: int | str


class Refused(ServerMessage, tag="refused", omit_defaults=True):
    """What the client asked for was not done, and nothing was changed."""

    error: str
    words: str
    id: int | str | None = None
    number: int | UnsetType = UNSET
    facts: dict[str, str | int] = {}
    """What the words are made from, for clients that speak another language."""


encode = json.Encoder().encode


def clocks_of(play: Play, now: float) -> Clocks:
    """The clocks as all may see them; pauses since the turn began are left out. While one lasts, there is no deadline."""
    since, deadline = play.clock.since, play.clock.deadline
    return Clocks(
        now, since + play.pauses.between(since, now), None if deadline == inf else deadline, play.clock.left
    )


def events_of(match: Match, viewer: int | None, since: int) -> Raw:
    """Events as a seat sees them, or a spectator (None)."""
    return Raw(b"[" + b",".join(match.events_json(viewer, since)) + b"]")


class States:
    """The states of one moment, for all who look at it: what they have in common is written down once.

    They tell events from `since` on, by default those of the last act.
    """

    def __init__(self, play: Play, seats: Raw, now: float, since: int | None = None) -> None:
        match = play.match
        self._play = play
        self._seats = seats
        self._clocks = Raw(encode(clocks_of(play, now)))
        self._first = first = play.first_event if since is None else min(since, match.event_count)
        self._events = events_of(match, None, first) if match.is_open_since(first) else None
        if match.over:
            self._points, self._truth = Raw(encode(match.result())), Raw(match.table_json())
            self._seed = match.record().seed

    def of(self, viewer: int | None) -> State:
        """What a seat may see, or a spectator (None)."""
        match = self._play.match
        sitting = self._play.sittings[viewer] if viewer is not None and viewer == self._play.turn else None
        state = State(
            number=self._play.number,
            first_event=self._first,
            events=self._events or events_of(match, viewer, self._first),
            view=Raw(match.view_json(viewer)),
            moves=Raw(match.moves_json()) if sitting and sitting.may_move else NO_MOVES,
            clocks=self._clocks,
            seats=self._seats,
            can_take_back=viewer is not None and self._play.can_take_back(viewer),
            can_hint=self._play.may_hint(viewer),
            hints=self._play.hints,
            notes=self._play.notes,
        )
        if match.over:
            state.points, state.truth, state.seed = self._points, self._truth, self._seed
        return state
