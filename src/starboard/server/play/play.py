"""`Play`: a table from its start on, folded from its acts. The same acts give the same play on every worker."""

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Literal

from starboard.match import Match, StarboardError
from starboard.server.play.clock import DAY, Clock, ClockRule, NoClock
from starboard.server.play.pauses import Pauses
from starboard.server.play.standing import Standing, standing_of

if TYPE_CHECKING:
    from starboard.server.play.acts import Act, Entry

CLOSED_SEATS_BOT = "beginner"
BOT_LIMIT = 5.0
"""Seconds after which a bot's worker counts as dead, and another takes its turn."""
TURN_BEGINS = frozenset({"TurnStarted", "RoundStarted"})
"""How games call the event with which a seat's turn, and its time, begins."""
LONG_SILENCE = 7 * DAY
"""Seconds after which somebody without a clock counts as late."""
MOST_BACKS = 20
"""Moves that can be taken back in one turn."""
MOST_NOTES = 50
"""Notes that a log keeps, the newest."""
SUBSTITUTE = "skilled"
"""The level of a bot that takes a seat over, unless another is asked for."""


SeatState = Literal["here", "late", "gone", "away", "closed"]
TableState = Literal["open", "playing", "finished", "abandoned"]


@dataclass
class Sitting:
    """Who plays a seat. A seat has an owner, a person or a bot; a person's seat can be played by a bot for some time."""

    person: str | None
    bot: str | None
    state: SeatState = "here"
    """late: out of time. gone: left. away: not connected, and the others have begun to decide what becomes of the seat."""
    votes: set[int] = field(default_factory=set)
    """Seats that want this one closed."""
    left_at: int | None = None
    """The act by which the owner was no longer here, until they are back."""
    has_acted: bool = False
    """The owner has moved, or has left on purpose."""
    is_helped: bool = False
    """The owner was given a hint, or a bot has moved for them."""

    @property
    def level(self) -> str | None:
        """Of the bot that moves for this seat; None: a person does."""
        return CLOSED_SEATS_BOT if self.state == "closed" else self.bot

    @property
    def is_waiting(self) -> bool:
        """If nobody decides what becomes of the seat, a bot takes it after a while."""
        return self.bot is None and self.state in ("late", "gone")

    @property
    def is_left(self) -> bool:
        """The owner is not playing, but may come back; until then the others may decide what becomes of the seat."""
        return self.state in ("late", "gone", "away")

    @property
    def may_move(self) -> bool:
        """The owner may move. Somebody who is late or was away, and whose seat no bot has taken, comes back by moving."""
        return self.bot is None and self.state in ("here", "late", "away")


@dataclass(frozen=True)
class Asked:
    """A hint that a seat was given, after so many moves and events."""

    seat: int
    moves: int
    events: int


NoteKind = Literal["late", "leave", "away", "bot", "vote", "closed", "return", "back", "rewind", "end"]


@dataclass(frozen=True)
class Note:
    """A line of the log that no event tells, and after how many moves and events. `by`: the seat that votes; `level`: of a bot.

    `reason`: why an operator did it.
    """

    kind: NoteKind
    seat: int
    moves: int
    events: int
    by: int | None = None
    level: str | None = None
    reason: str | None = None


