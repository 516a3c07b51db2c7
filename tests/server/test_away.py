"""People who left, ran out of time or disconnected: what others see and may do, and who gets the result."""

import time
from contextlib import ExitStack
from typing import Any

import numpy as np
import pytest

from tests.server.client import Person, Talk, play_on, seat_people
from tests.server.services import Server, running
from tests.server.test_tables import finish

PATIENCE = 0.6


def act(person: Person, table: str, path: str, **data: Any) -> Any:
    """Posts an act about a seat, which is valid whatever bots have played meanwhile."""
    return person.ask("POST", f"/api/tables/{table}/{path}", data, status=None)


def kinds(state: Any) -> list[str]:
    return [note["kind"] for note in state.get("notes", [])]


def named(talk: Talk, name: str) -> Person:
    talk.person.ask("PATCH", "/api/me", {"name": name})
    return talk.person


# ---- results -----------------------------------------------------------------------------------------------


def test_a_match_that_a_bot_ended_is_not_mine(server: Server) -> None:
    table, talks = seat_people(server, "stella", 2)
    gone, stays = named(talks[0], "Gone"), named(talks[1], "Stays")
    act(gone, table, "abandon")
    act(stays, table, "seats/0/substitute", bot="casual")
    assert next(line for line in gone.get("/api/tables/mine") if line["id"] == table)["is_left"]
    finish(table, talks[1:])
    (match,) = gone.get("/api/me/statistics")["matches"]
    assert (match["is_mine"], match["is_won"]) == (False, False)
    assert gone.get("/api/me/statistics")["games"] == gone.get("/api/me/statistics")["opponents"] == []
    mine = stays.get("/api/me/statistics")
    assert mine["matches"][0]["is_mine"]
    assert mine["games"][0]["matches"] == 1
    assert mine["opponents"] == [], "nobody has won against somebody who was not there"
    assert [
        line["is_left"] for line in (gone.get("/api/tables/mine")[0], stays.get("/api/tables/mine")[0])
    ] == [True, False]


def test_a_match_to_which_i_came_back_is_mine(server: Server) -> None:
    table, talks = seat_people(server, "stella", 2)
    gone, stays = talks[0].person, talks[1].person
    act(gone, table, "abandon")
    act(stays, table, "seats/0/substitute", bot="casual")
    number = act(gone, table, "return")["number"]
    for talk in talks:
        talk.follow(number)
    play_on(talks, [], np.random.default_rng(1))
    assert gone.get("/api/me/statistics")["matches"][0]["is_mine"]
    assert len(gone.get("/api/me/statistics")["opponents"]) == 1
    assert not gone.get("/api/tables/mine")[0]["is_left"]


def test_a_seat_that_a_bot_plays_offers_its_owner_nothing_to_choose(server: Server) -> None:
    table, talks = seat_people(server, "stella", 2)
    turn = next(seat for seat, talk in enumerate(talks) if talk.state and talk.state["moves"])
    mover = talks[turn].person
    assert act(mover, table, "abandon")["moves"] == []
    state = mover.get(f"/api/tables/{table}/state")
    assert not state.get("can_take_back")
    move = {"number": state["number"], "move": talks[turn].state["moves"][0]}  # type: ignore[index]
    assert mover.post(f"/api/tables/{table}/moves", move, status=400)["error"] == "come-back"
    assert act(mover, table, "return")["moves"]


# ---- the log -----------------------------------------------------------------------------------------------


def test_who_comes_later_reads_in_the_log_who_left_and_returned(server: Server) -> None:
    table, talks = seat_people(server, "stella", 3)
    play_on(talks, [], np.random.default_rng(4), moves=3)
    gone, one, two = (talk.person for talk in talks)
    act(gone, table, "abandon")
    act(one, table, "seats/0/close")
    act(gone, table, "return")
    act(gone, table, "abandon")
    act(one, table, "seats/0/close")
    assert act(one, table, "seats/0/close")["error"] == "already-voted"
    act(two, table, "seats/0/close")
    told = ["leave", "vote", "return", "leave", "vote", "vote", "closed"]
    spectator = Person(server).sit_at(table)
    spectator.follow(1)
    for state in (spectator.state, one.get(f"/api/tables/{table}/state")):
        assert state
        assert kinds(state) == told
        assert {note["events"] for note in state["notes"]} == {talks[1].follow(9)["notes"][0]["events"]}
    finish(table, talks[1:])
    record = one.get(f"/api/tables/{table}/record")
    assert [note["kind"] for note in record["notes"]] == told
    first = record["notes"][0]["moves"]
    for number, seen in ((first - 1, []), (first, told)):
        assert kinds(one.post("/api/records/moment", {"record": record, "number": number})) == seen
        assert kinds(one.get(f"/api/tables/{table}/moments/{number}")) == seen
    wrong = {**record, "notes": [{**record["notes"][0], "seat": 7}]}
    assert (
        one.post("/api/records/moment", {"record": wrong, "number": 0}, status=400)["error"] == "record-shape"
    )


# ---- disconnected players ----------------------------------------------------------------------------------


def away_since(talk: Talk, seat: int, after: float = 0.0) -> float:
    """Listens until a seat is away since later than `after`; returns since when."""
    while (heard := talk.hear_until("watching"))["away"].get(str(seat), 0.0) <= after:
        pass
    assert seat not in heard["seats"]
    return float(heard["away"][str(seat)])


def server_time(person: Person, table: str) -> float:
    """Returns the server's time."""
    return float(person.get(f"/api/tables/{table}/state")["clocks"]["now"])


def wait_until(person: Person, table: str, moment: float) -> None:
    """Waits until a moment of the server's time."""
    while server_time(person, table) < moment:
        time.sleep(0.05)


