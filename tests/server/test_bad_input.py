"""Bad input: broken frames, others' tables, floods, foreign origins.

The answers are clear, and nobody else is disturbed.
"""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.client import Person, appointed, close_code, seat_people
from tests.server.services import Server, running

FRAMES = [
    "",
    "nonsense",
    "[]",
    "null",
    "{}",
    '{"type": "dance"}',
    '{"type": "move"}',
    '{"type": "move", "id": 1, "number": "0", "move": {}}',
    '{"type": "move", "id": 1, "number": 0, "move": []}',
    '{"type": "move", "id": 1, "number": 0, "move": {}}',
    '{"type": "move", "id": 1, "number": -1, "move": {"do": "play"}}',
    '{"type": "move", "id": 1, "number": 99999999999999999999999, "move": {}}',
    '{"type": "move", "id": 1, "number": 0, "move": {"do": null, "card": {"a": [1e400]}}}',
    '{"type": "look", "id": 1, "seat": 7}',
    '{"type": "chat", "id": 1, "text": 5}',
    "[" * 5000,
    "\u0000",
]


def test_broken_frames_are_refused_and_change_nothing(server: Server) -> None:
    table, talks = seat_people(server, "subastral", 2)
    before = talks[0].person.get(f"/api/tables/{table}/state")
    for frame in FRAMES:
        talks[0].socket.send(frame)
        refused = talks[0].hear_until("refused")
        assert refused["error"]
        assert refused["words"]
    talks[0].socket.send(b"\xff\xfe")
    after = talks[1].person.get(f"/api/tables/{table}/state")
    assert (after["number"], len(after["events"])) == (0, len(before["events"]))
    assert all(message["type"] in {"hello", "state", "watching"} for message in talks[1].heard)


def test_a_huge_message_ends_only_its_own_connection(server: Server) -> None:
    table, talks = seat_people(server, "subastral", 2)
    talks[0].socket.send('{"type": "chat", "id": 1, "text": "' + "x" * 100_000 + '"}')
    assert close_code(talks[0]) is not None
    mover = next(talk for talk in talks if talk.state and talk.state["moves"])
    if mover is talks[0]:
        mover = mover.person.sit_at(table)
        mover.follow(0)
    assert mover.state
    assert mover.move(mover.state["moves"][0])["type"] == "state"


def test_a_flood_is_refused_then_cut_off_and_nobody_else_notices(tmp_path: Any) -> None:
    with running(f"sqlite:///{tmp_path}/flood.db", messages=20) as server:
        _, talks = seat_people(server, "subastral", 2)
        try:
            for _ in range(500):
                talks[0].socket.send("{}")
        except ConnectionClosed:
            pass
        assert close_code(talks[0]) == 4429
        assert talks[1].answer(type="chat", text="still here")["type"] == "done"


def test_requests_have_a_limit(tmp_path: Any) -> None:
    with running(f"sqlite:///{tmp_path}/limit.db", requests=30) as server:
        with httpx.Client() as visitor:
            codes = [visitor.get(server.url + "/api/games").status_code for _ in range(60)]
        assert codes[:30] == [200] * 30
        assert 429 in codes
        assert httpx.get(server.url + "/health").status_code == 200


def test_other_peoples_tables(server: Server) -> None:
    table, talks = seat_people(server, "subastral", 2)
    stranger = Person(server)
    move = {"number": 0, "move": {"do": "play", "card": "taiga-2"}}
    for path in ("moves", "take-back", "abandon", "return"):
        data = move if path == "moves" else {"number": 0}
        assert stranger.post(f"/api/tables/{table}/{path}", data, status=403)["error"] == "not-seated"
    assert (
        stranger.post(f"/api/tables/{table}/seats/0/substitute", {"number": 0}, status=403)["error"]
        == "not-seated"
    )
    watching = stranger.sit_at(table)
    assert watching.answer(type="move", **move)["error"] == "not-seated"
    view = watching.state["view"]  # type: ignore[index]
    assert all(seat["hand"] is None for seat in view["seats"])
    assert watching.state["moves"] == []  # type: ignore[index]
    assert stranger.get("/api/tables/nonesuch/state", status=404)["error"] == "no-table"
    assert stranger.get(f"/api/tables/{table}/record", status=400)["error"] == "not-over"
    nobody = httpx.post(server.url + f"/api/tables/{table}/moves", json=move)
    assert (nobody.status_code, nobody.json()["error"]) == (401, "no-identity")
    talks[0].close()


