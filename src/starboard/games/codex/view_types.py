"""Types of the views of Codex Naturalis. Written by ./test --write-generated from visible.py."""

from typing import Literal, NotRequired, TypedDict


class Options(TypedDict):
    """A part of `CodexView`."""


class Deck(TypedDict):
    """A part of `CodexView`."""

    size: int
    top: str | None
    """The back of the top card."""
    cards: NotRequired[list[str]]
    """The deck, top card first."""


class Chosen(TypedDict):
    """A part of `CodexView`."""

    card: str
    side: Literal["front", "back"]


class Preview(TypedDict):
    """A part of `CodexView`."""

    covers: list[list[str]]
    """The symbols that would be covered."""
    gains: dict[str, list[int]]
    """The points each front would score."""
    promises: dict[str, dict[str, list[int]]]
    """The change in points from objectives, for each side that changes them."""


class Met(TypedDict):
    """A part of `Seat`."""

    objective: str
    times: int
    """How often it is met."""
    patterns: list[list[int]]
    """The cards of each pattern, by their index in the codex."""
    progress: int
    """Symbols or cards already there towards the next time."""


class MetOwn(TypedDict):
    """A part of `Seat`."""

    objective: str
    times: int
    """How often it is met."""
    patterns: list[list[int]]
    """The cards of each pattern, by their index in the codex."""
    progress: int
    """Symbols or cards already there towards the next time."""


class Codex(TypedDict):
    """A part of `Seat`."""

    card: str
    """The back, for another seat's face-down card."""
    side: Literal["front", "back"]
    x: int
    y: int


class Cell(TypedDict):
    """A part of `Seat`."""

    x: int
    y: int


class Seat(TypedDict):
    """A part of `CodexView`."""

    points: int
    """On the track."""
    standing: int
    """The score with objectives if the match ended now."""
    met: list[Met]
    """The common objectives."""
    met_own: MetOwn | None
    """The seat's own objective."""
    starter: str
    hand_backs: list[str]
    known: list[str]
    """The cards of the hand that everybody saw being taken."""
    hand: list[str] | None
    has_kept: bool
    """Has kept an objective."""
    offered: list[str] | None
    """The objectives to choose from."""
    objective: str | None
    """The objective that was kept."""
    symbols: dict[str, int]
    """Visible in the codex."""
    codex: list[Codex]
    """In the order of placing."""
    cells: list[Cell]
    """Where a card may be placed."""


class CodexView(TypedDict):
    """A view of a table of Codex Naturalis."""

    game: Literal["codex"]
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
    turns_left: int | None
    """Turns left after this one; None: the end has not been met."""
    decks: list[Deck]
    """Resource cards, gold cards."""
    open: list[str | None]
    """Face-up cards; None: no card was left to replace one."""
    objectives: list[str]
    """The common objectives, once they are open."""
    chosen: Chosen | None
    """The card that is chosen, but not placed yet."""
    preview: Preview | None
    """For the seat that places a card, cell by cell."""
    seats: list[Seat]
