"""Acts: everything that can happen to a match between its start and its end. Each checks and applies itself.

The database stores an act as a row: its `kind`, its `seat`, and its other fields as JSON.
"""

from typing import TYPE_CHECKING, ClassVar

from msgspec import Struct, ValidationError, convert, structs, to_builtins

from starboard.match import StarboardError
from starboard.server.play.play import MOST_BACKS, Asked

if TYPE_CHECKING:
    from starboard.server.play.play import Play

UncheckedMove = dict[str, object]
"""A move as a client sent it; the match checks it."""


class BaseAct(Struct, frozen=True, omit_defaults=True, tag_field="kind"):
    """The base class of acts. `seat`: the seat that the act concerns."""

    seat: int

    is_play: ClassVar[bool] = False
    """The act concerns only the match: it does not change who plays a seat."""
    is_by_operator: ClassVar[bool] = False
    """An operator did it, nobody at the table; its seat is 0."""

    @property
    def kind(self) -> str:
        """The name of the act in the database."""
        return str(self.__struct_config__.tag)

    @property
    def is_by_bot(self) -> bool:
        """Whether a bot did it, not the owner of the seat."""
        return False

    def check(self, play: "Play", at: float) -> None:
        """Raises if the act is not possible at the time `at`; changes nothing."""

    def apply(self, play: "Play", at: float) -> None:
        """Applies the act to `play`. An illegal move raises and changes nothing."""
        raise NotImplementedError


class MakeMove(BaseAct, frozen=True, tag="move"):
    """A move of the match, made by the owner of the seat, or by a bot of the level `bot`."""

    move: UncheckedMove
    bot: str | None = None

    is_play = True

    @property
    def is_by_bot(self) -> bool:
        return self.bot is not None

    def check(self, play: "Play", at: float) -> None:
        if not self.is_by_bot:
            check_may_move(play, self.seat)

    def apply(self, play: "Play", at: float) -> None:
        sitting, was = play.sittings[self.seat], (play.match.move_count, play.match.event_count)
        play.match.make(self.move, self.seat)
        if not self.is_by_bot:
            sitting.has_acted = True
        elif sitting.person:
            sitting.is_helped = True
        if sitting.state in ("late", "away") and not self.is_by_bot:
            play.welcome_back(self.seat, at)
            play.note("return", self.seat, before=was)


class TakeBack(BaseAct, frozen=True, tag="back"):
    """Takes the last move back. `is_noted`: only adds a note, as `without_taken_back` left the move out."""

    is_noted: bool = False

    is_play = True

    def check(self, play: "Play", at: float) -> None:
        check_may_move(play, self.seat)
        if not play.can_take_back(self.seat):
            is_limit = play.backs >= MOST_BACKS and play.match.to_move == self.seat
            raise StarboardError("most-backs", most=MOST_BACKS) if is_limit else StarboardError("take-back")

    def apply(self, play: "Play", at: float) -> None:
        if not self.is_noted:
            play.match = play.match.taken_back(self.seat)
        play.backs += 1
        play.sittings[self.seat].has_acted = True
        play.move_notes_back()
        play.note("back", self.seat)


class RunOutOfTime(BaseAct, frozen=True, tag="late"):
    """A seat's time has run out."""

    def check(self, play: "Play", at: float) -> None:
        if not play.is_late(self.seat, at):
            raise StarboardError("not-late")

    def apply(self, play: "Play", at: float) -> None:
        play.set_left(self.seat, "late")
        play.note("late", self.seat)


class Leave(BaseAct, frozen=True, tag="leave"):
    """The owner leaves the match. `forgotten`: the server did it after a long absence."""

    forgotten: bool = False

    def check(self, play: "Play", at: float) -> None:
        if play.sittings[self.seat].state in ("gone", "closed"):
            raise StarboardError("already-left")

    def apply(self, play: "Play", at: float) -> None:
        play.set_left(self.seat, "gone")
        play.sittings[self.seat].has_acted = True
        play.note("leave", self.seat)