def test_foreign_pages_may_neither_act_nor_listen(server: Server) -> None:
    person = Person(server)
    headers = {**person.headers, "origin": "https://elsewhere.example"}
    answer = httpx.post(server.url + "/api/tables", json={"game": "stella", "players": 3}, headers=headers)
    assert (answer.status_code, answer.json()["error"]) == (403, "foreign-origin")
    table = person.new_table("stella", 3)
    url = f"{server.url.replace('http', 'ws')}/api/tables/{table}/socket"
    with (
        pytest.raises(Exception, match=r"403|4\d\d|closed"),
        connect(url, additional_headers=headers) as socket,
    ):
        socket.recv(5)
    own = {**person.headers, "origin": server.url}
    assert (
        httpx.post(server.url + "/api/tables", json={"game": "stella", "players": 3}, headers=own).status_code
        == 201
    )


def test_sockets_of_one_address_have_a_limit(database: str) -> None:
    with running(database, sockets=2) as server:
        person = Person(server)
        table = person.new_table("stella", 3)
        talks = [person.sit_at(table) for _ in range(2)]
        for talk in talks:
            assert talk.hear()["type"] == "hello"
        refused = person.sit_at(table)
        assert refused.hear()["error"] == "too-many-sockets"
        assert close_code(refused) == 4400
        talks[0].close()
        while (again := person.sit_at(table)).hear()["type"] != "hello":
            pass
        again.close()


def test_answers_carry_security_headers(server: Server) -> None:
    for path in ("/", "/api/games", "/api/nothing"):
        headers = httpx.get(server.url + path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert "server" not in headers


def test_errors_come_in_the_readers_language(server: Server) -> None:
    for language, words in (("ru-RU,ru;q=0.9", "Такого стола нет."), ("en", "There is no such table.")):
        answer = httpx.get(server.url + "/api/tables/nonesuch", headers={"accept-language": language})
        assert answer.json() == {"error": "no-table", "words": words}


def schemathesis(server: Server, key: str, folder: Path, *more: str) -> None:
    """Sends requests generated from our OpenAPI document: every answer must be one that it declares."""
    checks = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"
    words = [sys.executable, "-m", "schemathesis.cli", "run", f"{server.url}/api/schema/openapi.json"]
    words += ["--header", f"Authorization: Bearer {key}", "--checks", checks, "--max-examples", "10", *more]
    words += ["--seed", "1", "--generation-deterministic"]  # the same requests in every run
    done = subprocess.run(words, capture_output=True, text=True, timeout=400, cwd=folder)
    failures = done.stdout.partition(" FAILURES ")[2] or done.stdout[-4000:]
    assert done.returncode == 0, failures[:4000] + done.stderr[-2000:]


def test_schemathesis_finds_no_server_error(server: Server, tmp_path: Path) -> None:
    schemathesis(server, Person(server).key, tmp_path)


def test_schemathesis_finds_no_server_error_as_an_operator(database: str, tmp_path: Path) -> None:
    with running(database) as server:
        operator = appointed(server)
        schemathesis(
            server, operator.key, tmp_path, "--include-path-regex", "operator", "--phases", "coverage"
        )


def test_metrics_and_health(server: Server) -> None:
    figures = httpx.get(server.url + "/metrics").text
    for name in (
        "starboard_acts_total",
        "starboard_connections",
        "starboard_live_tables",
        "starboard_write_seconds_bucket",
    ):
        assert name in figures
    assert json.loads(httpx.get(server.url + "/health").text)["status"] == "ok"


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        (
            "POST",
            "/api/tables",
            '{"game": "stella", "players": 3, "starter": 999999999999999999999999999999}',
        ),
        ("POST", "/api/tables", '{"game": "stella", "players": 3, "options": ' + "[" * 30000),
        ("PATCH", "/api/me", '{"name": "a\\u0000b"}'),
        ("PATCH", "/api/me", '{"name": "ab\\n"}'),
        ("GET", "/api/tables/%00", ""),
        ("GET", "/api/tutorials/stella/moments/-1", ""),
        ("GET", "/api/tutorials/stella/moments/100000/points", ""),
        ("GET", "/api/ratings/chess/people", ""),
        ("GET", "/api/ratings/stella/%00", ""),
    ],
)
def test_nonsense_is_refused_and_never_an_error_of_ours(
    server: Server, method: str, path: str, body: str
) -> None:
    headers = {**Person(server).headers, "content-type": "application/json"}
    answer = httpx.request(method, server.url + path, content=body.encode(), headers=headers)
    assert 400 <= answer.status_code < 500, answer.text
    assert answer.json()["words"]
