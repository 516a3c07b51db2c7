"""Rebuilds a play from the row, seats and acts of its table, or says why that is impossible."""

from collections.abc import Sequence

import msgspec

from starboard.match import StarboardError, load
from starboard.server.database.rows import SeatRow, TableRow
from starboard.server.play.acts import Damaged, Entry, Rewind, in_force, without_taken_back
from starboard.server.play.clock import ClockRule
from starboard.server.play.pauses import Pauses
from starboard.server.play.play import Play, Sitting

SHOWN = frozenset({"other-rules"})
"""Reasons that players see. All others are for the operator only: they could reveal hidden information."""


def replayed(row: TableRow, sitters: Sequence[SeatRow], log: list[Entry], pauses: Pauses) -> Play:
    """Returns the play after all acts. Raises if they cannot be replayed under the current rules."""
    play = begun(row, sitters, pauses)
    counted = in_force(log)
    check_numbers(counted)
    for entry in without_taken_back(counted):
        play.apply(entry)
    if log:
        play.number, play.at = log[-1].number + 1, log[-1].at
    return play


def begun(row: TableRow, sitters: Sequence[SeatRow], pauses: Pauses) -> Play:
    """Returns the play before its first act. Raises if the match cannot be dealt under the current rules."""
    game = load(row.game)
    if row.version != game.rulebook.version:
        raise StarboardError("other-rules", begun=str(row.version), now=str(game.rulebook.version))
    if row.began is None:
        raise ValueError("it is being played, but has no time of its beginning")
    if len(sitters) != row.players:
        raise ValueError(f"it has {len(sitters)} seats for {row.players} players")
    match = game.new(row.players, row.seed, **row.options)
    sittings = [Sitting(sitter.person, sitter.bot) for sitter in sitters]
    return Play(match, sittings, msgspec.convert(row.clock, ClockRule), row.began, pauses)


def check_numbers(log: list[Entry]) -> None:
    """Raises if an act that counts is missing or cannot be read."""
    number = 0
    for entry in log:
        number = number_after(entry, number)


def number_after(entry: Entry, number: int) -> int:
    """Returns the number after an entry. Raises if the entry is not the one for `number`, or is damaged."""
    act = entry.act
    if number != (act.to if isinstance(act, Rewind) else entry.number):
        raise ValueError(f"act {number} is missing")
    if isinstance(act, Damaged):
        raise ValueError(act.problem)
    return entry.number + 1


def unplayable(error: Exception) -> StarboardError:
    """Returns what players see if a match cannot be replayed; its cause is for the operator."""
    if isinstance(error, StarboardError) and error.key in SHOWN:
        return error
    shown = StarboardError("broken-match")
    shown.__cause__ = error
    return shown
