"""Each game's `harness.py` for the conformance suite, from the folder of its tests or its own package."""

from importlib import import_module
from itertools import product
from typing import Any

import numpy as np
import pytest

import starboard
from starboard.games import part
from starboard.match import Match


def all_settings() -> list[Any]:
    """Every game with every number of players and every combination of options."""
    settings = []
    for key in starboard.KEYS:
        game = starboard.load(key)
        names = list(game.options)
        for players in game.players:
            for values in product(*(game.options[name].values for name in names)):
                options = dict(zip(names, values, strict=True))
                label = "-".join(
                    [
                        key,
                        str(players),
                        *(chosen(name, value) for name, value in options.items() if value is not False),
                    ]
                )
                settings.append(pytest.param(key, players, options, id=label))
    return settings


def chosen(name: str, value: Any) -> str:
    """Returns the label of an option that is on, or of its value, for a test's name."""
    return name if value is True else f"{name}-{value}"


def of(key: str) -> Any:
    """Returns the harness of a game: `all_cards`, `fold`, `swap_hidden`, `DERIVED`."""
    return part(key, "harness") or import_module(f"tests.games.{key}.harness")


def look_again(match: Match) -> None:
    """Updates the seat to move and the legal moves after a test has edited the table."""
    match.position.refresh()


def random_moves(match: Match, rng: np.random.Generator) -> Any:
    """Plays random moves to the end of the match; yields before each."""
    while not match.over:
        yield
        match.play(pick(match, rng))


def pick(match: Match, rng: np.random.Generator) -> Any:
    """Returns a random legal move; some games prefer moves that show more of the game."""
    game, moves = of(match.rulebook.key), match.moves()
    return game.pick(match, rng) if hasattr(game, "pick") else moves[rng.integers(len(moves))]
