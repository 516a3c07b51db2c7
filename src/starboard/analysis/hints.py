"""Hints: the best moves of the seat to move, judged as the analysis judges a move that was played."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from starboard.analysis.judging import Judge, Verdict
from starboard.bots.levels import THREADS
from starboard.engine.naming import NamedMove
from starboard.match import Match

MOST_HINTS = 3
SECONDS = 1.5


@dataclass(frozen=True)
class Hint:
    """A move, and the verdict on it if it were played."""

    move: NamedMove
    verdict: Verdict


def hints(match: Match, seconds: float = SECONDS, iterations: int | None = None) -> list[Hint]:
    """The most promising moves, by what the seat to move knows; the best first, those that are as good in the order of search."""
    if len(match.moves()) < 2:
        return []
    judge = Judge(match, seconds, iterations)
    with ThreadPoolExecutor(THREADS, "hints") as pool:
        moves = judge.promising[:MOST_HINTS]
        given = [
            Hint(move, verdict) for move, verdict in zip(moves, pool.map(judge.verdict, moves), strict=True)
        ]
    return sorted(given, key=lambda hint: hint.verdict.loss)
