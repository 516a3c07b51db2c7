"""From the row, seats and acts of a table back to its play; or the reason why that is not possible."""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Row

from starboard.match import StarboardError, load
from starboard.server.play.acts import Damaged, Entry, Rewind, in_force, without_taken_back
from starboard.server.play.clock import ClockRule
from starboard.server.play.pauses import Pauses
from starboard.server.play.play import Play, Sitting

TOLD = frozenset({"other-rules"})
"""Reasons that players are told. All others are for the operator: they could tell what is hidden."""


def replayed(row: Row[Any], sitters: Sequence[Row[Any]], log: list[Entry], pauses: Pauses) -> Play:
    """The play that the acts have led to. Raises if these rules do not lead there."""
    play = begun(row, sitters, pauses)
    counted = in_force(log)
    check_numbers(counted)
    for entry in without_taken_back(counted):
        play.apply(entry)
    if log:
        play.number, play.at = log[-1].number + 1, log[-1].at
    return play


def begun(row: Row[Any], sitters: Sequence[Row[Any]], pauses: Pauses) -> Play:
    """The play before its first act. Raises if these rules do not deal it."""
    game = load(row.game)
    if row.version != game.rulebook.version:
        raise StarboardError("other-rules", begun=str(row.version), now=str(game.rulebook.version))
    if row.began is None:
        raise ValueError("it is in play, but never began")
    if len(sitters) != row.players:
        raise ValueError(f"it has {len(sitters)} seats")
    match = game.new(row.players, row.seed, **row.options)
    sittings = [Sitting(sitter.person, sitter.bot) for sitter in sitters]
    return Play(match, sittings, msgspec.convert(row.clock, ClockRule), row.began, pauses)


def check_numbers(log: list[Entry]) -> None:
    """Raises if an act that counts is missing or cannot be read."""
    number = 0
    for entry in log:
        number = number_after(entry, number)


def number_after(entry: Entry, number: int) -> int:
    """The number that follows an entry. Raises if the entry does not follow `number`, or its act cannot be read."""
    act = entry.act
    if number != (act.to if isinstance(act, Rewind) else entry.number):
        raise ValueError(f"act {number} is missing")
    if isinstance(act, Damaged):
        raise ValueError(act.problem)
    return entry.number + 1


def unplayable(error: Exception) -> StarboardError:
    """What players are told about a match that cannot be replayed; the cause is kept for the operator."""
    if isinstance(error, StarboardError) and error.key in TOLD:
        return error
    told = StarboardError("broken-match")
    told.__cause__ = error
    return told
