"""Notices of turns: to real receivers on this machine, once for each turn, never into private networks."""

import json
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import httpx
import numpy as np
import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDSA,
    SECP256R1,
    derive_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from sqlalchemy import create_engine, func, select, update

from starboard.server.database.schema import notice_targets, notices
from starboard.server.notices.delivery import MOST_EACH
from starboard.server.notices.encoding import from_base64, to_base64
from starboard.server.notices.networks import Networks, PrivateNetwork
from starboard.server.notices.push import encrypt, public_key
from starboard.server.notices.quiet import QuietHours, quiet_until
from starboard.words import say
from tests.server.client import Person, Talk, play_on, seat_people
from tests.server.receiver import Browser, Receiver, plain, receiving
from tests.server.services import Server, running

SITE = "https://play.example.org"
OPEN = {"site": SITE, "notice_delay": 0, "notice_networks": "127.0.0.0/8", "bot_pace": 0}


@pytest.fixture(scope="module")
def noticing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that may send to this machine."""
    with running(f"sqlite:///{tmp_path_factory.mktemp('notices')}/starboard.db", **OPEN) as started:
        yield started


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with receiving() as started:
        yield started


def count(server: Server, table: Any) -> int:
    engine = create_engine(server.environment["STARBOARD_DATABASE"])
    with engine.connect() as connection:
        found = connection.scalar(select(func.count()).select_from(table))
    engine.dispose()
    return int(found or 0)


def until(condition: Any) -> None:
    end = time.monotonic() + 30
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.05)


def turn_passes(server: Server, people: list[Talk], absent: Talk) -> None:
    """Somebody's page is closed, and the others move until it is their turn."""
    if absent.state and absent.state["moves"]:  # the match began with them
        play_on(people, [], np.random.default_rng(1), moves=1)
    absent.close()
    others = [one for one in people if one is not absent]
    others[0].hear_until("watching")
    while others[0].state and others[0].state["moves"]:
        others[0].move(others[0].state["moves"][0])


def subscribed(person: Person, browser: Browser, language: str = "en") -> str:
    person.ask("PATCH", "/api/me", {"language": language, "name": "Ann"})
    mine = person.post("/api/me/notices/browsers", browser.subscription, status=201)
    return str(mine["targets"][0]["id"])


def test_a_browser_gets_one_notice_of_a_turn_and_only_what_may_be_seen(
    noticing: Server, receiver: Receiver
) -> None:
    table, talks = seat_people(noticing, "stella", 2, clock={"kind": "days", "days": 2})
    ann, bob = talks
    bob.person.ask("PATCH", "/api/me", {"name": "Боб"})
    browser = Browser(receiver)
    target = subscribed(ann.person, browser, "ru")
    turn_passes(noticing, talks, ann)
    came = receiver.next()
    assert came.path == browser.path
    assert came.headers["content-encoding"] == "aes128gcm"
    assert came.headers["topic"] == table
    assert_signed(came.headers["authorization"], receiver.url, ann.person.get("/api/me/notices")["push_key"])
    said = browser.read(came.body)
    token = said["off"].pop("token")
    assert said == {
        "title": say("notices-your-turn", "ru", game=say("stella-name", "ru")),
        "body": say("notices-moved", "ru", name="Боб"),
        "path": f"/table/{table}",
        "tag": table,
        "off": {"label": say("notices-off", "ru"), "target": target},
    }
    until(lambda: count(noticing, notices) == 0)
    assert receiver.is_silent(), "one for each turn"
    off = {"target": target, "token": "x" * 22}
    assert httpx.post(noticing.url + "/api/notices/off", json=off).status_code == 403
    for _ in range(2):  # a link may be opened twice
        httpx.post(noticing.url + "/api/notices/off", json={**off, "token": token}).raise_for_status()
    assert ann.person.get("/api/me/notices")["targets"] == []


