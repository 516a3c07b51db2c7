"""Figures for game designers from matches of bots: wins by seat, lengths, points, wins by what was taken."""

from collections import defaultdict
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Any

import numpy as np

from starboard.bots import bot_named, seed_for
from starboard.games import part
from starboard.match import load

FEWEST = 30
"""Anything taken less often is left out."""


@dataclass(frozen=True)
class Order:
    """Matches to play, by bots of one level."""

    game: str
    players: int
    options: tuple[tuple[str, Any], ...]
    level: str
    seeds: range


@dataclass(frozen=True)
class Outcome:
    """The outcome of a match by seat, beginning with the start player."""

    shares: list[float]
    points: list[int]
    taken: list[set[str]]
    moves: int


def play(order: Order) -> list[Outcome]:
    """Plays all matches of an order."""
    return [play_one(order, seed) for seed in order.seeds]


def taken(game: str, seat: dict[str, Any]) -> set[str]:
    """Returns what a seat has taken, according to the game's `balance.py`."""
    module = part(game, "balance")
    found: set[str] = module.taken(seat) if module else set()
    return found


def play_one(order: Order, seed: int) -> Outcome:
    """Plays one match, with the same bot in every seat."""
    bot, match = (
        bot_named(order.level, threads=1),
        load(order.game).new(order.players, seed, **dict(order.options)),
    )
    while not match.over:
        match.play(bot.choose(match, seed_for(seed, match.move_count)).move)
    result, table = match.result(), match.table()
    seats = [(table.get("start", 0) + i) % order.players for i in range(order.players)]
    return Outcome(
        [(seat in result.winners) / len(result.winners) for seat in seats],
        [result.seats[seat].points for seat in seats],
        [taken(order.game, table["seats"][seat]) for seat in seats],
        match.move_count,
    )


def play_all(order: Order, jobs: int) -> Iterator[list[Outcome]]:
    """Plays the matches in `jobs` processes; yields some of them at a time."""
    if jobs == 1:
        yield from ([play_one(order, seed)] for seed in order.seeds)
        return
    parts = [
        range(first, min(first + 5, order.seeds.stop))
        for first in range(order.seeds.start, order.seeds.stop, 5)
    ]
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        orders = [Order(order.game, order.players, order.options, order.level, part) for part in parts]
        for done in as_completed([pool.submit(play, one) for one in orders]):
            yield done.result()


# ---- figures -----------------------------------------------------------------------------------------------


def balance_figures(order: Order, outcomes: list[Outcome]) -> dict[str, Any]:
    """Returns all figures of the report."""
    shares = np.array([match.shares for match in outcomes])
    points = np.array([match.points for match in outcomes])
    return {
        "game": order.game,
        "players": order.players,
        "options": dict(order.options),
        "level": order.level,
        "matches": len(outcomes),
        "first_seed": order.seeds.start,
        "wins_by_seat": [estimate(column) for column in shares.T],
        "points_by_seat": points.mean(axis=0).tolist(),
        "points": spread(points.ravel()),
        "winning_points": spread(points.max(axis=1)),
        "margin": spread(np.sort(points, axis=1)[:, -1] - np.sort(points, axis=1)[:, -2]),
        "moves": spread(np.array([match.moves for match in outcomes])),
        "taken": judge_taken(order.players, outcomes),
    }


def estimate(shares: "np.ndarray[Any, Any]") -> dict[str, float]:
    """Returns the mean, with half the width of its 95 % confidence interval."""
    return {
        "mean": float(shares.mean()),
        "around": 1.96 * float(shares.std(ddof=1)) / float(np.sqrt(len(shares))),
    }


def spread(values: "np.ndarray[Any, Any]") -> dict[str, Any]:
    """Returns mean, percentiles and histogram of values."""
    counts, edges = np.histogram(values, bins=20)
    tenth, median, ninetieth = (float(part) for part in np.percentile(values, [10, 50, 90]))
    return {
        "mean": float(values.mean()),
        "tenth": tenth,
        "median": median,
        "ninetieth": ninetieth,
        "counts": counts.tolist(),
        "edges": edges.tolist(),
    }


def judge_taken(players: int, outcomes: list[Outcome]) -> list[dict[str, Any]]:
    """Returns how often each thing was taken, and how often its takers won, the best first.

    Wins are relative to an equal share. Things taken fewer than FEWEST times are left out.
    """
    takers: dict[str, list[float]] = defaultdict(list)
    for match in outcomes:
        for share, things in zip(match.shares, match.taken, strict=True):
            for thing in things:
                takers[thing].append(share * players)
    judged = [
        {"what": what, "taken": len(won) / (len(outcomes) * players), "wins": estimate(np.array(won))}
        for what, won in takers.items()
        if len(won) >= FEWEST
    ]
    return sorted(judged, key=lambda one: -one["wins"]["mean"])
