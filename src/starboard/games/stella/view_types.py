"""Types of the views of Stella Quest. Written by ./test --write-generated from visible.py."""

from typing import Literal, NotRequired, TypedDict


class Options(TypedDict):
    """A part of `StellaView`."""


class Played(TypedDict):
    """A part of `StellaView`."""

    seat: int | None
    """None: the rival."""
    card: str


class Winning(TypedDict):
    """A part of `StellaView`."""

    seat: int | None
    """None: the rival."""
    card: str
    by: Literal["super-trump", "trump", "lead"]


class Seat(TypedDict):
    """A part of `StellaView`."""

    glow: int
    hand_size: int
    hand_colours: list[str]
    """The backs of the hand."""
    hand: list[str] | None
    collection: list[str]
    gems: int
    """Of the collection; a seat that went out does not score them."""
    points: int
    """The score if the match ended now."""


class StellaView(TypedDict):
    """A view of a table of Stella Quest."""

    game: Literal["stella"]
    players: int
    options: Options
    viewer: int | None
    """Whose view this is, None: a spectator's."""
    to_move: int | None
    """Who decides, None: the match is over."""
    decision: list[str]
    """What the legal moves do."""
    prompt: Literal["play", "take", "top"] | None
    """The name of the decision."""
    over: bool
    start: int
    """The first player of the first round."""
    round: int
    """Number of the current round, from 1."""
    leader: int
    """Who leads this round."""
    star: int | None
    """Who has the black star; None: it is in the centre."""
    lead_colour: Literal["blue", "green", "red", "yellow"] | None
    """The colour to follow; None: none yet."""
    trump: Literal["blue", "green", "red", "yellow"] | None
    """The colour of the discard's top card; None: a rest card."""
    deck: int
    """Cards in the deck."""
    deck_top: str | None
    """The colour of the deck's top card; None: the deck is empty."""
    discard: list[str]
    """The discard, its top card last."""
    played: list[Played]
    """The cards of this round, in order, without the card the winner took."""
    winning: Winning | None
    """The card that has won the round or is winning so far."""
    costs: list[int] | None
    """The glow that taking each of the played cards costs; None: nothing is taken now."""
    cards_for_glow: int
    """Cards the seat to move would draw for one glow."""
    seats: list[Seat]
    deck_cards: NotRequired[list[str]]
    """The deck, top card first."""