def assert_signed(header: str, audience: str, public: str) -> None:
    """The request is signed by the key that browsers were given (RFC 8292)."""
    token, key = (part.strip().partition("=")[2] for part in header.removeprefix("vapid ").split(","))
    assert key == public
    signed, _, signature = token.rpartition(".")
    claims = json.loads(plain(signed.partition(".")[2]))
    assert (claims["aud"], claims["sub"]) == (audience, SITE)
    assert time.time() < claims["exp"] < time.time() + 86400
    halves = plain(signature)
    whole = encode_dss_signature(int.from_bytes(halves[:32], "big"), int.from_bytes(halves[32:], "big"))
    verifier = public_key(from_base64(public))
    verifier.verify(whole, signed.encode(), ECDSA(SHA256()))
    with pytest.raises(InvalidSignature):
        verifier.verify(whole, signed.encode() + b"x", ECDSA(SHA256()))


def test_nobody_is_told_of_a_table_that_they_have_open(noticing: Server, receiver: Receiver) -> None:
    _, talks = seat_people(noticing, "stella", 2)
    browsers = [Browser(receiver, f"/push/{seat}") for seat in range(2)]
    for talk, browser in zip(talks, browsers, strict=True):
        subscribed(talk.person, browser)
    play_on(talks, [], np.random.default_rng(3), moves=8)
    until(lambda: count(noticing, notices) == 0)
    assert receiver.is_silent()
    for talk in talks:
        talk.close()


def test_an_address_gets_a_notice_with_links(noticing: Server, receiver: Receiver) -> None:
    table, talks = seat_people(noticing, "stella", 2)
    ann = talks[0].person
    address = f"json://127.0.0.1:{receiver.port}/hook"
    mine = ann.post("/api/me/notices/addresses", {"address": address}, status=201)
    (target,) = mine["targets"]
    assert (target["kind"], target["label"]) == ("address", "json://…ook"), "it may contain a password"
    ann.post(f"/api/me/notices/{target['id']}/try")
    assert json.loads(receiver.next().body)["title"] == say("notices-test-title")
    turn_passes(noticing, talks, talks[0])
    said = json.loads(receiver.next().body)
    assert said["title"] == say("notices-your-turn", game=say("stella-name"))
    lines = said["message"].split("\n")
    assert lines[:2] == [say("notices-others-moved"), f"{SITE}/table/{table}"]
    assert lines[3].startswith(f"{say('notices-off')}: {SITE}/notices/off?target={target['id']}&token=")
    for wrong, error in (
        ("syslog://localhost", "bad-scheme"),
        ("json://", "bad-notice-address"),
        ("nonsense", "bad-scheme"),
    ):
        answer = ann.post("/api/me/notices/addresses", {"address": wrong}, status=400)
        assert answer["error"] == error


def test_no_notice_goes_into_a_private_network(tmp_path: Any, receiver: Receiver) -> None:
    """Neither directly, nor by a name, nor by a redirect: only the receiver's own network is open."""
    with ExitStack() as stack:
        closed = stack.enter_context(
            running(f"sqlite:///{tmp_path}/starboard.db", site=SITE, notice_networks="127.0.0.1/32")
        )
        other = stack.enter_context(receiving())
        ann = Person(closed)
        receiver.answers["/hook"] = (302, f"http://127.0.0.2:{other.port}/secret")
        receiver.answers["/here"] = (302, f"http://127.0.0.1:{other.port}/open")
        tries = [
            f"json://127.0.0.1:{receiver.port}/hook",
            f"json://127.0.0.1:{receiver.port}/here",
            f"json://127.0.0.2:{receiver.port}/direct",
            f"json://[::1]:{receiver.port}/direct",
        ]
        for address in tries:
            ann.post("/api/me/notices/addresses", {"address": address}, status=201)
        targets = ann.get("/api/me/notices")["targets"]
        assert (
            ann.ask("POST", f"/api/me/notices/{targets[0]['id']}/try", status=503)["error"] == "notice-failed"
        )
        assert receiver.next().path == "/hook"
        assert other.is_silent(), "the redirect was not followed"
        ann.post(f"/api/me/notices/{targets[1]['id']}/try")
        assert receiver.next().path == "/here"
        assert other.next().path == "/open", "redirects work where they may lead"
        for target in targets[2:]:
            ann.ask("POST", f"/api/me/notices/{target['id']}/try", status=503)
        browser = Browser(receiver)
        browser.subscription["endpoint"] = f"http://127.0.0.3:{receiver.port}/push"
        target = ann.post("/api/me/notices/browsers", browser.subscription, status=201)["targets"][-1]
        ann.ask("POST", f"/api/me/notices/{target['id']}/try", status=503)
        assert receiver.is_silent()


