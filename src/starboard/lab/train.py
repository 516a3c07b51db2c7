"""Trains the weights of a game's bots: an evolution strategy whose candidates play the current weights."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from starboard.bots.heuristics import Work
from starboard.bots.knowledge import file_of, new_mind, weight_names
from starboard.bots.selfplay import contest
from starboard.engine.chance import new_chance
from starboard.engine.library import entries_of
from starboard.engine.log import closed_log
from starboard.engine.move_buffer import new_buffer
from starboard.match import load

CANDIDATES = 32
ELITE = 8
TIE_BREAK = 0.01
"""Noise that decides between moves of equal score."""
SMALLEST_SPREAD = 0.02


@dataclass
class Stage:
    """The state of training after a generation."""

    generation: int
    weights: list[float]
    best: float
    """The share of wins of the best candidate against the previous weights."""


class Trainer:
    """An evolution strategy: draws candidates around the current weights and moves towards the best."""

    def __init__(self, key: str, players: int, matches: int, seed: int) -> None:
        self.match = load(key).new(players, 0)
        self.players = players
        self.matches = matches
        self.stream = seed << 32
        self.random = np.random.default_rng(seed)
        self.weights = np.zeros(len(weight_names(key)))
        self.spread = np.ones(len(self.weights))

    def run(self, generations: int) -> Iterator[Stage]:
        """Trains for a number of generations; yields after each."""
        for generation in range(1, generations + 1):
            self.stream += 1
            drawn = self.random.standard_normal((CANDIDATES, len(self.weights)))
            candidates = self.weights + self.spread * drawn
            wins = np.array(
                [
                    self.victories([candidate, *[self.weights] * (self.players - 1)])[0]
                    for candidate in candidates
                ]
            )
            elite = candidates[np.argsort(-wins, kind="stable")[:ELITE]]
            self.weights = (self.weights + elite.mean(axis=0)) / 2
            self.spread = 0.7 * self.spread + 0.3 * (elite.std(axis=0) + SMALLEST_SPREAD)
            yield Stage(generation, self.weights.tolist(), float(wins.max()))

    def victories(self, weights: list[Any], noises: list[float] | None = None) -> list[float]:
        """Returns the share of wins of players with these weights; a noise below 0 means random moves."""
        minds = np.concatenate([new_mind(list(one)) for one in weights])
        places, points = np.zeros((2, self.matches, self.players), np.int32)
        entries_of(self.match.rulebook)[contest](
            np.zeros(2, self.match.rulebook.table),
            self.players,
            self.match.option_numbers,
            new_buffer(),
            new_chance(bytes(32), self.stream),
            closed_log(),
            np.zeros(1, Work),
            minds,
            np.array(noises or [TIE_BREAK] * self.players, np.float64),
            places.ravel(),
            points.ravel(),
        )
        won = places == 1
        return [float(share) for share in (won / won.sum(axis=1, keepdims=True)).mean(axis=0)]


def save(key: str, players: int, weights: list[float], file: Path) -> None:
    """Writes the weights for a number of players into a file; a new file is a copy of the game's bot.json."""
    data = json.loads((file if file.exists() else file_of(key)).read_text("utf-8"))
    data["weights"][str(players)] = dict(
        zip(weight_names(key), (round(weight, 3) for weight in weights), strict=True)
    )
    data["weights"] = dict(sorted(data["weights"].items()))
    file.write_text(json.dumps(data, indent=1) + "\n", "utf-8")
