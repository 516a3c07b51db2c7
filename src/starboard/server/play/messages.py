"""Messages of the server, over sockets and HTTP. The protocol has one version; clients ignore new fields."""

from math import inf
from typing import Annotated, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType, json

from starboard.engine.naming import NamedMove
from starboard.match import Match, Result
from starboard.match.record import Options
from starboard.server.database.rows import TableState
from starboard.server.play.clock import ClockRule
from starboard.server.play.left import Leaves
from starboard.server.play.play import Asked, Note, Play, SeatState

PROTOCOL = 1
SCHEMAS = "#/components/schemas/"

# Compiled code writes these as JSON; `web/openapi.py` takes their schemas from the games.
View = Annotated[Raw, Meta(extra_json_schema={"$ref": SCHEMAS + "AnyView"})]
Events = Annotated[Raw, Meta(extra_json_schema={"type": "array", "items": {"$ref": SCHEMAS + "AnyEvent"}})]
Moves = Annotated[Raw, Meta(extra_json_schema={"type": "array", "items": {"$ref": SCHEMAS + "AnyMove"}})]
MadeMove = Annotated[NamedMove, Meta(extra_json_schema={"$ref": SCHEMAS + "AnyMove"})]
NO_MOVES = Raw(b"[]")


class Who(Struct):
    """A person, as others see them. `is_erased`: a placeholder for somebody whose data were erased."""

    id: str
    name: str
    is_erased: bool | UnsetType = UNSET


class Invited(Who, kw_only=True):
    """A person who is invited to a rematch. Their seat is kept for them until they decline."""

    has_declined: bool


class Seat(Struct):
    """A seat at a table. `state`: here, late, gone, away or closed. `bot`: the level of the bot playing it.

    `votes`: seats that voted to close it, which takes all `voters`. `leaves`: how often its owner has left
    matches; only before the match.
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
    """The inputs of the deal. `commitment`: SHA-256 of the server's secret, which is shown after the match.

    `nonces`: one of each seat; bots have none. `starboard.match.deal` derives the seed from them.
    """

    commitment: str
    nonces: list[str | None]
    secret: str | None = None


class Frozen(Struct):
    """A finished match that cannot be replayed. `version`: of its rules; `now`: of the current rules.

    `reason`: it was played under other rules, or its data are damaged.
    """

    reason: Literal["rules", "damaged"]
    version: int
    now: int


class TableInfo(Struct):
    """What everybody may see of a table. `state`: open, playing, finished or abandoned."""

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
    """None if the seed cannot be verified: in old matches, and in those continued from a record."""
    seed_sha256: str | None
    """None before the deal."""
    seats: list[Seat]
    turn: int | None
    created: float
    changed: float
    result: Result | None
    rematch: str | None
    is_ready: bool
    """The match begins as soon as everybody who is invited has accepted."""
    is_rated: bool = False
    """The match has begun, and counts for the ratings."""
    ended: str | None = None
    """Why an operator has ended the match."""
    frozen: Frozen | UnsetType = UNSET
    """Set if the match has no states and only its result can be shown."""


class Clocks(Struct):
    """The clocks of a match. `now`: the server's time, for the client's clock. `left`: each seat's bank."""

    now: float
    since: float
    deadline: float | None
    left: list[float]


class ServerMessage(Struct, tag_field="type"):
    """The base class of messages, which differ in `type`."""


class State(ServerMessage, tag="state", omit_defaults=True):
    """What the receiver may see after `number` acts. The `events` replace all from `first_event` on."""

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
    """The hints given so far."""
    notes: list[Note] = []
    """Who left, came back, ran out of time, was replaced or took a move back."""
    answers: int | str | None = None
    """Only for the sender of the act that led here: the `id` that it sent, if any. The act is on disk."""
    points: Result | Raw | None = None
    """The result, when the match is over."""
    truth: View | None = None
    """The whole table, when the match is over."""
    seed: str | None = None
    decided: MadeMove | None = None
    """In a replay: the move that was made here, with its names."""


class Hello(ServerMessage, tag="hello"):
    """The first message of a socket. `seat`: whose view follows; `yours`: all seats of the receiver."""

    protocol: int
    table: TableInfo
    me: str | None
    seat: int | None
    yours: list[int]


class TableChanged(ServerMessage, tag="table"):
    """A player came or left, or the match began or ended."""

    table: TableInfo


class Said(ServerMessage, tag="chat"):
    """A line of chat. `is_removed`: an operator has removed it, and the text is empty."""

    id: int
    who: Who
    text: str
    at: float
    is_removed: bool = False


class LineRemoved(ServerMessage, tag="chat-removed"):
    """An operator has removed the line of chat with this `id`."""

    id: int


class Watching(ServerMessage, tag="watching"):
    """Who is connected, to any worker: seats, and the number of spectators.

    `away`: since when the owners of other seats have been disconnected. Without a clock, the others may
    decide about a seat after they have waited `patience` seconds for its absent owner.
    """

    seats: list[int]
    spectators: int
    away: dict[int, float] = {}
    patience: float = 0.0


class Done(ServerMessage, tag="done"):
    """The request with this `id` is done and on disk. (A move is answered by the state after it.)"""

    id: int | str


class Refused(ServerMessage, tag="refused", omit_defaults=True):
    """A request was refused, and nothing was changed."""

    error: str
    words: str
    id: int | str | None = None
    number: int | UnsetType = UNSET
    facts: dict[str, str | int] = {}
    """The values in `words`, for clients that write them in another language."""


encode = json.Encoder().encode


def clocks_of(play: Play, now: float) -> Clocks:
    """Returns the clocks for clients, without pauses in this turn. During a pause there is no deadline."""
    since, deadline = play.clock.since, play.clock.deadline
    return Clocks(
        now, since + play.pauses.between(since, now), None if deadline == inf else deadline, play.clock.left
    )


def events_of(match: Match, viewer: int | None, since: int) -> Raw:
    """Returns events as JSON, as a seat or a spectator (None) sees them."""
    return Raw(b"[" + b",".join(match.events_json(viewer, since)) + b"]")


class States:
    """The states of all viewers at one moment. Their common parts are encoded once.

    They contain the events from `since` on, by default those of the last act.
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
        """Returns what a seat or a spectator (None) may see."""
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
