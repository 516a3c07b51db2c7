"""Compiles a game ahead of its first use, so that the wait can be shown. `python -m starboard.lab.prepare KEY` does it for one."""

import subprocess
import sys
from collections.abc import Callable, Iterator

from starboard.match import load
from starboard.rules.chance import new_chance
from starboard.rules.compiled import CACHE_FOLDER
from starboard.rules.playout import play_at_random


def is_prepared(key: str) -> bool:
    """Whether the game has been compiled from the present sources."""
    return (CACHE_FOLDER / f"{key}.ready").exists()


def steps(key: str) -> list[Callable[[], object]]:
    """What has to be called once, with real arguments, for all to be compiled."""
    game = load(key)
    match = game.new(game.players[0], 0)
    return [
        lambda: match.play(match.moves()[0]),
        lambda: match.view(None),
        match.result,
        lambda: match.redealt(None, 0),
        lambda: play_at_random(match.rulebook, match.players, match.option_numbers, new_chance(bytes(32)), 1),
    ]


STEP_COUNT = 6
"""Steps that `prepare` yields for each game: dealing, and those above."""


def prepare(keys: list[str]) -> Iterator[str]:
    """Compiles the games, each in a process of its own; yields the key of a game at every step done."""
    processes = [
        (key, subprocess.Popen([sys.executable, "-m", "starboard.lab.prepare", key], stdout=subprocess.PIPE, text=True))
        for key in keys
    ]
    for key, process in processes:
        assert process.stdout is not None
        for _ in process.stdout:
            yield key
        if process.wait() != 0:
            raise RuntimeError(f"compiling {key} failed")


def _prepare_here(key: str) -> None:
    for step in (None, *steps(key)):
        if step is not None:
            step()
        sys.stdout.write(".\n")
        sys.stdout.flush()
    (CACHE_FOLDER / f"{key}.ready").touch()


if __name__ == "__main__":
    _prepare_here(sys.argv[1])
