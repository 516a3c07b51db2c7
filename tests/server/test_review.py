"""Review: records at any moment, replays, what-if matches; hints; statistics."""

import json
from typing import Any

import httpx
import numpy as np
import pytest
from msgspec import to_builtins

import starboard
from starboard.bots import LevelBot, seed_for
from tests.server.client import PATIENCE, Person, play_on, seat_people
from tests.server.services import Server


def a_record(key: str = "stella", players: int = 2, moves: int | None = None) -> dict[str, Any]:
    match = starboard.load(key).new(players, 4)
    while not match.over and (moves is None or match.move_count < moves):
        match.play(LevelBot("beginner").choose(match, seed_for(match.move_count)).move)
    return {**to_builtins(match.record()), "seats": ["Ann", "bot:casual"]}


def test_any_moment_of_a_record(server: Server) -> None:
    person, record = Person(server), a_record()
    course = person.post("/api/records/course", {"record": record})
    assert (course["game"], course["players"], course["moves"]) == ("stella", 2, len(record["moves"]))
    assert [seat["bot"] for seat in course["seats"]] == [None, "casual"]
    assert course["turns"][0] == 0
    assert course["turns"] == sorted(course["turns"])
    moment = person.post("/api/records/moment", {"record": record, "number": 5, "seat": 1})
    expected = starboard.replay(record, 5)
    assert moment["view"] == expected.view(1)
    assert moment["truth"] == expected.table()
    assert moment["events"] == expected.events(1)
    assert moment["decided"] == expected.told(record["moves"][5])
    assert "decided" not in person.post(
        "/api/records/moment", {"record": record, "number": len(record["moves"])}
    )
    ill = {**record, "moves": [*record["moves"][:5], {"do": "dance"}]}
    assert "decided" not in person.post("/api/records/moment", {"record": ill, "number": 5})
    assert (
        person.post("/api/records/moment", {"record": record, "number": 999}, status=404)["error"]
        == "no-moment"
    )
    points = person.post("/api/records/points", {"record": record, "number": 5})
    assert points == to_builtins(expected.result())
    broken = {**record, "moves": [{"do": "dance"}]}
    for path in ("course", "analysis"):
        assert person.post(f"/api/records/{path}", {"record": broken}, status=400)["error"] == "record-move"
    assert (
        person.post("/api/records/moment", {"record": {**record, "hints": 5}, "number": 5}, status=400)[
            "error"
        ]
        == "record-shape"
    )


def lines(person: Person, record: dict[str, Any]) -> list[dict[str, Any]]:
    url = person.server.url + "/api/records/analysis"
    with httpx.stream(
        "POST", url, json={"record": record}, headers=person.headers, timeout=PATIENCE
    ) as answer:
        assert answer.status_code == 200
        return [json.loads(line) for line in answer.iter_lines()]


def test_an_analysis_comes_with_its_progress(server: Server) -> None:
    person, record = Person(server), a_record()
    told = lines(person, record)
    total = told[-1]["total"]
    assert [(one["done"], one["total"]) for one in told] == [
        (0, 0),
        *((done, total) for done in range(total + 1)),
        (total, total),
    ]
    analysis = told[-1]["analysis"]
    assert len(analysis["verdicts"]) == total
    assert analysis["lines"][0][-1][0] == len(record["moves"])
    assert lines(Person(server), record)[-1]["analysis"] == analysis, "an analysis is remembered"
    unfinished = a_record(moves=6)
    assert person.post("/api/records/analysis", {"record": unfinished}, status=400)["error"] == "not-over"
    assert httpx.post(server.url + "/api/records/analysis", json={"record": record}).status_code == 401


def play_to_the_end(person: Person, table: str) -> dict[str, Any]:
    talk = person.sit_at(table)
    while True:
        state = talk.hear_until("state")
        if state["view"]["over"]:
            talk.close()
            return state
        if state["moves"]:
            talk.send(type="move", id="x", number=state["number"], move=state["moves"][0])


def rated_matches(person: Person, game: str) -> int:
    return sum(
        len(course["steps"])
        for course in person.get("/api/me/statistics")["ratings"]
        if course["game"] == game
    )


