"""Compiles a game ahead of its first use, so that the wait can be shown. `python -m starboard.lab.prepare KEY` does it for one."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from starboard.bots import Bot
from starboard.lab.train import Trainer
from starboard.match import load
from starboard.rules.chance import new_chance
from starboard.rules.compiled import BOTS, cache_folder
from starboard.rules.playout import play_at_random

Step = Callable[[], object]


def marker(key: str, with_bots: bool) -> Path:
    """A file that is there once the game, or its bots, have been compiled from the present sources."""
    return cache_folder(BOTS) / f"{key}-bots.ready" if with_bots else cache_folder("") / f"{key}.ready"


def is_prepared(key: str, with_bots: bool = False) -> bool:
    """Whether the game has been compiled, and its bots if they are wanted."""
    return marker(key, False).exists() and (not with_bots or marker(key, True).exists())


def steps_of_rules(key: str) -> Iterator[Step]:
    """What has to be called once, with real arguments, for the rules to be compiled."""
    game = load(key)
    match = game.new(game.players[0], 0)
    yield lambda: match.play(match.moves()[0])
    yield lambda: match.view(None)
    yield match.result
    yield lambda: match.redealt(None, 0)
    yield lambda: play_at_random(match.rulebook, match.players, match.option_numbers, new_chance(bytes(32)), 1)


def steps_of_bots(key: str) -> Iterator[Step]:
    """The same for the bots."""
    match = load(key).new(2, 0)
    while len(match.moves()) == 1:
        match.play(match.moves()[0])
    yield lambda: Bot("greedy").choose(match, bytes(32))
    yield lambda: Bot("beginner").choose(match, bytes(32))
    yield lambda: Bot("strong").choose(match, bytes(32))
    yield lambda: next(Trainer(key, 2, 1, 0).run(1))


def step_count(with_bots: bool) -> int:
    """Steps that `prepare` yields for each game: dealing, and those above."""
    return 10 if with_bots else 6


def prepare(keys: list[str], with_bots: bool = False) -> Iterator[str]:
    """Compiles the games, each in a process of its own; yields the key of a game at every step done."""
    command = [sys.executable, "-m", "starboard.lab.prepare"]
    more = ["bots"] if with_bots else []
    processes = [(key, subprocess.Popen([*command, key, *more], stdout=subprocess.PIPE, text=True)) for key in keys]
    for key, process in processes:
        assert process.stdout is not None
        for _ in process.stdout:
            yield key
        if process.wait() != 0:
            raise RuntimeError(f"compiling {key} failed")


def _prepare_here(key: str, with_bots: bool) -> None:
    def tick() -> None:
        sys.stdout.write(".\n")
        sys.stdout.flush()

    tick()
    for step in steps_of_rules(key):
        step()
        tick()
    marker(key, False).touch()
    if with_bots:
        for step in steps_of_bots(key):
            step()
            tick()
        marker(key, True).touch()


if __name__ == "__main__":
    _prepare_here(sys.argv[1], "bots" in sys.argv)
