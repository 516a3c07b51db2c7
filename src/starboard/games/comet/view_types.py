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
    """Where its companion is; None: not on the board yet."""
    explores: list[str]
    """Terrains it passes free in this Move."""


class Seat(TypedDict):
    """A part of `CometView`."""

    points: int
    """The score if the match ended now."""
    leader: Leader
    saved: list[Saved]
    slots: list[Slot | None]
    """Animals on their way."""
    hand_limit: int
    hand_size: dict[str, int]
    known: list[str]
    """The cards of the hand that everybody saw being taken."""
    hand: list[str] | None
    passed: bool


class Path(TypedDict):
    """A part of `Way`."""

    q: int
    r: int
    symbol: str | None
    """The symbol that pays for it; None: passed free."""


class Way(TypedDict):
    """A part of `CometView`."""

    moves: list[NamedMove]
    path: list[Path]
    """The hexes after the start."""


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
    """The side of the board."""
    start: int
    """The start player."""
    turn: int
    """Whose turn it is."""
    comet: bool
    """The comet has arrived."""
    turns_left: int | None
    """The most turns left, this one included; None before the comet."""
    deck: int
    """Silver cards until the comet; after it, silver cards in the deck."""
    set_aside: int
    """Silver cards under the comet."""
    gold_deck: int
    """Cards in the gold deck."""
    row: list[str | None]
    """Face-up gold cards."""
    discard: list[str]
    """Both discard piles."""
    tokens: dict[str, Token | None]
    """Where mammoth and tortoise are; None: not on the board."""
    hatching: Hatching | None
    """The animal that has no nest yet."""
    pool: dict[str, int]
    """Symbols to spend."""
    regular_cards: int
    """Regular cards that may still be played in this Move."""
    played: list[str]
    """Animal cards of this turn's Move."""
    using: str | None
    """The card whose ability is being used."""
    left: int | None
    """Repetitions left of the ability's effect."""
    token: Literal["mammoth", "tortoise"] | None
    """The token being placed."""
    seats: list[Seat]
    ways: list[Way]
    """For the seat that moves companions: every hex within reach, and how to get there."""
    idle: list[str]
    """For the seat that moves companions: cards that can be used, but would help none of them on."""
    deck_cards: NotRequired[list[str]]
    """The silver deck, top card first; the cards set aside are the last."""
    gold_cards: NotRequired[list[str]]
    """The gold deck, top card first."""
