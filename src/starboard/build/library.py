"""Stages 2 and 3: `python -m starboard.build.library KEY BITCODE TARGET FILE` makes a library of a game's
bitcode."""

import os
import sys
from pathlib import Path

from starboard.build.link import link
from starboard.build.optimise import optimise
from starboard.build.targets import TARGETS
from starboard.games import rulebook


def write_library(key: str, bitcode: Path, target_name: str, library: Path) -> None:
    """Writes a library; it appears under its name when it is whole."""
    target = TARGETS[target_name]
    game = bitcode.with_name(f"{key}.{target.name}.o")
    game.write_bytes(optimise(bitcode.read_bytes(), target))
    linked = library.with_name(f".{os.getpid()}-{library.name}")
    link(rulebook(key), game, target, linked)
    linked.replace(library)


if __name__ == "__main__":
    write_library(sys.argv[1], Path(sys.argv[2]), sys.argv[3], Path(sys.argv[4]))
