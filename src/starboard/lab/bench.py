"""Benchmarks of the rules and the search against other libraries, on the same machine in the same run.

Machines are noisy: the contestants run in short turns, the median of each counts, and only ratios mean much.
"""

import os
import platform
import random
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import count as naturals
from itertools import islice
from pathlib import Path
from statistics import median
from typing import Any

from starboard.bots import Bot, LevelBot, seed_for
from starboard.engine.chance import new_chance
from starboard.engine.random_play import play_at_random
from starboard.games import KEYS, rulebook
from starboard.lab.peers import floor, installed_peers, installed_searches
from starboard.match import Match, load

PLAYERS = {key: rulebook(key).usual_players for key in KEYS}
"""The number of players with which each game is measured."""
BATCH = 1000
"""Matches, or steps of a peer, between two readings of the clock."""
SIMULATIONS = 1000
"""Simulations of a search per decision."""

Contestant = Callable[[float], float]
"""Runs for a number of seconds and returns steps per second."""


def peer_contestant(steps: Iterator[None]) -> Contestant:
    """Returns a contestant that takes the steps of a peer."""

    def run(seconds: float) -> float:
        start, count = time.perf_counter(), 0
        while time.perf_counter() - start < seconds:
            count += sum(1 for _ in islice(steps, BATCH))
        return count / (time.perf_counter() - start)

    return run


def game_contestant(match: Match, threads: int) -> Contestant:
    """Returns a contestant that plays random matches with the settings of `match`, in `threads` threads."""

    def play(stream: int, seconds: float) -> int:
        chance, count, start = new_chance(bytes(32), stream), 0, time.perf_counter()
        while time.perf_counter() - start < seconds:
            count += int(
                play_at_random(
                    match.rulebook, match.players, match.option_numbers, chance, BATCH
                ).lengths.sum()
            )
        return count

    def run(seconds: float) -> float:
        start = time.perf_counter()
        with ThreadPoolExecutor(threads) as pool:
            counts = list(pool.map(play, range(threads), [seconds] * threads))
        return sum(counts) / (time.perf_counter() - start)

    return run


def search_contestant(decisions: Iterator[None]) -> Contestant:
    """Returns a contestant that runs a search; its speed is in iterations per second."""

    def run(seconds: float) -> float:
        start, count = time.perf_counter(), 0
        while time.perf_counter() - start < seconds:
            next(decisions)
            count += SIMULATIONS
        return count / (time.perf_counter() - start)

    return run


def decisions(key: str, bot: Bot) -> Iterator[None]:
    """Searches at every decision of random matches, as the peers do; yields after each search."""
    for number in naturals():
        match = load(key).new(PLAYERS[key], number)
        while not match.over:
            moves = match.moves()
            if len(moves) > 1:
                bot.choose(match, seed_for(number, match.move_count))
                yield
            match.play(random.choice(moves))


@dataclass(frozen=True)
class Bench:
    """Contestants by name, such as `floor`, `peer:oh_hell`, `game:KEY`, `threads:KEY` or `plain:KEY`."""

    contestants: dict[str, Contestant]
    rounds: int
    seconds: float

    def run(self, progress: Callable[[], object] = lambda: None) -> dict[str, float]:
        """Returns the median speed of each contestant; calls `progress` after each turn."""
        for contestant in self.contestants.values():
            contestant(0.01)  # warm-up: imports and compiles
        figures: dict[str, list[float]] = {name: [] for name in self.contestants}
        for _ in range(self.rounds):
            for name, contestant in self.contestants.items():
                figures[name].append(contestant(self.seconds))
                progress()
        return {name: median(values) for name, values in figures.items()}

    @property
    def turns(self) -> int:
        return self.rounds * len(self.contestants)


def bench(rounds: int = 5, seconds: float = 0.4) -> Bench:
    """Returns the benchmark of all games, the installed peers, and the floor."""
    contestants = {"floor": peer_contestant(floor())}
    contestants |= {f"peer:{name}": peer_contestant(peer()) for name, peer in installed_peers().items()}
    searches = installed_searches(SIMULATIONS)
    contestants |= {f"search:{name}": search_contestant(search()) for name, search in searches.items()}
    for key in KEYS:
        match = load(key).new(PLAYERS[key], 0)
        contestants[f"game:{key}"] = game_contestant(match, 1)
        contestants[f"threads:{key}"] = game_contestant(match, os.cpu_count() or 1)
        for level in ("plain", "master"):
            contestants[f"{level}:{key}"] = search_contestant(
                decisions(key, LevelBot(level, iterations=SIMULATIONS, threads=1))
            )
    return Bench(contestants, rounds, seconds)


def report(figures: dict[str, float]) -> dict[str, Any]:
    """Returns the figures by game, with the ratio to each peer."""
    peers = {
        name.removeprefix("peer:"): figure for name, figure in figures.items() if name.startswith("peer:")
    }
    baselines = {"floor": figures["floor"], **peers}
    searches = {
        name.removeprefix("search:"): figure for name, figure in figures.items() if name.startswith("search:")
    }
    return {
        "machine": machine(),
        "floor": {"steps_per_second": round(figures["floor"])},
        "peers": {name: {"steps_per_second": round(figure)} for name, figure in peers.items()},
        "games": {
            key: {
                "players": PLAYERS[key],
                "steps_per_second": round(figures[f"game:{key}"]),
                "all_threads": {
                    "threads": os.cpu_count(),
                    "steps_per_second": round(figures[f"threads:{key}"]),
                },
                "ratio": {
                    name: round(figures[f"game:{key}"] / figure, 1) for name, figure in baselines.items()
                },
            }
            for key in KEYS
        },
        "search": {
            "simulations": SIMULATIONS,
            "peers": {name: {"iterations_per_second": round(figure)} for name, figure in searches.items()},
            "games": {
                key: {
                    level: {
                        "iterations_per_second": round(figures[f"{level}:{key}"]),
                        "ratio": {
                            name: round(figures[f"{level}:{key}"] / figure, 1)
                            for name, figure in searches.items()
                        },
                    }
                    for level in ("plain", "master")
                }
                for key in KEYS
            },
        },
    }


def machine() -> dict[str, Any]:
    """Describes this machine."""
    return {"processor": processor_name(), "threads": os.cpu_count(), "python": platform.python_version()}


def processor_name() -> str:
    """Returns the name of the processor."""
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        lines = []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()
