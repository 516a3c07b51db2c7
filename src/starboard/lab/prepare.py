"""Compiles games before their first use, so that a progress bar can be shown.

`python -m starboard.lab.prepare KEY PART...` compiles parts of one game.
"""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path
from queue import SimpleQueue

import numpy as np

from starboard.bots import LevelBot
from starboard.bots.search import Tree, clear, cut
from starboard.engine.chance import new_chance
from starboard.engine.library import entries_of
from starboard.engine.native import built_folder, find_library, find_web_library, host_targets
from starboard.engine.random_play import play_at_random
from starboard.engine.sources import BOTS, RESEARCH, cache_folder, folder_for, sources_mark
from starboard.games import package
from starboard.lab.train import Trainer
from starboard.match import Match, load

Step = Callable[[], object]
Parts = tuple[str, ...]
"""Some of `rules`, `bots`, `web` and `research`, in this order."""
IN_LIBRARY = ("rules", "bots", "web")
"""The parts that are built together: a native library holds two, the third is WebAssembly."""
WEB = "wasm32"


def marker(key: str, part: str) -> Path:
    """Returns the file that marks a part of a game as compiled from the current sources."""
    folder = {"rules": cache_folder(""), "bots": cache_folder(BOTS), "research": folder_for(RESEARCH)}[part]
    name = f"{key}{sources_mark(package(key))}"
    return folder / (f"{name}.ready" if part == "rules" else f"{name}-{part}.ready")


def is_prepared(key: str, parts: Parts) -> bool:
    """Whether all these parts of a game are compiled."""
    return all(_has_library(key, part) or _is_compiled(key, part) for part in parts)


def _has_library(key: str, part: str) -> bool:
    find = find_web_library if part == "web" else find_library
    return part in IN_LIBRARY and find(key) is not None


def _is_compiled(key: str, part: str) -> bool:
    """Whether numba has compiled a part. It does nothing for browsers."""
    return not can_build(key) if part == "web" else marker(key, part).exists()


def can_build(key: str) -> bool:
    """Whether a library of this game can be built here: it is one of ours, and the tools are installed."""
    has_tools = all(find_spec(name) for name in ("numba", "ziglang"))
    return has_tools and package(key).startswith("starboard.") and bool(host_targets())


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
    tree, entries = np.zeros(1, Tree), entries_of(match.rulebook)
    entries[clear](tree)
    yield lambda: entries[cut](tree, tree.copy(), 0)
    yield lambda: next(Trainer(key, 2, 1, 0).run(1))


def steps_of_research(key: str) -> Iterator[Step]:
    """Yields calls that together compile the environments of a game."""
    from starboard.research.vector import Matches, actions_of  # imports numba

    matches = Matches(key, 2)
    yield lambda: matches.reset(0)
    yield matches.random_actions
    yield lambda: matches.step(matches.random_actions())
    yield lambda: matches.observe(0)
    yield lambda: actions_of(matches.match())


def steps_of_library(key: str) -> Iterator[Step]:
    """Yields the steps of building a library, which holds rules and bots."""
    from starboard.build.games import build  # needs numba and ziglang

    # One after the other, this machine's first: several games are built at a time.
    steps = build([key], [host_targets()[0], WEB], built_folder(), at_once=1)
    for _ in range(COUNTS["library"]):
        yield lambda: next(steps, None)


STEPS = {
    "library": steps_of_library,
    "rules": steps_of_rules,
    "bots": steps_of_bots,
    "research": steps_of_research,
}
COUNTS = {"library": 3, "rules": 5, "bots": 5, "research": 5}


def missing(key: str, parts: Parts) -> Parts:
    """Returns what is left to do for these parts of a game, as names in `STEPS`."""
    left = tuple(part for part in parts if not is_prepared(key, (part,)))
    if can_build(key) and not {*left}.isdisjoint(IN_LIBRARY):
        return ("library", *(part for part in left if part not in IN_LIBRARY))
    return left


def step_count(key: str, parts: Parts) -> int:
    """Returns how often `prepare` yields for a game: at the start, and after each step above."""
    return 1 + sum(COUNTS[part] for part in missing(key, parts))


def prepare(keys: list[str], parts: Parts) -> Iterator[str]:
    """Compiles parts of games, each game in its own process, as many at a time as there are cores.

    Yields the key of the game after each step. Raises if a game fails, when the others are ready.
    """
    steps: SimpleQueue[str | None] = SimpleQueue()
    failed = []

    def run(key: str) -> None:
        command = [sys.executable, "-m", "starboard.lab.prepare", key, *parts]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            for _ in process.stdout:
                steps.put(key)
        if process.returncode != 0:
            failed.append(key)
        steps.put(None)  # this game has ended

    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        pool.map(run, keys)
        for _ in keys:
            yield from iter(steps.get, None)
    if failed:
        raise RuntimeError(f"compiling {', '.join(failed)} failed")


def _prepare_here(key: str, parts: Parts) -> None:
    def tick() -> None:
        sys.stdout.write(".\n")
        sys.stdout.flush()

    tick()
    for part in missing(key, parts):
        for step in STEPS[part](key):
            step()
            tick()
        if part != "library":
            marker(key, part).touch()


if __name__ == "__main__":
    _prepare_here(sys.argv[1], tuple(sys.argv[2:]))
