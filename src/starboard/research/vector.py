"""`Matches`: many matches of one game side by side, stepped in one call by compiled code in all threads.

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
ALONE = 128
"""So few matches are not worth the work of a second thread."""


@dataclass(frozen=True, slots=True)
class Arrays:
    """What is written at every step, a row for each match. `Matches.arrays` makes them, around the caller's own where given."""

    observations: Array
    """What the seat to move observes: `layout` tells the fields."""
    masks: Array
    """1 for every action that it may take."""
    seats: Array
    """Who is to move, -1 when the match is over."""
    rewards: Array
    """For each seat, when the match just ended: 1 for whoever won alone, paid by the others in equal parts; else 0."""
    points: Array
    """For each seat: its points at the end of the last match."""
    done: Array
    """Whether the match just ended. What is observed then is the next one, if matches are dealt anew."""


class Matches:
    """Matches of one game. Each has a seed of its own, and depends on nothing else."""

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
        self.threads = 1 if count <= ALONE else min(threads or os.cpu_count() or 1, count)
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

    # ---- playing -----------------------------------------------------------------------------------------------------

    def reset(self, seeds: int | Sequence[int] | Array | None = None, out: Arrays | None = None) -> Arrays:
        """Deals every match: with a seed for each, or with seeds from one number on; None goes on from those there were.

        `starboard.load(game).new(players, seed)` deals the same. When a match is over, the next has the seed `count` further.
        """
        if seeds is None:
            self.seeds += self.count
        else:
            self.seeds[:] = seeds + np.arange(self.count) if isinstance(seeds, int | np.integer) else seeds
        self._dice[:] = self.seeds * 2 + 1
        return self._turn(np.full(self.count, DEAL), out)

    def step(self, actions: Array, out: Arrays | None = None) -> Arrays:
        """An action in every match, which must be legal; `STAY` leaves a match as it is.

        Writes into `out`, or into arrays that are used again at every step.
        """
        actions = np.ascontiguousarray(actions, np.int64)
        if actions.shape != (self.count,):
            raise ValueError(f"{self.count} actions are wanted, not an array of shape {actions.shape}")
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
        """A legal action for each match, all equally likely."""
        actions = np.empty(self.count, np.int64) if out is None else out
        draw_actions(self._lawful, self._dice, actions)
        return actions

    def match(self, i: int = 0) -> Match:
        """A copy of one of the matches, with names for everything. It has no past: it goes on from here."""
        return Match.going_on(Position(self.game.rulebook, self.tables[i : i + 1]), dict(self.options))

    # ---- looking -----------------------------------------------------------------------------------------------------

    def observe(self, seat: int, out: Array | None = None) -> Array:
        """What any seat observes, to move or not, in every match."""
        if not 0 <= seat < self.players:
            raise IllegalMove("no-such-seat", seat=str(seat)[:40], players=self.players)
        observations = np.empty((self.count, self.layout.length), NUMBER) if out is None else out
        observe_seat(self.tables, seat, observations)
        return observations

    @property
    def bytes_per_match(self) -> dict[str, int]:
        """Memory that a match takes: the match itself, and what is written at every step."""
        own = [self.tables, self._own[4], self.seeds, self._lawful, self._dice]
        out = [getattr(self._out, name) for name in Arrays.__slots__]
        return {
            "match": sum(array.nbytes for array in own) // self.count,
            "arrays": sum(array.nbytes for array in out) // self.count,
        }

    def arrays(self, **given: Array) -> Arrays:
        """Arrays to be written at a step: the caller's own, such as rows of a rollout, and new ones for the rest."""
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
                    f"`{name}` must be a writeable array of {np.dtype(dtype)} of shape {shape}, without gaps"
                )
        return Arrays(
            **{name: given[name] if name in given else np.zeros(*of) for name, of in wanted.items()}
        )


def actions_of(match: Match) -> Array:
    """The actions that stand for `match.moves()`, in the same order."""
    buffer = new_buffer()
    count = legal_actions(match.position.record, buffer)
    return np.array(buffer["moves"][0, :count])


def observation_of(match: Match, seat: int) -> Array:
    """What a seat of a match observes."""
    out = np.empty((1, layout(match.rulebook.key, match.players).length), NUMBER)
    observe_seat(match.position.record, seat, out)
    return out.reshape(-1)
