"""Hints: the best moves of the seat to move, judged in the same way as in the analysis."""

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
    """A move, and the verdict on it."""

    move: NamedMove
    verdict: Verdict


def hints(match: Match, seconds: float = SECONDS, iterations: int | None = None) -> list[Hint]:
    """Returns up to MOST_HINTS moves, the best first, by what the seat to move knows."""
    if len(match.moves()) < 2:
        return []
    judge = Judge(match, seconds, iterations)
    with ThreadPoolExecutor(THREADS, "hints") as pool:
        moves = judge.promising[:MOST_HINTS]
        found = [
            Hint(move, verdict) for move, verdict in zip(moves, pool.map(judge.verdict, moves), strict=True)
        ]
    return sorted(found, key=lambda hint: hint.verdict.loss)
