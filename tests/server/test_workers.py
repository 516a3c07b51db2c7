"""Several workers on one PostgreSQL database, connected by Redis; and PostgreSQL plays as SQLite does."""

import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import numpy as np
import pytest

import starboard
from tests.server.client import Person, close_code, play_on, seat_people
from tests.server.command_line import run_admin
from tests.server.services import Server, free_port, redis, running


@pytest.fixture(scope="module")
def pair(postgres_url: str, redis_url: str) -> Iterator[tuple[Server, Server]]:
    """Two workers."""
    with ExitStack() as stack:
        settings = {"database": postgres_url, "redis": redis_url}
        yield stack.enter_context(running(**settings)), stack.enter_context(running(**settings))


def test_a_match_with_its_players_at_different_workers(pair: tuple[Server, Server]) -> None:
    one, other = pair
    people = [Person(one), Person(other), Person(one)]
    table = people[0].new_table("subastral", 3)
    for person in people[1:]:
        person.post(f"/api/tables/{table}/join", {})
    info = people[0].post(f"/api/tables/{table}/start")
    by_id = {person.id: person for person in people}
    talks = [by_id[seat["person"]["id"]].sit_at(table) for seat in info["seats"]]
    spectator = Person(other).sit_at(table)
    for talk in (*talks, spectator):
        talk.follow(0)
    play_on(talks, [spectator], np.random.default_rng(1))
    records = [server_person.get(f"/api/tables/{table}/record") for server_person in people]
    assert records[0] == records[1]
    starboard.verify(records[0])
    assert {line["matches"] for line in people[1].get("/api/ratings/subastral/people")} == {1}


def test_a_rematch_is_accepted_at_another_worker(pair: tuple[Server, Server]) -> None:
    table, talks = seat_people(pair[0], "stella", 2)
    play_on(talks, [], np.random.default_rng(2))
    ann, bob = talks[0].person, Person(pair[1], talks[1].person.key)
    new = ann.post(f"/api/tables/{table}/rematch", status=201)["id"]
    ann.post(f"/api/tables/{new}/start", {"nonce": "a" * 64})
    assert [line["id"] for line in bob.get("/api/tables/mine") if line["is_invited"]] == [new]
    assert bob.post(f"/api/tables/{table}/rematch", status=201)["id"] == new
    assert bob.post(f"/api/tables/{new}/join", {"nonce": "b" * 64})["state"] == "playing"
    assert set(ann.get(f"/api/tables/{new}")["deal"]["nonces"]) == {"a" * 64, "b" * 64}


def test_chat_and_seats_pass_between_workers(pair: tuple[Server, Server]) -> None:
    host, guest = Person(pair[0]), Person(pair[1])
    table = host.new_table("stella", 3)
    talk = guest.sit_at(table)
    talk.hear_until("hello")
    Person(pair[0]).post(f"/api/tables/{table}/join", {})
    assert talk.hear_until("table")["table"]["seats"][1]["person"]
    mine = host.sit_at(table)
    assert mine.answer(type="chat", text="hello")["type"] == "done"
    assert talk.hear_until("chat")["text"] == "hello"


def test_those_who_watch_are_counted_at_all_workers(pair: tuple[Server, Server]) -> None:
    host = Person(pair[0])
    table = host.new_table("stella", 3)
    mine = host.sit_at(table)
    others = [Person(server).sit_at(table, server=server) for server in (pair[1], pair[1], pair[0])]
    for talk in (mine, others[0]):
        while (heard := talk.hear_until("watching"))["spectators"] < 3:
            pass
        assert heard["seats"] == [0]
    others[1].close()
    while mine.hear_until("watching")["spectators"] > 2:
        pass


def test_chat_lines_of_two_workers_reach_everybody(pair: tuple[Server, Server]) -> None:
    """Many at a time: none is skipped because a later one was committed first."""
    table, talks = seat_people(pair[0], "stella", 3)
    far = [talk.person.sit_at(table, server=pair[1]) for talk in talks]
    for talk in far:
        talk.follow(0)
    lines = {f"{i} {seat}" for i in range(3) for seat in range(6)}
    for i in range(3):
        for seat, talk in enumerate((*talks, *far)):
            talk.send(type="chat", id=i, text=f"{i} {seat}")
    for talk in (*talks, *far):
        heard = [talk.hear_until("chat")["text"] for _ in lines]
        assert sorted(heard) == sorted(lines)


def test_of_two_workers_that_append_the_same_number_one_wins(pair: tuple[Server, Server]) -> None:
    """The same person at both workers answers the same number simultaneously, many times."""
    table, talks = seat_people(pair[0], "comet", 2)
    twins = [talk.person.sit_at(table, server=pair[1]) for talk in talks]
    for twin in twins:
        twin.follow(0)
    done = refused = 0
    for number in range(40):
        for seat in range(2):
            state = talks[seat].follow(number)
            if state["moves"]:
                mover, twin = talks[seat], twins[seat]
        twin.follow(number)
        assert mover.state
        for talk, move in ((mover, mover.state["moves"][0]), (twin, mover.state["moves"][-1])):
            talk.send(type="move", id="x", number=number, move=move)
        for talk in (mover, twin):
            answer = talk.hear_answer()
            done += answer["type"] == "state"
            refused += answer["type"] == "refused"
    assert (done, refused) == (40, 40)


