"""Provable deals, from the empty table to the record."""

import json
import secrets
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from sqlalchemy import create_engine, select, update

import starboard
from starboard.match.deal import commitment_to, seed_from
from starboard.server.database.schema import tables
from starboard.server.tables import start_seat
from tests.server.client import Person, Talk, play_on
from tests.server.services import Server


def seat_with_nonces(server: Server, players: int, **wish: Any) -> tuple[str, list[Talk], dict[str, str]]:
    """Starts a match with everyone connected; returns its id, sockets by seat, and nonces by person."""
    people = [Person(server) for _ in range(players)]
    nonces = {person.id: secrets.token_hex(32) for person in people}
    table = people[0].new_table("stella", players, **wish)
    for person in people[1:]:
        person.post(f"/api/tables/{table}/join", {"nonce": nonces[person.id]})
    watching = {person.id: person.sit_at(table) for person in people}
    info = people[0].post(f"/api/tables/{table}/start", {"nonce": nonces[people[0].id]})
    talks = [watching[seat["person"]["id"]] for seat in info["seats"]]
    for talk in talks:
        talk.follow(0)
    return table, talks, nonces


def verify(record: dict[str, Any], folder: Path, *options: str) -> "subprocess.CompletedProcess[str]":
    file = folder / "record.json"
    file.write_text(json.dumps(record))
    words = [sys.executable, "-m", "starboard", "verify", str(file), "--lang", "en", *options]
    return subprocess.run(words, capture_output=True, text=True, timeout=60)


@pytest.mark.parametrize("starter", [None, 2])
def test_the_deal_follows_from_a_secret_shown_as_a_hash_before_and_a_nonce_of_everybody(
    server: Server, starter: int | None
) -> None:
    table, talks, nonces = seat_with_nonces(server, 3, starter=starter)
    first = talks[0].heard[0]["table"]
    shown = first["deal"]["commitment"]
    assert (first["state"], first["seed_sha256"]) == ("open", None), "it is shown before there is a deal"
    play_on(talks, [], np.random.default_rng(3))
    record = talks[0].person.get(f"/api/tables/{table}/record")
    deal = record["deal"]
    assert deal["nonces"] == [nonces[talk.person.id] for talk in talks], (
        "the seats have turned, and the nonces with them"
    )
    assert (deal["commitment"], commitment_to(deal["secret"])) == (shown, shown)
    assert record["seed"] == seed_from(deal["secret"], nonces.values())
    for talk in talks:
        before_the_end = [
            message for message in talk.heard if message.get("table", {}).get("state") != "finished"
        ]
        told = json.dumps([message for message in before_the_end if "points" not in message])
        assert deal["secret"] not in told
        assert record["seed"] not in told
        assert talk.person.get(f"/api/tables/{table}")["deal"] == deal
        proof = starboard.prove(record, shown, nonces[talk.person.id])
        assert (proof.is_proven, proof.silent) == (True, ())


def test_verify_says_what_is_proven_what_is_missing_and_what_is_false(server: Server, tmp_path: Path) -> None:
    table, talks, nonces = seat_with_nonces(server, 2)
    play_on(talks, [], np.random.default_rng(4))
    record = talks[0].person.get(f"/api/tables/{table}/record")
    shown, mine = record["deal"]["commitment"], nonces[talks[0].person.id]
    proven = verify(record, tmp_path, "--hash", shown, "--nonce", mine)
    assert (proven.returncode, proven.stdout[:19]) == (0, "Verified and proven")
    unproven = verify(
        {name: part for name, part in record.items() if name not in ("seed_sha256", "result")}, tmp_path
    )
    assert (unproven.returncode, unproven.stdout[:8]) == (1, "Unproven")
    assert "erified" not in unproven.stdout
    false = verify(record, tmp_path, "--hash", secrets.token_hex(32))
    assert (false.returncode, false.stdout) == (2, "")
    assert "not the deal" in false.stderr


