"""Judges decisions: a search finds the promising moves, then a separate search estimates the equity of each.

Nothing hidden from the seat has an influence: the search starts from a redealt table, and its random numbers
depend on the number of the decision only. The best move is estimated again too, since the first search
favours the move that was lucky in it. Analysis and hints share `Judge`.
"""

import math
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Literal

import numpy as np

from starboard.bots.knowledge import knowledge, new_settings
from starboard.bots.levels import THREADS, seed_for
from starboard.bots.searcher import Line, think
from starboard.engine.naming import NamedMove
from starboard.match import Match, replay
from starboard.match.record import Unchecked, read_record

SEARCHING = 0.5
"""The share of the effort spent on finding the best move; the rest compares it with the move played."""
SECONDS = 40.0
"""The default for a whole match."""
MARGIN_WORTH = 0.75
"""The equity of a clear margin (`margin_scale` of the game's search); a victory is 1."""
SURENESS = 2.0
"""A move counts as worse than the best one only if the difference is more than this many standard errors."""
MISTAKE, BLUNDER = 10, 25
"""The least loss of equity for each mark, in per cent."""
TO_THE_END = 1_000_000
"""The depth of rollouts: chances to win are counted at the end of matches, never estimated."""
BATCH = 10
"""Iterations whose mean is one sample of the equity."""
FEWEST_SAMPLES = 8
"""Taken even when time is up: the standard error of fewer samples would mean little."""

A_VICTORY = 1.0
"""The greatest loss of a move, no matter how many points it costs besides."""
A_POINT = 0.5
"""The fewest points that count as a reason."""

Mark = Literal["", "mistake", "blunder"]
Reason = Literal["both", "points", "others", "chance"]


@dataclass(frozen=True)
class Depth:
    """The effort: seconds for the whole match, or iterations for each decision, which is reproducible."""

    seconds: float = SECONDS
    iterations: int | None = None
    threads: int = THREADS


@dataclass(frozen=True)
class Choice:
    """A move, and its average outcome: chances to win and points of every seat."""

    move: NamedMove
    wins: list[float]
    points: list[float]
    equity: float
    """For the seat that chooses."""
    error: float
    """Standard error of the equity."""


@dataclass(frozen=True)
class Verdict:
    """The verdict on the decision after `number` moves; `best` is `played` if no move is surely better."""

    number: int
    seat: int
    played: Choice
    best: Choice
    loss: float
    """The equity that the move gave away, up to A_VICTORY."""
    mark: Mark
    gain: float
    """How many more points the best move brings to the seat."""
    denial: float
    """How many fewer points it leaves to the strongest opponent."""
    reason: Reason
    """Why the best move is better: its points, the opponents' points, both, or only the chance to win."""


def point_worth(game: str) -> float:
    """Returns the equity of a point of lead; a victory is 1."""
    return MARGIN_WORTH / knowledge(game).search["margin_scale"]


def equity(wins: Sequence[float], points: Sequence[float], seat: int, point: float) -> float:
    """Returns the value of an outcome to a seat: its chance to win, plus its lead over the best opponent.

    The lead distinguishes good moves from bad ones when the match is decided and all chances are 0 or 1.
    """
    return wins[seat] + point * (points[seat] - strongest_opponent(points, seat))


def strongest_opponent(points: Sequence[float], seat: int) -> float:
    """Returns the points of the best opponent."""
    return max(points for other, points in enumerate(points) if other != seat)


def decisions(record: Unchecked) -> list[tuple[Match, NamedMove]]:
    """Returns every position of a recorded match with more than one legal move, and the move chosen."""
    match, found = replay(record, 0), []
    for move in read_record(record).moves:
        if len(match.moves()) > 1:
            found.append((match.copy(), move))
        match.make(move)
    return found


