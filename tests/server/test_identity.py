"""Identities that last: renewed cookies, devices signed out, several identities on a device."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Self

import httpx
import pytest
from sqlalchemy import create_engine, select, text, update

from starboard.server.database.database import migrate, to_json
from starboard.server.database.schema import keys
from starboard.server.keys import DAY
from starboard.server.people import MOST_KEYS, hashed
from starboard.server.web.cookie import MOST_HELD, YEAR
from starboard.server.web.me import WEEK
from tests.server.client import Person, close_code
from tests.server.services import Server, running

CHROME = (
    "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36"
)
FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:131.0) Gecko/20100101 Firefox/131.0"


class Browser(httpx.Client):
    """A browser with its own cookies, on the front page."""

    def __init__(self, server: Server, agent: str = CHROME) -> None:
        super().__init__(base_url=server.url, headers={"user-agent": agent})

    def __enter__(self) -> Self:
        super().__enter__()
        self.visit()
        return self

    def visit(self) -> dict[str, Any]:
        self.me = dict(self.get("/api/me").raise_for_status().json())
        return self.me

    def rename(self, name: str) -> None:
        self.patch("/api/me", json={"name": name}).raise_for_status()

    def devices(self) -> list[dict[str, Any]]:
        return list(self.get("/api/me/devices").raise_for_status().json())

    def names(self) -> list[str]:
        """The names of the identities on this device, the current one first."""
        return [one["name"] for one in self.get("/api/me/identities").json()]

    def carry_to(self, other: "Browser") -> httpx.Response:
        code = self.post("/api/me/code").json()["code"]
        return other.post("/api/me/carry", json={"code": code})

    @property
    def held(self) -> list[str]:
        return str(self.cookies["starboard"]).split(".")


@contextmanager
def changed(server: Server, key: str, **values: float) -> Iterator[None]:
    """Changes the row of a key directly in the database."""
    engine = create_engine(server.environment["STARBOARD_DATABASE"])
    with engine.begin() as connection:
        assert connection.execute(update(keys).where(keys.c.hash == hashed(key)).values(values)).rowcount == 1
    yield
    engine.dispose()


def row(server: Server, key: str) -> Any:
    engine = create_engine(server.environment["STARBOARD_DATABASE"])
    with engine.connect() as connection:
        found = connection.execute(select(keys).where(keys.c.hash == hashed(key))).one()
    engine.dispose()
    return found


# ---- the cookie --------------------------------------------------------------------------------------------


def test_the_cookie_is_renewed_a_week_after_it_was_set(server: Server) -> None:
    with Browser(server) as browser:
        key = browser.held[0]
        assert "set-cookie" not in browser.get("/api/me").headers, "it is new"
        with changed(server, key, renewed=time.time() - WEEK - 1):
            renewed = browser.get("/api/me").headers["set-cookie"]
        assert f"starboard={key}" in renewed
        assert f"Max-Age={YEAR}" in renewed
        assert "HttpOnly" in renewed
        assert "samesite=lax" in renewed.lower()
        assert "set-cookie" not in browser.get("/api/me").headers
        assert browser.visit() == browser.me


def test_the_last_use_is_written_once_a_day_and_names_the_device(server: Server) -> None:
    with Browser(server) as browser:
        key, long_ago = browser.held[0], time.time() - DAY - 1
        with changed(server, key, used=long_ago):
            browser.get("/api/tables/mine", headers={"user-agent": FIREFOX})
        noted = row(server, key)
        assert noted.used > long_ago + DAY
        assert (noted.browser, noted.system, noted.is_program) == ("Firefox", "Windows", False)
        browser.get("/api/tables/mine")
        assert row(server, key) == noted


def test_a_database_from_before_keeps_its_people(tmp_path: Path) -> None:
    from alembic import command
    from alembic.config import Config

    from starboard.server.database import database

    url, key = f"sqlite:///{tmp_path}/old.db", "a-key-from-long-ago"
    engine = create_engine(url, json_serializer=to_json)
    with engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", str(database.MIGRATIONS))
        config.attributes["connection"] = connection
        command.upgrade(config, "0003")
        connection.execute(text("INSERT INTO people VALUES ('0123456789abcdef', 'Ann', 'en', 1.0)"))
        connection.execute(
            text("INSERT INTO keys VALUES (:hash, '0123456789abcdef', 1.0)"), {"hash": hashed(key)}
        )
        migrate(connection)
    engine.dispose()
    with running(url) as server, httpx.Client(base_url=server.url, cookies={"starboard": key}) as browser:
        answer = browser.get("/api/me", headers={"user-agent": CHROME})
        assert answer.json()["name"] == "Ann"
        assert "set-cookie" in answer.headers, "it was due long ago"
        [device] = browser.get("/api/me/devices").json()
        assert (device["browser"], device["system"], device["created"]) == ("Chrome", "Android", 1.0)


# ---- devices -----------------------------------------------------------------------------------------------


def test_devices_are_listed_in_plain_words_and_signed_out(server: Server) -> None:
    with Browser(server) as phone, Browser(server, FIREFOX) as laptop, Browser(server) as stranger:
        assert phone.carry_to(laptop).json()["id"] == phone.me["id"]
        here, there = laptop.devices()
        assert (here["browser"], here["system"], here["is_here"], here["is_program"]) == (
            "Firefox",
            "Windows",
            True,
            False,
        )
        assert (there["browser"], there["system"], there["is_here"]) == ("Chrome", "Android", False)
        assert stranger.delete(f"/api/me/devices/{there['id']}").json()["error"] == "no-device"
        assert phone.get("/api/tables/mine").status_code == 200
        assert laptop.delete(f"/api/me/devices/{there['id']}").json() == {"count": 1}
        assert phone.get("/api/tables/mine").json()["error"] == "no-identity"
        assert laptop.delete(f"/api/me/devices/{there['id']}").status_code == 404
        assert phone.visit()["id"] != laptop.visit()["id"], "a new guest"


def test_all_others_are_signed_out_at_once(server: Server) -> None:
    with Browser(server) as phone, Browser(server) as laptop, Browser(server) as tablet:
        for other in (laptop, tablet):
            phone.carry_to(other)
        assert len(phone.devices()) == 3
        code = laptop.post("/api/me/code").json()["code"]
        assert phone.delete("/api/me/devices").json() == {"count": 2}
        assert laptop.post("/api/me/carry", json={"code": code}).json()["error"] == "no-code", (
            "no way back in"
        )
        assert [device["is_here"] for device in phone.devices()] == [True]
        assert {other.get("/api/me/devices").status_code for other in (laptop, tablet)} == {401}


def test_programs_are_listed_as_such(server: Server) -> None:
    [device] = Person(server).get("/api/me/devices")
    assert (device["is_program"], device["browser"], device["is_here"]) == (True, "python-httpx", True)


def test_a_revoked_key_closes_its_sockets_and_no_others(server: Server) -> None:
    program = Person(server)
    with Browser(server) as browser:
        browser.post("/api/me/carry", json={"code": program.post("/api/me/code", status=201)["code"]})
        table = program.new_table("subastral", 2)
        talk, watcher = program.sit_at(table), Person(server).sit_at(table)
        for one in (talk, watcher):
            one.hear_until("hello")
        browser.delete("/api/me/devices")
        assert talk.hear_until("refused")["error"] == "signed-out"
        assert close_code(talk) == 4401
        assert watcher.answer(type="look", seat=0)["error"] == "not-seated", "still open"
        assert program.get("/api/me/devices", status=401)["error"] == "no-identity"


def test_a_key_revoked_at_another_worker_closes_its_sockets_soon(server: Server) -> None:
    program = Person(server)
    table = program.new_table("subastral", 2)
    with running(server.environment["STARBOARD_DATABASE"]) as other:
        talk = program.sit_at(table, server=other)
        talk.hear_until("hello")
        [device] = program.get("/api/me/devices")
        program.ask("DELETE", f"/api/me/devices/{device['id']}")
        assert talk.hear_until("refused")["error"] == "signed-out"
        assert close_code(talk) == 4401


def test_the_key_used_longest_ago_makes_room(server: Server) -> None:
    with Browser(server) as phone, Browser(server) as laptop:
        for _ in range(MOST_KEYS + 2):
            laptop.cookies.clear()
            phone.carry_to(laptop)
            phone.cookies, laptop.cookies = laptop.cookies, phone.cookies
        assert len(phone.devices()) == MOST_KEYS


# ---- several identities on one device ----------------------------------------------------------------------


def test_carrying_an_identity_over_keeps_the_one_on_the_device(server: Server) -> None:
    with Browser(server) as phone, Browser(server, FIREFOX) as laptop:
        phone.rename("Ann")
        laptop.rename("Ann of the laptop")
        mine = laptop.me["id"]
        phone.carry_to(laptop)
        assert laptop.visit()["name"] == "Ann"
        assert laptop.names() == ["Ann", "Ann of the laptop"]
        assert laptop.post(f"/api/me/identities/{mine}").json()["name"] == "Ann of the laptop"
        assert laptop.visit()["id"] == mine
        assert laptop.names() == ["Ann of the laptop", "Ann"]
        assert laptop.post(f"/api/me/identities/{Person(server).id}").json()["error"] == "no-identity-here"
        phone.carry_to(laptop)
        assert laptop.names() == ["Ann", "Ann of the laptop"], "nobody is there twice"
        assert len(phone.devices()) == 2


def test_a_guest_with_nothing_to_lose_is_not_kept(server: Server) -> None:
    with Browser(server) as phone, Browser(server) as laptop, Browser(server) as tablet:
        phone.rename("Ann")
        phone.carry_to(laptop)
        assert laptop.names() == ["Ann"]
        tablet.post("/api/tables", json={"game": "stella", "players": 3}).raise_for_status()
        phone.carry_to(tablet)
        assert tablet.names() == ["Ann", ""], "who has a seat is not forgotten"


def test_signing_out_leads_to_a_new_guest_and_keeps_the_other_identities(server: Server) -> None:
    with Browser(server) as phone, Browser(server) as laptop:
        phone.rename("Ann")
        laptop.rename("Bob")
        ann, bob = phone.me["id"], laptop.me["id"]
        phone.carry_to(laptop)
        key = laptop.held[0]
        assert laptop.delete(f"/api/me/identities/{ann}").status_code == 200
        assert laptop.get("/api/tables/mine").status_code == 401
        assert (
            httpx.get(server.url + "/api/tables/mine", headers={"authorization": f"Bearer {key}"}).status_code
            == 401
        )
        assert laptop.visit()["name"] == ""
        assert laptop.me["id"] not in (ann, bob)
        assert laptop.names() == ["", "Bob"]
        assert laptop.delete(f"/api/me/identities/{ann}").json()["error"] == "no-identity-here"
        assert laptop.post(f"/api/me/identities/{bob}").json()["name"] == "Bob"
        assert laptop.names() == ["Bob"]
        laptop.delete(f"/api/me/identities/{bob}")
        assert laptop.names() == []
        assert phone.visit()["id"] == ann


def test_a_device_holds_only_so_many_identities(server: Server) -> None:
    with Browser(server) as shared:
        shared.rename("0")
        for number in range(1, MOST_HELD + 1):
            with Browser(server) as other:
                other.rename(str(number))
                answer = other.carry_to(shared)
                assert answer.status_code == (200 if number < MOST_HELD else 429)
        assert shared.names() == [str(number) for number in reversed(range(MOST_HELD))]


@pytest.mark.parametrize("cookie", ["", ".", "...", "x", ".x.y", "." * 300, "x" * 3000, "é"])
def test_any_cookie_is_a_guest(server: Server, cookie: str) -> None:
    headers = {b"cookie": f"starboard={cookie}".encode()}
    answer = httpx.get(server.url + "/api/me", headers=headers)
    assert answer.status_code == 200
    assert len(answer.cookies["starboard"]) < 4000
    assert httpx.get(server.url + "/api/me/identities", headers=headers).json() == []
