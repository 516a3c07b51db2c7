"""Compares writing views with encoding the same views from ready dicts by msgspec."""

import random
import time
from collections.abc import Callable
from itertools import cycle
from typing import Any

from msgspec.json import encode

from starboard.games import KEYS
from starboard.lab.bench import Bench, Contestant, machine
from starboard.match import Match, load

POSITIONS = 24
"""Positions of a match: enough to cover early and late ones, whose views differ in length."""
BATCH = 20
"""Positions between two readings of the clock."""


def positions(key: str) -> list[Match]:
    """Returns positions spread over a random match with the greatest number of players."""
    game, moves = load(key), random.Random(1)
    match = game.new(game.players[-1], 1)
    found = []
    while not match.over:
        found.append(match.copy())
        match.make(moves.choice(match.moves()))
    return found[:: max(1, len(found) // POSITIONS)]


def viewers(match: Match) -> tuple[int | None, ...]:
    """Returns all kinds of viewers: every seat, and a spectator (None)."""
    return (*range(match.players), None)


def views_contestant(work: list[Callable[[], int]]) -> Contestant:
    """Returns a contestant that does the work of one position after another, in views per second."""
    turns = cycle(work)

    def run(seconds: float) -> float:
        start, count = time.perf_counter(), 0
        while time.perf_counter() - start < seconds:
            count += sum(next(turns)() for _ in range(BATCH))
        return count / (time.perf_counter() - start)

    return run


def writing(match: Match) -> Callable[[], int]:
    """Returns a function that writes the views of all viewers and returns their number."""
    return lambda: sum(1 for viewer in viewers(match) if match.view_json(viewer))


def encoding(match: Match) -> Callable[[], int]:
    """Returns a function that encodes ready views of all viewers and returns their number."""
    ready = [match.view(viewer) for viewer in viewers(match)]
    return lambda: sum(1 for view in ready if encode(view))


def view_bench(rounds: int, seconds: float) -> Bench:
    """Returns the benchmark of all games; contestants are `written:KEY` and `encoded:KEY`."""
    contestants: dict[str, Contestant] = {}
    for key in KEYS:
        found = positions(key)
        contestants[f"written:{key}"] = views_contestant([writing(match) for match in found])
        contestants[f"encoded:{key}"] = views_contestant([encoding(match) for match in found])
    return Bench(contestants, rounds, seconds)


def view_report(figures: dict[str, float]) -> dict[str, Any]:
    """Returns views per microsecond, and the ratio of writing to encoding."""
    games = {}
    for key in KEYS:
        written, encoded, found = figures[f"written:{key}"], figures[f"encoded:{key}"], positions(key)
        sizes = [len(match.view_json(viewer)) for match in found for viewer in viewers(match)]
        games[key] = {
            "players": found[0].players,
            "bytes": round(sum(sizes) / len(sizes)),
            "views_per_microsecond": round(written / 1e6, 4),
            "encoded_per_microsecond": round(encoded / 1e6, 4),
            "ratio": round(written / encoded, 2),
        }
    return {"machine": machine(), "games": games}