def seats_by_turn(talks: list[Talk]) -> tuple[int, int]:
    """Returns the seat to move, and another."""
    turn = next(seat for seat, talk in enumerate(talks) if talk.state and talk.state["moves"])
    return turn, (turn + 1) % len(talks)


def test_the_others_may_let_a_bot_play_for_somebody_who_is_away(database: str) -> None:
    with running(database, absence=PATIENCE) as server:
        table, talks = seat_people(server, "stella", 3)
        turn, other = seats_by_turn(talks)
        stays, path = talks[other].person, f"seats/{turn}/substitute"
        time.sleep(PATIENCE)
        assert act(stays, table, path)["error"] == "seat-not-free", "somebody who only thinks is left alone"
        left = server_time(stays, table)
        talks[turn].close()
        since = away_since(talks[other], turn, left)
        assert act(stays, table, path)["error"] == "seat-not-free", "not at once"
        assert (
            Person(server).post(f"/api/tables/{table}/{path}", {"number": 0}, status=403)["error"]
            == "not-seated"
        )
        wait_until(stays, table, since + PATIENCE)
        state = act(stays, table, path, bot="casual")
        assert (state["seats"][turn]["state"], state["seats"][turn]["bot"]) == ("away", "casual")
        assert kinds(state)[:2] == ["away", "bot"]
        back = act(talks[turn].person, table, "return")["seats"][turn]
        assert (back["state"], back["bot"]) == ("here", None)


def test_since_when_somebody_is_away_outlasts_reconnects_and_restarts(database: str) -> None:
    with running(database) as server:
        table, talks = seat_people(server, "stella", 3)
        talks[0].close()
        since = away_since(talks[1], 0)
        assert away_since(talks[1].person.sit_at(table), 0) == since
        server.stop()
        server.start()
        again = talks[1].person.sit_at(table)
        assert away_since(again, 0) == pytest.approx(since)
        talks[0].person.sit_at(table)
        while 0 not in (heard := again.hear_until("watching"))["seats"]:
            pass
        assert "0" not in heard["away"]


def test_somebody_who_asks_over_http_is_not_away_for_long(database: str) -> None:
    with running(database, absence=PATIENCE) as server:
        table, talks = seat_people(server, "stella", 2)
        turn, other = seats_by_turn(talks)
        talks[turn].close()
        away_since(talks[other], turn)
        end = time.monotonic() + 2 * PATIENCE
        while time.monotonic() < end:
            talks[turn].person.get(f"/api/tables/{table}/state")
        assert act(talks[other].person, table, f"seats/{turn}/substitute")["error"] == "seat-not-free"


def test_those_away_are_known_at_all_workers(postgres_url: str, redis_url: str) -> None:
    with ExitStack() as stack:
        workers = [
            stack.enter_context(running(postgres_url, redis=redis_url, absence=PATIENCE)) for _ in range(2)
        ]
        one, other = workers
        table, talks = seat_people(one, "stella", 2)
        turn, waits = seats_by_turn(talks)
        far = talks[waits].person.sit_at(table, server=other)
        while turn not in far.hear_until("watching")["seats"]:
            pass
        second = talks[turn].person.sit_at(table, server=other)
        second.follow(0)
        talks[turn].close()
        time.sleep(PATIENCE)
        stranger = Person(other, talks[waits].person.key)
        assert act(stranger, table, f"seats/{turn}/substitute")["error"] == "seat-not-free", (
            "connected to the other worker"
        )
        left = server_time(stranger, table)
        second.close()
        since = max(away_since(talk, turn, left) for talk in (far, talks[waits]))
        wait_until(stranger, table, since + PATIENCE)
        assert act(stranger, table, f"seats/{turn}/substitute")["seats"][turn]["state"] == "away"


# ---- several people at one device --------------------------------------------------------------------------


def test_people_at_one_device_are_all_connected_and_have_names(server: Server) -> None:
    host, friend = Person(server), Person(server)
    host.ask("PATCH", "/api/me", {"name": "Anna"})
    table = host.new_table("subastral", 4, mine=3, names=["Boris"])
    friend.post(f"/api/tables/{table}/join", {})
    info = host.post(f"/api/tables/{table}/start")
    assert sorted(seat["person"]["name"] for seat in info["seats"]) == ["", "", "Anna", "Boris"]
    mine = [seat["seat"] for seat in info["seats"] if seat["person"]["id"] == host.id]
    talk = host.sit_at(table)
    assert talk.hear_until("watching")["seats"] == mine
    named = next(seat["seat"] for seat in info["seats"] if seat["person"]["name"] == "Boris")
    play = friend.sit_at(table)
    assert play.follow(0)["seats"][named]["person"]["name"] == "Boris"
    for names in ([" "], ["x" * 30], ["a\u200eb"]):
        host.post("/api/tables", {"game": "stella", "players": 2, "mine": 2, "names": names}, status=400)


def test_a_new_name_is_seen_at_once_by_those_at_the_table(server: Server) -> None:
    host, guest = Person(server), Person(server)
    table = host.new_table("stella", 2)
    talk = guest.sit_at(table)
    talk.hear_until("hello")
    host.ask("PATCH", "/api/me", {"name": "Anna"})
    assert talk.hear_until("table")["table"]["host"]["name"] == "Anna"
    guest.post(f"/api/tables/{table}/join", {})
    host.post(f"/api/tables/{table}/start")
    talk.follow(0)
    host.ask("PATCH", "/api/me", {"name": "Hanna"})
    while "Hanna" not in [seat["person"]["name"] for seat in talk.hear_until("state")["seats"]]:
        pass