def verdicts(choices: list[tuple[Match, NamedMove]], depth: Depth) -> Iterator[Verdict]:
    """Judges decisions in parallel and yields the verdicts in order. Closing the generator stops the work."""
    share = depth.seconds * depth.threads / max(len(choices), 1)
    with ThreadPoolExecutor(depth.threads, "analysis") as pool:
        try:
            yield from pool.map(lambda choice: judge(choice[0], choice[1], share, depth.iterations), choices)
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def judge(match: Match, move: NamedMove, seconds: float, iterations: int | None = None) -> Verdict:
    """Compares a move with the best one, by what the seat to move knows."""
    return Judge(match, seconds, iterations).verdict(move)


class Judge:
    """Judges the moves of one decision by what the seat to move knows, in limited seconds or iterations."""

    def __init__(self, match: Match, seconds: float, iterations: int | None = None) -> None:
        assert match.to_move is not None
        self._match, self._seat, self._seconds, self._iterations = match, match.to_move, seconds, iterations
        known, self._seed = knowledge(match.rulebook.key), seed_for("analysis", match.move_count)
        self._values, self._mind = {**known.search, "depth": TO_THE_END}, known.mind(match.players)
        limit = None if iterations else SEARCHING * seconds
        settings = new_settings(self._values)
        thought = think(match, settings, self._mind, self._seed, seconds=limit, iterations=iterations)
        self.promising = [reason.move for reason in thought.reasons]
        """The moves that the search tried, the best first."""
        self._best = self._weigh(thought.move)

    def verdict(self, move: NamedMove) -> Verdict:
        """Compares a move with the choice of the search, which counts as the best."""
        best = self._best
        played = best if move == self.promising[0] else self._weigh(move)
        is_worse = best.equity - played.equity > SURENESS * math.hypot(best.error, played.error)
        return compare(self._match.move_count, self._seat, played, best if is_worse else played)

    def _weigh(self, move: NamedMove) -> Choice:
        """Estimates the outcome of a move by a search that tries only this move, batch by batch."""
        match, seat = self._match, self._seat
        only = new_settings({**self._values, "only": match.rulebook.moves.number(move)})
        line = Line(match.position.redeal(seat, self._seed.hex()), only, self._mind, self._seed, 1)
        deadline = time.perf_counter() + (1 - SEARCHING) / 2 * self._seconds
        sums = [np.zeros((2, match.players))]
        while len(sums) <= FEWEST_SAMPLES or (
            len(sums) <= self._iterations // BATCH if self._iterations else time.perf_counter() < deadline
        ):
            tries = BATCH * len(sums)
            line.think(seat, None, BATCH)
            sums.append(np.array(line.outlook(match.players)) * tries)
        point = point_worth(match.rulebook.key)
        samples = [equity(wins, points, seat, point) for wins, points in np.diff(sums, axis=0) / BATCH]
        wins, points = line.outlook(match.players)
        error = float(np.std(samples, ddof=1)) / math.sqrt(len(samples))
        return Choice(match.told(move), wins, points, equity(wins, points, seat, point), error)


def compare(number: int, seat: int, played: Choice, best: Choice) -> Verdict:
    """Returns the verdict on a move, given the best one."""
    loss = min(best.equity - played.equity, A_VICTORY)
    gain = best.points[seat] - played.points[seat]
    denial = strongest_opponent(played.points, seat) - strongest_opponent(best.points, seat)
    reason = reason_of(best.wins[seat] - played.wins[seat], gain, denial)
    return Verdict(number, seat, played, best, loss, mark_of(loss), gain, denial, reason)


def reason_of(chance: float, gain: float, denial: float) -> Reason:
    """Returns why a move is better: points, if there are enough or it wins no more often; else its chance."""
    reasons: dict[tuple[bool, bool], Reason] = {
        (True, True): "both",
        (True, False): "points",
        (False, True): "others",
    }
    least = A_POINT if chance > 0 or max(gain, denial) <= 0 else max(gain, denial)
    return reasons.get((gain >= least, denial >= least), "chance")


def mark_of(loss: float) -> Mark:
    """Returns the mark for a loss, by its whole per cent as shown to players."""
    percent = round(100 * loss)
    return "blunder" if percent >= BLUNDER else "mistake" if percent >= MISTAKE else ""
