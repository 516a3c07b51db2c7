"""Types of the views of Comet. Written by ./test --write-generated from visible.py."""

from typing import Literal, NotRequired, TypedDict

from starboard.engine.naming import NamedMove


class Options(TypedDict):
    """A part of `CometView`."""

    side: Literal["a", "b"]


class Token(TypedDict):
    """A part of `CometView`."""

    q: int
    r: int


class Hatching(TypedDict):
    """A part of `CometView`."""

    companion: int
    lowered: int
    """By how much its number is lowered."""


class Leader(TypedDict):
    """A part of `Seat`."""

    card: str
    tapped: bool


class Saved(TypedDict):
    """A part of `Seat`."""

    card: str
    tapped: bool


class At(TypedDict):
    """A part of `Slot`."""

    q: int
    r: int


class Slot(TypedDict):
    """A part of `Seat`."""

    card: str
    at: At | None
    """Where its companion stands, None: not on the board yet."""
    explores: list[str]
    """Terrains that it passes free in this Move."""


class Seat(TypedDict):
    """A part of `CometView`."""

    points: int
    """If the match ended now."""
    leader: Leader
    saved: list[Saved]
    slots: list[Slot | None]
    """Animals on their way."""
    hand_limit: int
    hand_size: dict[str, int]
    known: list[str]
    """The part of the hand that all saw being taken."""
    hand: list[str] | None
    passed: bool


class Path(TypedDict):
    """A part of `Way`."""

    q: int
    r: int
    symbol: str | None
    """What pays for it, None: passed free."""


class Way(TypedDict):
    """A part of `CometView`."""

    moves: list[NamedMove]
    path: list[Path]
    """Every hex after the first."""


class CometView(TypedDict):
    """A view of a table of Comet."""

    game: Literal["comet"]
    players: int
    options: Options
    viewer: int | None
    """Whose view this is, None: a spectator's."""
    to_move: int | None
    """Who decides, None: the match is over."""
    decision: list[str]
    """What the legal moves do."""
    prompt: str | None
    """The name of the decision."""
    over: bool
    side: Literal["a", "b"]
    """Of the board."""
    start: int
    """The start player."""
    turn: int
    """Whose turn it is."""
    comet: bool
    """It has arrived."""
    turns_left: int | None
    """Turns at most, the present one included; None before the comet."""
    deck: int
    """Silver cards until the comet, or in the deck after it."""
    set_aside: int
    """Silver cards under the comet."""
    gold_deck: int
    """Cards in the gold deck."""
    row: list[str | None]
    """Face-up gold cards."""
    discard: list[str]
    """Both piles."""
    tokens: dict[str, Token | None]
    """Where mammoth and tortoise stand, None: beside the board."""
    hatching: Hatching | None
    """The animal that has no nest yet."""
    pool: dict[str, int]
    """Symbols to be spent."""
    regular_cards: int
    """Regular cards that may still be played in this Move."""
    played: list[str]
    """Animal cards of this turn's Move."""
    using: str | None
    """The card whose ability is decided about."""
    left: int | None
    """How often more."""
    token: Literal["mammoth", "tortoise"] | None
    """Lifted from the board."""
    seats: list[Seat]
    ways: list[Way]
    """For the seat that guides companions: every hex within reach of one, and how to come there."""
    deck_cards: NotRequired[list[str]]
    """The silver deck from its top; the cards set aside are the last."""
    gold_cards: NotRequired[list[str]]
    """The gold deck from its top."""