class LetBotPlay(BaseAct, frozen=True, tag="bot"):
    """A bot takes over the seat of an owner who is late, gone or, since the time `absent`, not connected."""

    level: str
    absent: float | None = None

    def check(self, play: "Play", at: float) -> None:
        sitting = play.sittings[self.seat]
        if sitting.bot or not is_free(play, self.seat, self.absent):
            raise StarboardError("seat-not-free")

    def apply(self, play: "Play", at: float) -> None:
        play.set_away(self.seat)
        play.sittings[self.seat].bot = self.level
        play.note("bot", self.seat, level=self.level)


class VoteToClose(BaseAct, frozen=True, tag="close"):
    """The seat `by` votes to close this one; a unanimous vote closes it.

    `absent`: since when its owner has not been connected.
    """

    by: int
    absent: float | None = None

    def check(self, play: "Play", at: float) -> None:
        if not is_free(play, self.seat, self.absent) or self.by not in play.voters(self.seat):
            raise StarboardError("seat-not-free")
        if self.by in play.sittings[self.seat].votes:
            raise StarboardError("already-voted")

    def apply(self, play: "Play", at: float) -> None:
        play.set_away(self.seat)
        sitting, voter = play.sittings[self.seat], play.sittings[self.by].person
        sitting.votes |= {seat for seat in play.voters(self.seat) if play.sittings[seat].person == voter}
        play.note("vote", self.seat, by=self.by)
        if sitting.votes >= play.voters(self.seat):
            sitting.state = "closed"
            play.note("closed", self.seat)


class ComeBack(BaseAct, frozen=True, tag="return"):
    """The owner comes back."""

    def check(self, play: "Play", at: float) -> None:
        if not play.sittings[self.seat].is_left:
            raise StarboardError("not-away")

    def apply(self, play: "Play", at: float) -> None:
        play.welcome_back(self.seat, at)
        play.note("return", self.seat)


class BeginWith(BaseAct, frozen=True, tag="given"):
    """The match begins with moves of another match. It is not rated, since its cards are known."""

    moves: list[UncheckedMove]

    def apply(self, play: "Play", at: float) -> None:
        for move in self.moves:
            play.match.make(move)
        play.is_rated = False


class TakeHint(BaseAct, frozen=True, tag="hint"):
    """The owner asks for the best moves."""

    is_play = True

    def check(self, play: "Play", at: float) -> None:
        if not play.may_hint(self.seat):
            raise StarboardError("no-hint")

    def apply(self, play: "Play", at: float) -> None:
        play.hints.append(Asked(self.seat, play.match.move_count, play.match.event_count))
        play.sittings[self.seat].is_helped = True


class Rewind(BaseAct, frozen=True, tag="rewind", kw_only=True):
    """An operator rewinds the match to its first `to` acts. `in_force` has left the others out."""

    seat: int = 0
    to: int
    reason: str
    is_rated: bool = False

    is_by_operator = True

    def apply(self, play: "Play", at: float) -> None:
        play.clock.begin_turn_again(at)
        play.backs = 0
        play.intervene("rewind", self.reason, is_rated=self.is_rated)


class EndMatch(BaseAct, frozen=True, tag="end", kw_only=True):
    """An operator ends the match, without a winner."""

    seat: int = 0
    reason: str
    is_rated: bool = False

    is_by_operator = True

    def apply(self, play: "Play", at: float) -> None:
        play.ended = self.reason
        play.intervene("end", self.reason, is_rated=self.is_rated)


class Damaged(BaseAct, frozen=True, tag="damaged"):
    """A row that could not be read: its kind is unknown to this version, or a field is missing or wrong."""

    was: str
    problem: str

    @property
    def kind(self) -> str:
        return self.was

    def check(self, play: "Play", at: float) -> None:
        raise ValueError(self.problem)

    def apply(self, play: "Play", at: float) -> None:
        raise ValueError(self.problem)


