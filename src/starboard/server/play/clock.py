"""Clocks: how long a seat may think. All times are seconds since 1970, taken from the acts."""

from dataclasses import dataclass, field
from typing import Annotated, Literal

from msgspec import Meta, Struct, ValidationError, convert

from starboard.server.play.pauses import Pauses

DAY = 86400.0
LAST_CHANCE = 5.0
"""Seconds for a turn even if the bank is empty."""


class NoClock(Struct, tag="none", tag_field="kind"):
    """No time limit."""


class PerTurn(Struct, tag="turn", tag_field="kind"):
    """A number of seconds for every turn."""

    seconds: Annotated[float, Meta(ge=5, le=3600)]


class Bank(Struct, tag="bank", tag_field="kind"):
    """A number of seconds for the match, and an increment for every turn."""

    seconds: Annotated[float, Meta(ge=30, le=7200)]
    increment: Annotated[float, Meta(ge=0, le=300)] = 0.0


class Days(Struct, tag="days", tag_field="kind"):
    """A number of days for every turn."""

    days: Annotated[int, Meta(ge=1, le=14)]


ClockRule = NoClock | PerTurn | Bank | Days
ClockKind = Literal["none", "turn", "bank", "days"]


def stored_clock(value: object) -> ClockRule:
    """Reads a clock rule from a row, for lists. A damaged one counts as no clock."""
    try:
        rule: ClockRule = convert(value, ClockRule)
    except ValidationError:
        return NoClock()
    return rule


@dataclass
class Clock:
    """Whose time is running and since when, and how much each seat has left. Pauses do not count."""

    rule: ClockRule
    players: int
    pauses: Pauses = field(default_factory=Pauses, compare=False)
    turn: int | None = None
    since: float = 0.0
    left: list[float] = field(init=False)

    def __post_init__(self) -> None:
        self.left = [self.rule.seconds if isinstance(self.rule, Bank) else 0.0] * self.players

    def pass_to(self, turn: int | None, at: float) -> None:
        """Begins a turn of the seat `turn`, even if it had the last one too. All decisions share its time."""
        if isinstance(self.rule, Bank) and self.turn is not None:
            self.left[self.turn] = self._left_at(self.turn, at) + self.rule.increment
        self.turn, self.since = turn, at

    def restart(self, at: float) -> None:
        """Restarts the time of a seat whose owner came back after running out of it."""
        if isinstance(self.rule, Bank) and self.turn is not None:
            self.left[self.turn] = self._left_at(self.turn, at)
        self.since = at

    def begin_turn_again(self, at: float) -> None:
        """Restarts the turn, with all the time that the seat had at its beginning."""
        self.since = at

    def _left_at(self, seat: int, at: float) -> float:
        """Returns what the seat to move has left in its bank at the time `at`."""
        return max(0.0, self.left[seat] - self.pauses.counted(self.since, at))

    @property
    def deadline(self) -> float | None:
        """When the time of the seat to move runs out."""
        if self.turn is None:
            return None
        match self.rule:
            case PerTurn(seconds):
                return self.pauses.after(self.since, seconds)
            case Bank():
                return self.pauses.after(self.since, max(self.left[self.turn], LAST_CHANCE))
            case Days(days):
                return self.pauses.after(self.since, days * DAY)
            case _:
                return None
