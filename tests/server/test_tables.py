"""People and tables: identities, sitting down, bots, starting, leaving, rematches, abandoned seats."""

import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import numpy as np
import pytest

from tests.server.client import Person, close_code, play_on, seat_people
from tests.server.services import Server, running


def test_an_identity_comes_with_the_first_visit_and_moves_to_another_device(server: Server) -> None:
    with httpx.Client(base_url=server.url) as phone, httpx.Client(base_url=server.url) as laptop:
        me = phone.get("/api/me", headers={"accept-language": "ru,en"})
        assert me.json()["language"] == "ru"
        assert "HttpOnly" in me.headers["set-cookie"]
        assert phone.get("/api/me").json() == me.json()
        assert phone.patch("/api/me", json={"name": "Мария"}).json()["name"] == "Мария"
        code = phone.post("/api/me/code").json()["code"]
        assert laptop.get("/api/me").json()["id"] != me.json()["id"]
        assert laptop.post("/api/me/carry", json={"code": code.lower()}).json()["id"] == me.json()["id"]
        assert laptop.get("/api/me").json() == phone.get("/api/me").json()
        again = laptop.post("/api/me/carry", json={"code": code})
        assert (again.status_code, again.json()["error"]) == (400, "no-code")


@pytest.mark.parametrize("name", ["", " ", "x" * 25, " spaces "])
def test_names_have_limits(server: Server, name: str) -> None:
    Person(server).ask("PATCH", "/api/me", {"name": name}, status=400)


def test_from_the_lobby_to_the_table(server: Server) -> None:
    host, guest, late = Person(server), Person(server), Person(server)
    table = host.new_table("codex", 3, is_open=True)
    assert table in {line["id"] for line in guest.get("/api/tables")}
    assert guest.post(f"/api/tables/{table}/join", {"seat": 2})["seats"][2]["person"]["id"] == guest.id
    assert guest.post(f"/api/tables/{table}/join", {}, status=400)["error"] == "already-seated"
    assert late.post(f"/api/tables/{table}/join", {"seat": 2}, status=409)["error"] == "seat-taken"
    assert host.post(f"/api/tables/{table}/start", status=400)["error"] == "free-seats"
    assert (
        guest.ask("PUT", f"/api/tables/{table}/seats/1", {"bot": "strong"}, status=403)["error"] == "not-host"
    )
    assert host.ask("PUT", f"/api/tables/{table}/seats/1", {"bot": "strong"})["seats"][1]["bot"] == "strong"
    assert (
        host.ask("PUT", f"/api/tables/{table}/seats/2", {"bot": "strong"}, status=409)["error"]
        == "seat-taken"
    )
    assert guest.post(f"/api/tables/{table}/start", status=403)["error"] == "not-host"
    assert guest.post(f"/api/tables/{table}/leave")["seats"][2]["person"] is None
    assert late.post(f"/api/tables/{table}/join", {})["seats"][2]["person"]["id"] == late.id
    assert host.post(f"/api/tables/{table}/start")["state"] == "playing"
    assert guest.post(f"/api/tables/{table}/join", {}, status=409)["error"] == "already-begun"
    assert table not in {line["id"] for line in guest.get("/api/tables")}
    assert table in {line["id"] for line in late.get("/api/tables/mine")}


def test_when_the_host_goes_the_table_goes(server: Server) -> None:
    host, guest = Person(server), Person(server)
    table = host.new_table("stella", 3)
    talk = guest.sit_at(table)
    talk.hear_until("hello")
    host.post(f"/api/tables/{table}/leave")
    assert talk.hear_until("table")["table"]["state"] == "abandoned"
    guest.post(f"/api/tables/{table}/join", {}, status=409)


