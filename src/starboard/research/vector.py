"""`Matches`: a batch of matches of one game, stepped in one call by compiled code in several threads.

>>> from starboard.research import Matches
>>> matches = Matches("subastral", 1000, players=3, threads=1)
>>> seen = matches.reset(seeds=7)
>>> seen.observations.shape, seen.masks.shape
((1000, 730), (1000, 113))
>>> while not seen.done.any():
...     seen = matches.step(matches.random_actions())
>>> seen.rewards[seen.done].sum(axis=1)[0]   # what winners get, the others pay
np.float32(0.0)
"""

import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from starboard.engine.chance import Chance
from starboard.engine.log import Log
from starboard.engine.move_buffer import MoveBuffer, new_buffer
from starboard.match import IllegalMove, Match, Position, load
from starboard.research.engine.batch import (
    BITS,
    DEAL,
    NONE,
    STAY,
    Desk,
    draw_actions,
    first_illegal,
    legal_actions,
    observe_seat,
    turn,
)
from starboard.research.engine.fields import NUMBER
from starboard.research.engine.layouts import layout

Array = np.ndarray[Any, np.dtype[Any]]
__all__ = ["STAY", "Arrays", "Matches", "actions_of", "observation_of"]
SMALL_BATCH = 128
"""Batches up to this size are stepped by a single thread."""


@dataclass(frozen=True, slots=True)
class Arrays:
    """The output of a step, a row for each match; made by `Matches.arrays`."""

    observations: Array
    """The observation of the seat to move; its fields are in `layout`."""
    masks: Array
    """1 for every legal action of that seat."""
    seats: Array
    """The seat to move; -1 when the match is over."""
    rewards: Array
    """When the match just ended: each loser pays 1 / (players - 1), which the winners share. Otherwise 0."""
    points: Array
    """For each seat, its points at the end of the last match."""
    done: Array
    """Whether the match just ended. With `auto_reset`, what is observed then is the start of the next."""


