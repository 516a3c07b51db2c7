"""Compiles games before their first use, so that a progress bar can be shown.

`python -m starboard.lab.prepare KEY PART...` compiles parts of one game.
"""

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np

from starboard.bots import LevelBot
from starboard.bots.search import Tree, cut
from starboard.engine.chance import new_chance
from starboard.engine.library import entries_of
from starboard.engine.random_play import play_at_random
from starboard.engine.sources import BOTS, cache_folder, sources_mark
from starboard.games import package
from starboard.lab.train import Trainer
from starboard.match import Match, load
from starboard.research.engine.compiling import cache_folder as research_folder
from starboard.research.vector import Matches, actions_of

Step = Callable[[], object]
Parts = tuple[str, ...]
"""Some of `rules`, `bots` and `research`, in this order."""


def marker(key: str, part: str) -> Path:
    """Returns the file that marks a part of a game as compiled from the current sources."""
    folder = {"rules": cache_folder(""), "bots": cache_folder(BOTS), "research": research_folder()}[part]
    name = f"{key}{sources_mark(package(key))}"
    return folder / (f"{name}.ready" if part == "rules" else f"{name}-{part}.ready")


def is_prepared(key: str, parts: Parts) -> bool:
    """Whether all these parts of a game are compiled."""
    return all(marker(key, part).exists() for part in parts)


def steps_of_rules(key: str) -> Iterator[Step]:
    """Yields calls with real arguments that together compile the rules of a game."""
    game = load(key)
    match = game.new(game.players[0], 0)
    yield lambda: match.play(match.moves()[0])
    yield lambda: write_json(match)
    yield match.result
    yield lambda: match.redealt(None, 0)
    yield lambda: play_at_random(
        match.rulebook, match.players, match.option_numbers, new_chance(bytes(32)), 1
    )


def write_json(match: Match) -> None:
    """Compiles the JSON writers. One viewer is enough: the same function writes the views of all."""
    match.view_json(None)
    match.moves_json()
    match.events_json(None)


def steps_of_bots(key: str) -> Iterator[Step]:
    """Yields calls that together compile the bots of a game."""
    match = load(key).new(2, 0)
    while len(match.moves()) == 1:
        match.play(match.moves()[0])
    yield lambda: LevelBot("greedy").choose(match, bytes(32))
    yield lambda: LevelBot("beginner").choose(match, bytes(32))
    yield lambda: LevelBot("strong").choose(match, bytes(32))
    trees = np.zeros(2, Tree)
    yield lambda: entries_of(match.rulebook)[cut](trees[:1], trees[1:], 0)
    yield lambda: next(Trainer(key, 2, 1, 0).run(1))


def steps_of_research(key: str) -> Iterator[Step]:
    """Yields calls that together compile the environments of a game."""
    matches = Matches(key, 2)
    yield lambda: matches.reset(0)
    yield matches.random_actions
    yield lambda: matches.step(matches.random_actions())
    yield lambda: matches.observe(0)
    yield lambda: actions_of(matches.match())


STEPS = {"rules": steps_of_rules, "bots": steps_of_bots, "research": steps_of_research}


def step_count(parts: Parts) -> int:
    """Returns how often `prepare` yields for each game: at the start, and after each step above."""
    return 1 + sum({"rules": 5, "bots": 5, "research": 5}[part] for part in parts)


def prepare(keys: list[str], parts: Parts) -> Iterator[str]:
    """Compiles parts of games, each game in its own process; yields the key of the game after each step."""
    command = [sys.executable, "-m", "starboard.lab.prepare"]
    processes = [
        (key, subprocess.Popen([*command, key, *parts], stdout=subprocess.PIPE, text=True)) for key in keys
    ]
    for key, process in processes:
        assert process.stdout is not None
        for _ in process.stdout:
            yield key
        if process.wait() != 0:
            raise RuntimeError(f"compiling {key} failed")


def _prepare_here(key: str, parts: Parts) -> None:
    def tick() -> None:
        sys.stdout.write(".\n")
        sys.stdout.flush()

    tick()
    for part in parts:
        for step in STEPS[part](key):
            step()
            tick()
        marker(key, part).touch()


if __name__ == "__main__":
    _prepare_here(sys.argv[1], tuple(sys.argv[2:]))
