"""`Position`: one position of a game, without history.

`Match` builds on it; bots and research search from it.
"""

import threading
from collections.abc import Mapping
from typing import Any

import numpy as np
from msgspec.json import decode

from starboard.engine.calls import ask, deal, imagine, make_move, turn_of
from starboard.engine.calls import refusal as refusal_number
from starboard.engine.chance import new_chance
from starboard.engine.library import entries_of
from starboard.engine.log import new_log, take_rows
from starboard.engine.move_buffer import new_buffer
from starboard.engine.naming import Words
from starboard.engine.rulebook import Rulebook, View
from starboard.engine.visible import TRUTH
from starboard.match.errors import IllegalMove
from starboard.match.result import Result, count_table
from starboard.match.seed import seed_bytes
from starboard.match.writing import viewer_number, write_moves, write_view

Array = np.ndarray[Any, Any]
Options = Mapping[str, bool | str | int]


class _Scratch(threading.local):
    """The log that moves write into. Events are taken out immediately, so one log per thread is enough."""

    def __init__(self) -> None:
        self._log = new_log()

    def empty_log(self) -> Array:
        """Returns the log, emptied of what an interrupted move may have left."""
        self._log["count"] = 0
        return self._log


_scratch = _Scratch()


def _copied(records: Array) -> Array:
    """Returns a copy of the bytes: NumPy copies a record field by field, six times slower."""
    return records.view(np.uint8).copy().view(records.dtype)


def option_numbers(rulebook: Rulebook, options: Options) -> "np.ndarray[Any, np.dtype[np.int64]]":
    """Returns the options as compiled code knows them: the index of each value."""
    return np.array([option.values.index(options[option.name]) for option in rulebook.options], np.int64)


class Position:
    """A position: the game's record, the random stream, who is to move and what is legal.

    Moves are codes here; `rulebook.moves` has their names.

    >>> import starboard
    >>> position = starboard.load("subastral").new(players=2, seed=7).position.copy()
    >>> while not position.over:
    ...     position.apply(position.legal[0])
    >>> position.result().points
    [18, 18]
    """

    rulebook: Rulebook
    """The game."""
    players: int
    """The number of players."""
    record: Array
    """An array of one record, `rulebook.table`: the whole table.

    After changing it by hand, call `refresh`.
    """
    chance: Array
    """An array of one record, `engine.chance.Chance`: the random stream of the moves."""
    events: list[bytes]
    """The events of the deal or the last move as rows of numbers (`engine.log`), nothing hidden."""
    to_move: int | None
    """The seat that decides next, None when the match is over."""
    legal: tuple[int, ...]
    """The codes of the legal moves, ascending; none when the match is over."""

    def __init__(self, rulebook: Rulebook, record: Array, seed: int | str | None = None) -> None:
        """Continues from a copy of this record, with a new random stream."""
        self._begin(rulebook, int(record["players"][0]), record.copy(), new_chance(seed_bytes(seed)))
        self.refresh()

    @classmethod
    def deal(cls, rulebook: Rulebook, players: int, options: Options, seed: bytes) -> "Position":
        """Returns the first position of a match. Arguments are not checked: `Game.new` does that."""
        first = object.__new__(cls)
        first._begin(rulebook, players, np.zeros(1, rulebook.table), new_chance(seed))
        log = _scratch.empty_log()
        numbers = option_numbers(rulebook, options)
        first._expect(first._entries[deal](first.record, players, numbers, first.chance, log, first._buffer))
        first.events = take_rows(log)
        return first

    def _begin(self, rulebook: Rulebook, players: int, record: Array, chance: Array) -> None:
        self.rulebook, self.players, self.record, self.chance = rulebook, players, record, chance
        self._entries, self._buffer = entries_of(rulebook), new_buffer()

    def _expect(self, turn: int) -> None:
        """Stores who is to move and what is legal."""
        to_move, legal_count = turn_of(turn)
        self.to_move = None if to_move < 0 else to_move
        self.legal = tuple(self._buffer["moves"][0][:legal_count].tolist())

    def __repr__(self) -> str:
        state = "over" if self.over else f"seat {self.to_move} to move"
        return f"<Position of {self.rulebook.key}, {self.players} players, {state}>"

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return self.to_move is None

    def apply(self, move: int) -> None:
        """Makes a legal move. Raises `IllegalMove` and changes nothing if it is not one of `legal`."""
        if move not in self.legal:
            raise IllegalMove("move-code", move=str(move)[:40])
        log = _scratch.empty_log()
        self._expect(self._entries[make_move](self.record, move, self.chance, log, self._buffer))
        self.events = take_rows(log)

    def refresh(self) -> None:
        """Finds out again who is to move and what is legal, after `record` was changed by hand."""
        self._expect(self._entries[ask](self.record, self._buffer))
        self.events = []

    def copy(self) -> "Position":
        """Returns an independent copy, with the same random numbers to come."""
        twin = object.__new__(Position)
        twin.rulebook, twin.players, twin._entries = self.rulebook, self.players, self._entries
        twin.record, twin.chance, twin._buffer = (
            _copied(self.record),
            _copied(self.chance),
            _copied(self._buffer),
        )
        twin.to_move, twin.legal, twin.events = self.to_move, self.legal, self.events
        return twin

    def redeal(self, seat: int | None, seed: int | str | None = None) -> "Position":
        """Returns a copy in which all that `seat` (None: a spectator) cannot know is a fair sample of what is
        possible.

        Its random numbers are new, and it has no events.
        """
        twin = self.copy()
        twin.chance = new_chance(seed_bytes(seed))
        self._entries[imagine](twin.record, viewer_number(self.checked_seat(seat)), twin.chance)
        twin.refresh()
        return twin

    def refusal(self, move: int) -> str:
        """Returns why a move is not legal, though moves of its kind are possible now: a key."""
        refusal = self.rulebook.refusal
        if isinstance(refusal, Words):
            return str(refusal.name(self._entries[refusal_number](self.record, move)))
        return refusal(self.record[0], move)

    def result(self) -> Result:
        """Returns points with reasons, places and winners.

        Before the end: as if it ended now, by public facts.
        """
        ending = self.rulebook.ending(self.record[0]) if self.over else None
        return count_table(self.rulebook, self.record, over=self.over, ending=ending)

    def visible(self, seat: int | None) -> View:
        """Returns all that a seat may see, or a spectator (None)."""
        view: View = decode(self.visible_json(seat))
        return view

    def visible_json(self, seat: int | None) -> bytes:
        """Returns what a seat may see as JSON: faster, and as it is sent."""
        return write_view(self.rulebook, self.record, viewer_number(self.checked_seat(seat)))

    def truth_json(self) -> bytes:
        """Returns everything as JSON: for finished matches, tests and debugging."""
        return write_view(self.rulebook, self.record, TRUTH)

    def legal_json(self) -> bytes:
        """Returns the legal moves by name, as JSON."""
        return write_moves(self.rulebook, self.record, self._buffer, len(self.legal))

    def checked_seat(self, seat: int | None) -> int | None:
        """Returns `seat`, or raises `IllegalMove` if nobody sits there."""
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.players):
            raise IllegalMove("no-such-seat", seat=str(seat)[:40], players=self.players)
        return seat
