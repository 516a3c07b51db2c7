"""Matches begun under another version of the rules: shown as they ended, or closed; never replayed."""

import sqlite3
from contextlib import closing
from typing import Any

import numpy as np

import starboard
from tests.server.client import Person, Talk, play_on, seat_people
from tests.server.services import Server, running
from tests.server.test_broken_tables import refusal_at, state_in_list, wait_until

OLD = 77


def make_outdated(database: str, table: str) -> None:
    """Marks the match as begun under other rules."""
    with closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as connection, connection:
        connection.execute("UPDATE tables SET version = ? WHERE id = ?", [OLD, table])


def rows(database: str, words: str, *values: Any) -> list[Any]:
    with closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as connection:
        return connection.execute(words, values).fetchall()


def seated(server: Server) -> tuple[str, list[Talk]]:
    return seat_people(server, "stella", 2)


def test_a_finished_match_is_shown_as_it_ended(database: str) -> None:
    with running(database) as server:
        table, talks = seated(server)
        play_on(talks, [], np.random.default_rng(3))
        people = [talk.person for talk in talks]
        before = people[0].get(f"/api/tables/{table}")
        statistics = people[0].get("/api/me/statistics")
        steps = rows(database, "SELECT * FROM rating_steps ORDER BY player")
        server.stop()
        make_outdated(database, table)
        server.start()
        same = Person(server, people[0].key)
        shown = same.get(f"/api/tables/{table}")
        assert shown.pop("frozen") == {
            "reason": "rules",
            "version": OLD,
            "now": starboard.load("stella").rulebook.version,
        }
        for part in ("result", "state", "deal", "host", "players", "seed_sha256"):
            assert shown[part] == before[part], part
        assert [seat["person"] for seat in shown["seats"]] == [seat["person"] for seat in before["seats"]]
        assert same.get("/api/me/statistics") == statistics
        assert state_in_list(same, table) == "finished"
        assert rows(database, "SELECT * FROM rating_steps ORDER BY player") == steps
        for path in ("state", "record", "points", "moments/0"):
            refused = refusal_at(same, f"/api/tables/{table}/{path}")
            assert refused["error"] == "other-rules"
            assert str(OLD) in refused["words"]
        assert "версии 77" in refusal_at(same, f"/api/tables/{table}/record", "ru")["words"]
        talk = same.sit_at(table)
        assert talk.hear()["table"]["frozen"]["version"] == OLD
        assert talk.answer(type="chat", text="well played")["type"] == "done"
        assert talk.answer(type="move", number=0, move={"do": "pass"})["error"] == "other-rules"


def test_a_match_in_play_is_closed_and_not_rated(database: str) -> None:
    with running(database) as server:
        table, talks = seated(server)
        mover = next(talk for talk in talks if talk.state and talk.state["moves"])
        assert mover.state
        mover.move(mover.state["moves"][0])
        person = mover.person
        server.stop()
        make_outdated(database, table)
        server.start()
        same = Person(server, person.key)
        wait_until(lambda: state_in_list(same, table) == "abandoned")  # without anyone opening it
        shown = same.get(f"/api/tables/{table}")
        assert (shown["state"], shown["turn"], shown["result"], shown["is_rated"]) == (
            "abandoned",
            None,
            None,
            False,
        )
        assert (shown["frozen"]["reason"], shown["frozen"]["version"]) == ("rules", OLD)
        assert refusal_at(same, f"/api/tables/{table}/state")["error"] == "other-rules"
        assert rows(database, "SELECT * FROM rating_steps") == []
        assert rows(
            database, "SELECT kind FROM acts WHERE table_id = ? ORDER BY number DESC LIMIT 1", table
        ) == [("end",)]
        assert rows(database, "SELECT broken, due FROM tables WHERE id = ?", table) == [(None, None)]
        count = rows(database, "SELECT count(*) FROM acts")
        server.stop()
        server.start()
        Person(server, person.key).get(f"/api/tables/{table}")
        assert rows(database, "SELECT count(*) FROM acts") == count, "it is closed once"
