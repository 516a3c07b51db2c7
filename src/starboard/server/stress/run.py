"""A run of the stress test: brings all tables to a steady state, then measures.

In the steady state, tables are at all stages of their matches, since late positions cost more than openings.
The load is an open loop: moves are requested at random moments that do not depend on the server, so a stall
delays all moves that were requested meanwhile.
"""

import asyncio
import os
import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import httpx
import psutil

import starboard
from starboard.server.stress.served import Served
from starboard.server.stress.table import Seating, StressedTable, Tally

PATIENCE = 60.0
"""Seconds without any progress after which the warm-up fails."""
SETTLING = 2.0
"""Seconds at full load before the measurement begins."""
SAMPLE = 10
"""Random matches for estimating the length of a match."""


@dataclass(frozen=True)
class Plan:
    """The parameters of a run. `rate`: moves per second over all tables; None for as many as possible.

    `bots`: the fraction of tables with a bot.
    """

    game: str
    tables: int
    players: int
    spectators: int
    seconds: float
    rate: float | None
    bots: float = 0.0
    seed: int = 1


def stress(
    plan: Plan,
    server: Served,
    warmed: Callable[[int], object] = lambda _: None,
    measured: Callable[[float], object] = lambda _: None,
) -> dict[str, Any]:
    """Runs a plan and returns figures.

    Reports progress: `warmed` gets the number of tables that are ready, `measured` the seconds measured.
    """
    if os.name == "posix":
        import uvloop

        return uvloop.run(_stress(plan, server, warmed, measured))
    return asyncio.run(_stress(plan, server, warmed, measured))


def match_length(game: str, players: int) -> float:
    """Returns the average number of moves of a random match."""
    total = 0
    for seed in range(SAMPLE):
        match, rng = starboard.load(game).new(players, seed), random.Random(seed)
        while not match.over:
            match.play(rng.choice(match.moves()))
        total += match.move_count
    return total / SAMPLE


async def _stress(
    plan: Plan, server: Served, warmed: Callable[[int], object], measured: Callable[[float], object]
) -> dict[str, Any]:
    random.seed(plan.seed)
    tally = Tally()
    with_bots = round(plan.tables * plan.bots)
    seatings = [
        Seating(plan.game, plan.players, plan.spectators, int(i < with_bots)) for i in range(plan.tables)
    ]
    async with httpx.AsyncClient(
        base_url=server.url, timeout=60, limits=httpx.Limits(max_connections=20)
    ) as http:
        tables = [StressedTable(server.url, seating, tally, http) for seating in seatings]
        running = [asyncio.create_task(table.run()) for table in tables]
        try:
            await spread(tables, running, match_length(plan.game, plan.players), warmed)
            wanting = None
            if plan.rate:
                wanting = asyncio.create_task(want_moves(tables, plan.rate))
            else:
                for table in tables:
                    table.hurry(True)
            await asyncio.sleep(SETTLING)
            meter = Meter(server)
            tally.is_counting = True
            while (elapsed := meter.elapsed) < plan.seconds:
                measured(elapsed)
                await asyncio.sleep(0.1)
                raise_any(running)
            tally.is_counting = False
            used = meter.read(len(tally.latencies))
            backlog = sum(table.backlog for table in tables)
            if wanting:
                wanting.cancel()
        finally:
            for task in running:
                task.cancel()
            await asyncio.gather(*running, return_exceptions=True)
    return {"server": server.runs_on, **figures(plan, tally, elapsed), "backlog": backlog, **used}


async def spread(
    tables: list[StressedTable],
    running: "list[asyncio.Task[None]]",
    length: float,
    warmed: Callable[[int], object],
) -> None:
    """Brings every table to a random stage of its match, as fast as the server allows."""
    goals = {table: int(random.random() * length) for table in tables}
    changed, before = time.monotonic(), -1
    while goals:
        for table, goal in list(goals.items()):
            if table.is_ready and table.number >= goal:
                table.hurry(False)
                del goals[table]
            elif table.is_ready and not table.is_hasty:
                table.hurry(True)
        warmed(len(tables) - len(goals))
        await asyncio.sleep(0.02)
        raise_any(running)
        if (now := sum(table.number + table.is_ready for table in tables)) != before:
            changed, before = time.monotonic(), now
        if time.monotonic() > changed + PATIENCE:
            raise TimeoutError("the tables made no progress during the warm-up")


async def want_moves(tables: list[StressedTable], rate: float) -> None:
    """Requests moves at random moments and random tables, whether or not the server keeps up."""
    at = time.perf_counter()
    while True:
        at += random.expovariate(rate)
        if (wait := at - time.perf_counter()) > 0:
            await asyncio.sleep(wait)
        random.choice(tables).want_move(at)


class Meter:
    """Measures the use of the machine by the server and the load generator, from now on."""

    def __init__(self, server: Served) -> None:
        self._server = server
        self._began = time.perf_counter()
        self._server_cpu, self._own_cpu = server.cpu_seconds(), own_cpu()

    @property
    def elapsed(self) -> float:
        return time.perf_counter() - self._began

    def read(self, moves: int) -> dict[str, Any]:
        """Returns the use in cores, and for the server also per move."""
        elapsed = self.elapsed
        found: dict[str, Any] = {"generator_cores": round((own_cpu() - self._own_cpu) / elapsed, 2)}
        if self._server.processes:
            used = self._server.cpu_seconds() - self._server_cpu
            found["server_cores"] = round(used / elapsed, 2)
            found["server_milliseconds_per_move"] = round(1000 * used / max(1, moves), 3)
            found["server_megabytes"] = round(self._server.memory_megabytes())
        return found


def own_cpu() -> float:
    """Returns the CPU seconds of this process so far."""
    times = psutil.Process().cpu_times()
    return float(times.user + times.system)


def raise_any(tasks: "list[asyncio.Task[None]]") -> None:
    """Raises if a table has failed, which fails the run."""
    for task in tasks:
        if task.done() and (error := task.exception()):
            raise error


def figures(plan: Plan, tally: Tally, seconds: float) -> dict[str, Any]:
    """Returns moves per second, and the time until the last client of a table has received a move."""
    ordered = sorted(tally.latencies) or [float("nan")]
    return {
        "game": plan.game,
        "tables": plan.tables,
        "connections": plan.tables * (plan.players + plan.spectators) - round(plan.tables * plan.bots),
        "wanted_per_second": plan.rate,
        "moves_per_second": round(len(tally.latencies) / seconds, 1),
        "milliseconds": {
            name: round(1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))], 1)
            for name, share in (("p50", 0.5), ("p90", 0.9), ("p99", 0.99), ("max", 1.0))
        },
        "bytes_per_move": round(tally.bytes_received / max(1, len(tally.latencies))),
        "matches_finished": tally.matches,
        "refusals": tally.refusals,
    }
