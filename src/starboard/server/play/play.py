"""`Play`: a match with its seats and clock, folded from its acts. The same acts always give the same play."""

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Literal

from starboard.match import Match, StarboardError
from starboard.server.database.rows import TableState
from starboard.server.play.clock import DAY, Clock, ClockRule, NoClock
from starboard.server.play.pauses import Pauses
from starboard.server.play.standing import Standing, standing_of

if TYPE_CHECKING:
    from starboard.server.play.acts import Act, Entry

CLOSED_SEATS_BOT = "beginner"
BOT_LIMIT = 5.0
"""Seconds after which the worker of a bot counts as dead, and another one makes the move."""
TURN_BEGINS = frozenset({"TurnStarted", "RoundStarted"})
"""The events of games that begin a seat's turn, and its time."""
LONG_SILENCE = 7 * DAY
"""Seconds after which a player counts as late if there is no clock."""
MOST_BACKS = 20
"""Moves that can be taken back in one turn."""
MOST_NOTES = 50
"""Notes that a play keeps, the newest."""
SUBSTITUTE = "skilled"
"""The default level of a bot that takes over a seat."""


SeatState = Literal["here", "late", "gone", "away", "closed"]


@dataclass
class Sitting:
    """Who plays a seat. Its owner is a person or a bot; a bot can play a person's seat for some time."""

    person: str | None
    bot: str | None
    state: SeatState = "here"
    """late: out of time. gone: left. away: not connected, and the others are deciding about the seat."""
    votes: set[int] = field(default_factory=set)
    """Seats that voted to close this one."""
    left_at: int | None = None
    """The number of the act by which the owner stopped playing; None while they play."""
    has_acted: bool = False
    """The owner has moved, or left on purpose."""
    is_helped: bool = False
    """The owner got a hint, or a bot moved for them."""

    @property
    def level(self) -> str | None:
        """The level of the bot that moves for this seat; None if a person does."""
        return CLOSED_SEATS_BOT if self.state == "closed" else self.bot

    @property
    def is_waiting(self) -> bool:
        """Whether a bot takes the seat after a while, unless somebody decides about it before."""
        return self.bot is None and self.state in ("late", "gone")

    @property
    def is_left(self) -> bool:
        """Whether the owner is not playing, but may come back. The others may decide about the seat."""
        return self.state in ("late", "gone", "away")

    @property
    def may_move(self) -> bool:
        """Whether the owner may move. A late or absent owner returns by moving, unless a bot has the seat."""
        return self.bot is None and self.state in ("here", "late", "away")


@dataclass(frozen=True)
class Asked:
    """A hint that a seat got, after `moves` moves and `events` events."""

    seat: int
    moves: int
    events: int


NoteKind = Literal["late", "leave", "away", "bot", "vote", "closed", "return", "back", "rewind", "end"]


@dataclass(frozen=True)
class Note:
    """A line of the game log that is not an event, placed after `moves` moves and `events` events.

    `by`: the seat that votes; `level`: of a bot; `reason`: why an operator did it.
    """

    kind: NoteKind
    seat: int
    moves: int
    events: int
    by: int | None = None
    level: str | None = None
    reason: str | None = None


