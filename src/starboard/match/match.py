"""`Match`: the one door to a table. Moves come in by name and are checked; out come events, views and the record."""

from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np
from msgspec.json import decode

from starboard.match.errors import IllegalMove
from starboard.match.record import Options, Record, RecordedResult
from starboard.match.result import Result, count_table
from starboard.match.seed import seed_bytes
from starboard.match.writing import viewer_number, write_events, write_moves, write_view
from starboard.rules.chance import new_chance, seed_hash
from starboard.rules.door import ask, deal, imagine, make_move
from starboard.rules.log import code_of, new_log, take_rows
from starboard.rules.naming import Event, NamedEvent, NamedMove, Unnamed
from starboard.rules.room import new_room
from starboard.rules.rulebook import Rulebook, View
from starboard.rules.visible import TRUTH


def copied(records: "np.ndarray[Any, Any]") -> "np.ndarray[Any, Any]":
    """A copy byte by byte: numpy by itself copies a record field by field, six times slower."""
    return records.view(np.uint8).copy().view(records.dtype)


class Match:
    """A match in play or finished. `Game.new` deals one, `replay` brings one back from its record."""

    def __init__(self, rulebook: Rulebook, players: int, options: Options, seed: bytes) -> None:
        self.rulebook = rulebook
        self.players = players
        self.options = options
        self._seed: bytes | None = seed
        self._played: list[int] = []
        self._happened: list[bytes] = []
        self._forgotten = 0  # events before those: a redealt match has no past
        self._open_moves = 0
        self._tables = np.zeros(1, rulebook.table)
        self._chance = new_chance(seed)
        self._log = new_log()
        self._room = new_room()
        self._expect(*deal(self._tables, players, self.option_numbers, self._chance, self._log, self._room))

    def __repr__(self) -> str:
        state = "over" if self.over else f"seat {self.to_move} to move"
        return f"<Match of {self.rulebook.key}, {self.players} players, {len(self._played)} moves, {state}>"

    # ---- who and what ------------------------------------------------------------------------------------------------

    @property
    def to_move(self) -> int | None:
        """The seat that decides next, None when the match is over."""
        return self._to_move

    @property
    def over(self) -> bool:
        return self._to_move is None

    @property
    def decision(self) -> tuple[str, ...]:
        """What the seat to move has to do: the `do` of the moves that belong here."""
        return self.rulebook.decisions[int(self._table["decision"])]

    @property
    def prompt(self) -> str | None:
        """The name of the decision: the key of the sentence that tells what to do. None when the match is over."""
        return self.rulebook.prompt(int(self._table["decision"]))

    def moves(self) -> list[NamedMove]:
        """The legal moves of the seat to move, by name."""
        return [self.rulebook.moves.name(number) for number in self._legal]

    def moves_json(self) -> bytes:
        """The legal moves as JSON."""
        return write_moves(self.rulebook, self._tables, self._room, len(self._legal))

    @property
    def move_count(self) -> int:
        """How many moves were played."""
        return len(self._played)

    @property
    def open_moves(self) -> int:
        """How many of the newest moves can be taken back: those of the seat to move, since anything hidden came to light."""
        return self._open_moves

    @property
    def option_numbers(self) -> "np.ndarray[Any, np.dtype[np.int64]]":
        """The options as the rules read them."""
        return np.array([option.values.index(self.options[option.name]) for option in self.rulebook.options], np.int64)

    @property
    def seed_hash(self) -> str | None:
        """SHA-256 of the seed: shown from the start, so that the deal can be checked at the end."""
        return seed_hash(self._seed) if self._seed is not None else None

    # ---- playing -----------------------------------------------------------------------------------------------------

    def play(self, move: Mapping[str, object], seat: int | None = None) -> list[NamedEvent]:
        """Makes a move, for `seat` if one is named. Returns what happened as the seat that moved saw it.

        Raises `IllegalMove` and changes nothing if the move cannot be made.
        """
        mover, first = self.to_move, self.event_count
        self.make(move, seat)
        return self.events(mover, since=first)

    def make(self, move: Mapping[str, object], seat: int | None = None) -> None:
        """Makes a move like `play`, and tells nothing."""
        number, mover, first = self.check(move, seat), self.to_move, self.event_count
        self._expect(*make_move(self._tables, number, self._chance, self._log, self._room))
        self._played.append(number)
        final = any(kind.final for kind in self._kinds_since(first))
        self._open_moves = 0 if final or self.to_move != mover else self._open_moves + 1

    def taken_back(self, seat: int | None = None) -> "Match":
        """The match without its last move. Raises `IllegalMove` if that was final, or another seat's."""
        self.check_take_back(seat)
        assert self._seed is not None
        match = Match(self.rulebook, self.players, self.options, self._seed)
        for number in self._played[:-1]:
            match.make(self.rulebook.moves.name(number))
        return match

    def check_take_back(self, seat: int | None = None) -> None:
        """Raises `IllegalMove` if the last move cannot be taken back."""
        if not self._open_moves or self._seed is None or (seat is not None and seat != self.to_move):
            raise IllegalMove("take-back")

    def check(self, move: object, seat: int | None = None) -> int:
        """The number of a move that can be made. Raises `IllegalMove` if it cannot."""
        to_move = self.to_move
        if to_move is None:
            raise IllegalMove("match-over")
        if seat is not None and (type(seat) is not int or seat != to_move):
            raise IllegalMove("not-your-turn", seat=str(seat)[:40], turn=to_move)
        try:
            number = self.rulebook.moves.number(move)
        except Unnamed as problem:
            raise IllegalMove(problem.key, **problem.facts) from None
        if number not in self._legal:
            raise IllegalMove(self._refusal(number), **self.rulebook.moves.name(number)).told_by(self.rulebook.key)
        return number

    def _refusal(self, number: int) -> str:
        family, _ = self.rulebook.moves.family(number)
        return self.rulebook.refusal(self._table, number) if family.do in self.decision else "not-now"

    def told(self, move: NamedMove) -> NamedMove:
        """A move with everything that words for it may want to name: for telling, not for playing."""
        return self.rulebook.told(self._table, move)

    # ---- what is seen ------------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> View:
        """All that a seat may see, or a spectator (None)."""
        view: View = decode(self.view_json(seat))
        return view

    def view_json(self, seat: int | None) -> bytes:
        """A view as JSON: quicker, and as it goes over the wire."""
        return write_view(self.rulebook, self._tables, viewer_number(self._seat(seat)))

    def table(self) -> View:
        """The whole truth: for finished matches, tests and debugging."""
        truth: View = decode(self.table_json())
        return truth

    def table_json(self) -> bytes:
        """The whole truth as JSON."""
        return write_view(self.rulebook, self._tables, TRUTH)

    def events(self, viewer: int | None, since: int = 0) -> list[NamedEvent]:
        """What happened from event number `since` on, as a seat sees it, or a spectator (None)."""
        return [decode(event) for event in self.events_json(viewer, since)]

    def events_json(self, viewer: int | None, since: int = 0) -> list[bytes]:
        """Events, each as JSON."""
        return self._write_events(viewer_number(self._seat(viewer)), since)

    def is_open_since(self, since: int) -> bool:
        """Whether everybody saw the same happen from event number `since` on."""
        return not any(kind.has_secret for kind in self._kinds_since(since))

    def all_events(self, since: int = 0) -> list[NamedEvent]:
        """What happened, nothing hidden: for finished matches, tests and debugging."""
        return [decode(event) for event in self._write_events(TRUTH, since)]

    def _write_events(self, viewer: int, since: int) -> list[bytes]:
        first = max(since - self._forgotten, 0)
        return write_events(self.rulebook, self._tables, self._happened[first:], self._forgotten + first, viewer)

    def _kinds_since(self, since: int) -> Iterator[Event]:
        events = self.rulebook.events
        return (events[code_of(row)] for row in self._happened[max(since - self._forgotten, 0) :])

    @property
    def event_count(self) -> int:
        """How many events there were: the number of the next one."""
        return self._forgotten + len(self._happened)

    def _seat(self, seat: int | None) -> int | None:
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.players):
            raise IllegalMove("no-such-seat", seat=str(seat)[:40], players=self.players)
        return seat

    # ---- the result --------------------------------------------------------------------------------------------------

    def result(self) -> Result:
        """Points with their reasons, places and winners. Before the end: as if it ended now, by what is public."""
        ending = self.rulebook.ending(self._table) if self.over else None
        return count_table(self.rulebook, self._tables, over=self.over, ending=ending)

    # ---- records and copies ------------------------------------------------------------------------------------------

    def record(self) -> Record:
        """Game, players, options, seed and moves: all that a match is made from. `replay` brings it back."""
        if self._seed is None:
            raise ValueError("a redealt match is imagined: it has no record")
        record = Record(
            game=self.rulebook.key,
            version=self.rulebook.version,
            players=self.players,
            options=dict(self.options),
            seed=self._seed.hex(),
            seed_sha256=seed_hash(self._seed),
            moves=[self.rulebook.moves.name(number) for number in self._played],
        )
        if self.over:
            result = self.result()
            record.result = RecordedResult(result.points, result.winners, result.ending)
        return record

    def copy(self) -> "Match":
        """A match of its own, from here on."""
        twin = object.__new__(Match)
        twin.rulebook, twin.players, twin.options = self.rulebook, self.players, dict(self.options)
        twin._seed, twin._forgotten, twin._open_moves = self._seed, self._forgotten, self._open_moves
        twin._played, twin._happened = list(self._played), list(self._happened)
        twin._tables, twin._chance = copied(self._tables), copied(self._chance)
        twin._to_move, twin._legal = self._to_move, list(self._legal)
        twin._log, twin._room = new_log(), copied(self._room)
        return twin

    def redealt(self, seat: int | None, seed: int | str | None = None) -> "Match":
        """A copy in which all that `seat` (None: a spectator) cannot know is replaced by a fair sample of what is possible.

        It remembers neither moves nor events: those may tell what the seat did not see.
        """
        twin = self.copy()
        twin._seed, twin._forgotten, twin._open_moves = None, self.event_count, 0
        twin._played, twin._happened = [], []
        twin._chance = new_chance(seed_bytes(seed))
        number = -1 if self._seat(seat) is None else seat
        imagine(twin._tables, number, twin._chance)
        twin._expect(*ask(twin._tables, twin._room))
        return twin

    @classmethod
    def going_on(cls, rulebook: Rulebook, players: int, options: Options, table: "np.ndarray[Any, Any]") -> "Match":
        """A match that goes on from a copy of this table: it has neither past nor record."""
        match = object.__new__(cls)
        match.rulebook, match.players, match.options = rulebook, players, dict(options)
        match._seed, match._forgotten, match._open_moves = None, 0, 0
        match._played, match._happened = [], []
        match._tables, match._chance = table.copy(), new_chance(seed_bytes(None))
        match._log, match._room = new_log(), new_room()
        match._expect(*ask(match._tables, match._room))
        return match

    # ---- inside ------------------------------------------------------------------------------------------------------

    @property
    def _table(self) -> np.void:
        """The table as it is now."""
        table: np.void = self._tables[0]
        return table

    def _expect(self, to_move: int, legal_count: int) -> None:
        """Notes who is to move and what is legal, as the rules just said, and what happened on the way."""
        self._to_move = None if to_move < 0 else to_move
        self._legal: list[int] = self._room["moves"][0][:legal_count].tolist()
        self._happened += take_rows(self._log)
