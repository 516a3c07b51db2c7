"""Tables in the middle of a match: a record's acts, written to the server's database."""

import time
from typing import Any

from msgspec import to_builtins
from sqlalchemy import create_engine, insert, select

import starboard
from starboard.match import Match
from starboard.server.database.schema import acts, people, seats, tables
from tests.page.browser import Person
from tests.server.services import Server

OTHERS = ["Anastasia Ivanova", "Konstantin Petrov", "Yekaterina Orlova", "Maximilian Huber"]
"""Names for the other seats: long ones, which may be cut."""
FIXED: dict[str, Any] = {
    "state": "playing",
    "is_open": False,
    "is_watchable": True,
    "clock": {"kind": "none"},
    "changes": 1,
}


def lay_out(server: Server, person: Person, table_id: str, match: Match) -> None:
    """Writes a table at which the person is to move; the others at the table do nothing."""
    me, now = person.ask("GET", "/api/me")["id"], time.time()
    record = to_builtins(match.record())
    others = [seat for seat in range(match.players) if seat != match.to_move]
    persons = {seat: f"{table_id}{seat}" for seat in others}
    row = {name: record[name] for name in ("game", "version", "players", "options", "seed")}
    sitters = [persons.get(seat, me) for seat in range(match.players)]
    again = starboard.load(record["game"]).new(record["players"], record["seed"], **record["options"])
    played = []
    for number, move in enumerate(record["moves"]):
        data = {
            "table_id": table_id,
            "number": number,
            "kind": "move",
            "seat": again.to_move,
            "data": {"move": move},
            "at": now,
        }
        played.append(data)
        again.play(move)
    with create_engine(server.environment["STARBOARD_DATABASE"]).begin() as connection:
        for person_id, name in zip(persons.values(), OTHERS, strict=False):
            connection.execute(insert(people).values(id=person_id, name=name, language="en", created=now))
        times = {"created": now, "began": now, "changed": now}
        connection.execute(
            insert(tables).values(id=table_id, host=me, turn=match.to_move, **row, **FIXED, **times)
        )
        connection.execute(
            insert(seats),
            [{"table_id": table_id, "seat": seat, "person": who} for seat, who in enumerate(sitters)],
        )
        if played:
            connection.execute(insert(acts), played)


def moves_made(server: Server, table_id: str) -> list[dict[str, Any]]:
    """Returns the moves played at a table."""
    with create_engine(server.environment["STARBOARD_DATABASE"]).connect() as connection:
        chosen = (
            select(acts.c.data)
            .where(acts.c.table_id == table_id, acts.c.kind == "move")
            .order_by(acts.c.number)
        )
        return [data["move"] for data in connection.execute(chosen).scalars()]