class Play:
    """The match, the seats and the clock after some acts."""

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
        """The events of the last act begin here; what a client has beyond was taken back."""
        self.is_rated = True
        """A match that begins with known cards is not, nor one that was rewound."""
        self.ended: str | None = None
        """Why an operator has ended the match."""
        self.standing: Standing | None = None
        """How the match counts for the ratings, once that is decided."""
        self.backs = 0
        """Moves taken back in this turn."""
        self.hints: list[Asked] = []
        self.notes: list[Note] = []

    # ---- what may be done --------------------------------------------------------------------------------------------

    def check(self, act: "Act", at: float) -> None:
        """Raises if the act is not possible; nothing is changed. Moves the match itself checks, when they are applied."""
        if self.match.over:
            raise StarboardError("match-over")
        if self.ended is not None:
            raise StarboardError("match-ended")
        act.check(self, at)

    def waits_for(self, seat: int) -> bool:
        """Others wait for a person, and no clock will end it."""
        sitting = self.sittings[seat]
        is_unlimited = isinstance(self.clock.rule, NoClock) and self.turn == seat
        return is_unlimited and sitting.person is not None and sitting.state == "here" and sitting.bot is None

    def is_late(self, seat: int, now: float) -> bool:
        """A person has not moved in time."""
        deadline = self.deadline
        late = self.turn == seat and deadline is not None and now >= deadline
        return late and self.sittings[seat].level is None and self.sittings[seat].state in ("here", "away")

    def can_take_back(self, seat: int) -> bool:
        """It is this seat's turn, and nothing hidden came to light since its last move."""
        is_mine = self.turn == seat and self.sittings[seat].state == "here"
        return is_mine and self.match.open_moves > 0 and self.backs < MOST_BACKS

    def may_hint(self, seat: int | None) -> bool:
        """Hints are for somebody alone with bots, whose turn it is."""
        others = [sitting for sitting in self.sittings if seat is None or sitting is not self.sittings[seat]]
        is_mine = seat is not None and seat == self.turn and self.sittings[seat].state == "here"
        return is_mine and all(other.person is None for other in others)

    # ---- what then is ------------------------------------------------------------------------------------------------

    def apply(self, entry: "Entry") -> None:
        """Goes on by an act that was checked. Raises if it is a move that cannot be made; then nothing is changed."""
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
        """Whether the seat to move has begun a turn since an event, possibly right after its last one."""
        return any(
            event["event"] in TURN_BEGINS and event["seat"] == self.turn
            for event in self.match.events(None, since)
        )

    # ---- what acts do ------------------------------------------------------------------------------------------------

    def intervene(self, kind: Literal["rewind", "end"], reason: str, *, is_rated: bool) -> None:
        """Notes what an operator did, and whether the match still counts for the ratings."""
        if self.standing is None:  # what has been rated stays rated
            self.is_rated = self.is_rated and is_rated
        self.note(kind, 0, reason=reason)

    def set_left(self, seat: int, state: Literal["late", "gone", "away"]) -> None:
        """The owner is no longer there."""
        sitting = self.sittings[seat]
        sitting.state = state
        if sitting.left_at is None:
            sitting.left_at = self.number

    def welcome_back(self, seat: int, at: float) -> None:
        """The owner sits down again, with time to move if it had run out."""
        sitting = self.sittings[seat]
        is_over = self.deadline is not None and at >= self.deadline
        if self.match.to_move == seat and (sitting.state == "late" or is_over):
            self.clock.restart(at)
        sitting.state, sitting.bot, sitting.left_at = "here", None, None
        sitting.votes.clear()

    def set_away(self, seat: int) -> None:
        """The others decide about somebody who is not connected: as if the owner had left."""
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
        """Adds a line to the log, after all moves and events; or `before` those that came after so many."""
        moves, events = before or (self.match.move_count, self.match.event_count)
        note = Note(kind, seat, moves, events, by, level, reason)
        if self.notes[-1:] != [note]:  # a move that is taken back again and again is noted once
            self.notes = [*self.notes[1 - MOST_NOTES :], note]

    def move_notes_back(self) -> None:
        """What stood after a move that was taken back stands before it."""
        moves, events = self.match.move_count, self.match.event_count
        self.notes = [
            note if note.events <= events else replace(note, moves=moves, events=events)
            for note in self.notes
        ]

    def voters(self, seat: int) -> set[int]:
        """Those who have a say in closing a seat: all other people who are here."""
        return {
            other
            for other, sitting in enumerate(self.sittings)
            if other != seat and sitting.person and sitting.bot is None and sitting.state == "here"
        }

    @property
    def turn(self) -> int | None:
        """The seat to move; none when the match is over, or an operator has ended it."""
        return None if self.ended is not None else self.match.to_move

    @property
    def bot_to_move(self) -> str | None:
        """The level of the bot whose turn it is."""
        return None if self.turn is None else self.sittings[self.turn].level

    @property
    def is_exhibition(self) -> bool:
        """Bots alone sit here."""
        return not any(sitting.person for sitting in self.sittings)

    @property
    def is_abandoned(self) -> bool:
        """People sat here, and none of them is left; or an operator has ended the match."""
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
        """When the seat to move is late: by its clock, or, where others wait and there is no clock, after a long silence."""
        turn = self.turn
        if isinstance(self.clock.rule, NoClock) and turn is not None and self.voters(turn):
            return self.pauses.after(self.clock.since, LONG_SILENCE)
        return self.clock.deadline

    def substitute_due(self, grace: float) -> float:
        """When a bot takes the seat to move, whose owner is not there, if nobody decides before."""
        return self.pauses.after(self.at, grace)

    def due(self, pace: float, grace: float) -> float | None:
        """When somebody should look at the table, if nothing happens before."""
        if self.turn is None or self.is_abandoned or self.is_exhibition:
            return None
        if self.bot_to_move:
            return self.at + pace + BOT_LIMIT
        if self.sittings[self.turn].is_waiting:
            return self.substitute_due(grace)
        return self.deadline
