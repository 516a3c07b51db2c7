"""Operators at a running server: bans that cannot be evaded, mutes, removed lines, reports, and access."""

import json
import time
from typing import Any

import httpx
import pytest

from tests.server.client import Person, Talk, appointed, close_code, seat_people
from tests.server.command_line import run_admin
from tests.server.services import Server

REFUSED = 4400


def at(server: Server, address: str, key: str | None = None) -> Person:
    """A person at their own address, as reported by the proxy."""
    headers = {"x-forwarded-for": address}
    if key is None:
        key = httpx.post(server.url + "/api/me/key", headers=headers).raise_for_status().json()["key"]
    person = Person(server, key)
    person.headers |= headers
    person.id = person.get("/api/me")["id"]
    return person


@pytest.fixture(scope="module")
def operator(server: Server) -> Person:
    return appointed(server, at(server, "192.0.2.1"))


def ban(operator: Person, status: int = 201, **wish: Any) -> Any:
    return operator.post("/api/operator/bans", {"kind": "ban", "reason": "because", **wish}, status)


def admin(server: Server, *words: str, status: int | None = 0) -> str:
    """Returns the output of `starboard admin`."""
    return run_admin(server.environment["STARBOARD_DATABASE"], *words, status=status)


def refused_with(person: Person, method: str, path: str, data: Any = None) -> str:
    return str(person.ask(method, path, data, status=403)["error"])


def refused_with_soon(person: Person) -> str:
    """Returns the error once the server has noticed the command line's change."""
    end = time.monotonic() + 10
    while (answer := person.ask("POST", "/api/me/code", status=None)).get(
        "error"
    ) is None and time.monotonic() < end:
        time.sleep(0.1)
    return str(answer.get("error"))


# ---- operators ---------------------------------------------------------------------------------------------


def test_for_others_there_is_nothing_at_the_addresses_of_operators(server: Server, operator: Person) -> None:
    stranger = Person(server)
    nothing = stranger.get("/api/nothing", status=404)
    routes = stranger.get("/api/schema/openapi.json")["paths"]
    guarded = [
        (method, path)
        for path, methods in routes.items()
        if path.startswith("/api/operator")
        for method in methods
    ]
    assert len(guarded) >= 9
    for method, path in guarded:
        filled = path.replace("{ban_id}", "1").replace("{report_id}", "1").replace("{line}", "1")
        answer = httpx.request(
            method, server.url + filled.replace("{person_id}", operator.id), headers=stranger.headers
        )
        assert (answer.status_code, answer.json()) == (404, nothing), (method, path)
        assert httpx.request(method, server.url + filled).status_code == 404, "without an identity"
    assert operator.get("/api/operator")["operators"][0]["person"] == operator.id
    assert "is_operator" not in stranger.get("/api/me")
    assert operator.get("/api/me")["is_operator"]


def test_a_link_makes_the_one_who_uses_it_an_operator_and_nobody_after(server: Server) -> None:
    link = admin(server, "link", "--url", "https://play.example.org").strip()
    address, _, secret = link.partition("#")
    assert address == "https://play.example.org/operate", "what follows # is never sent to a server"
    ann, bob = Person(server), Person(server)
    assert ann.ask("POST", "/api/me/operator", {"secret": "x"}, status=404)["error"] == "no-operator-link"
    ann.post("/api/me/operator", {"secret": secret})
    assert ann.get("/api/operator")["operators"]
    assert bob.ask("POST", "/api/me/operator", {"secret": secret}, status=404)["error"] == "no-operator-link"
    admin(server, "dismiss", ann.id)
    ann.get("/api/operator", status=404)


# ---- bans --------------------------------------------------------------------------------------------------


