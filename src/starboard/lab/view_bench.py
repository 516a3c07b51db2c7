"""How fast views are written, beside what msgspec takes to encode the same views when they are ready as dicts."""

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
"""Of one match: enough that early and late positions, which differ in length, both count."""
BATCH = 20
"""Positions between two looks at the clock."""


def positions(key: str) -> list[Match]:
    """Positions spread over a match played at random, with as many players as there can be."""
    game, moves = load(key), random.Random(1)
    match = game.new(game.players[-1], 1)
    found = []
    while not match.over:
        found.append(match.copy())
        match.make(moves.choice(match.moves()))
    return found[:: max(1, len(found) // POSITIONS)]


def viewers(match: Match) -> tuple[int | None, ...]:
    """Everybody at a table: the seats, and a spectator."""
    return (*range(match.players), None)


def views_contestant(work: list[Callable[[], int]]) -> Contestant:
    """Does the work of one position after the other; returns views per second."""
    turns = cycle(work)

    def run(seconds: float) -> float:
        start, count = time.perf_counter(), 0
        while time.perf_counter() - start < seconds:
            count += sum(next(turns)() for _ in range(BATCH))
        return count / (time.perf_counter() - start)

    return run


def writing(match: Match) -> Callable[[], int]:
    """Writes the views of everybody at a table."""
    return lambda: sum(1 for viewer in viewers(match) if match.view_json(viewer))


def encoding(match: Match) -> Callable[[], int]:
    """Encodes the views of everybody at a table, which were put together before."""
    ready = [match.view(viewer) for viewer in viewers(match)]
    return lambda: sum(1 for view in ready if encode(view))


def view_bench(rounds: int, seconds: float) -> Bench:
    """Every game: `written:GAME`, `encoded:GAME`."""
    contestants: dict[str, Contestant] = {}
    for key in KEYS:
        found = positions(key)
        contestants[f"written:{key}"] = views_contestant([writing(match) for match in found])
        contestants[f"encoded:{key}"] = views_contestant([encoding(match) for match in found])
    return Bench(contestants, rounds, seconds)


def view_report(figures: dict[str, float]) -> dict[str, Any]:
    """Views per microsecond, and their ratio to encoding alone."""
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
