"""Benchmarks of our environments: against those of others in one run, and by batch size and threads."""

import importlib.util
import os
import time
from collections.abc import Callable, Iterator
from typing import Any

from starboard.games import KEYS
from starboard.lab.bench import PLAYERS, Bench, Contestant, game_contestant, machine, peer_contestant
from starboard.lab.peers import PGX_GAMES, environment_peers, missing_peers, pettingzoo_environment, pgx
from starboard.match import load
from starboard.research import Matches

BATCHES = (256, 1024, 4096, 16384)
"""Batch sizes; for our vector API and for Pgx, the fastest one counts."""
OURS = ("loop", "vector", "pettingzoo", "openspiel")


def batch_contestant(start: Callable[[], Callable[[], int]]) -> Contestant:
    """Returns a contestant that steps a batch; `start` prepares the batch at the first turn."""
    ready: list[Callable[[], int]] = []

    def run(seconds: float) -> float:
        if not ready:
            ready.append(start())
        began, count = time.perf_counter(), 0
        while time.perf_counter() - began < seconds:
            count += ready[0]()
        return count / (time.perf_counter() - began)

    return run


def vector(key: str, batch: int, threads: int | None = None) -> Callable[[], Callable[[], int]]:
    """Returns a function that starts a batch of our vector API, with random legal actions and auto-reset."""

    def start() -> Callable[[], int]:
        matches = Matches(key, batch, PLAYERS[key], threads=threads)
        matches.reset(0)
        actions = matches.random_actions()

        def some() -> int:
            matches.step(matches.random_actions(actions))
            return batch

        return some

    return start


def ours_in_openspiel(key: str) -> Callable[[], Iterator[None]]:
    """Returns our game as an OpenSpiel game."""

    def play() -> Iterator[None]:
        import starboard.research.openspiel
        from starboard.lab.peers import open_spiel

        assert starboard.research.openspiel.DRAWS
        yield from open_spiel(f"python_starboard_{key}(players={PLAYERS[key]})")()

    return play


def ours_in_pettingzoo(key: str) -> Callable[[], Any]:
    """Returns a function that makes our game as a PettingZoo environment."""

    def make() -> Any:
        from starboard.research.pettingzoo import raw_env

        return raw_env(key, PLAYERS[key])

    return make


def environments(rounds: int, seconds: float) -> Bench:
    """Returns the benchmark of our games through four APIs, and of the installed peers.

    Contestants are named as in `vector:KEY@1024`, `pgx:leduc_holdem@1024`, `peer:RLCard uno`.
    """
    contestants: dict[str, Contestant] = {}
    for key in KEYS:
        contestants[f"loop:{key}"] = game_contestant(load(key).new(PLAYERS[key], 0), os.cpu_count() or 1)
        contestants |= {f"vector:{key}@{batch}": batch_contestant(vector(key, batch)) for batch in BATCHES}
        if importlib.util.find_spec("pettingzoo"):
            contestants[f"pettingzoo:{key}"] = peer_contestant(
                pettingzoo_environment(ours_in_pettingzoo(key))()
            )
        if importlib.util.find_spec("pyspiel"):
            contestants[f"openspiel:{key}"] = peer_contestant(ours_in_openspiel(key)())
    contestants |= {f"peer:{name}": peer_contestant(peer()) for name, peer in environment_peers().items()}
    if importlib.util.find_spec("pgx"):
        contestants |= {
            f"pgx:{name}@{batch}": batch_contestant(pgx(name, batch))
            for name in PGX_GAMES
            for batch in BATCHES
        }
    return Bench(contestants, rounds, seconds)


def best(figures: dict[str, float], start: str) -> tuple[float, int]:
    """Returns the highest speed of a contestant over its batch sizes, and that size."""
    return max(
        (figure, int(name.rpartition("@")[2]))
        for name, figure in figures.items()
        if name.startswith(f"{start}@")
    )


def environment_report(figures: dict[str, float]) -> dict[str, Any]:
    """Returns the figures by game and peer; ratios are those of the vector API to each peer."""
    peers = {
        name.removeprefix("peer:"): {"steps_per_second": round(figure)}
        for name, figure in figures.items()
        if name[:5] == "peer:"
    }
    for name in PGX_GAMES:
        if any(contestant.startswith(f"pgx:{name}@") for contestant in figures):
            figure, batch = best(figures, f"pgx:{name}")
            peers[f"Pgx {name}"] = {"steps_per_second": round(figure), "batch": batch}
    games: dict[str, Any] = {}
    for key in KEYS:
        figure, batch = best(figures, f"vector:{key}")
        ways = {way: round(figures[f"{way}:{key}"]) for way in OURS if f"{way}:{key}" in figures} | {
            "vector": round(figure)
        }
        ratio = {name: round(figure / peer["steps_per_second"], 1) for name, peer in peers.items()}
        small = Matches(key, 2, PLAYERS[key])
        games[key] = {
            "players": PLAYERS[key],
            "steps_per_second": {way: ways[way] for way in OURS if way in ways},
            "batch": batch,
            "ratio": ratio,
            "times_the_best_peer": min(ratio.values(), default=None),
            "bytes_per_match": small.bytes_per_match,
        }
    return {"machine": machine(), "peers": peers, "missing": missing_peers(), "games": games}


def growth(rounds: int, seconds: float) -> Bench:
    """Returns the benchmark of the vector API by batch size and threads, named as in `KEY@1024/2`."""
    threads = [count for count in (1, 2, 4, 8, 16, 32, 64) if count <= (os.cpu_count() or 1)]
    sizes = (16, 64, 256, 1024, 4096, 16384)
    contestants = {
        f"{key}@{batch}/{count}": batch_contestant(vector(key, batch, count))
        for key in KEYS
        for batch in sizes
        for count in threads
    }
    return Bench(contestants, rounds, seconds)