def test_what_if(server: Server) -> None:
    """A match continues from a moment of another one, against bots, and is not rated."""
    person, record = Person(server), a_record("subastral", 3)
    wish = {"record": record, "number": 20, "seat": 1, "bot": "beginner"}
    table = person.post("/api/records/what-if", wish, status=201)
    assert [seat["bot"] for seat in table["seats"]] == ["beginner", None, "beginner"]
    assert not person.get(f"/api/tables/{table['id']}")["is_rated"]
    play_to_the_end(person, table["id"])
    played = person.get(f"/api/tables/{table['id']}/record")
    assert played["seed"] == record["seed"]
    assert played["moves"][:20] == record["moves"][:20]
    assert starboard.verify(played).over
    found = person.get("/api/me/statistics")
    assert (found["matches"], found["ratings"]) == ([], [])
    assert person.post("/api/records/what-if", {**wish, "number": 10**6}, status=400)["error"] == "match-over"
    assert person.post("/api/records/what-if", {**wish, "seat": 7}, status=400)["error"] == "no-such-seat"


def test_a_hint_is_noted_and_only_a_defeat_is_rated(server: Server) -> None:
    person = Person(server)
    table = person.new_table("stella", 2, bots=["beginner"], starter=0, start=True)
    talk = person.sit_at(table)
    while not (state := talk.hear_until("state"))["moves"]:
        pass
    assert state["can_hint"]
    given = person.post(f"/api/tables/{table}/hints", {"number": state["number"]})
    assert 1 <= len(given) <= 3
    assert all(hint["move"] in state["moves"] and hint["verdict"]["loss"] >= 0 for hint in given)
    after = talk.follow(state["number"] + 1)
    assert (after["view"], after["moves"]) == (state["view"], state["moves"]), (
        "a hint changes nothing on the table"
    )
    assert [hint["seat"] for hint in after["hints"]] == [state["view"]["viewer"]]
    assert (
        person.post(f"/api/tables/{table}/hints", {"number": state["number"]}, status=409)["error"] == "stale"
    )
    talk.close()
    play_to_the_end(person, table)
    record = person.get(f"/api/tables/{table}/record")
    assert [(hint["seat"], hint["moves"]) for hint in record["hints"]] == [(state["view"]["viewer"], 0)]
    assert starboard.verify(record).over
    is_won = person.get("/api/me/statistics")["matches"][0]["is_won"]
    assert rated_matches(person, "stella") == (0 if is_won else 1)
    other = person.new_table("stella", 2, bots=["beginner"], start=True)
    play_to_the_end(person, other)
    assert rated_matches(person, "stella") == (1 if is_won else 2)


def test_no_hints_among_people(server: Server) -> None:
    table, talks = seat_people(server, "stella", 2)
    mover = next(talk for talk in talks if talk.state and talk.state["moves"])
    assert mover.state
    assert not mover.state.get("can_hint")
    assert mover.person.post(f"/api/tables/{table}/hints", {"number": 0}, status=400)["error"] == "no-hint"


def test_statistics(server: Server) -> None:
    table, talks = seat_people(server, "subastral", 2)
    play_on(talks, [], np.random.default_rng(3))
    ann, bob = (talk.person for talk in talks)
    ann.ask("PATCH", "/api/me", {"name": "Ann"})
    result = ann.get(f"/api/tables/{table}")["result"]
    for seat, person in enumerate((ann, bob)):
        found = person.get("/api/me/statistics")
        (match,) = found["matches"]
        assert (match["table"], match["points"], match["others"]) == (
            table,
            result["points"][seat],
            result["points"][1 - seat],
        )
        assert match["is_won"] == (seat in result["winners"])
        (game,) = found["games"]
        assert (game["of"], game["matches"], game["wins"]) == ("subastral", 1, int(match["is_won"]))
        assert game["points"] == pytest.approx(match["points"])
        (course,) = found["ratings"]
        assert (course["game"], course["pool"], len(course["steps"])) == ("subastral", "people", 1)
    assert bob.get("/api/me/statistics")["opponents"][0]["of"] == "Ann"
    rating = {one["player"]: one["rating"] for one in ann.get("/api/ratings/subastral/people")}["Ann"]
    assert rating == pytest.approx(ann.get("/api/me/statistics")["ratings"][0]["steps"][0][1])
    alone = Person(server).get("/api/me/statistics")
    assert alone == {
        "matches": [],
        "games": [],
        "opponents": [],
        "ratings": [],
        "leaves": {"left": 0, "of": 0},
    }
