"""Types of the views of Subastral. Written by ./test --write-generated from visible.py."""

from typing import Literal, NotRequired, TypedDict


class Options(TypedDict):
    """A part of `SubastralView`."""

    disturbance: bool


class Journal(TypedDict):
    """A part of `Seat`."""

    biome: str
    cards: list[str]


class Seat(TypedDict):
    """A part of `SubastralView`."""

    hand_size: int
    hand: list[str] | None
    known: list[str]
    """The cards of the hand that everybody saw being taken."""
    journal: list[Journal]
    """The piles from left to right."""
    points: int
    """The score if the match ended now."""
    has_chosen: bool
    """Has chosen a card to pass (Disturbance)."""
    chosen: str | None
    """The chosen card to pass."""


class SubastralView(TypedDict):
    """A view of a table of Subastral."""

    game: Literal["subastral"]
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
    start: int
    """The start player."""
    deck: int
    """Cards in the deck."""
    until_end_card: int | None
    """Cards above the end card; None: it has been met."""
    turns_left: int | None
    """Turns left after this one; None: the end card has not been met."""
    clouds: list[list[str]]
    """The cards of each cloud, oldest first."""
    played_on: int | None
    """The cloud of the card played this turn."""
    taken_from: int | None
    """The cloud whose cards are being taken."""
    seats: list[Seat]
    deck_cards: NotRequired[list[str]]
    """The deck, top card first."""