class Matches:
    """A batch of matches of one game. Each has its own seed and is independent of the others."""

    def __init__(
        self,
        game: str,
        count: int,
        players: int | None = None,
        *,
        threads: int | None = None,
        auto_reset: bool = True,
        **options: Any,
    ) -> None:
        self.game = load(game)
        self.players = self.game.players[0] if players is None else players
        match = self.game.new(self.players, 0, **options)
        self.options = match.options
        self.layout = layout(game, self.players)
        self.count = count
        self.auto_reset = auto_reset
        self.threads = 1 if count <= SMALL_BATCH else min(threads or os.cpu_count() or 1, count)
        table = match.rulebook.table
        self.tables = np.zeros(count, table)
        self.seeds = np.arange(count, dtype=np.int64)
        self._lawful = np.zeros((count, -(-self.layout.actions // BITS)), np.int64)
        self._dice = np.zeros(count, np.uint64)
        self._own = (
            self.tables,
            np.zeros(1, table),
            self.players,
            match.option_numbers,
            np.zeros(count, Chance),
            self.seeds,
        )
        self._desks = (
            np.zeros(self.threads, MoveBuffer),
            np.zeros(self.threads, Desk),
            np.zeros(self.threads, Log),
        )
        self._pool = ThreadPoolExecutor(self.threads - 1, "matches") if self.threads > 1 else None
        self._out = self.arrays()
        bounds = np.linspace(0, count, self.threads + 1).astype(int).tolist()
        self._shares = list(zip(range(self.threads), bounds[:-1], bounds[1:], strict=True))

    # ---- playing -------------------------------------------------------------------------------------------

    def reset(self, seeds: int | Sequence[int] | Array | None = None, out: Arrays | None = None) -> Arrays:
        """Deals all matches: with a seed for each, seeds from a number on, or their next seeds (None).

        `starboard.load(game).new(players, seed)` deals the same match. A match's next seed is `count` higher.
        """
        if seeds is None:
            self.seeds += self.count
        else:
            self.seeds[:] = seeds + np.arange(self.count) if isinstance(seeds, int | np.integer) else seeds
        self._dice[:] = self.seeds * 2 + 1
        return self._turn(np.full(self.count, DEAL), out)

    def step(self, actions: Array, out: Arrays | None = None) -> Arrays:
        """Takes a legal action in every match; `STAY` leaves a match as it is.

        Writes into `out`, or into arrays that are reused at every step. Raises `IllegalMove`.
        """
        actions = np.ascontiguousarray(actions, np.int64)
        if actions.shape != (self.count,):
            raise ValueError(f"expected {self.count} actions, got an array of shape {actions.shape}")
        if (i := int(first_illegal(self._lawful, actions))) != NONE:
            raise IllegalMove("not-legal", match=i, action=int(actions[i]))
        return self._turn(actions, out)

    def _turn(self, actions: Array, out: Arrays | None) -> Arrays:
        out = out or self._out
        stride = self.count if self.auto_reset else 0
        fixed = (*self._own, *self._desks, self._lawful, actions, stride)
        written = out.observations, out.masks, out.seats, out.rewards, out.points, out.done
        others = (
            [self._pool.submit(turn, *fixed, *written, *share) for share in self._shares[1:]]
            if self._pool
            else ()
        )
        turn(*fixed, *written, *self._shares[0])
        for other in others:
            other.result()
        return out

    def random_actions(self, out: Array | None = None) -> Array:
        """Draws a legal action for each match, all equally likely."""
        actions = np.empty(self.count, np.int64) if out is None else out
        draw_actions(self._lawful, self._dice, actions)
        return actions

    def match(self, i: int = 0) -> Match:
        """Returns a copy of match `i` as a `Match`, without its past moves and events."""
        return Match.going_on(Position(self.game.rulebook, self.tables[i : i + 1]), dict(self.options))

    # ---- looking -------------------------------------------------------------------------------------------

    def observe(self, seat: int, out: Array | None = None) -> Array:
        """Returns the observation of a seat, to move or not, in every match."""
        if not 0 <= seat < self.players:
            raise IllegalMove("no-such-seat", seat=str(seat)[:40], players=self.players)
        observations = np.empty((self.count, self.layout.length), NUMBER) if out is None else out
        observe_seat(self.tables, seat, observations)
        return observations

    @property
    def bytes_per_match(self) -> dict[str, int]:
        """The memory per match: of the match itself, and of the arrays written at every step."""
        own = [self.tables, self._own[4], self.seeds, self._lawful, self._dice]
        out = [getattr(self._out, name) for name in Arrays.__slots__]
        return {
            "match": sum(array.nbytes for array in own) // self.count,
            "arrays": sum(array.nbytes for array in out) // self.count,
        }

    def arrays(self, **given: Array) -> Arrays:
        """Returns arrays for `step`: those given by the caller, such as rows of a rollout, and new ones."""
        wanted = {
            "observations": ((self.count, self.layout.length), NUMBER),
            "masks": ((self.count, self.layout.actions), np.int8),
            "seats": ((self.count,), np.int8),
            "rewards": ((self.count, self.players), np.float32),
            "points": ((self.count, self.players), np.int32),
            "done": ((self.count,), np.bool_),
        }
        for name, array in given.items():
            shape, dtype = wanted[name]
            if (
                array.shape != shape
                or array.dtype != dtype
                or not array.flags.c_contiguous
                or not array.flags.writeable
            ):
                raise ValueError(
                    f"`{name}` must be a writeable, contiguous array of {np.dtype(dtype)} of shape {shape}"
                )
        return Arrays(
            **{name: given[name] if name in given else np.zeros(*of) for name, of in wanted.items()}
        )


def actions_of(match: Match) -> Array:
    """Returns the actions for `match.moves()`, in the same order."""
    buffer = new_buffer()
    count = legal_actions(match.position.record, buffer)
    return np.array(buffer["moves"][0, :count])


def observation_of(match: Match, seat: int) -> Array:
    """Returns the observation of a seat of a match."""
    out = np.empty((1, layout(match.rulebook.key, match.players).length), NUMBER)
    observe_seat(match.position.record, seat, out)
    return out.reshape(-1)