@pytest.mark.parametrize("starter", [0, 1, 2])
def test_who_starts_can_be_chosen(server: Server, starter: int) -> None:
    people = [Person(server) for _ in range(3)]
    table = people[0].new_table("subastral", 3, starter=starter)
    for person in people[1:]:
        person.post(f"/api/tables/{table}/join", {})
    info = people[0].post(f"/api/tables/{table}/start")
    assert info["seats"][info["turn"]]["person"]["id"] == people[starter].id
    order = [seat["person"]["id"] for seat in info["seats"]]
    first = order.index(people[0].id)
    assert [order[(first + i) % 3] for i in range(3)] == [person.id for person in people]


def test_a_rematch_leads_everybody_to_one_table(server: Server) -> None:
    table, talks = seat_people(server, "stella", 3)
    assert talks[0].person.post(f"/api/tables/{table}/rematch", status=400)["error"] == "not-over"
    play_on(talks, [], np.random.default_rng(3))
    new = {talk.person.post(f"/api/tables/{table}/rematch", status=201)["id"] for talk in talks[:2]}
    assert len(new) == 1
    assert talks[2].hear_until("table")["table"]["rematch"] in {None, *new}


@pytest.mark.parametrize(
    ("wish", "error"),
    [
        ({"game": "chess", "players": 2}, "game"),
        ({"game": "stella", "players": 9}, "players"),
        ({"game": "stella", "players": 3, "bots": ["grandmaster"]}, "no-bot"),
        ({"game": "stella", "players": 3, "bots": ["casual"] * 3}, "too-many-seats"),
        ({"game": "stella", "players": 3, "options": {"magic": True}}, "option"),
        ({"game": "stella", "players": 3, "starter": 3}, "no-such-seat"),
        ({"game": "stella", "players": 3, "clock": {"kind": "turn", "seconds": 1}}, "bad-request"),
        ({"game": "stella"}, "bad-request"),
    ],
)
def test_tables_that_cannot_be(server: Server, wish: dict[str, Any], error: str) -> None:
    assert Person(server).post("/api/tables", wish, status=400)["error"] == error


# ---- late and absent players -------------------------------------------------------------------------------


def test_a_bot_takes_the_seat_of_somebody_gone_who_may_come_back(server: Server) -> None:
    table, talks = seat_people(server, "stella", 3)
    gone, stays = talks[0], talks[1]
    assert (
        stays.person.post(f"/api/tables/{table}/seats/0/substitute", {"number": 0}, status=400)["error"]
        == "seat-not-free"
    )
    assert gone.person.post(f"/api/tables/{table}/abandon", {"number": 0})["seats"][0]["state"] == "gone"
    state = stays.person.post(f"/api/tables/{table}/seats/0/substitute", {"number": 1, "bot": "casual"})
    assert state["seats"][0]["bot"] == "casual"
    for _ in range(100):
        number = gone.person.get(f"/api/tables/{table}/state")["number"]
        answer = gone.person.ask("POST", f"/api/tables/{table}/return", {"number": number}, status=None)
        if "seats" in answer:
            break
    assert answer["seats"][0]["bot"] is None
    assert answer["seats"][0]["state"] == "here"
    rng = np.random.default_rng(2)
    for talk in talks:
        talk.follow(answer["number"])
    play_on(talks, [], rng)
    name = "Ушёл и вернулся"
    gone.person.ask("PATCH", "/api/me", {"name": name})
    is_won = 0 in talks[0].state["points"]["winners"]  # type: ignore[index]
    is_rated = name in {line["player"] for line in gone.person.get("/api/ratings/stella/people")}
    assert is_rated or is_won, "a defeat counts, whoever moved meanwhile"


def test_if_all_others_agree_the_seat_is_closed_and_the_match_goes_on_to_its_end(server: Server) -> None:
    table, talks = seat_people(server, "stella", 3)
    talks[0].person.post(f"/api/tables/{table}/abandon", {"number": 0})
    assert (
        talks[0].person.post(f"/api/tables/{table}/seats/0/close", {"number": 1}, status=400)["error"]
        == "own-seat"
    )
    one = talks[1].person.post(f"/api/tables/{table}/seats/0/close", {"number": 1})["seats"][0]
    assert (one["state"], one["votes"]) == ("gone", [1])
    assert (
        talks[2].person.post(f"/api/tables/{table}/seats/0/close", {"number": 2})["seats"][0]["state"]
        == "closed"
    )
    finish(table, talks[1:])


