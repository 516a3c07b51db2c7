"""Nobody who plays waits for a compiler once the libraries are built."""

import subprocess
import sys

import pytest

from starboard.games import KEYS

PLAYED = """
import random, sys
sys.modules["numba"] = None  # it is not installed
import starboard
from starboard.bots import LEVELS, LevelBot, Memory
from starboard.lab.prepare import missing

key = sys.argv[1]
assert missing(key, ("rules", "bots")) == ()
game = starboard.load(key)
for players in game.players:
    match, chance, memory = game.new(players, players), random.Random(players), Memory()
    while not match.over:
        for viewer in (None, *range(players)):
            match.view(viewer)
        match.redealt(match.to_move)
        level = chance.choice((*LEVELS, "greedy", "plain"))
        limit = {"seconds": 0.002} if level == "master" else {"iterations": 5}
        match.play(LevelBot(level, threads=1, **limit).choose(match, bytes(32), memory).move)
    match.result()
    match.all_events()
"""


@pytest.mark.parametrize("game", KEYS)
def test_playing_does_not_need_numba(game: str) -> None:
    done = subprocess.run([sys.executable, "-c", PLAYED, game], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
