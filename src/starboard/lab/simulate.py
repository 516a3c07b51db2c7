"""Simulates random matches and collects their lengths, points and speed."""

import time
from collections.abc import Iterator
from dataclasses import dataclass, field

import numpy as np

from starboard.engine.chance import new_chance
from starboard.engine.random_play import Playouts, play_at_random
from starboard.match import Match
from starboard.match.seed import seed_bytes

BATCH = 1_000
"""Matches between two reports of progress."""


@dataclass
class Simulation:
    """The results so far."""

    seconds: float = 0.0
    batches: list[Playouts] = field(default_factory=list)

    @property
    def points(self) -> np.ndarray:
        """By match and seat."""
        return np.concatenate([batch.points for batch in self.batches])

    @property
    def places(self) -> np.ndarray:
        """By match and seat: 1 is the best; tied seats share a place."""
        return np.concatenate([batch.places for batch in self.batches])

    @property
    def lengths(self) -> np.ndarray:
        """Moves in each match."""
        return np.concatenate([batch.lengths for batch in self.batches])

    @property
    def steps_per_second(self) -> float:
        return float(self.lengths.sum() / self.seconds)


def simulate(match: Match, games: int, seed: int | str | None = None) -> Iterator[Simulation]:
    """Plays `games` matches with the settings of `match`; yields the same growing result after each batch."""
    chance = new_chance(seed_bytes(seed))
    settings = match.rulebook, match.players, match.option_numbers
    play_at_random(*settings, chance.copy(), 1)  # compiles, so that this is not measured
    simulation = Simulation()
    for done in range(0, games, BATCH):
        start = time.perf_counter()
        batch = play_at_random(*settings, chance, min(BATCH, games - done))
        simulation.seconds += time.perf_counter() - start
        simulation.batches.append(batch)
        yield simulation
