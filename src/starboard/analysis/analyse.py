"""Summarizes the verdicts on a match: chances to win over time, turning points, luck and skill."""

from dataclasses import dataclass
from itertools import pairwise
from typing import Literal

from starboard.analysis.judging import Verdict, point_worth
from starboard.match import replay
from starboard.match.record import Unchecked

TURN = 0.2
"""The smallest change of a seat's chance to win that makes a turning point."""
MOST_TURNS = 5

Cause = Literal["choice", "others", "draw"]


@dataclass(frozen=True)
class Turn:
    """A turning point: a large change of a seat's chance to win between two of its decisions.

    The `cause` is its own choice, a mistake of others, or the draw of the cards.
    """

    number: int
    seat: int
    change: float
    cause: Cause


@dataclass(frozen=True)
class Luck:
    """The difference between a seat's result and an equal share, split into parts, in chances to win.

    `choices` is the effect of its own moves, `others` that of the moves of others, `luck` the rest.
    """

    choices: float
    others: float
    luck: float


@dataclass(frozen=True)
class Analysis:
    """The analysis of a match.

    `lines` has pairs of a move count and a chance to win for each seat: at its decisions, by what it could
    know then, and at the end.
    """

    game: str
    players: int
    moves: int
    point: float
    """The equity of a point of lead; a victory is 1."""
    verdicts: list[Verdict]
    lines: list[list[tuple[int, float]]]
    turns: list[Turn]
    luck: list[Luck]


def conclude(record: Unchecked, verdicts: list[Verdict]) -> Analysis:
    """Returns the analysis of a match, given the verdicts on all its decisions."""
    match = replay(record)
    seats, moves = range(match.players), match.move_count
    lines = [
        [(0, 1 / match.players), *((one.number, one.best.wins[seat]) for one in verdicts if one.seat == seat)]
        for seat in seats
    ]
    if match.over:
        winners = match.result().winners
        for seat in seats:
            lines[seat].append((moves, 1 / len(winners) if seat in winners else 0.0))
    turns = [turn for seat in seats for turn in turns_of(seat, lines[seat], verdicts)]
    luck = [luck_of(seat, lines[seat], verdicts) for seat in seats]
    game = match.rulebook.key
    return Analysis(game, match.players, moves, point_worth(game), verdicts, lines, greatest(turns), luck)


def given(verdict: Verdict, seat: int) -> float:
    """Returns the chance to win that a move gave to a seat; negative for most of the seat's own moves."""
    return verdict.played.wins[seat] - verdict.best.wins[seat]


def luck_of(seat: int, line: list[tuple[int, float]], verdicts: list[Verdict]) -> Luck:
    """Splits the change of a seat's chance to win into its own choices, those of others, and luck."""
    choices = sum(given(one, seat) for one in verdicts if one.seat == seat)
    others = sum(given(one, seat) for one in verdicts if one.seat != seat)
    return Luck(choices, others, line[-1][1] - line[0][1] - choices - others)


def turns_of(seat: int, line: list[tuple[int, float]], verdicts: list[Verdict]) -> list[Turn]:
    """Returns the turning points of a seat."""
    turns = []
    for (first, before), (last, after) in pairwise(line):
        change = after - before
        if abs(change) < TURN:
            continue
        between = [one for one in verdicts if first <= one.number < last]
        own = sum(given(one, seat) for one in between if one.seat == seat)
        others = sum(given(one, seat) for one in between if one.seat != seat)
        cause: Cause = "choice" if own / change > 0.5 else "others" if others / change > 0.5 else "draw"
        turns.append(Turn(first if cause == "choice" else last, seat, change, cause))
    return turns


def greatest(turns: list[Turn]) -> list[Turn]:
    """Returns up to MOST_TURNS of the greatest, only one for each moment, in the order of play."""
    chosen: list[Turn] = []
    for turn in sorted(turns, key=lambda turn: -abs(turn.change)):
        if len(chosen) < MOST_TURNS and all(abs(turn.number - other.number) > 2 for other in chosen):
            chosen.append(turn)
    return sorted(chosen, key=lambda turn: turn.number)
