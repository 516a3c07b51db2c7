"""`Match`: the checked entry to a table. It takes moves by name and returns events, views and the record."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from msgspec.json import decode

from starboard.engine.chance import seed_hash
from starboard.engine.log import code_of
from starboard.engine.naming import NamedEvent, NamedMove, Unnamed
from starboard.engine.rulebook import Rulebook, View
from starboard.engine.visible import TRUTH
from starboard.match.errors import IllegalMove
from starboard.match.position import Position, option_numbers
from starboard.match.record import Options, Record, RecordedResult
from starboard.match.result import Result
from starboard.match.writing import viewer_number, write_events


class Match:
    """A match in play or finished. `Game.new` deals one, `replay` restores one from its record."""

    def __init__(self, rulebook: Rulebook, players: int, options: Options, seed: bytes) -> None:
        self._begin(Position.deal(rulebook, players, options, seed), options, seed)
        self._happened += self.position.events

    def _begin(self, position: Position, options: Options, seed: bytes | None) -> None:
        self.position = position
        """The current position.

        Make moves on a copy, never on this one: a match checks and records its moves.
        """
        self.rulebook, self.players, self.options = position.rulebook, position.players, options
        self._seed = seed
        self._played: list[int] = []
        self._happened: list[bytes] = []
        self._forgotten = 0  # number of earlier events: a redealt match has no past
        self._open_moves = 0

    def __repr__(self) -> str:
        state = "over" if self.over else f"seat {self.to_move} to move"
        return f"<Match of {self.rulebook.key}, {self.players} players, {len(self._played)} moves, {state}>"

    # ---- who and what --------------------------------------------------------------------------------------

    @property
    def to_move(self) -> int | None:
        """The seat that decides next, None when the match is over."""
        return self.position.to_move

    @property
    def over(self) -> bool:
        return self.position.to_move is None

    @property
    def decision(self) -> tuple[str, ...]:
        """The `do` of the moves that the seat to move can choose from."""
        return self.rulebook.decisions[self._decision]

    @property
    def prompt(self) -> str | None:
        """The name of the decision, which is the key of the prompt; None when the match is over."""
        return self.rulebook.prompt(self._decision)

    @property
    def _decision(self) -> int:
        return int(self.position.record["decision"][0])

    def moves(self) -> list[NamedMove]:
        """The legal moves of the seat to move, by name."""
        return [self.rulebook.moves.name(number) for number in self.position.legal]

    def moves_json(self) -> bytes:
        """The legal moves as JSON."""
        return self.position.legal_json()

    @property
    def move_count(self) -> int:
        """The number of moves played."""
        return len(self._played)

    @property
    def played(self) -> Sequence[int]:
        """The codes of the moves played: `rulebook.moves` gives them names."""
        return self._played

    @property
    def open_moves(self) -> int:
        """How many moves can be taken back: those of the seat to move since something hidden was revealed."""
        return self._open_moves

    @property
    def option_numbers(self) -> "np.ndarray[Any, np.dtype[np.int64]]":
        """The options as compiled code knows them."""
        return option_numbers(self.rulebook, self.options)

    @property
    def seed_hash(self) -> str | None:
        """SHA-256 of the seed: shown from the start, so that the deal can be checked at the end."""
        return seed_hash(self._seed) if self._seed is not None else None

    # ---- playing -------------------------------------------------------------------------------------------

    def play(self, move: Mapping[str, object], seat: int | None = None) -> list[NamedEvent]:
        """Makes a move, for `seat` if one is named. Returns the events as the seat that moved saw them.

        Raises `IllegalMove` and changes nothing if the move cannot be made.
        """
        mover, first = self.to_move, self.event_count
        self.make(move, seat)
        return self.events(mover, since=first)

    def make(self, move: Mapping[str, object], seat: int | None = None) -> None:
        """Makes a move like `play`, without returning events."""
        number, mover = self.check(move, seat), self.to_move
        self.position.apply(number)
        self._played.append(number)
        self._happened += self.position.events
        final = any(self.rulebook.events[code_of(row)].final for row in self.position.events)
        self._open_moves = 0 if final or self.to_move != mover else self._open_moves + 1

    def taken_back(self, seat: int | None = None) -> "Match":
        """Returns the match without its last move.

        Raises `IllegalMove` if that was final, or another seat's.
        """
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
        """Returns the code of a legal move. Raises `IllegalMove` if it is not one."""
        to_move = self.to_move
        if to_move is None:
            raise IllegalMove("match-over")
        if seat is not None and (type(seat) is not int or seat != to_move):
            raise IllegalMove("not-your-turn", seat=str(seat)[:40], turn=to_move)
        try:
            number = self.rulebook.moves.number(move)
        except Unnamed as problem:
            raise IllegalMove(problem.key, **problem.facts) from None
        if number not in self.position.legal:
            raise IllegalMove(self._refusal(number), **self.rulebook.moves.name(number)).told_by(
                self.rulebook.key
            )
        return number

    def _refusal(self, number: int) -> str:
        family, _ = self.rulebook.moves.family(number)
        return self.position.refusal(number) if family.do in self.decision else "not-now"

    def told(self, move: NamedMove) -> NamedMove:
        """Returns a move with all that sentences about it may name: for display, not for playing."""
        return self.rulebook.told(self.position.record[0], move)

    # ---- what is seen --------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> View:
        """Returns all that a seat may see, or a spectator (None). Its types are in the game's
        `view_types.py`.

        `msgspec.json.decode(match.view_json(seat), type=...)` gives a view of the type declared there.
        """
        return self.position.visible(seat)

    def view_json(self, seat: int | None) -> bytes:
        """Returns a view as JSON: faster, and as it is sent."""
        return self.position.visible_json(seat)

    def table(self) -> View:
        """Returns the whole truth: for finished matches, tests and debugging."""
        truth: View = decode(self.table_json())
        return truth

    def table_json(self) -> bytes:
        """The whole truth as JSON."""
        return self.position.truth_json()

    def events(self, viewer: int | None, since: int = 0) -> list[NamedEvent]:
        """Returns the events from number `since` on, as a seat or a spectator (None) sees them."""
        return [decode(event) for event in self.events_json(viewer, since)]

    def events_json(self, viewer: int | None, since: int = 0) -> list[bytes]:
        """Events, each as JSON."""
        return self._write_events(viewer_number(self.position.checked_seat(viewer)), since)

    def is_open_since(self, since: int) -> bool:
        """Whether everybody saw the same events from number `since` on."""
        rows = self._happened[max(since - self._forgotten, 0) :]
        return not any(self.rulebook.events[code_of(row)].has_secret for row in rows)

    def all_events(self, since: int = 0) -> list[NamedEvent]:
        """Returns the events with nothing hidden: for finished matches, tests and debugging."""
        return [decode(event) for event in self._write_events(TRUTH, since)]

    def _write_events(self, viewer: int, since: int) -> list[bytes]:
        first = max(since - self._forgotten, 0)
        return write_events(
            self.rulebook, self.position.record, self._happened[first:], self._forgotten + first, viewer
        )

    @property
    def event_count(self) -> int:
        """The number of events so far, which is the number of the next one."""
        return self._forgotten + len(self._happened)

    @property
    def first_event(self) -> int:
        """The number of the first event that the match remembers: a redealt match has no past."""
        return self._forgotten

    @property
    def event_rows(self) -> Sequence[bytes]:
        """The events from `first_event` on as rows of numbers (`engine.log`), nothing hidden."""
        return self._happened

    # ---- the result ----------------------------------------------------------------------------------------

    def result(self) -> Result:
        """Returns points with reasons, places and winners.

        Before the end: as if it ended now, by public facts.
        """
        return self.position.result()

    # ---- records and copies --------------------------------------------------------------------------------

    def record(self) -> Record:
        """Returns game, players, options, seed and moves, from which `replay` restores the match."""
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
        """Returns an independent copy."""
        twin = object.__new__(Match)
        twin._begin(self.position.copy(), dict(self.options), self._seed)
        twin._forgotten, twin._open_moves = self._forgotten, self._open_moves
        twin._played, twin._happened = list(self._played), list(self._happened)
        return twin

    def redealt(self, seat: int | None, seed: int | str | None = None) -> "Match":
        """Returns a copy in which all that `seat` (None: a spectator) cannot know is a fair sample of what is
        possible.

        It has no moves or events, which could reveal what the seat did not see.
        """
        twin = Match.going_on(self.position.redeal(seat, seed), dict(self.options))
        twin._forgotten = self.event_count
        return twin

    @classmethod
    def going_on(cls, position: Position, options: Options) -> "Match":
        """Returns a match that continues from a position and takes it over; it has no past and no record."""
        twin = object.__new__(cls)
        twin._begin(position, options, None)
        return twin