def test_somebody_banned_is_out_at_once_and_finds_no_way_around(server: Server, operator: Person) -> None:
    table, talks = seat_people(server, "stella", 2)
    bad, good = talks[0].person, talks[1].person
    waiting = bad.new_table("stella", 3, is_open=True)
    code = bad.post("/api/me/code", status=201)["code"]
    ban(operator, whom=bad.id, reason="shouting", until=time.time() + 3600)

    told = talks[0].hear_until("refused")
    assert told["error"] == "banned"
    assert "shouting" in told["words"]
    assert close_code(talks[0]) == REFUSED
    assert bad.sit_at(table).hear()["error"] == "banned"
    while (heard := talks[1].hear_until("table")["table"])["seats"][0]["state"] == "here":
        pass
    assert heard["seats"][0]["state"] == "gone", "as if they had left"
    assert good.get(f"/api/tables/{waiting}")["state"] == "abandoned"

    for method, path, data in (
        ("POST", "/api/tables", {"game": "stella", "players": 2}),
        ("POST", f"/api/tables/{table}/return", {}),
        ("POST", f"/api/tables/{table}/moves", {"number": 0, "move": {}}),
        ("POST", f"/api/tables/{table}/rematch", None),
        ("POST", "/api/me/code", None),
        ("POST", "/api/me/passkeys/options", None),
        ("PATCH", "/api/me", {"name": "Somebody else"}),
        ("DELETE", "/api/me/devices", None),
    ):
        assert refused_with(bad, method, path, data) == "banned", path
    bad.get("/api/tables/mine")
    assert "shouting" in bad.get("/api/me")["notice"]

    with httpx.Client(base_url=server.url) as browser:
        guest = browser.get("/api/me").json()
        browser.patch("/api/me", json={"name": "Guest of theirs"}).raise_for_status()
        assert browser.post("/api/me/carry", json={"code": code}).json()["id"] == bad.id, (
            "a code brings the ban along"
        )
        for path in (f"/api/me/identities/{guest['id']}", "/api/me/code", "/api/me/key"):
            assert browser.post(path).json()["error"] == "banned", (
                "also as another identity of the same device"
            )
        assert browser.delete(f"/api/me/identities/{bad.id}").json()["error"] == "banned"


def test_a_ban_that_is_lifted_or_over_holds_no_longer(server: Server, operator: Person) -> None:
    person = Person(server)
    [made, *_] = ban(operator, whom=person.id)
    assert refused_with(person, "POST", "/api/me/code") == "banned"
    operator.ask("DELETE", f"/api/operator/bans/{made['id']}")
    person.post("/api/me/code", status=201)
    ban(operator, whom=person.id, until=time.time() + 1)
    end = time.monotonic() + 10
    while (
        httpx.post(server.url + "/api/me/code", headers=person.headers).status_code == 403
        and time.monotonic() < end
    ):
        time.sleep(0.1)
    person.post("/api/me/code", status=201)


def test_somebody_banned_may_still_delete_their_data(server: Server, operator: Person) -> None:
    person = Person(server)
    ban(operator, whom=person.id)
    assert refused_with(person, "POST", "/api/me/code") == "banned"
    person.get("/api/me/data")
    person.ask("DELETE", "/api/me")
    person.ask("GET", "/api/me/data", status=401)


def test_an_address_that_is_banned_makes_no_new_identities(server: Server, operator: Person) -> None:
    there, elsewhere = at(server, "203.0.113.7"), at(server, "203.0.114.7")
    talk = there.sit_at(elsewhere.new_table("stella", 2))
    talk.hear_until("hello")
    ban(operator, network="203.0.113.99/24", reason="a flood")
    assert talk.hear_until("refused")["error"] == "banned-address"
    assert close_code(talk) == REFUSED
    assert refused_with(there, "POST", "/api/me/code") == "banned-address"
    for method, path in (("GET", "/api/me"), ("POST", "/api/me/key")):
        answer = httpx.request(method, server.url + path, headers={"x-forwarded-for": "203.0.113.8"})
        assert (answer.status_code, answer.json()["error"]) == (403, "banned-address")
        assert "set-cookie" not in answer.headers
    there.get("/api/me")
    there.get("/api/games")
    elsewhere.post("/api/me/code", status=201)
    at(server, "203.0.113.9", operator.key).get("/api/operator")
    moved = at(server, "198.51.100.77", there.key)
    moved.post("/api/me/code", status=201)
    own = ban(operator, 403, network="192.0.2.0/24")
    assert own["error"] == "own-address"


def test_the_address_of_somebody_banned_is_banned_without_being_shown(
    server: Server, operator: Person
) -> None:
    bad, neighbour = at(server, "198.51.100.5"), at(server, "198.51.100.5")
    [made, *_] = ban(operator, whom=bad.id, with_address=True)
    made = operator.get("/api/operator/bans")[0]
    assert (made["person"], made["network"], made["has_address"]) == (bad.id, None, True)
    assert refused_with(neighbour, "POST", "/api/me/code") == "banned"
    assert httpx.get(server.url + "/api/me", headers={"x-forwarded-for": "198.51.100.5"}).status_code == 403
    assert "198.51.100.5" not in json.dumps(
        [operator.get("/api/operator/bans"), operator.get("/api/operator/log")]
    )
    operator.ask("DELETE", f"/api/operator/bans/{made['id']}")
    neighbour.post("/api/me/code", status=201)


def test_operators_ban_neither_themselves_nor_nobody(server: Server, operator: Person) -> None:
    assert ban(operator, 403, whom=operator.id)["error"] == "ban-operator"
    assert ban(operator, 400)["error"] == "ban-whom"
    assert ban(operator, 404, whom="nobody")["error"] == "no-such-person"
    assert ban(operator, 400, network="0.0.0.0/0")["error"] == "wide-network"
    assert ban(operator, 400, whom=operator.id, reason=" ")["error"] == "bad-request"