@pytest.mark.parametrize(
    "host",
    [
        "10.1.2.3",
        "127.0.0.1",
        "169.254.169.254",
        "192.168.0.1",
        "100.64.0.1",
        "0.0.0.0",
        "224.0.0.1",
        "::1",
        "fe80::1%eth0",
        "fd00::1",
        "::ffff:10.0.0.1",
        "64:ff9b::a00:1",
        "2002:a00:1::",
        "localhost",
        "",
    ],
)
def test_private_addresses(host: str) -> None:
    with pytest.raises(PrivateNetwork):
        Networks().check(host)


def test_public_addresses_and_opened_networks() -> None:
    for host in ("93.184.215.14", "2606:2800:21f:cb07::1", "64:ff9b::5db8:d70e"):
        Networks().check(host)
    Networks("10.0.0.0/8, fd00::/8").check("10.1.2.3")
    with pytest.raises(PrivateNetwork):
        Networks("10.0.0.0/8").check("192.168.0.1")


def test_a_subscription_that_has_ended_is_dropped_and_others_after_failures(
    noticing: Server, receiver: Receiver
) -> None:
    ann = Person(noticing)
    browsers = [Browser(receiver, "/gone"), Browser(receiver, "/broken")]
    receiver.answers = {"/gone": (410, ""), "/broken": (500, "")}
    for browser in browsers:
        ann.post("/api/me/notices/browsers", browser.subscription, status=201)
    gone, broken = (target["id"] for target in ann.get("/api/me/notices")["targets"])
    for target in (gone, broken):
        ann.ask("POST", f"/api/me/notices/{target}/try", status=503)
    assert [(one["id"], one["failures"]) for one in ann.get("/api/me/notices")["targets"]] == [(broken, 1)]
    engine = create_engine(noticing.environment["STARBOARD_DATABASE"])
    with engine.begin() as connection:
        connection.execute(update(notice_targets).where(notice_targets.c.id == broken).values(failures=9))
    engine.dispose()
    ann.ask("POST", f"/api/me/notices/{broken}/try", status=503)
    assert ann.get("/api/me/notices")["targets"] == []


def test_quiet_hours_put_a_notice_off(noticing: Server, receiver: Receiver) -> None:
    _, talks = seat_people(noticing, "stella", 2)
    ann = talks[0].person
    subscribed(ann, Browser(receiver))
    here = datetime.now(ZoneInfo("Asia/Kathmandu"))
    minutes = here.hour * 60 + here.minute
    quiet = {"begins": (minutes - 60) % 1440, "ends": (minutes + 60) % 1440, "zone": "Asia/Kathmandu"}
    ann.ask("PUT", "/api/me/notices/quiet", {"quiet": {**quiet, "zone": "Nowhere/Else"}}, status=400)
    assert ann.ask("PUT", "/api/me/notices/quiet", {"quiet": quiet})["quiet"] == quiet
    turn_passes(noticing, talks, talks[0])
    engine = create_engine(noticing.environment["STARBOARD_DATABASE"])

    def due() -> float:
        with engine.connect() as connection:
            return connection.scalar(select(notices.c.due)) or 0.0

    until(lambda: due() > time.time() + 3000)
    assert receiver.is_silent()
    ann.ask("PUT", "/api/me/notices/quiet", {"quiet": None})
    with engine.begin() as connection:
        connection.execute(update(notices).values(due=0))
    assert receiver.next()
    engine.dispose()