def test_a_nonce_is_64_digits_and_the_first_one_stays(server: Server) -> None:
    host, guest = Person(server), Person(server)
    table = host.new_table("stella", 2)
    for nonsense in ("", "ff", "F" * 64, "0" * 63 + "\n", 7):
        guest.post(f"/api/tables/{table}/join", {"nonce": nonsense}, status=400)
        host.post(f"/api/tables/{table}/start", {"nonce": nonsense}, status=400)
    assert host.get(f"/api/tables/{table}")["seats"][1]["person"] is None
    assert guest.post(f"/api/tables/{table}/join", {"nonce": "a" * 64})["deal"]["nonces"] == [None, "a" * 64]
    assert guest.post(f"/api/tables/{table}/leave")["deal"]["nonces"] == [None, None]
    guest.post(f"/api/tables/{table}/join", {"nonce": "b" * 64})
    assert sorted(host.post(f"/api/tables/{table}/start", {"nonce": "c" * 64})["deal"]["nonces"]) == [
        "b" * 64,
        "c" * 64,
    ]


def test_a_table_that_starts_at_once_says_that_nobody_added_anything(server: Server) -> None:
    person = Person(server)
    table = person.new_table("stella", 2, bots=["beginner"], start=True)
    deal = person.get(f"/api/tables/{table}")["deal"]
    assert (deal["nonces"], deal["secret"]) == ([None, None], None)


def test_a_table_of_the_previous_version_is_dealt_as_it_was_promised(server: Server) -> None:
    """Its seed was drawn when it was created; it has no secret."""
    host, seed = Person(server), secrets.token_hex(32)
    table = host.new_table("stella", 2, bots=["beginner"])
    engine = create_engine(server.environment["STARBOARD_DATABASE"])
    with engine.begin() as connection:
        connection.execute(update(tables).where(tables.c.id == table).values(seed=seed, secret=None))
    assert host.get(f"/api/tables/{table}")["deal"] is None
    assert host.post(f"/api/tables/{table}/start", {"nonce": "a" * 64})["deal"] is None
    with engine.connect() as connection:
        assert connection.execute(select(tables.c.seed).where(tables.c.id == table)).scalar_one() == seed
    engine.dispose()


# ---- rematches ---------------------------------------------------------------------------------------------


def finished(server: Server, players: int = 3, **wish: Any) -> tuple[str, list[Person]]:
    """A finished match; returns its id and its people by seat."""
    table, talks, _ = seat_with_nonces(server, players, **wish)
    play_on(talks, [], np.random.default_rng(5))
    return table, [talk.person for talk in talks]


def line_of(person: Person, table: str) -> dict[str, Any] | None:
    return next((line for line in person.get("/api/tables/mine") if line["id"] == table), None)


def test_a_rematch_asks_the_others_and_begins_when_all_have_accepted(server: Server) -> None:
    old, (ann, bob, cat) = finished(server)
    info = ann.post(f"/api/tables/{old}/rematch", status=201)
    new = info["id"]
    assert (info["state"], info["host"]["id"], info["is_open"], info["is_ready"]) == (
        "open",
        ann.id,
        False,
        False,
    )
    assert [seat["person"] and seat["person"]["id"] for seat in info["seats"]] == [ann.id, None, None]
    assert [seat.get("invited", {}).get("id") for seat in info["seats"]] == [None, bob.id, cat.id]
    assert bob.get(f"/api/tables/{old}")["rematch"] == new
    assert [bool(line and line["is_invited"]) for line in (line_of(one, new) for one in (ann, bob, cat))] == [
        False,
        True,
        True,
    ]
    stranger = Person(server)
    assert stranger.post(f"/api/tables/{new}/join", {}, status=409)["error"] == "seat-taken"
    assert bob.post(f"/api/tables/{new}/join", {"seat": 2}, status=409)["error"] == "seat-taken"

    waiting = ann.post(f"/api/tables/{new}/start", {"nonce": "a" * 64})
    assert (waiting["state"], waiting["is_ready"]) == ("open", True)
    assert ann.post(f"/api/tables/{new}/start", {"nonce": "d" * 64})["deal"]["nonces"][0] == "a" * 64, (
        "nobody tries several"
    )
    assert bob.post(f"/api/tables/{new}/join", {"nonce": "b" * 64})["state"] == "open"
    begun = cat.post(f"/api/tables/{new}/join", {"nonce": "c" * 64})
    assert begun["state"] == "playing"
    by_person = {
        seat["person"]["id"]: nonce
        for seat, nonce in zip(begun["seats"], begun["deal"]["nonces"], strict=True)
    }
    assert by_person == {ann.id: "a" * 64, bob.id: "b" * 64, cat.id: "c" * 64}
    first = start_seat(starboard.replay(ann.get(f"/api/tables/{old}/record")))
    assert begun["seats"][begun["turn"]]["person"]["id"] == [ann, bob, cat][(first + 1) % 3].id, (
        "the next seat starts"
    )
    assert not line_of(cat, new)["is_invited"]  # type: ignore[index]


