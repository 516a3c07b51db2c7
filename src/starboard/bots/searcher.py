"""Thinking about a position: searching in several threads, by time or iterations, and weighing the moves."""

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from starboard.bots.heuristics import Work
from starboard.bots.search import ROOT, Tree, clear, cut, search
from starboard.engine.chance import new_chance
from starboard.engine.library import entries_of
from starboard.engine.log import closed_log
from starboard.engine.move_buffer import new_buffer
from starboard.engine.naming import NamedMove
from starboard.match import Match, Position

CHUNK = 32
"""Iterations between two looks at the clock."""


@dataclass(frozen=True)
class Reason:
    """What the search found for a move."""

    move: NamedMove
    visits: int
    reward: float
    win: float
    """Estimated chance to win."""
    points: float
    """Points at the end, on average."""


@dataclass(frozen=True)
class Thought:
    """The move to make, and why: the reasons are sorted by visits."""

    move: NamedMove
    reasons: tuple[Reason, ...]
    iterations: int
    seconds: float


class Line:
    """One line of thought: everything that one thread of the search needs."""

    def __init__(self, position: Position, settings: Any, mind: Any, seed: bytes, stream: int) -> None:
        self._entries = entries_of(position.rulebook)
        self.tables = np.repeat(position.record, 2)
        self.tree = np.zeros(1, Tree)
        self._entries[clear](self.tree)
        self.fixed = np.zeros(1, Work), new_buffer(), new_chance(seed, stream), closed_log(), settings, mind

    def go_on(self, position: Position, moves: list[int]) -> None:
        """Moves on to the position after `moves`, and keeps the part of the tree behind them."""
        self.tables = np.repeat(position.record, 2)
        for move in moves:
            seedling = np.zeros(1, Tree)
            self._entries[cut](self.tree, seedling, move)
            self.tree = seedling

    def think(self, seat: int, deadline: float | None, iterations: int | None) -> int:
        """Searches until the deadline or for `iterations`; returns the number of iterations."""
        if iterations is not None:
            self._entries[search](self.tables, self.tree, *self.fixed, seat, iterations)
            return iterations
        done = 0
        while done == 0 or (deadline is not None and time.perf_counter() < deadline):
            self._entries[search](self.tables, self.tree, *self.fixed, seat, CHUNK)
            done += CHUNK
        return done

    def children(self) -> Iterator[tuple[int, int, float, float, float]]:
        """Yields the moves at the root with visits, and sums of rewards, wins and points."""
        tree = self.tree[0]
        child = int(tree["child"][ROOT])
        while child >= 0:
            sums = (float(tree[part][child]) for part in ("rewards", "wins", "points"))
            yield int(tree["move"][child]), int(tree["visits"][child]), *sums  # type: ignore[misc]
            child = int(tree["sibling"][child])

    def outlook(self, players: int) -> tuple[list[float], list[float]]:
        """Returns average wins and final points of every seat over all iterations."""
        tree = self.tree[0]
        visits = max(int(tree["visits"][ROOT]), 1)
        return (tree["all_wins"][:players] / visits).tolist(), (
            tree["all_points"][:players] / visits
        ).tolist()


@dataclass
class Memory:
    """What a bot keeps of its search during a turn, until something new is revealed."""

    lines: list[Line] = field(default_factory=list)
    played: list[int] = field(default_factory=list)

    def recall(self, match: Match, position: Position) -> list[Line]:
        """Returns the lines of the last thought, moved on to `position`; none if they do not lead there."""
        before, since = list(match.played[: len(self.played)]), list(match.played[len(self.played) :])
        if before != self.played or not 0 < len(since) <= match.open_moves:
            return []
        for line in self.lines:
            line.go_on(position, since)
        return self.lines

    def keep(self, match: Match, lines: list[Line]) -> None:
        self.lines, self.played = lines, list(match.played)


def think(
    match: Match,
    settings: Any,
    mind: Any,
    seed: bytes,
    *,
    seconds: float | None = None,
    iterations: int | None = None,
    threads: int = 1,
    memory: Memory | None = None,
) -> Thought:
    """Searches for the seat to move, with only what it may see. `memory` belongs to one seat in one match."""
    start, seat = time.perf_counter(), match.to_move
    assert seat is not None
    position, memory = match.position.redeal(seat, seed.hex()), memory or Memory()
    lines = memory.recall(match, position)
    lines = lines or [Line(position, settings, mind, seed, stream) for stream in range(1, threads + 1)]
    memory.keep(match, lines)
    deadline = None if seconds is None else start + seconds
    share = None if iterations is None else -(-iterations // threads)
    with ThreadPoolExecutor(threads) as pool:
        done = sum(pool.map(lambda line: line.think(seat, deadline, share), lines))
    reasons = weigh(match, lines)
    return Thought(reasons[0].move, reasons, done, time.perf_counter() - start)


def weigh(match: Match, lines: list[Line]) -> tuple[Reason, ...]:
    """Returns the findings of all lines together, the most visited move first."""
    sums: dict[int, Any] = {}
    for line in lines:
        for move, *found in line.children():
            sums[move] = sums.get(move, 0) + np.array(found)
    reasons = [
        Reason(match.rulebook.moves.name(move), int(visits), rewards / visits, wins / visits, points / visits)
        for move, (visits, rewards, wins, points) in sums.items()
    ]
    return tuple(sorted(reasons, key=lambda reason: (-reason.visits, str(reason.move))))
