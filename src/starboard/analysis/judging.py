"""Judging decisions: a search from what the seat knew names the best move; then it and the one played are tried by themselves.

Nothing that was hidden from the seat counts: search begins with a redealt table, and its random numbers follow from the number of
the decision alone. The best move is weighed anew, in a search of its own: otherwise the one that was lucky would look best.
"""

import math
import time
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Literal

from starboard.bots.bot import THREADS, seed_for
from starboard.bots.knowledge import knowledge, new_settings
from starboard.bots.thinking import Line, think
from starboard.match import Match, replay
from starboard.rules.naming import NamedMove

SEARCHING = 0.5
"""Share of the effort that looks for the best move; the rest weighs it against the one played."""
SECONDS = 40.0
"""For a whole match, by default."""
MISTAKE, BLUNDER = 0.1, 0.2
"""Chances to win that a marked move gives away, at least."""
SURENESS = 2.0
"""Standard errors that the loss of a marked move exceeds."""
TO_THE_END = 1_000_000
"""Moves of a rollout: chances to win are counted, never estimated."""

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
    tries: int


@dataclass(frozen=True)
class Verdict:
    """On the decision after `number` moves. `best` is the move played, where search finds none that is surely better."""

    number: int
    seat: int
    played: Choice
    best: Choice
    loss: float
    """Chances to win that the move gave away."""
    mark: Mark
    gain: float
    """Points that the best move brings beyond the one played."""
    denial: float
    """Points that it leaves the strongest other fewer."""
    reason: Reason
    """Why the best move is better: for its seat's points, for those of the others, for both, or for the chances alone."""


def decisions(record: Mapping[str, Any]) -> list[tuple[Match, NamedMove]]:
    """Every moment of a recorded match at which somebody had a choice, and what was chosen."""
    match, found = replay(record, 0), []
    for move in record["moves"]:
        if len(match.moves()) > 1:
            found.append((match.copy(), move))
        match.make(move)
    return found


def verdicts(choices: list[tuple[Match, NamedMove]], depth: Depth) -> Iterator[Verdict]:
    """Judges one decision after the other, several at once; whoever stops listening stops the work."""
    share = depth.seconds * depth.threads / max(len(choices), 1)
    with ThreadPoolExecutor(depth.threads, "analysis") as pool:
        try:
            yield from pool.map(lambda choice: judge(choice[0], choice[1], share, depth.iterations), choices)
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def judge(match: Match, move: NamedMove, seconds: float, iterations: int | None = None) -> Verdict:
    """What a move is worth beside the best one, by what the seat to move knows."""
    seat, number = match.to_move, match.move_count
    assert seat is not None
    known, seed = knowledge(match.rulebook.key), seed_for("analysis", number)
    values, mind = {**known.search, "depth": TO_THE_END}, known.mind(match.players)
    thought = think(
        match, new_settings(values), mind, seed, seconds=None if iterations else SEARCHING * seconds, iterations=iterations
    )

    def weigh(move: NamedMove) -> Choice:
        only = new_settings({**values, "only": match.rulebook.moves.number(move)})
        line = Line(match.redealt(seat, seed.hex())._tables, only, mind, seed, 1)
        deadline = None if iterations else time.perf_counter() + (1 - SEARCHING) / 2 * seconds
        tries = line.think(seat, deadline, iterations)
        return Choice(match.told(move), *line.outlook(match.players), tries)

    played = weigh(move)
    best = played if thought.move == move else weigh(thought.move)
    is_better = best.wins[seat] - played.wins[seat] > error_of(best, played, seat)
    return compare(number, seat, played, best if is_better else played)


def compare(number: int, seat: int, played: Choice, best: Choice) -> Verdict:
    """The verdict on a move beside the best one."""
    loss = best.wins[seat] - played.wins[seat]
    gain = best.points[seat] - played.points[seat]
    denial = strongest_other(played, seat) - strongest_other(best, seat)
    reasons: dict[tuple[bool, bool], Reason] = {(True, True): "both", (True, False): "points", (False, True): "others"}
    reason = reasons.get((gain >= A_POINT, denial >= A_POINT), "chance")
    return Verdict(number, seat, played, best, loss, mark_of(loss, error_of(best, played, seat)), gain, denial, reason)


def strongest_other(choice: Choice, seat: int) -> float:
    """The points of the best of the others."""
    return max(points for other, points in enumerate(choice.points) if other != seat)


def error_of(best: Choice, played: Choice, seat: int) -> float:
    """The standard error of the difference between two chances to win, each found by so many tries."""
    variance = sum(choice.wins[seat] * (1 - choice.wins[seat]) / choice.tries for choice in (best, played))
    return math.sqrt(variance)


def mark_of(loss: float, error: float) -> Mark:
    """What a loss is called, if it is no accident of the search."""
    if loss < MISTAKE or loss < SURENESS * error:
        return ""
    return "blunder" if loss >= BLUNDER else "mistake"