def finish(table: str, talks: list[Any]) -> None:
    """The given people play on by requests; bots move in between."""
    end = time.monotonic() + 60
    while time.monotonic() < end:
        for talk in talks:
            state = talk.person.get(f"/api/tables/{table}/state")
            if state["view"]["over"]:
                return
            if state["moves"]:
                move = {"number": state["number"], "move": state["moves"][0]}
                talk.person.ask("POST", f"/api/tables/{table}/moves", move, status=None)
    raise AssertionError("the match did not end")


def test_who_is_late_is_replaced_after_a_while(tmp_path: Any) -> None:
    with running(f"sqlite:///{tmp_path}/late.db", grace=1) as server:
        _, talks = seat_people(server, "stella", 3, clock={"kind": "turn", "seconds": 5})
        turn = talks[0].state["view"]["to_move"]  # type: ignore[index]
        state = talks[0].follow(1)
        assert state["seats"][turn]["state"] == "late"
        state = talks[0].follow(2)
        assert state["seats"][turn]["bot"] == "skilled"
        talks[0].follow(3)


def test_days_and_banks_are_clocks_too(server: Server) -> None:
    for clock in ({"kind": "days", "days": 3}, {"kind": "bank", "seconds": 300, "increment": 5}):
        _, talks = seat_people(server, "stella", 3, clock=clock)
        clocks = talks[0].state["clocks"]  # type: ignore[index]
        assert clocks["deadline"] - clocks["since"] == pytest.approx(
            3 * 86400 if clock["kind"] == "days" else 300
        )


# ---- what must never happen --------------------------------------------------------------------------------


def test_whoever_connects_before_the_start_sees_through_their_own_eyes_after_it(server: Server) -> None:
    """Seats rotate for a chosen starter; one person is sent away; another joins after connecting."""
    for starter in (0, 1):
        host, sent_away, guest = (Person(server) for _ in range(3))
        table = host.new_table("subastral", 2, starter=starter)
        sent_away.post(f"/api/tables/{table}/join", {})
        talks = [person.sit_at(table) for person in (host, sent_away, guest)]
        for talk in talks:
            talk.hear_until("hello")
        host.ask("DELETE", f"/api/tables/{table}/seats/1")
        guest.post(f"/api/tables/{table}/join", {})
        seats = [seat["person"]["id"] for seat in host.post(f"/api/tables/{table}/start")["seats"]]
        for talk in talks:
            view = talk.follow(0)["view"]
            mine = seats.index(talk.person.id) if talk.person.id in seats else None
            assert view["viewer"] == mine
            assert [seat["hand"] is not None for seat in view["seats"]] == [seat == mine for seat in range(2)]
            assert bool(talk.state and talk.state["moves"]) == (mine is not None and mine == view["to_move"])


def test_a_table_without_spectators_sends_those_away_who_came_before_the_start(server: Server) -> None:
    host, guest, stranger = (Person(server) for _ in range(3))
    table = host.new_table("subastral", 2, is_watchable=False)
    talk = stranger.sit_at(table)
    talk.hear_until("hello")
    guest.post(f"/api/tables/{table}/join", {})
    host.post(f"/api/tables/{table}/start")
    assert close_code(talk) == 4400
    assert not any(message["type"] == "state" for message in talk.heard)


def test_two_who_ask_for_a_rematch_at_once_come_to_one_table(server: Server) -> None:
    table, talks = seat_people(server, "stella", 3)
    play_on(talks, [], np.random.default_rng(4))
    with ThreadPoolExecutor(3) as pool:
        asked = pool.map(
            lambda talk: talk.person.post(f"/api/tables/{table}/rematch", status=201)["id"], talks
        )
        assert len(set(asked)) == 1