def test_somebody_muted_plays_and_neither_chats_nor_chooses_names(server: Server, operator: Person) -> None:
    _, talks = seat_people(server, "stella", 2)
    mover = next(talk for talk in talks if talk.state and talk.state["moves"])
    assert mover.answer(type="chat", text="loud")["type"] == "done"
    ban(operator, whom=mover.person.id, kind="mute", reason="loud")
    muted = mover.answer(type="chat", text="louder")
    assert (muted["error"], muted["facts"]) == ("muted", {"until": "never", "reason": "loud"})
    assert refused_with(mover.person, "PATCH", "/api/me", {"name": "Loud"}) == "muted"
    wish = {"game": "stella", "players": 2, "mine": 2, "names": ["Loud"]}
    assert refused_with(mover.person, "POST", "/api/tables", wish) == "muted"
    assert mover.state
    assert mover.move(mover.state["moves"][0])["type"] == "state"
    mover.person.ask("PATCH", "/api/me", {"language": "ru"})


# ---- chat, reports, names ----------------------------------------------------------------------------------


def said(talk: Talk, text: str) -> int:
    """Sends a chat line; returns its id."""
    talk.answer(type="chat", text=text)
    return int(talk.person.get(f"/api/tables/{talk.table}/chat")[-1]["id"])


def test_a_line_of_chat_is_removed_for_everybody_at_once(server: Server, operator: Person) -> None:
    table, talks = seat_people(server, "stella", 2)
    first, second = said(talks[0], "hello"), said(talks[0], "something vile")
    assert operator.ask("DELETE", f"/api/operator/chat/{second}") == {"line": second}
    for talk in talks:
        assert talk.hear_until("chat-removed")["id"] == second
    shown = talks[1].person.get(f"/api/tables/{table}/chat")
    assert [(line["id"], line["text"], line["is_removed"]) for line in shown] == [
        (first, "hello", False),
        (second, "", True),
    ]
    operator.ask("DELETE", f"/api/operator/chat/{second}", status=404)


def test_a_report_reaches_the_operators_and_nobody_else(server: Server, operator: Person) -> None:
    table, talks = seat_people(server, "stella", 2)
    bad, good = talks[0].person, talks[1].person
    line = said(talks[0], "you fool")
    before = operator.get("/api/operator")["open_reports"]
    heard = len(talks[0].heard)
    about = {"whom": bad.id, "kind": "chat", "text": "He is\u200brude", "line": line}
    good.post(f"/api/tables/{table}/reports", about, status=201)
    assert good.ask("POST", f"/api/tables/{table}/reports", about, status=409)["error"] == "already-reported"
    spectator = Person(server)
    spectator.post(f"/api/tables/{table}/reports", {"whom": bad.id, "kind": "stalling"}, status=201)

    report = operator.get("/api/operator/reports")[1]
    expected = {
        "person": bad.id,
        "reporter": good.id,
        "table": table,
        "game": "stella",
        "line": line,
        "kind": "chat",
    }
    assert expected.items() <= report.items()
    assert report["text"] == "He is rude"
    assert [quoted["text"] for quoted in report["quoted"]] == ["you fool"]
    assert operator.get("/api/operator")["open_reports"] == before + 2
    assert f"starboard_open_reports {before + 2}.0" in httpx.get(server.url + "/metrics").text

    operator.post(f"/api/operator/reports/{report['id']}/resolve")
    operator.post(f"/api/operator/reports/{report['id']}/resolve", status=404)
    assert operator.get("/api/me")["open_reports"] == before + 1
    talks[0].answer(type="chat", text="what?")
    kinds = {message["type"] for message in talks[0].heard[heard:]}
    assert kinds <= {"chat", "done", "watching"}, "the person reported hears nothing of it"


def test_only_others_at_the_table_can_be_reported_and_not_without_end(server: Server) -> None:
    table, talks = seat_people(server, "stella", 2, is_watchable=False)
    path = f"/api/tables/{table}/reports"
    reporter, stranger = talks[0].person, Person(server)
    for person, about, status, error in (
        (reporter, {"whom": reporter.id, "kind": "other"}, 400, "own-report"),
        (reporter, {"whom": stranger.id, "kind": "other"}, 400, "not-here"),
        (reporter, {"whom": talks[1].person.id, "kind": "dancing"}, 400, "bad-request"),
        (reporter, {"whom": talks[1].person.id, "kind": "other", "text": "x" * 501}, 400, "bad-request"),
        (stranger, {"whom": reporter.id, "kind": "other"}, 403, "not-watchable"),
    ):
        assert person.ask("POST", path, about, status=status)["error"] == error
    hosts = [Person(server) for _ in range(6)]
    answers = []
    for host in hosts:
        there = host.new_table("stella", 2)
        answers.append(
            reporter.ask(
                "POST", f"/api/tables/{there}/reports", {"whom": host.id, "kind": "name"}, status=None
            )
        )
    assert [answer.get("error") for answer in answers] == [None] * 5 + ["too-fast"]