def test_a_seat_that_is_declined_goes_to_a_bot_or_to_somebody_else(server: Server) -> None:
    old, (ann, bob, cat) = finished(server)
    new = bob.post(f"/api/tables/{old}/rematch", status=201)["id"]
    bob.post(f"/api/tables/{new}/start", {})
    declined = cat.post(f"/api/tables/{new}/leave")
    assert (declined["seats"][2]["invited"]["has_declined"], declined["is_ready"]) == (True, False)
    assert line_of(cat, new) is None
    assert cat.post(f"/api/tables/{new}/leave", status=403)["error"] == "not-seated"
    assert (
        ann.ask("PUT", f"/api/tables/{new}/seats/2", {"bot": "beginner"}, status=403)["error"] == "not-host"
    )
    assert bob.post(f"/api/tables/{new}/start", {}, status=400)["error"] == "free-seats"
    bob.ask("PUT", f"/api/tables/{new}/seats/2", {"bot": "beginner"})
    assert bob.ask("DELETE", f"/api/tables/{new}/seats/0")["seats"][0].get("invited") is None, (
        "Ann does not come: anyone may"
    )
    stranger = Person(server)
    assert stranger.post(f"/api/tables/{new}/join", {})["state"] == "open"
    assert ann.post(f"/api/tables/{new}/join", {}, status=409)["error"] == "seat-taken"
    assert bob.post(f"/api/tables/{new}/start", {})["state"] == "playing"


def test_a_rematch_that_was_closed_can_be_asked_for_again(server: Server) -> None:
    old, (ann, bob) = finished(server, 2)
    closed = ann.post(f"/api/tables/{old}/rematch", status=201)["id"]
    ann.post(f"/api/tables/{closed}/leave")
    assert bob.post(f"/api/tables/{closed}/join", {}, status=409)["error"] == "table-closed"
    assert line_of(bob, closed) is None
    again = bob.post(f"/api/tables/{old}/rematch", status=201)
    assert again["id"] != closed
    assert again["host"]["id"] == bob.id
    assert ann.post(f"/api/tables/{old}/rematch", status=201)["id"] == again["id"]


def test_alone_with_bots_a_rematch_begins_at_once(server: Server) -> None:
    ann = Person(server)
    table = ann.new_table("stella", 3, mine=2, names=["Ben"], bots=["beginner"], start=True)
    end = time.monotonic() + 60
    while not (state := ann.get(f"/api/tables/{table}/state"))["view"]["over"] and time.monotonic() < end:
        turn = state["view"]["to_move"]
        if state["seats"][turn]["person"]:
            mine = ann.get(f"/api/tables/{table}/state?seat={turn}")
            ann.ask(
                "POST",
                f"/api/tables/{table}/moves",
                {"number": mine["number"], "move": mine["moves"][0]},
                status=None,
            )
    new = ann.post(f"/api/tables/{table}/rematch", status=201)
    assert not any("invited" in seat for seat in new["seats"])
    begun = ann.post(f"/api/tables/{new['id']}/start", {"nonce": "a" * 64})
    assert begun["state"] == "playing"
    assert {seat["person"]["name"] for seat in begun["seats"] if seat["person"]} == {"", "Ben"}
    assert begun["deal"]["nonces"].count("a" * 64) == 2
