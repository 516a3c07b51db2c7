"""Operators' actions on a running server, by command line and over HTTP: everyone connected notices."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import unquote

import httpx
import numpy as np
import pytest

from tests.server.client import Person, Talk, appointed, close_code, play_on, seat_people
from tests.server.command_line import run_admin
from tests.server.services import Server
from tests.server.test_broken_tables import opened
from tests.server.test_moderation import admin

SIGNED_OUT = 4401


@pytest.fixture(scope="module")
def operator(server: Server) -> Iterator[Person]:
    person = appointed(server, Person(server))
    yield person
    admin(server, "dismiss", person.id)


def hear_until(talk: Talk, kind: str, is_so: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """Listens for a message of `kind` that satisfies `is_so`."""
    while not is_so(message := talk.hear_until(kind)):
        pass
    return message


# ---- matches -----------------------------------------------------------------------------------------------


def test_a_match_is_rewound_by_command_line_and_everybody_sees_it(server: Server) -> None:
    table, talks = seat_people(server, "stella", 2, clock={"kind": "turn", "seconds": 600})
    rng = np.random.default_rng(1)
    play_on(talks, [], rng, moves=4)
    before = [talk.state for talk in talks]
    play_on(talks, [], rng, moves=5)
    said = admin(server, "match", table)
    assert "turn from act" in said
    admin(server, "rewind", table, "4", "--reason", "a fault of the server")
    for talk, was in zip(talks, before, strict=True):
        state = hear_until(talk, "state", lambda message: message["number"] == 10)
        assert was
        assert state["view"] == was["view"]
        assert state["moves"] == was["moves"]
        assert (state["first_event"], len(state["events"])) == (0, was["first_event"] + len(was["events"]))
        assert state["notes"][-1]["reason"] == "a fault of the server"
        assert state["clocks"]["deadline"] > state["clocks"]["now"] + 590
    assert not talks[0].person.get(f"/api/tables/{table}")["is_rated"]
    mover = next(talk for talk in talks if talk.state and talk.state["moves"])
    assert mover.state
    mover.move(mover.state["moves"][0])
    assert mover.state["number"] == 11, "it goes on"


def test_an_operator_ends_a_match_and_players_are_told_why(server: Server, operator: Person) -> None:
    table, talks = seat_people(server, "stella", 2)
    assert table in [one["id"] for one in operator.get("/api/operator/matches")]
    found = operator.post(f"/api/operator/matches/{table}/end", {"reason": "the server moves"})
    assert (found["match"]["state"], found["problem"]) == ("abandoned", None)
    for talk in talks:
        told = hear_until(talk, "hello", lambda message: message["table"]["state"] == "abandoned")["table"]
        assert (told["ended"], told["turn"], told["is_rated"]) == ("the server moves", None, False)
        state = hear_until(talk, "state", lambda message: message["number"] == 1)
        assert (state["moves"], state["clocks"]["deadline"]) == ([], None)
    refused = talks[0].person.ask("POST", f"/api/tables/{table}/abandon", {}, status=409)
    assert refused["error"] == "match-ended"
    assert "ended" in refused["words"]
    assert operator.get("/api/operator/log")[0]["act"] == "end-match"


def test_a_table_that_was_set_apart_is_repaired_while_the_server_runs(
    server: Server, operator: Person
) -> None:
    table, talks = seat_people(server, "stella", 2)
    play_on(talks, [], np.random.default_rng(2), moves=4)
    with opened(server.environment["STARBOARD_DATABASE"]) as connection:
        damaged = json.dumps({"move": {"do": "nonsense"}})
        connection.execute("UPDATE acts SET data = ? WHERE table_id = ? AND number = 2", (damaged, table))
    assert operator.post(f"/api/operator/matches/{table}/repair", {})["problem"]
    assert close_code(talks[0]) == 4400, "those who are connected are told"
    report = operator.get(f"/api/operator/matches/{table}")
    assert (report["replayable"], report["number"]) == (2, 4)
    assert table in [one["id"] for one in operator.get("/api/operator/matches?which=broken")]
    assert "set apart" in admin(server, "matches", "--broken")
    operator.post(f"/api/operator/matches/{table}/repair", {"cut": True, "reason": "rows were damaged"})
    again = talks[0].person.sit_at(table)
    assert again.follow(5)["notes"][-1]["kind"] == "rewind"


# ---- people ------------------------------------------------------------------------------------------------


def test_somebody_downloads_and_deletes_their_own_data(server: Server) -> None:
    table, talks = seat_people(server, "stella", 2)
    ann, bob = talks[0].person, talks[1].person
    ann.ask("PATCH", "/api/me", {"name": "Annabel"})
    talks[0].answer(type="chat", text="hello, I am Annabel")
    waiting = ann.new_table("stella", 3, is_open=True)
    data = ann.get("/api/me/data")
    assert (data["id"], data["name"], len(data["tables"])) == (ann.id, "Annabel", 2)
    assert [line["text"] for line in data["chat"]] == ["hello, I am Annabel"]
    statuses = [httpx.get(server.url + "/api/me/data", headers=ann.headers).status_code for _ in range(6)]
    assert statuses[-1] == 429, "some times an hour"
    ann.ask("DELETE", "/api/me")
    assert close_code(talks[0]) == SIGNED_OUT
    ann.ask("GET", "/api/me/devices", status=401)
    told = hear_until(
        talks[1], "hello", lambda message: "is_erased" in (message["table"]["seats"][0]["person"] or {})
    )
    assert (told["table"]["seats"][0]["person"]["name"], told["table"]["seats"][0]["state"]) == ("", "gone")
    assert bob.get(f"/api/tables/{table}/chat") == []
    assert bob.get(f"/api/tables/{waiting}")["state"] == "abandoned"
    assert ann.id not in json.dumps(bob.get(f"/api/tables/{table}"))


def test_an_operator_finds_exports_and_erases_somebody(server: Server, operator: Person) -> None:
    ann = Person(server)
    ann.ask("PATCH", "/api/me", {"name": "Феодора"})
    found = operator.get("/api/operator/people?called=феод")
    assert [(one["id"], one["name"], len(one["devices"])) for one in found] == [(ann.id, "Феодора", 1)]
    assert operator.post(f"/api/operator/people/{ann.id}/export")["name"] == "Феодора"
    assert json.loads(admin(server, "export", ann.id))["id"] == ann.id
    operator.ask("DELETE", f"/api/operator/people/{ann.id}")
    assert operator.get("/api/operator/people?called=феод") == []
    operator.ask("DELETE", f"/api/operator/people/{ann.id}", status=404)
    assert ann.id not in json.dumps(operator.get("/api/operator/log"))


def test_erasing_by_command_line_asks_first_and_closes_sockets(server: Server) -> None:
    _, talks = seat_people(server, "stella", 2)
    ann = talks[0].person
    url = server.environment["STARBOARD_DATABASE"]
    run_admin(url, "erase", ann.id, status=1, typed="n\n")
    ann.get("/api/me")
    admin(server, "erase", ann.id, "--yes")
    assert close_code(talks[0]) == SIGNED_OUT
    hear_until(talks[1], "hello", lambda message: message["table"]["seats"][0]["state"] == "gone")


# ---- the server --------------------------------------------------------------------------------------------


def is_stopped(talk: Talk) -> bool:
    """Whether the clock is stopped."""
    return talk.state is None or talk.state["clocks"]["deadline"] is None


@contextmanager
def maintenance_ended(server: Server) -> Iterator[None]:
    try:
        yield
    finally:
        admin(server, "maintenance", "off", status=None)


def test_players_hear_of_maintenance_and_their_clocks_stop(server: Server) -> None:
    _, talks = seat_people(server, "stella", 2, clock={"kind": "turn", "seconds": 600})
    ann, talk = talks[0].person, talks[0]
    with maintenance_ended(server):
        admin(server, "announce", "Новая версия", "--in", "10m")
        told = hear_until(talk, "announcement", lambda message: message["announcement"] is not None)
        assert told["announcement"]["words"] == "Новая версия"
        assert 590 < told["announcement"]["begins"] - told["now"] < 601
        answer = httpx.get(server.url + "/api/games")
        assert (
            json.loads(unquote(answer.headers["starboard-announcement"]))["announcement"]
            == told["announcement"]
        )
        assert "maintenance" not in httpx.get(server.url + "/health").json()
        waiting = ann.new_table("stella", 2, bots=["beginner"])
        admin(server, "maintenance", "on")
        hear_until(talk, "state", lambda message: message["clocks"]["deadline"] is None)
        assert httpx.get(server.url + "/health").json()["maintenance"]
        assert (
            ann.ask("POST", "/api/tables", {"game": "stella", "players": 2}, status=503)["error"]
            == "maintenance"
        )
        assert ann.ask("POST", f"/api/tables/{waiting}/start", status=503)["error"] == "maintenance"
        mover = next(one for one in talks if one.state and one.state["moves"])
        assert mover.state
        number = mover.state["number"]
        mover.move(mover.state["moves"][0])
        talk.follow(number + 1)
        assert "over" in admin(server, "maintenance", "off")
        while is_stopped(talk) or all(one.get("announcement", "") is not None for one in talk.heard):
            talk.hear()
        assert talk.state
        assert talk.state["clocks"]["deadline"] > talk.state["clocks"]["now"] + 580
        assert "starboard-announcement" not in httpx.get(server.url + "/api/games").headers
        ann.new_table("stella", 3)


def test_an_operator_announces_cleans_and_counts_over_http(server: Server, operator: Person) -> None:
    with maintenance_ended(server):
        state = operator.ask("PUT", "/api/operator/server/announcement", {"words": "Soon", "seconds": 600})
        assert (state["announcement"]["words"], state["maintenance"]) == ("Soon", None)
        assert operator.post("/api/operator/server/maintenance")["maintenance"]
        state = operator.ask("DELETE", "/api/operator/server/announcement")
        assert (state["announcement"], state["maintenance"]) == (None, None)
        operator.ask("DELETE", "/api/operator/server/announcement", status=404)
    assert operator.post("/api/operator/server/clean")["keeping"]["old"] == {
        "guests": 0,
        "lines": 0,
        "matches": 0,
    }
    assert operator.post("/api/operator/server/recount", {})["differences"] == []
    before = operator.get("/api/ratings/stella/people")
    assert (
        operator.post("/api/operator/server/recount", {"is_dry": False, "game": "stella"})["differences"]
        == []
    )
    assert operator.get("/api/ratings/stella/people") == before
    assert "Nothing was changed" in admin(server, "recount-ratings", "--dry-run")
    assert "Would be deleted" in admin(server, "clean", "--dry-run")


def test_what_was_typed_wrongly_is_told(server: Server) -> None:
    for words in (["announce", "x", "--in", "soon"], ["announce", "x", "--at", "25:99"], ["announce", " "]):
        admin(server, *words, status=2)
    assert "no-table" not in admin(server, "end", "nothing", status=2)
    admin(server, "recount-ratings", "--game", "chess", status=2)
