"""A table on the player's device tells the same as the server, and its bots make the same moves."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from starboard.bots import LEVELS, LevelBot
from starboard.bots.levels import seed_for
from starboard.build.check import settings_of
from starboard.build.games import build, library_file
from starboard.engine.native import built_folder
from starboard.games import KEYS, rulebook
from starboard.match import Match, StarboardError, load
from starboard.match.record import Options
from starboard.server.local_games import local_game
from starboard.server.play.acts import Act, Entry, Leave, MakeMove, TakeBack, TakeHint
from starboard.server.play.acts import ComeBack as Return
from starboard.server.play.clock import NoClock
from starboard.server.play.messages import encode
from starboard.server.play.play import Play, Sitting
from starboard.server.play.room import Room
from starboard.server.settings import Settings
from starboard.server.web.records import TableRecord
from tests.build.browser_checks import check_in_node

ME = "me"
BEGAN = 1_000_000.0
MASTER: dict[str, float] = {"iterations": 120}
"""A master by iterations: time would make its choice a matter of luck."""
CHOICES_EVERY = 9
"""Moves between two positions in which all levels choose."""
WHOLE_EVERY = 10
"""Moves between two looks at what somebody gets who comes to the table then: all events so far."""
STRIDE = 5
FEW = 2
NAMES = ("Ann", "Bo", "", "", "")


@pytest.mark.parametrize("key", KEYS)
def test_local_tables_tell_what_the_server_tells(key: str, tmp_path: Path) -> None:
    for _ in build([key], ["wasm32"], built_folder()):
        pass
    game = local_game(key, Settings())
    game.bots.levels = {**game.bots.levels, "master": MASTER}
    book = rulebook(key)
    settings = list(settings_of(book))
    courses = [
        Course(
            key,
            players,
            {option.name: option.values[one] for option, one in zip(book.options, chosen, strict=True)},
        ).told()
        for players, chosen in (settings[0], settings[-1])
    ]
    facts = {
        "wasm": str(library_file(key, "wasm32", built_folder())),
        "game": msgspec.to_builtins(game, str_keys=True),
        "courses": courses,
    }
    check_in_node("local", facts, tmp_path, len(courses))


TABLE_TESTS = 7
"""In `page/tests/engine/table.check.ts`."""


def test_a_local_table_stores_before_it_tells(tmp_path: Path) -> None:
    key = "subastral"
    for _ in build([key], ["wasm32"], built_folder()):
        pass
    facts = {
        "wasm": str(library_file(key, "wasm32", built_folder())),
        "game": msgspec.to_builtins(local_game(key, Settings()), str_keys=True),
    }
    check_in_node("table", facts, tmp_path, TABLE_TESTS)


class Course:
    """A match of one or two people at one device with bots.

    Moves are taken back, hints are asked for, and the first person is away for a while.
    """

    def __init__(self, key: str, players: int, options: Options) -> None:
        self.match = load(key).new(players, int.from_bytes(seed_for(key, players), "big"), **options)
        people = [(ME, None)] * (2 if players > FEW else 1)  # several at one device
        bots = [(None, LEVELS[seat % len(LEVELS)]) for seat in range(len(people), players)]
        owners = [*people, *bots]
        self.play = Play(self.match, [Sitting(*owner) for owner in owners], NoClock(), BEGAN)
        self.owners = owners
        self.room = self._room()
        self.at = BEGAN

    def _room(self) -> Room:
        """The server's room, with rows as the database has them."""
        room = Room("t", SimpleNamespace(now=lambda: self.at, pauses=self.play.pauses))  # type: ignore[arg-type]
        room.row = SimpleNamespace(
            id="t",
            game=self.match.rulebook.key,
            players=self.match.players,
            host=ME,
            options=self.match.options,
            is_open=False,
            is_watchable=False,
            starter=None,
            clock={"kind": "none"},
            secret=None,
            seed=self.match.record().seed,
            created=BEGAN,
            rematch=None,
            is_ready=False,
            result=None,
        )
        room.sitters = [
            SimpleNamespace(person=person, bot=bot, name=name, invited=None)
            for (person, bot), name in zip(self.owners, NAMES, strict=False)
        ]
        room.names, room.play = {ME: NAMES[0]}, self.play
        return room

    def told(self) -> dict[str, Any]:
        """All that is told in the course of the match."""
        steps = [self._step(None)]
        while not self.play.match.over:
            self.at += 1.5
            act = self._next()
            entry = Entry("t", self.play.number, self.at, act)
            self.play.check(act, self.at)
            self.room.apply([entry])
            steps.append(
                self._step({"number": entry.number, "at": entry.at, "act": msgspec.to_builtins(act)})
            )
        match = self.play.match
        record = TableRecord(
            **msgspec.structs.asdict(match.record()),
            seats=[
                name if person else f"bot:{bot}"
                for (person, bot), name in zip(self.owners, NAMES, strict=False)
            ],
        )
        record.hints, record.notes = self.play.hints or msgspec.UNSET, self.play.notes or msgspec.UNSET
        return {
            "players": match.players,
            "options": match.options,
            "seed": record.seed,
            "owners": [
                {"person": {"id": ME, "name": name} if person else None, "bot": bot}
                for (person, bot), name in zip(self.owners, NAMES, strict=False)
            ],
            "began": BEGAN,
            "steps": steps,
            "record": plain(record),
        }

    def _next(self) -> Act:
        play, match = self.play, self.play.match
        if play.sittings[0].state == "gone":
            return Return(0)
        if match.to_move == 0 and match.move_count > 20 and not play.notes:
            return Leave(0)
        if play.may_hint(0) and len(play.hints) < 2 and match.move_count > 3:
            return TakeHint(0)
        if play.can_take_back(0) and play.number % 3 == 0:
            return TakeBack(0)
        moves = match.moves()
        seat = match.to_move
        assert seat is not None
        return MakeMove(seat, {**moves[play.number * STRIDE % len(moves)]}, play.sittings[seat].bot)

    def _step(self, entry: dict[str, Any] | None) -> dict[str, Any]:
        match = self.play.match
        states = self.room._states(None)
        table = plain(self.room.info())
        return {
            "entry": entry,
            "now": self.at,
            "states": [plain(states.of(viewer)) for viewer in (*range(match.players), None)],
            "whole": plain(self.room.state(0, 0)) if match.move_count % WHOLE_EVERY == 0 else None,
            "table": {**table, "is_rated": False},  # no match of a device counts
            "result": plain(match.result()),
            "refused": self._refused(),
            "choices": self._choices(match)
            if match.move_count % CHOICES_EVERY == 2 and not match.over
            else [],
        }

    def _refused(self) -> dict[str, Any] | None:
        """What the server says to an act that is not possible."""
        act: Act = TakeBack(0) if self.play.number % 2 else MakeMove(0, self._illegal_move())
        try:
            self.play.check(act, self.at)
            if isinstance(act, MakeMove):
                self.play.match.check(act.move, 0)
        except StarboardError as error:
            return {"act": msgspec.to_builtins(act), "error": error.key, "facts": error.sayable_facts}
        return None

    def _illegal_move(self) -> dict[str, object]:
        """A move of a kind that is possible now, if there is one that is not legal."""
        match, book = self.play.match, self.play.match.rulebook.moves
        codes = [code for code in range(book.count) if code not in match.position.legal]
        now = [code for code in codes if book.family(code)[0].do in match.decision] or codes
        return {**book.name(now[self.play.number * STRIDE % len(now)])}

    def _choices(self, match: Match) -> list[dict[str, Any]]:
        moves, found = match.moves(), []
        for level in LEVELS:
            seed = seed_for(level, match.move_count)
            bot = LevelBot(level, iterations=int(MASTER["iterations"]) if level == "master" else None)
            index = moves.index(bot.choose(match, seed).move)
            found.append({"level": level, "seed": seed.hex(), "index": index})
        return found


def plain(message: Any) -> Any:
    """A message as it is sent."""
    return msgspec.json.decode(encode(message))
