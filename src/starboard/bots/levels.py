"""`LevelBot`: a player of a given strength. `choose` returns a move and its reasons."""

import hashlib
import os
import re
import time
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from starboard.bots.greedy import choose_greedily
from starboard.bots.heuristics import Work
from starboard.bots.knowledge import PLAIN, knowledge, new_settings
from starboard.bots.searcher import Memory, Thought, think
from starboard.bots.selfplay import appraise_moves
from starboard.engine.chance import new_chance
from starboard.engine.library import entries_of
from starboard.engine.log import closed_log
from starboard.engine.move_buffer import new_buffer
from starboard.match import Match, StarboardError

LEVELS = ("beginner", "casual", "skilled", "strong", "master")
"""From the weakest to the strongest."""
YARDSTICKS = ("random", "greedy", "plain")
"""Players to measure others by: random moves; one move ahead; the master's search without knowledge."""
THREADS = min(2, os.cpu_count() or 1)


@dataclass(frozen=True)
class LevelBot:
    """A level, or a yardstick.

    `seconds` or `iterations` limit its search for a move; None: the level's own.
    """

    level: str
    seconds: float | None = None
    threads: int = THREADS
    iterations: int | None = None
    file: Path | None = None
    """A file with knowledge other than the game's own, written by `starboard train`."""

    def __post_init__(self) -> None:
        if self.level not in (*LEVELS, *YARDSTICKS):
            raise StarboardError("no-bot", bot=self.level[:40], known=", ".join((*LEVELS, *YARDSTICKS)))

    @classmethod
    def named(cls, name: str, threads: int = THREADS) -> "LevelBot":
        """Returns a bot by name.

        Examples: `strong`, `master@0.25` (seconds), `master:3000` (iterations), `skilled+FILE` (its
        knowledge).
        """
        words, _, file = name.partition("+")
        words, _, iterations = words.partition(":")
        level, _, seconds = words.partition("@")
        try:
            limits = float(seconds) if seconds else None, threads, int(iterations) if iterations else None
        except ValueError:
            raise StarboardError("bot-seconds", bot=name[:40]) from None
        return cls(level, *limits, Path(file) if file else None)

    def choose(self, match: Match, seed: bytes | None = None, memory: Memory | None = None) -> Thought:
        """Returns the move of the seat to move. The same view and seed give the same move, unless time limits
        the search.

        With a `memory`, a bot with a time limit continues its search from earlier in its turn.
        """
        start, moves = time.perf_counter(), match.moves()
        seed = seed or os.urandom(32)
        if len(moves) == 1:
            return Thought(moves[0], (), 0, 0.0)
        if self.level == "random":
            return Thought(moves[int(np.random.default_rng(list(seed)).integers(len(moves)))], (), 0, 0.0)
        known = knowledge(match.rulebook.key, self.file)
        level, mind = known.levels.get(self.level, {}), known.mind(match.players)
        if self.level == "greedy" or "noise" in level:
            place = self._look(match, level.get("noise"), mind, seed)
            return Thought(moves[place], (), 0, time.perf_counter() - start)
        settings = new_settings(
            PLAIN | {"margin_scale": known.search["margin_scale"]} if self.level == "plain" else known.search
        )
        seconds = self.seconds if self.seconds is not None else level.get("seconds", 1.0)
        iterations = self.iterations
        if iterations is None and self.seconds is None and "iterations" in level:
            iterations = int(level["iterations"])
        return think(
            match,
            settings,
            mind,
            seed,
            seconds=None if iterations else seconds,
            iterations=iterations,
            threads=1 if iterations else self.threads,
            memory=None if iterations else memory,
        )

    def _look(self, match: Match, noise: float | None, mind: np.ndarray, seed: bytes) -> int:
        """Returns the index of a move chosen without search on a redealt table: by appraisal or greedily."""
        assert match.to_move is not None
        tables = np.repeat(match.position.redeal(match.to_move, seed.hex()).record, 2)
        chance, work = new_chance(seed, 1), np.zeros(1, Work)
        entries = entries_of(match.rulebook)
        if noise is None:
            return int(
                entries[choose_greedily](tables, new_buffer(), chance, closed_log(), work, match.to_move)
            )
        return int(entries[appraise_moves](tables, new_buffer(), work, mind, noise, chance))


def level_in(name: str) -> str:
    """Returns the level in a name for `LevelBot.named`."""
    return re.split("[+:@]", name, maxsplit=1)[0]


def thinking_time(game: str, level: str) -> float:
    """Returns the seconds that a level thinks about a move; 0 if time does not limit it."""
    return knowledge(game).levels.get(level, {}).get("seconds", 0.0)


def seed_for(*parts: object) -> bytes:
    """Returns a seed derived from words and numbers."""
    return hashlib.sha256(repr(parts).encode()).digest()
