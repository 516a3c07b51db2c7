"""A database with people and matches, made without a server, for tests of operators' actions."""

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np
from msgspec import to_builtins
from sqlalchemy import Connection, insert, select, update

import starboard
from starboard.server.administration.matches import Stored, play_of, stored
from starboard.server.database.database import migrate, sqlite
from starboard.server.database.schema import acts, chat, keys, passkeys, people, seats, tables
from starboard.server.people import hashed
from starboard.server.play.acts import read_entry
from starboard.server.play.clock import NoClock, PerTurn
from starboard.server.play.play import Play, Sitting
from starboard.server.play.ratings import rate_match
from starboard.server.tables import match_columns

BEGAN = 1_700_000_000.0


class World:
    """The contents of the database. Everything goes through one connection."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self.rng = np.random.default_rng(7)
        self.clock = BEGAN

    def person(self, name: str = "", used: float = BEGAN) -> str:
        """Adds a person with a key."""
        person = secrets.token_hex(8)
        self.connection.execute(insert(people).values(id=person, name=name, language="en", created=used))
        device = {"is_program": False, "browser": "Firefox", "system": "Linux"}
        times = {"created": used, "used": used, "renewed": used}
        self.connection.execute(insert(keys).values(hash=hashed(person), person=person, **times, **device))
        return person

    def passkey(self, person: str) -> None:
        values = {
            "id": secrets.token_hex(8),
            "credential": person,
            "public_key": "x",
            "sign_count": 0,
            "name": "phone",
        }
        self.connection.execute(insert(passkeys).values(person=person, created=1.0, **values))

    def say(self, table: str, person: str, text: str, at: float = BEGAN) -> None:
        self.connection.execute(insert(chat).values(table_id=table, person=person, text=text, at=at))

    def begin(
        self, *owners: str, game: str = "stella", seconds: float | None = None, host: str | None = None
    ) -> "Playing":
        """Starts a match; an owner is a person or `bot:LEVEL`."""
        self.clock += 1000
        table = secrets.token_hex(5)
        match = starboard.load(game).new(len(owners), int(self.rng.integers(2**32)))
        clock = NoClock() if seconds is None else PerTurn(seconds)
        row = {
            **match_columns(match),
            "seed": match.record().seed,
            "id": table,
            "host": host or next(one for one in owners if not one.startswith("bot:")),
            "is_open": False,
            "is_watchable": True,
            "clock": to_builtins(clock),
            "state": "playing",
            "changes": 0,
            "turn": match.to_move,
            "created": self.clock,
            "began": self.clock,
            "changed": self.clock,
        }
        self.connection.execute(insert(tables).values(row))
        sittings = []
        for seat, owner in enumerate(owners):
            bot = owner.removeprefix("bot:") if owner.startswith("bot:") else None
            sittings.append(Sitting(None if bot else owner, bot))
            self.connection.execute(
                insert(seats).values(table_id=table, seat=seat, person=None if bot else owner, bot=bot)
            )
        return Playing(self, table, Play(match, sittings, clock, self.clock))

    def played(self, *owners: str, **wish: Any) -> str:
        """Plays and rates a whole match; returns its id."""
        playing = self.begin(*owners, **wish)
        playing.finish()
        return playing.id

    def row(self, table: str) -> Any:
        return self.connection.execute(select(tables).where(tables.c.id == table)).one()

    def play(self, table: str) -> Play:
        """Loads a match from the database."""
        return play_of(self.connection, self.stored(table))

    def stored(self, table: str) -> Stored:
        return stored(self.connection, table)


class Playing:
    """A match as a server plays it: each step writes its act and row."""

    def __init__(self, world: World, table: str, play: Play) -> None:
        self.world, self.id, self.play = world, table, play

    def do(self, kind: str, seat: int, **data: Any) -> None:
        self.world.clock += 1
        play = self.play
        entry = read_entry(self.id, play.number, kind, seat, data, self.world.clock)
        play.check(entry.act, entry.at)
        play.apply(entry)
        connection = self.world.connection
        connection.execute(insert(acts).values(entry.row()))
        result = play.match.result() if play.match.over else None
        change = {"state": play.state, "turn": play.turn, "changed": entry.at, "result": result}
        connection.execute(update(tables).where(tables.c.id == self.id).values(change))
        if play.standing is not None and play.standing.number == entry.number:
            rate_match(connection, self.world.row(self.id), play)

    def move(self, count: int = 1) -> None:
        """Makes random moves for the seats to move."""
        for _ in range(count):
            turn, moves = self.play.turn, self.play.match.moves()
            assert turn is not None
            bot = self.play.bot_to_move
            self.do(
                "move", turn, move=moves[self.world.rng.integers(len(moves))], **({"bot": bot} if bot else {})
            )

    def finish(self) -> None:
        while not self.play.match.over:
            self.move()


@contextmanager
def new_world(folder: Path) -> Iterator[World]:
    """An empty temporary database."""
    engine = sqlite(f"sqlite:///{folder}/starboard.db", "BEGIN IMMEDIATE")
    with engine.begin() as connection:
        migrate(connection)
        yield World(connection)
    engine.dispose()
