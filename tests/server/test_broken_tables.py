"""Tables whose match cannot be replayed: they are quarantined, and nobody else notices."""

import json
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import numpy as np

from tests.server.client import Person, close_code, play_on, seat_people
from tests.server.services import Server, psql, running

MANY = 35
"""More than the seconds a test waits: a sweep that stops at each broken table would pass one per second."""
DAMAGE = {
    "unknown game": "UPDATE tables SET game = 'chess' WHERE id = :table",
    "illegal move": """INSERT INTO acts VALUES (:table, 0, 'move', 0, '{"move": {"do": "fly"}}', 0)""",
    "missing act": "INSERT INTO acts VALUES (:table, 1, 'hint', 0, '{}', 0)",
    "unknown act": "INSERT INTO acts VALUES (:table, 0, 'dance', 0, '{}', 0)",
    "no JSON": "UPDATE tables SET options = 'oops', clock = '{' WHERE id = :table",
    "no seed": "UPDATE tables SET seed = 'x' WHERE id = :table",
    "no seats": "DELETE FROM seats WHERE table_id = :table AND seat = 1",
}


@contextmanager
def opened(database: str) -> Iterator[sqlite3.Connection]:
    with sqlite3.connect(database.removeprefix("sqlite:///")) as connection:
        yield connection
    connection.close()


def wait_until(is_so: Callable[[], bool], seconds: float = 30.0) -> None:
    end = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.1)


def state_in_list(person: Person, table: str) -> str:
    return next(str(line["state"]) for line in person.get("/api/tables/mine") if line["id"] == table)


def refusal_at(person: Person, path: str, language: str = "en") -> Any:
    headers = {**person.headers, "accept-language": language}
    answer = httpx.get(person.server.url + path, headers=headers, timeout=20)
    assert answer.status_code == 409, answer.text
    return answer.json()


def test_bad_tables_stop_neither_clocks_nor_lists(database: str) -> None:
    with running(database) as server:
        person = Person(server)
        new = {"mine": 2, "start": True, "clock": {"kind": "turn", "seconds": 3600}}
        bad = [person.new_table("comet", 2, **new) for _ in range(MANY)]
        good = person.new_table("comet", 2, **new)
        kinds = dict(zip(bad, list(DAMAGE) * MANY, strict=False))
        server.stop()
        with opened(database) as connection:
            for table, kind in kinds.items():
                connection.execute(DAMAGE[kind], {"table": table})
            connection.execute("UPDATE tables SET began = began - 9000, due = due - 9000")
            connection.execute("UPDATE tables SET due = due + 1 WHERE id = ?", [good])

        server.start()
        wait_until(lambda: "late" in {seat["state"] for seat in person.get(f"/api/tables/{good}")["seats"]})
        wait_until(lambda: all(state_in_list(person, table) == "broken" for table in bad))
        assert state_in_list(person, good) == "playing"
        assert person.get("/api/me/statistics")["matches"] == []
        person.get("/api/tables")
        for table, kind in list(kinds.items())[: len(DAMAGE)]:
            assert refusal_at(person, f"/api/tables/{table}")["error"] == "broken-match", kind
            # 503 if the page is not built.
            assert httpx.get(f"{server.url}/table/{table}").status_code in (200, 503)
        assert "нельзя" in refusal_at(person, f"/api/tables/{bad[0]}/state", "ru")["words"]
        talk = person.sit_at(bad[0])
        assert talk.hear()["error"] == "broken-match"
        assert close_code(talk) == 4400
        assert f"starboard_broken_tables_total {MANY:.1f}" in httpx.get(server.url + "/metrics").text
        person.new_table("comet", 2, **new)

        lines = [json.loads(line) for line in server.stop().splitlines()]
        told = [line["table"] for line in lines if "set apart" in line["message"]]
        assert sorted(told) == sorted(bad)
        assert not [line for line in lines if "problem" in line]


def test_a_repaired_table_goes_on_after_a_start(database: str) -> None:
    with running(database) as server:
        person = Person(server)
        table = person.new_table("comet", 2, mine=2, start=True)
        server.stop()
        with opened(database) as connection:
            connection.execute("UPDATE tables SET game = 'chess'")
        server.start()
        refusal_at(person, f"/api/tables/{table}/state")
        server.stop()
        with opened(database) as connection:
            connection.execute("UPDATE tables SET game = 'comet'")
        server.start()
        wait_until(lambda: state_in_list(person, table) == "playing")
        assert person.get(f"/api/tables/{table}/state")["number"] == 0


def test_those_at_a_table_that_breaks_are_told(server: Server) -> None:
    table, talks = seat_people(server, "stella", 3)
    with opened(server.environment["STARBOARD_DATABASE"]) as connection:
        connection.execute(DAMAGE["illegal move"], {"table": table})
    talks[0].send(type="seen", number=0)
    for talk in talks:
        assert talk.hear_until("refused")["error"] == "broken-match"
        assert close_code(talk) == 4400


def test_a_finished_match_that_is_damaged_is_shown_as_it_ended(server: Server) -> None:
    table, talks = seat_people(server, "stella", 2)
    play_on(talks, [], np.random.default_rng(3))
    person = talks[0].person
    before = person.get(f"/api/tables/{table}")
    with opened(server.environment["STARBOARD_DATABASE"]) as connection:
        connection.execute("DELETE FROM acts WHERE table_id = ? AND number = 2", [table])
    with running(server.environment["STARBOARD_DATABASE"]) as other:
        shown = Person(other, person.key).get(f"/api/tables/{table}")
        assert shown["frozen"]["reason"] == "damaged"
        assert shown["result"] == before["result"]


def test_versions_that_are_hashes_fit_into_postgresql(postgres_url: str) -> None:
    """The version of an owner's material has 32 bits."""
    version = 2**32 - 1
    with running(postgres_url) as server:
        person = Person(server)
        table = person.new_table("comet", 2, mine=2, start=True)
    psql(postgres_url, f"UPDATE tables SET version = {version} WHERE id = '{table}'")
    with running(postgres_url) as server:
        assert Person(server, person.key).get(f"/api/tables/{table}")["frozen"]["version"] == version
