"""What the verdicts on a match add up to: the course of the chances, turning points, luck and skill."""

from dataclasses import dataclass
from itertools import pairwise
from typing import Literal

from starboard.analysis.judging import Verdict, point_worth
from starboard.match import replay
from starboard.match.record import Unchecked

TURN = 0.2
"""How much a seat's chance changes at a turning point, at least."""
MOST_TURNS = 5

Cause = Literal["choice", "others", "draw"]


@dataclass(frozen=True)
class Turn:
    """Between two decisions of a seat its chance changed: by its own choice, by others' mistakes, or by the cards."""

    number: int
    seat: int
    change: float
    cause: Cause


@dataclass(frozen=True)
class Luck:
    """Why a seat ended where it did: these add up from an equal share to the result. Luck is the rest that nobody chose.

    All of it in chances to win. `choices`: given away by its own moves. `others`: given to it by the mistakes of others.
    """

    choices: float
    others: float
    luck: float


@dataclass(frozen=True)
class Analysis:
    """`lines`: for each seat, its chance to win after so many moves, as it could know it: at its own decisions, and at the end."""

    game: str
    players: int
    moves: int
    point: float
    """What a point of lead is worth, where a victory is 1, in what moves give away."""
    verdicts: list[Verdict]
    lines: list[list[tuple[int, float]]]
    turns: list[Turn]
    luck: list[Luck]


def conclude(record: Unchecked, verdicts: list[Verdict]) -> Analysis:
    """Puts the verdicts on all decisions of a match together."""
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
    """The chance to win that a move gave to a seat; its own moves mostly take some."""
    return verdict.played.wins[seat] - verdict.best.wins[seat]


def luck_of(seat: int, line: list[tuple[int, float]], verdicts: list[Verdict]) -> Luck:
    """Tells the choices of a seat, those of others, and the rest apart."""
    choices = sum(given(one, seat) for one in verdicts if one.seat == seat)
    others = sum(given(one, seat) for one in verdicts if one.seat != seat)
    return Luck(choices, others, line[-1][1] - line[0][1] - choices - others)


def turns_of(seat: int, line: list[tuple[int, float]], verdicts: list[Verdict]) -> list[Turn]:
    """Where the chance of a seat changed much from one of its decisions to the next."""
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
    """The greatest few, one of those that tell of the same moment, in the order of play."""
    chosen: list[Turn] = []
    for turn in sorted(turns, key=lambda turn: -abs(turn.change)):
        if len(chosen) < MOST_TURNS and all(abs(turn.number - other.number) > 2 for other in chosen):
            chosen.append(turn)
    return sorted(chosen, key=lambda turn: turn.number)