def test_a_name_is_taken_away_at_running_tables_too(server: Server, operator: Person) -> None:
    bad, good = Person(server), Person(server)
    bad.ask("PATCH", "/api/me", {"name": "Vile"})
    table = bad.new_table("stella", 3, mine=2, names=["Viler"])
    good.post(f"/api/tables/{table}/join", {})
    bad.post(f"/api/tables/{table}/start")
    talk = good.sit_at(table)
    talk.follow(0)
    operator.post(f"/api/operator/people/{bad.id}/reset-name")
    names = {seat["person"]["name"] for seat in talk.hear_until("table")["table"]["seats"]}
    assert names == {""}
    assert {seat["person"]["name"] for seat in good.get(f"/api/tables/{table}/state")["seats"]} == {""}
    assert bad.get("/api/me")["name"] == ""
    bad.ask("PATCH", "/api/me", {"name": "Nice"})


# ---- the command line --------------------------------------------------------------------------------------


def test_the_command_line_does_the_same_and_the_server_follows(server: Server) -> None:
    table, talks = seat_people(server, "stella", 2)
    bad, good = talks[0].person, talks[1].person
    bad.ask("PATCH", "/api/me", {"name": f"Vile {bad.id[:6]}"})
    line = said(talks[0], "you fool")
    good.post(f"/api/tables/{table}/reports", {"whom": bad.id, "kind": "chat", "line": line}, status=201)
    [report] = [one for one in json.loads(admin(server, "reports", "--json")) if one["table"] == table]
    assert f"→ {line}" in admin(server, "reports", "--lang", "en")
    admin(server, "remove-line", str(line))
    assert talks[1].hear_until("chat-removed")["id"] == line
    admin(server, "mute", f"Vile {bad.id[:6]}", "--reason", "rude", "--days", "1")
    admin(server, "reset-name", bad.id)
    admin(server, "ban", bad.id, "--reason", "ruder")
    admin(server, "ban", "203.0.115.0/24", "--reason", "a flood")
    assert talks[0].hear_until("refused")["error"] == "banned"
    assert close_code(talks[0]) == REFUSED
    admin(server, "resolve", str(report["id"]))
    mine = [one for one in json.loads(admin(server, "bans", "--json")) if one["person"] == bad.id]
    assert [(one["kind"], one["reason"]) for one in mine] == [("ban", "ruder"), ("mute", "rude")]
    assert "ruder" in admin(server, "bans", "--lang", "en")
    for one in mine:
        admin(server, "lift", str(one["id"]))
    acts = [entry["act"] for entry in json.loads(admin(server, "log", "--json"))]
    assert acts[:7] == ["lift", "lift", "resolve", "ban", "ban", "reset-name", "mute"]
    assert "reset-name" in admin(server, "log")


def test_an_address_that_only_the_server_knows_is_banned_from_the_command_line(server: Server) -> None:
    bad, neighbour = at(server, "198.51.100.9"), at(server, "198.51.100.9")
    admin(server, "ban", bad.id, "--reason", "a flood", "--address")
    assert refused_with_soon(neighbour) == "banned"
    local = Person(server)
    admin(server, "ban", local.id, "--reason", "a flood", "--address")
    admin(server, "ban", "127.0.0.0/8", "--reason", "everybody", status=2)
    assert refused_with_soon(local) == "banned"
    # A proxy's address is never banned: everyone shares it.
    Person(server).post("/api/me/code", status=201)


def test_the_command_line_says_what_cannot_be(server: Server, operator: Person, tmp_path: Any) -> None:
    assert operator.id in admin(server, "operators")
    assert json.loads(admin(server, "operators", "--json"))[0]["person"] == operator.id
    for words in (
        ["ban", operator.id, "--reason", "by mistake"],
        ["ban", "nobody", "--reason", "x"],
        ["lift", "123456"],
        ["dismiss", "nobody"],
        ["appoint", operator.id],
        ["ban", "10.0.0.0/2", "--reason", "x"],
        ["mute", operator.id, "--reason", " "],
    ):
        admin(server, *words, status=2)
    run_admin(f"sqlite:///{tmp_path}/typo.db", "operators", status=2)
    assert not (tmp_path / "typo.db").exists(), "a mistyped address makes no database"
