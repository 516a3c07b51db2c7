"""Whoever plays after `starboard prepare` never waits for a compiler."""

import subprocess
import sys

import pytest

from starboard.games import KEYS

PLAYED = """
import gc, random, sys
import starboard
from starboard.bots import LevelBot, LEVELS, Memory
from starboard.lab.prepare import STEPS
from starboard.engine.jit import Cache

def known():
    all_of = [one for one in gc.get_objects() if isinstance(getattr(one, "_cache", None), Cache)]
    return {(one.py_func.__qualname__, str(signature)) for one in all_of for signature in one.nopython_signatures}

key = sys.argv[1]
for part in ("rules", "bots"):
    for step in STEPS[part](key):
        step()
prepared = known()
game = starboard.load(key)
for players in game.players:
    match, chance, memory = game.new(players, players), random.Random(players), Memory()
    while not match.over:
        for viewer in (None, *range(players)):
            match.view(viewer)
        level = chance.choice(LEVELS)
        bot = LevelBot(level, seconds=0.002 if level == "master" else None, threads=1, iterations=None if level == "master" else 5)
        match.play(bot.choose(match, bytes(32), memory).move)
    match.result()
print(sorted(known() - prepared))
"""


@pytest.mark.parametrize("game", KEYS)
def test_nothing_is_compiled_while_somebody_plays(game: str) -> None:
    words = [sys.executable, "-c", PLAYED, game]
    done = subprocess.run(words, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stdout == "[]\n"