Act = (
    MakeMove
    | TakeBack
    | RunOutOfTime
    | Leave
    | LetBotPlay
    | VoteToClose
    | ComeBack
    | BeginWith
    | TakeHint
    | Rewind
    | EndMatch
    | Damaged
)
BY_KIND: dict[str, type[Act]] = {
    str(act.__struct_config__.tag): act for act in Act.__args__ if act is not Damaged
}  # fmt: skip


class Entry(Struct, frozen=True):
    """An entry in the log of a table. `number` is its index, which the sender of an act has to know."""

    table_id: str
    number: int
    at: float
    act: Act

    def row(self) -> dict[str, object]:
        """Returns the entry as a database row."""
        data = to_builtins(self.act)
        kind, seat = data.pop("kind"), data.pop("seat", 0)
        return {
            "table_id": self.table_id,
            "number": self.number,
            "kind": kind,
            "seat": seat,
            "data": data,
            "at": self.at,
        }


def read_entry(
    table_id: str, number: int, kind: str, seat: int, data: dict[str, object] | None, at: float
) -> Entry:
    """Reads an entry from its row. An unreadable act becomes `Damaged`, and only replaying it fails."""
    return Entry(table_id, number, at, read_act(number, kind, seat, data))


def read_act(number: int, kind: str, seat: int, data: dict[str, object] | None) -> Act:
    """Reads an act from the columns of its row."""
    if kind not in BY_KIND:
        return Damaged(seat, kind, f"act {number} has the unknown kind {kind}")
    try:
        return convert({**(data or {}), "seat": seat}, BY_KIND[kind])
    except (ValidationError, TypeError) as error:
        return Damaged(seat, kind, f"act {number} ({kind}) cannot be read: {error}")


def check_may_move(play: "Play", seat: int) -> None:
    """Raises if the owner of a seat may neither move nor take a move back."""
    sitting = play.sittings[seat]
    if sitting.state == "closed":
        raise StarboardError("seat-closed")
    if not sitting.may_move:
        raise StarboardError("come-back")


def is_free(play: "Play", seat: int, absent: float | None) -> bool:
    """Whether the others may decide about a seat: its owner left, or is not connected while all wait."""
    return play.sittings[seat].is_left or (absent is not None and play.waits_for(seat))


def in_force(log: list[Entry]) -> list[Entry]:
    """Returns the entries that still count. Rewound entries stay in the log, but no longer affect the match.

    Raises if a rewind cannot be read.
    """
    last = next((index for index in reversed(range(len(log))) if log[index].act.kind == "rewind"), None)
    if last is None:
        return log
    rewind = log[last].act
    if not isinstance(rewind, Rewind):
        raise ValueError(f"act {log[last].number} does not say how far the match was rewound")
    before = [entry for entry in log[:last] if entry.number < rewind.to]
    return [*in_force(before), *log[last:]]


def without_taken_back(log: list[Entry]) -> list[Entry]:
    """Returns the entries without moves that were taken back immediately; a replay need not make them.

    The take-backs remain as notes. A move by a bot, or one that brought an owner back, stays: it did more.
    """
    kept: list[tuple[Entry, bool]] = []
    away: set[int] = set()
    for entry in log:
        act = entry.act
        last = len(kept) - 1
        while last >= 0 and is_only_noted(kept[last][0]):
            last -= 1
        if (
            isinstance(act, TakeBack)
            and last >= 0
            and isinstance(kept[last][0].act, MakeMove)
            and not kept[last][1]
        ):
            del kept[last]
            kept.append((structs.replace(entry, act=structs.replace(act, is_noted=True)), False))
            continue
        kept.append((entry, act.seat in away or act.is_by_bot))
        if isinstance(act, RunOutOfTime | VoteToClose):
            away.add(act.seat)
        elif isinstance(act, MakeMove | ComeBack) and not act.is_by_bot:
            away.discard(act.seat)
    return [entry for entry, _ in kept]


def is_only_noted(entry: Entry) -> bool:
    """Whether this is a take-back whose move was left out."""
    return isinstance(entry.act, TakeBack) and entry.act.is_noted