def test_quiet_hours_follow_the_clocks_of_the_zone() -> None:
    night = QuietHours(22 * 60, 7 * 60, "Europe/Berlin")

    def at(*when: int) -> float:
        return datetime(*when, tzinfo=ZoneInfo("Europe/Berlin")).timestamp()  # type: ignore[misc, arg-type]

    assert quiet_until(night, at(2026, 3, 28, 23, 0)) == at(2026, 3, 29, 7, 0), "with a change of the clocks"
    assert quiet_until(night, at(2026, 3, 29, 6, 59)) == at(2026, 3, 29, 7, 0)
    assert quiet_until(night, at(2026, 3, 29, 7, 0)) is None
    assert quiet_until(night, at(2026, 3, 29, 21, 59)) is None
    day = QuietHours(9 * 60, 17 * 60, "Europe/Berlin")
    assert quiet_until(day, at(2026, 3, 29, 12, 0)) == at(2026, 3, 29, 17, 0)
    assert quiet_until(day, at(2026, 3, 29, 8, 0)) is None


def test_signing_out_ends_the_notices_of_that_browser(noticing: Server, receiver: Receiver) -> None:
    before = count(noticing, notice_targets)
    ann = Person(noticing)
    subscribed(ann, Browser(receiver))
    code = ann.post("/api/me/code", status=201)["code"]
    with httpx.Client(base_url=noticing.url) as other:
        other.post("/api/me/carry", json={"code": code}).raise_for_status()
        assert [one["is_here"] for one in other.get("/api/me/notices").json()["targets"]] == [False]
        other.delete("/api/me/devices").raise_for_status()
    assert count(noticing, notice_targets) == before


def test_other_settings_offer_less(tmp_path: Any, receiver: Receiver) -> None:
    with running(f"sqlite:///{tmp_path}/starboard.db", notices="none") as silent:
        ann = Person(silent)
        assert ann.get("/api/me/notices")["push_key"] is None
        assert (
            ann.post("/api/me/notices/browsers", Browser(receiver).subscription, 404)["error"]
            == "notices-off"
        )
        assert (
            ann.post("/api/me/notices/addresses", {"address": "json://x.org"}, 404)["error"] == "notices-off"
        )


def test_the_example_of_the_rfc() -> None:
    """RFC 8291, appendix A."""
    private = int.from_bytes(from_base64("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    body = encrypt(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        derive_private_key(private, SECP256R1()),
        from_base64("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert to_base64(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz"
        "AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


@pytest.mark.parametrize("keys", [("AAAA", "AAAAAAAAAAAAAAAAAAAAAA"), (to_base64(b"\4" + b"1" * 64), "AAAA")])
def test_a_subscription_needs_true_keys(keys: tuple[str, str], noticing: Server) -> None:
    told = {"endpoint": "https://push.example.org/1", "p256dh": keys[0], "auth": keys[1]}
    assert Person(noticing).post("/api/me/notices/browsers", told, status=400)["error"] == "bad-subscription"


def test_two_workers_send_one_notice(postgres_url: str, redis_url: str, receiver: Receiver) -> None:
    settings = {**OPEN, "database": postgres_url, "redis": redis_url}
    with ExitStack() as stack:
        one, _ = (stack.enter_context(running(**settings)) for _ in range(2))  # type: ignore[arg-type]
        _, talks = seat_people(one, "stella", 2)
        browsers = [Browser(receiver, f"/push/{number}") for number in range(5)]
        for browser in browsers:
            talks[0].person.post("/api/me/notices/browsers", browser.subscription, status=201)
        turn_passes(one, talks, talks[0])
        assert {receiver.next().path for _ in browsers} == {browser.path for browser in browsers}
        time.sleep(2.5)  # each worker has looked again
        assert receiver.is_silent()


def test_targets_that_answer_slowly_take_few_places(noticing: Server) -> None:
    ann = Person(noticing)
    with receiving() as slow, ThreadPoolExecutor(MOST_EACH) as pool:
        made = ann.post("/api/me/notices/browsers", Browser(slow).subscription, status=201)
        trial = f"/api/me/notices/{made['targets'][0]['id']}/try"
        slow.goes_on.clear()
        waiting = [pool.submit(ann.post, trial) for _ in range(MOST_EACH)]
        for _ in waiting:
            slow.next()
        assert ann.post(trial, status=429)["error"] == "too-fast"
        slow.goes_on.set()
        assert all(one.result()["targets"] for one in waiting)
        assert ann.post(trial)["targets"]
