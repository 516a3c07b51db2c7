"""What self-play found for a game: weights, settings of the search, and levels (`bot.json` of the game)."""

import json
import warnings
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from starboard.bots.generic import appraise_alike, estimate_by_points
from starboard.bots.heuristics import Mind, know
from starboard.bots.search import NONE, Settings
from starboard.bots.weights import WeightBook
from starboard.games import file as file_of_game
from starboard.games import part, rulebook
from starboard.match import StarboardError

PLAIN = {"explore": 1.0, "margin_share": 0.3, "margin_scale": 15.0, "is_plain": 1}
"""A search without knowledge: uniformly random rollouts to the end, no priors, no estimate."""
GENERIC_LEVELS: dict[str, dict[str, float]] = {
    "beginner": {"iterations": 6},
    "casual": {"iterations": 40},
    "skilled": {"iterations": 200},
    "strong": {"iterations": 1000},
    "master": {"seconds": 0.9},
}
"""The levels of games without `bot.py`: the same search with increasing effort."""


@dataclass(frozen=True)
class Knowledge:
    """The knowledge of one game."""

    weights: dict[int, dict[str, float]]
    """By the number of players in training."""
    search: dict[str, float]
    levels: dict[str, dict[str, float]]

    def mind(self, players: int) -> Any:
        """Returns the weights for a number of players: trained with as many, or with the next fewer."""
        return new_mind(self.weights[max(count for count in self.weights if count <= players)])


def file_of(key: str) -> Path:
    """Returns the file with the knowledge of a game."""
    found = file_of_game(key, "bot.json")
    assert found
    return found


@cache
def knowledge(key: str, file: Path | None = None) -> Knowledge:
    """Returns the knowledge of a game, its own or from `file`; registers its `appraise` and `estimate`."""
    names = weight_names(key)
    if file is None and part(key, "bot") is None:
        return without_bot(key)
    file = file or file_of(key)
    try:
        data = json.loads(file.read_text("utf-8"))
        weights = {int(players): fitting(names, found, file) for players, found in data["weights"].items()}
        return Knowledge(weights, data["search"], data["levels"])
    except (OSError, ValueError, KeyError, AttributeError, TypeError) as error:
        raise StarboardError("no-knowledge", file=str(file), game=key) from error


def fitting(names: tuple[str, ...], found: dict[str, float], file: Path) -> dict[str, float]:
    """Returns the weights called `names`: those found, 0 for new ones. Warns of unknown ones."""
    if unknown := found.keys() - set(names):
        warnings.warn(f"{file}: no bot uses the weights {', '.join(sorted(unknown))}", stacklevel=2)
    return {name: float(found.get(name, 0.0)) for name in names}


def weight_names(key: str) -> tuple[str, ...]:
    """Returns the names of a game's weights in their order; none without `bot.py`."""
    module = part(key, "bot")
    if module is None:
        know(rulebook(key).table, appraise_alike, estimate_by_points)
        return ()
    book: WeightBook = module.WEIGHTS
    return book.names


def without_bot(key: str) -> Knowledge:
    """Returns the knowledge of a game without `bot.py`: its bots search without any."""
    return Knowledge({rulebook(key).players[0]: {}}, PLAIN, GENERIC_LEVELS)


def new_mind(weights: "dict[str, float] | list[float]") -> Any:
    """Returns weights as an array of one `Mind` record."""
    mind = np.zeros(1, Mind)
    numbers = list(weights.values()) if isinstance(weights, dict) else weights
    mind["weights"][0, : len(numbers)] = numbers
    return mind


def new_settings(values: dict[str, float]) -> Any:
    """Returns settings of the search as an array of one `Settings` record."""
    settings = np.zeros(1, Settings)
    settings["only"] = NONE
    for name, value in values.items():
        settings[name] = value
    return settings