def test_a_bots_turn_moves_to_another_worker_when_its_own_dies(postgres_url: str, redis_url: str) -> None:
    with running(postgres_url, redis=redis_url) as survivor:
        victim = Server(postgres_url, redis=redis_url, bot_pace=2.0).start()
        person = Person(victim)
        table = person.new_table("stella", 3, bots=["casual"] * 2, starter=1, start=True)
        talk = person.sit_at(table, server=survivor)
        talk.follow(0)
        victim.kill()
        end = time.monotonic() + 40
        while not talk.state["moves"]:  # type: ignore[index]
            assert time.monotonic() < end
            talk.hear(30)


def test_taking_back_on_postgresql(pair: tuple[Server, Server]) -> None:
    _, talks = seat_people(pair[0], "codex", 2)
    rng = np.random.default_rng(5)
    for _ in range(200):
        play_on(talks, [], rng, moves=1)
        if mover := next((talk for talk in talks if talk.state and talk.state.get("can_take_back")), None):
            break
    assert mover
    assert mover.state
    assert mover.answer(type="take-back", number=mover.state["number"])["type"] == "state"


def test_when_redis_goes_away_and_comes_back_so_does_the_word(postgres_url: str, tmp_path: Path) -> None:
    port = free_port()
    with ExitStack() as stack:
        with redis(tmp_path, port) as url:
            servers = [stack.enter_context(running(postgres_url, redis=url)) for _ in range(2)]
            table, talks = seat_people(servers[0], "comet", 2)
            far = talks[0].person.sit_at(table, server=servers[1])
            far.follow(0)
        rng = np.random.default_rng(0)
        play_on(talks, [], rng, moves=2)
        with redis(tmp_path, port):
            far.send(type="seen", number=0)  # asks for what was lost
            far.follow(2)
            end = time.monotonic() + 20
            number = 2
            while far.state["number"] <= 2 and time.monotonic() < end:  # type: ignore[index]
                play_on(talks, [], rng, moves=1)
                number += 1
                try:
                    far.hear(1.5)
                except TimeoutError:
                    continue
            assert far.state["number"] > 2  # type: ignore[index]
            assert number > 2


def test_a_ban_holds_at_all_workers(pair: tuple[Server, Server], postgres_url: str) -> None:
    table, (bad, good) = seat_people(pair[0], "stella", 2)
    there = Person(pair[1], bad.person.key).sit_at(table, server=pair[1])
    there.hear_until("hello")
    bad.answer(type="chat", text="something vile")
    line = good.person.get(f"/api/tables/{table}/chat")[-1]["id"]
    run_admin(postgres_url, "remove-line", str(line))
    for talk in (good, there):
        assert talk.hear_until("chat-removed")["id"] == line
    run_admin(postgres_url, "ban", bad.person.id, "--reason", "shouting")
    for talk in (bad, there):
        assert talk.hear_until("refused")["error"] == "banned"
        assert close_code(talk) == 4400
    while good.hear_until("table")["table"]["seats"][0]["state"] == "here":
        pass
    for server in pair:
        assert Person(server, bad.person.key).ask("POST", "/api/me/code", status=403)["error"] == "banned"


def test_operators_reach_all_workers_by_the_database(pair: tuple[Server, Server], postgres_url: str) -> None:
    table, (ann, bob) = seat_people(pair[0], "stella", 2, clock={"kind": "turn", "seconds": 600})
    there = Person(pair[1], bob.person.key).sit_at(table, server=pair[1])
    there.follow(0)
    play_on([ann, bob], [there], np.random.default_rng(3), moves=5)
    run_admin(postgres_url, "rewind", table, "2")
    for talk in (ann, bob, there):
        assert talk.follow(6)["notes"][-1]["kind"] == "rewind"
    run_admin(postgres_url, "announce", "Now", "--in", "0s")
    for talk in (ann, there):
        while talk.state is None or talk.state["clocks"]["deadline"] is not None:
            talk.hear()
    assert (
        ann.person.ask("POST", "/api/tables", {"game": "stella", "players": 2}, status=503)["error"]
        == "maintenance"
    )
    run_admin(postgres_url, "maintenance", "off")
    while there.state is None or there.state["clocks"]["deadline"] is None:
        there.hear()
    assert "is in" in run_admin(postgres_url, "export", ann.person.id, "/dev/null")
    run_admin(postgres_url, "erase", ann.person.id, "--yes")
    assert close_code(ann) == 4401
    while "is_erased" not in there.hear_until("hello")["table"]["seats"][0]["person"]:
        pass
    assert "recalculated" in run_admin(postgres_url, "recount-ratings")
    assert "Deleted: guests 0" in run_admin(postgres_url, "clean")
    run_admin(postgres_url, "end", table)
    while there.hear_until("hello")["table"]["ended"] is None:
        pass
