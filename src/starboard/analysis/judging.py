"""Judging decisions: a search from what the seat knew finds the promising moves; then each is weighed by itself.

Nothing that was hidden from the seat counts: search begins with a redealt table, and its random numbers follow from the number of
the decision alone. The best move is weighed again, in a search of its own: otherwise the one that was lucky would look best.
Analysis and hints ask the same `Judge`.
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
"""Share of the effort that looks for the best move; the rest weighs it against the one played."""
SECONDS = 40.0
"""For a whole match, by default."""
MARGIN_WORTH = 0.75
"""What a clear margin (`margin_scale` of the game's search) is worth beside a victory."""
SURENESS = 2.0
"""Standard errors by which a move has to be worse than the best one; below that, it counts as good."""
MISTAKE, BLUNDER = 10, 25
"""Equity that a marked move gives away, at least, in per cent."""
TO_THE_END = 1_000_000
"""Moves of a rollout: chances to win are counted, never estimated."""
BATCH = 10
"""Tries whose mean is one sample of the equity."""
FEWEST_SAMPLES = 8
"""However little time there is: of fewer, nobody can tell how sure they are."""

A_VICTORY = 1.0
"""No move counts as giving away more equity than that, however many points it costs beside."""
A_POINT = 0.5
"""Points that count as a reason, at least."""

Mark = Literal["", "mistake", "blunder"]
Reason = Literal["both", "points", "others", "chance"]


@dataclass(frozen=True)
class Depth:
    """How much effort: seconds for the whole match, or iterations for each decision (then the same every time)."""

    seconds: float = SECONDS
    iterations: int | None = None
    threads: int = THREADS


@dataclass(frozen=True)
class Choice:
    """A move as it is told, and what comes of it on average: chances to win and points of every seat."""

    move: NamedMove
    wins: list[float]
    points: list[float]
    equity: float
    """For the seat that chooses."""
    error: float
    """Standard error of the equity."""


@dataclass(frozen=True)
class Verdict:
    """On the decision after `number` moves. `best` is the move played, where search finds none that is surely better."""

    number: int
    seat: int
    played: Choice
    best: Choice
    loss: float
    """Equity that the move gave away, a whole victory at most."""
    mark: Mark
    gain: float
    """Points that the best move brings beyond the one played."""
    denial: float
    """Points that it leaves the strongest other fewer."""
    reason: Reason
    """Why the best move is better: for its seat's points, for those of the others, for both, or for the chances alone."""


def point_worth(game: str) -> float:
    """What a point of lead is worth, where a victory is 1."""
    return MARGIN_WORTH / knowledge(game).search["margin_scale"]


def equity(wins: Sequence[float], points: Sequence[float], seat: int, point: float) -> float:
    """What an outcome is worth to a seat: its chance to win, and its lead over the strongest other.

    The lead tells good moves from bad ones where the match is decided, and no chance is left to be won or lost.
    """
    return wins[seat] + point * (points[seat] - strongest_other(points, seat))


def strongest_other(points: Sequence[float], seat: int) -> float:
    """The points of the best of the others."""
    return max(points for other, points in enumerate(points) if other != seat)


def decisions(record: Unchecked) -> list[tuple[Match, NamedMove]]:
    """Every moment of a recorded match at which somebody had a choice, and what was chosen."""
    match, found = replay(record, 0), []
    for move in read_record(record).moves:
        if len(match.moves()) > 1:
            found.append((match.copy(), move))
        match.make(move)
    return found


def verdicts(choices: list[tuple[Match, NamedMove]], depth: Depth) -> Iterator[Verdict]:
    """Judges one decision after the other, several at once; stops when nobody listens any more."""
    share = depth.seconds * depth.threads / max(len(choices), 1)
    with ThreadPoolExecutor(depth.threads, "analysis") as pool:
        try:
            yield from pool.map(lambda choice: judge(choice[0], choice[1], share, depth.iterations), choices)
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def judge(match: Match, move: NamedMove, seconds: float, iterations: int | None = None) -> Verdict:
    """What a move is worth beside the best one, by what the seat to move knows."""
    return Judge(match, seconds, iterations).verdict(move)


class Judge:
    """Judges the moves of one decision by what the seat to move knows, within a limit of seconds or iterations."""

    def __init__(self, match: Match, seconds: float, iterations: int | None = None) -> None:
        assert match.to_move is not None
        self._match, self._seat, self._seconds, self._iterations = match, match.to_move, seconds, iterations
        known, self._seed = knowledge(match.rulebook.key), seed_for("analysis", match.move_count)
        self._values, self._mind = {**known.search, "depth": TO_THE_END}, known.mind(match.players)
        limit = None if iterations else SEARCHING * seconds
        settings = new_settings(self._values)
        thought = think(match, settings, self._mind, self._seed, seconds=limit, iterations=iterations)
        self.promising = [reason.move for reason in thought.reasons]
        """The moves that search tried, the best first."""
        self._best = self._weigh(thought.move)

    def verdict(self, move: NamedMove) -> Verdict:
        """What a move is worth beside the best one, which is the choice of the search: no other counts as better."""
        best = self._best
        played = best if move == self.promising[0] else self._weigh(move)
        is_worse = best.equity - played.equity > SURENESS * math.hypot(best.error, played.error)
        return compare(self._match.move_count, self._seat, played, best if is_worse else played)

    def _weigh(self, move: NamedMove) -> Choice:
        """What comes of a move that is tried alone, batch by batch."""
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
    """The verdict on a move beside the best one."""
    loss = min(best.equity - played.equity, A_VICTORY)
    gain = best.points[seat] - played.points[seat]
    denial = strongest_other(played.points, seat) - strongest_other(best.points, seat)
    reason = reason_of(best.wins[seat] - played.wins[seat], gain, denial)
    return Verdict(number, seat, played, best, loss, mark_of(loss), gain, denial, reason)


def reason_of(chance: float, gain: float, denial: float) -> Reason:
    """What tells best why a move is better: points, if there are enough of them, or if it wins no more often."""
    reasons: dict[tuple[bool, bool], Reason] = {
        (True, True): "both",
        (True, False): "points",
        (False, True): "others",
    }
    least = A_POINT if chance > 0 or max(gain, denial) <= 0 else max(gain, denial)
    return reasons.get((gain >= least, denial >= least), "chance")


def mark_of(loss: float) -> Mark:
    """What a loss is called: by whole per cent, as it is told."""
    percent = round(100 * loss)
    return "blunder" if percent >= BLUNDER else "mistake" if percent >= MISTAKE else ""
