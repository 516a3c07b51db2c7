"""The types of whole rows, as `select(tables)` and the like return them: SQLAlchemy does not know them."""

from typing import Any, Literal, Protocol

TableState = Literal["open", "playing", "finished", "abandoned"]
TargetKind = Literal["push", "address"]


class TableRow(Protocol):
    """A row of `tables`. JSON columns hold what their readers check (`options`, `clock`, `result`)."""

    id: str
    game: str
    version: int
    players: int
    options: dict[str, bool | str | int]
    host: str
    is_open: bool
    is_watchable: bool
    clock: Any
    starter: int | None
    seed: str
    secret: str | None
    state: TableState
    changes: int
    turn: int | None
    due: float | None
    created: float
    began: float | None
    changed: float
    result: Any
    rematch: str | None
    address: str | None
    host_seen: float | None
    broken: str | None
    is_ready: bool | None


class SeatRow(Protocol):
    """A row of `seats`."""

    table_id: str
    seat: int
    person: str | None
    bot: str | None
    name: str | None
    seen: float | None
    nonce: str | None
    invited: str | None
    has_declined: bool | None


class NamedSeatRow(SeatRow, Protocol):
    """A row of `seats` with the name of its owner."""

    own_name: str | None


class PersonRow(Protocol):
    """A row of `people`."""

    id: str
    name: str
    language: str
    created: float
    is_erased: bool


class StepRow(Protocol):
    """A row of `rating_steps`."""

    table_id: str
    player: str
    game: str
    pool: str
    rating: float
    at: float
    is_left: bool | None
    rank: int | None


class TargetRow(Protocol):
    """A row of `notice_targets`."""

    id: str
    person: str
    kind: TargetKind
    key: str | None
    address: str
    p256dh: str | None
    auth: str | None
    created: float
    used: float | None
    failures: int


class DueNotice(TargetRow, Protocol):
    """A row of `notices` with its target, and the person's language and quiet hours."""

    table_id: str
    number: int
    seat: int
    since: float
    mover: int | None
    due: float
    attempts: int
    language: str
    begins: int | None
    ends: int | None
    zone: str | None
