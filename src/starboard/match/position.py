"""`Position`: one position of a game, without its history. `Match` is built on it; bots, analysis and research search from it."""

import threading
from collections.abc import Mapping
from typing import Any

import numpy as np
from msgspec.json import decode

from starboard.engine.calls import ask, deal, imagine, make_move, turn_of
from starboard.engine.chance import new_chance
from starboard.engine.library import entries_of
from starboard.engine.log import new_log, take_rows
from starboard.engine.move_buffer import new_buffer
from starboard.engine.rulebook import Rulebook, View
from starboard.engine.visible import TRUTH
from starboard.match.errors import IllegalMove
from starboard.match.result import Result, count_table
from starboard.match.seed import seed_bytes
from starboard.match.writing import viewer_number, write_moves, write_view

Array = np.ndarray[Any, Any]
Options = Mapping[str, bool | str | int]


class _Scratch(threading.local):
    """The log that moves write their events into. They are taken out at once, so that one for each thread is enough."""

    def __init__(self) -> None:
        self._log = new_log()

    def empty_log(self) -> Array:
        """The log without anything that an interrupted move may have left in it."""
        self._log["count"] = 0
        return self._log


_scratch = _Scratch()


def _copied(records: Array) -> Array:
    """A copy byte by byte: NumPy by itself copies a record field by field, six times slower."""
    return records.view(np.uint8).copy().view(records.dtype)


def option_numbers(rulebook: Rulebook, options: Options) -> "np.ndarray[Any, np.dtype[np.int64]]":
    """The options as the rules read them: for each, the place of its value."""
    return np.array([option.values.index(options[option.name]) for option in rulebook.options], np.int64)


class Position:
    """A position: the game's record, the random stream, who is to move and what is legal.

    Moves are codes here, as compiled code knows them: `rulebook.moves` gives them names.

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
    """How many play."""
    record: Array
    """An array of one record, `rulebook.table`: everything that lies on the table. After changing it by hand, call `refresh`."""
    chance: Array
    """An array of one record, `rules.chance.Chance`: the stream that moves draw their random numbers from."""
    events: list[bytes]
    """What the deal or the last move caused, each event as a row of numbers (`rules.log`), nothing hidden."""
    to_move: int | None
    """The seat that decides next, None when the match is over."""
    legal: tuple[int, ...]
    """The codes of the legal moves, ascending; none when the match is over."""

    def __init__(self, rulebook: Rulebook, record: Array, seed: int | str | None = None) -> None:
        """A position that goes on from a copy of this record, with a random stream of its own."""
        self._begin(rulebook, int(record["players"][0]), record.copy(), new_chance(seed_bytes(seed)))
        self.refresh()

    @classmethod
    def deal(cls, rulebook: Rulebook, players: int, options: Options, seed: bytes) -> "Position":
        """The first position of a match. `Game.new` checks what it is given; this does not."""
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
        """Keeps what the rules just said: who is to move, and what is legal."""
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
        """Asks the rules again who is to move and what is legal: after `record` was changed by hand."""
        self._expect(self._entries[ask](self.record, self._buffer))
        self.events = []

    def copy(self) -> "Position":
        """An independent copy, with the same random numbers to come."""
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
        """A copy in which all that `seat` (None: a spectator) cannot know is replaced by a fair sample of what is possible.

        The random numbers to come are others too. It tells nothing of what happened.
        """
        twin = self.copy()
        twin.chance = new_chance(seed_bytes(seed))
        self._entries[imagine](twin.record, viewer_number(self.checked_seat(seat)), twin.chance)
        twin.refresh()
        return twin

    def result(self) -> Result:
        """Points with their reasons, places and winners. Before the end: as if it ended now, by what is public."""
        ending = self.rulebook.ending(self.record[0]) if self.over else None
        return count_table(self.rulebook, self.record, over=self.over, ending=ending)

    def visible(self, seat: int | None) -> View:
        """All that a seat may see, or a spectator (None)."""
        view: View = decode(self.visible_json(seat))
        return view

    def visible_json(self, seat: int | None) -> bytes:
        """What a seat may see as JSON: quicker, and as it goes over the wire."""
        return write_view(self.rulebook, self.record, viewer_number(self.checked_seat(seat)))

    def truth_json(self) -> bytes:
        """Everything as JSON, nothing hidden: for finished matches, tests and debugging."""
        return write_view(self.rulebook, self.record, TRUTH)

    def legal_json(self) -> bytes:
        """The legal moves by name, as JSON."""
        return write_moves(self.rulebook, self.record, self._buffer, len(self.legal))

    def checked_seat(self, seat: int | None) -> int | None:
        """Returns `seat`, or raises `IllegalMove` if nobody sits there."""
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.players):
            raise IllegalMove("no-such-seat", seat=str(seat)[:40], players=self.players)
        return seat
