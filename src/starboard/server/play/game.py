"""`Play`: a table from its start on, folded from its acts. The same acts give the same play on every worker."""

from dataclasses import dataclass, field
from typing import Literal

from starboard.match import Match, StarboardError
from starboard.server.play.acts import Act
from starboard.server.play.clock import DAY, Clock, ClockRule, NoClock

CLOSED_SEATS_BOT = "beginner"
BOT_LIMIT = 5.0
"""Seconds after which a bot's worker counts as dead, and another takes its turn."""
LONG_SILENCE = 7 * DAY
"""Seconds after which somebody without a clock counts as late."""
MOST_BACKS = 20
"""Moves that can be taken back in one turn."""
SUBSTITUTE = "skilled"
"""The level of a bot that takes a seat over, unless another is asked for."""


@dataclass
class Sitting:
    """Who plays a seat. A seat has an owner, a person or a bot; a person's seat can be played by a bot for some time."""

    person: str | None
    bot: str | None
    state: Literal["here", "late", "gone", "closed"] = "here"
    votes: set[int] = field(default_factory=set)
    """Seats that want this one closed."""

    @property
    def level(self) -> str | None:
        """Of the bot that moves for this seat; None: a person does."""
        return CLOSED_SEATS_BOT if self.state == "closed" else self.bot

    @property
    def is_waiting(self) -> bool:
        """Somebody else may decide what becomes of the seat."""
        return self.bot is None and self.state in ("late", "gone")


@dataclass(frozen=True)
class Asked:
    """A hint that a seat was given, after so many moves and events."""

    seat: int
    moves: int
    events: int


class Play:
    """The match, the seats and the clock after some acts."""

    def __init__(self, match: Match, sittings: list[Sitting], clock: ClockRule, began: float) -> None:
        self.match = match
        self.sittings = sittings
        self.clock = Clock(clock, match.players)
        self.clock.pass_to(match.to_move, began)
        self.number = 0
        self.at = began
        self.first_event = 0
        """The events of the last act begin here; what a client has beyond was taken back."""
        self.is_rated = True
        self.backs = 0
        """Moves taken back in this turn."""
        self.hints: list[Asked] = []

    # ---- what may be done --------------------------------------------------------------------------------------------

    def check(self, act: Act) -> None:
        """Raises if the act cannot be; nothing is changed. Moves the match itself checks, when they are applied."""
        if self.match.over:
            raise StarboardError("match-over")
        sitting = self.sittings[act.seat]
        match act.kind:
            case "move" | "back":
                if sitting.state == "closed" and not act.data.get("bot"):
                    raise StarboardError("seat-closed")
                if act.kind == "back" and (sitting.level or self.backs >= MOST_BACKS):
                    raise StarboardError("take-back")
            case "late":
                if not self.is_late(act.seat, act.at):
                    raise StarboardError("not-late")
            case "leave":
                if sitting.state in ("gone", "closed"):
                    raise StarboardError("already-left")
            case "bot":
                if not sitting.is_waiting:
                    raise StarboardError("seat-not-free")
            case "close":
                if sitting.state not in ("late", "gone") or act.data["by"] not in self.voters(act.seat):
                    raise StarboardError("seat-not-free")
            case "return":
                if sitting.state not in ("late", "gone"):
                    raise StarboardError("not-away")
            case "hint":
                if not self.may_hint(act.seat):
                    raise StarboardError("no-hint")

    def is_late(self, seat: int, now: float) -> bool:
        """A person has not moved in time."""
        deadline = self.deadline
        late = self.match.to_move == seat and deadline is not None and now >= deadline
        return late and self.sittings[seat].level is None and self.sittings[seat].state == "here"

    def may_hint(self, seat: int | None) -> bool:
        """Hints are for somebody alone with bots, whose turn it is."""
        others = [sitting for sitting in self.sittings if seat is None or sitting is not self.sittings[seat]]
        return seat is not None and seat == self.match.to_move and all(other.person is None for other in others)

    # ---- what then is ------------------------------------------------------------------------------------------------

    def apply(self, act: Act) -> None:
        """Goes on by an act that was checked. Raises if it is a move that cannot be made; then nothing is changed."""
        sitting, first_event = self.sittings[act.seat], self.match.event_count
        match act.kind:
            case "move":
                self.match.make(act.data["move"], act.seat)
                if sitting.state == "late" and not act.data.get("bot"):
                    self._welcome_back(act.seat, act.at)
            case "back":
                self.match = self.match.taken_back(act.seat)
                self.backs += 1
                first_event = self.match.event_count
            case "late" | "leave":
                sitting.state = "late" if act.kind == "late" else "gone"
                self.is_rated = False
            case "bot":
                sitting.bot = act.data["level"]
            case "close":
                voter = self.sittings[act.data["by"]].person
                sitting.votes |= {seat for seat in self.voters(act.seat) if self.sittings[seat].person == voter}
                if sitting.votes >= self.voters(act.seat):
                    sitting.state = "closed"
            case "return":
                self._welcome_back(act.seat, act.at)
            case "given":
                for move in act.data["moves"]:
                    self.match.make(move)
                self.is_rated = False
            case "hint":
                self.hints.append(Asked(act.seat, self.match.move_count, self.match.event_count))
                self.is_rated = False
        if self.match.to_move != self.clock.turn:
            self.backs = 0
        self.clock.pass_to(self.match.to_move, act.at)
        self.number, self.at, self.first_event = act.number + 1, act.at, first_event

    def _welcome_back(self, seat: int, at: float) -> None:
        sitting = self.sittings[seat]
        if sitting.state == "late" and self.match.to_move == seat:
            self.clock.restart(at)
        sitting.state, sitting.bot = "here", None
        sitting.votes.clear()

    def voters(self, seat: int) -> set[int]:
        """Those who have a say in closing a seat: all other people who are here."""
        return {
            other
            for other, sitting in enumerate(self.sittings)
            if other != seat and sitting.person and sitting.bot is None and sitting.state == "here"
        }

    @property
    def bot_to_move(self) -> str | None:
        """The level of the bot whose turn it is."""
        return None if self.match.to_move is None else self.sittings[self.match.to_move].level

    @property
    def is_abandoned(self) -> bool:
        """People sat here, and none of them is left."""
        people = [sitting for sitting in self.sittings if sitting.person]
        return bool(people) and not self.match.over and all(one.state in ("gone", "closed") for one in people)

    @property
    def state(self) -> str:
        """Finished, abandoned or playing."""
        return "finished" if self.match.over else "abandoned" if self.is_abandoned else "playing"

    @property
    def deadline(self) -> float | None:
        """When the seat to move is late: by its clock, or, where others wait and there is no clock, after a long silence."""
        turn = self.match.to_move
        if isinstance(self.clock.rule, NoClock) and turn is not None and self.voters(turn):
            return self.clock.since + LONG_SILENCE
        return self.clock.deadline

    def due(self, pace: float, grace: float) -> float | None:
        """When somebody should look at the table, if nothing happens before."""
        if self.match.to_move is None or self.is_abandoned:
            return None
        if self.bot_to_move:
            return self.at + pace + BOT_LIMIT
        if self.sittings[self.match.to_move].is_waiting:
            return self.at + grace
        return self.deadline