class Play:
    """The match, the seats and the clock after the first `number` acts."""

    def __init__(
        self,
        match: Match,
        sittings: list[Sitting],
        clock: ClockRule,
        began: float,
        pauses: Pauses | None = None,
    ) -> None:
        self.match = match
        self.sittings = sittings
        self.pauses = pauses or Pauses()
        self.clock = Clock(clock, match.players, self.pauses)
        self.clock.pass_to(match.to_move, began)
        self.number = 0
        self.at = began
        self.first_event = 0
        """Where the events of the last act begin; any later events of a client were taken back."""
        self.is_rated = True
        """False for a match that began with known cards or was rewound."""
        self.ended: str | None = None
        """Why an operator has ended the match."""
        self.standing: Standing | None = None
        """How the match counts for the ratings, once that is decided."""
        self.backs = 0
        """Moves taken back in this turn."""
        self.hints: list[Asked] = []
        self.notes: list[Note] = []

    # ---- checks --------------------------------------------------------------------------------------------

    def check(self, act: "Act", at: float) -> None:
        """Raises if the act is not possible; changes nothing. Moves are checked by the match when applied."""
        if self.match.over:
            raise StarboardError("match-over")
        if self.ended is not None:
            raise StarboardError("match-ended")
        act.check(self, at)

    def waits_for(self, seat: int) -> bool:
        """Whether a person has the turn and no clock limits it."""
        sitting = self.sittings[seat]
        is_unlimited = isinstance(self.clock.rule, NoClock) and self.turn == seat
        return is_unlimited and sitting.person is not None and sitting.state == "here" and sitting.bot is None

    def is_late(self, seat: int, now: float) -> bool:
        """Whether a person has not moved in time."""
        deadline = self.deadline
        late = self.turn == seat and deadline is not None and now >= deadline
        return late and self.sittings[seat].level is None and self.sittings[seat].state in ("here", "away")

    def can_take_back(self, seat: int) -> bool:
        """Whether it is this seat's turn and nothing hidden was revealed since its last move."""
        is_mine = self.turn == seat and self.sittings[seat].state == "here"
        return is_mine and self.match.open_moves > 0 and self.backs < MOST_BACKS

    def may_hint(self, seat: int | None) -> bool:
        """Whether a seat may ask for a hint: it is its turn, and all others are bots."""
        others = [sitting for sitting in self.sittings if seat is None or sitting is not self.sittings[seat]]
        is_mine = seat is not None and seat == self.turn and self.sittings[seat].state == "here"
        return is_mine and all(other.person is None for other in others)

    # ---- applying acts -------------------------------------------------------------------------------------

    def apply(self, entry: "Entry") -> None:
        """Applies an act that was checked. An illegal move raises and changes nothing."""
        first_event = self.match.event_count
        entry.act.apply(self, entry.at)
        if self.turn != self.clock.turn or self._begins_turn(first_event):
            self.backs = 0
            self.clock.pass_to(self.turn, entry.at)
        self.number, self.at, self.first_event = (
            entry.number + 1,
            entry.at,
            min(first_event, self.match.event_count),
        )
        if self.standing is None and self.state != "playing":
            self.standing = standing_of(self, entry)

    def _begins_turn(self, since: int) -> bool:
        """Whether the seat to move has begun a turn since the event `since`, perhaps after one of its own."""
        return any(
            event["event"] in TURN_BEGINS and event["seat"] == self.turn
            for event in self.match.events(None, since)
        )

    # ---- for acts ------------------------------------------------------------------------------------------

    def intervene(self, kind: Literal["rewind", "end"], reason: str, *, is_rated: bool) -> None:
        """Notes an operator's act, and whether the match still counts for the ratings."""
        if self.standing is None:  # a match that was rated stays rated
            self.is_rated = self.is_rated and is_rated
        self.note(kind, 0, reason=reason)

    def set_left(self, seat: int, state: Literal["late", "gone", "away"]) -> None:
        """Marks the owner as no longer playing."""
        sitting = self.sittings[seat]
        sitting.state = state
        if sitting.left_at is None:
            sitting.left_at = self.number

    def welcome_back(self, seat: int, at: float) -> None:
        """Gives the seat back to its owner, with new time if it had run out."""
        sitting = self.sittings[seat]
        is_over = self.deadline is not None and at >= self.deadline
        if self.match.to_move == seat and (sitting.state == "late" or is_over):
            self.clock.restart(at)
        sitting.state, sitting.bot, sitting.left_at = "here", None, None
        sitting.votes.clear()

    def set_away(self, seat: int) -> None:
        """Marks an owner who is not connected as away, since the others decide about the seat."""
        if self.sittings[seat].state == "here":
            self.set_left(seat, "away")
            self.note("away", seat)

    def note(
        self,
        kind: NoteKind,
        seat: int,
        *,
        by: int | None = None,
        level: str | None = None,
        reason: str | None = None,
        before: tuple[int, int] | None = None,
    ) -> None:
        """Adds a note after all moves and events, or after the first ones that `before` counts."""
        moves, events = before or (self.match.move_count, self.match.event_count)
        note = Note(kind, seat, moves, events, by, level, reason)
        if self.notes[-1:] != [note]:  # a move that is taken back again and again is noted once
            self.notes = [*self.notes[1 - MOST_NOTES :], note]

    def move_notes_back(self) -> None:
        """Moves the notes after a move that was taken back to before it."""
        moves, events = self.match.move_count, self.match.event_count
        self.notes = [
            note if note.events <= events else replace(note, moves=moves, events=events)
            for note in self.notes
        ]

    def voters(self, seat: int) -> set[int]:
        """Returns the seats that vote on closing `seat`: those of all other people who are playing."""
        return {
            other
            for other, sitting in enumerate(self.sittings)
            if other != seat and sitting.person and sitting.bot is None and sitting.state == "here"
        }

    @property
    def turn(self) -> int | None:
        """The seat to move; None if the match is over or an operator has ended it."""
        return None if self.ended is not None else self.match.to_move

    @property
    def bot_to_move(self) -> str | None:
        """The level of the bot whose turn it is, if it is a bot's."""
        return None if self.turn is None else self.sittings[self.turn].level

    @property
    def is_exhibition(self) -> bool:
        """Whether only bots play."""
        return not any(sitting.person for sitting in self.sittings)

    @property
    def is_abandoned(self) -> bool:
        """Whether all people have left, or an operator has ended the match."""
        if self.ended is not None:
            return True
        people = [sitting for sitting in self.sittings if sitting.person]
        return bool(people) and not self.match.over and all(one.state in ("gone", "closed") for one in people)

    @property
    def state(self) -> TableState:
        """Finished, abandoned or playing."""
        return "finished" if self.match.over else "abandoned" if self.is_abandoned else "playing"

    @property
    def deadline(self) -> float | None:
        """When the seat to move is late. Without a clock, after a long silence if other people wait."""
        turn = self.turn
        if isinstance(self.clock.rule, NoClock) and turn is not None and self.voters(turn):
            return self.pauses.after(self.clock.since, LONG_SILENCE)
        return self.clock.deadline

    def substitute_due(self, grace: float) -> float:
        """Returns when a bot takes the seat to move if its owner has left and nobody decides before."""
        return self.pauses.after(self.at, grace)

    def due(self, pace: float, grace: float) -> float | None:
        """Returns when the sweep has to look at the table if nothing happens before."""
        if self.turn is None or self.is_abandoned or self.is_exhibition:
            return None
        if self.bot_to_move:
            return self.at + pace + BOT_LIMIT
        if self.sittings[self.turn].is_waiting:
            return self.substitute_due(grace)
        return self.deadline
