"""Passkeys: keeping an identity, recovering it, and all refusals."""

from typing import Any, Self

import httpx
import pytest
from sqlalchemy import create_engine, update

from starboard.server.database.schema import challenges
from starboard.server.passkeys import MOST_PASSKEYS
from tests.server.authenticator import Authenticator
from tests.server.services import Server, running
from tests.server.test_operation import starboard


class Browser(httpx.Client):
    """A browser at a server, under a host name that supports passkeys."""

    def __init__(self, server: Server) -> None:
        self.origin = f"http://localhost:{server.port}"
        super().__init__(base_url=self.origin, headers={"origin": self.origin})

    def __enter__(self) -> Self:
        super().__enter__()
        self.me: dict[str, Any] = self.get("/api/me").raise_for_status().json()
        return self

    def begin(self, path: str = "passkeys") -> dict[str, Any]:
        return dict(self.post(f"/api/me/{path}/options").raise_for_status().json())

    def keep(self, authenticator: Authenticator, name: str = "Laptop", **replaced: Any) -> httpx.Response:
        credential = authenticator.make(self.begin() | replaced)
        return self.post("/api/me/passkeys", json={"name": name, "credential": credential})

    def sign_in(self, authenticator: Authenticator, **replaced: Any) -> httpx.Response:
        return self.post(
            "/api/me/sign-in", json={"credential": authenticator.use(self.begin("sign-in") | replaced)}
        )

    def passkeys(self) -> list[dict[str, Any]]:
        return list(self.get("/api/me/passkeys").json()["passkeys"])


def refused(answer: httpx.Response, error: str) -> None:
    assert (answer.status_code // 100, answer.json()["error"]) == (4, error), answer.text


def test_an_identity_is_kept_and_found_again_on_any_device(server: Server) -> None:
    keep_and_find_again(server)


def test_an_identity_is_kept_and_found_again_with_postgresql(postgres_url: str) -> None:
    with running(postgres_url) as server:
        keep_and_find_again(server)


def keep_and_find_again(server: Server) -> None:
    with Browser(server) as laptop, Browser(server) as phone:
        laptop.patch("/api/me", json={"name": "Ann"})
        passkey = Authenticator(laptop.origin)
        assert laptop.keep(passkey, "My laptop").json()["name"] == "My laptop"
        phone.patch("/api/me", json={"name": "Bob"})
        assert phone.sign_in(passkey).json()["name"] == "Ann"
        assert phone.get("/api/me").json()["id"] == laptop.me["id"]
        assert [one["name"] for one in phone.get("/api/me/identities").json()] == ["Ann", "Bob"]
        assert len(laptop.get("/api/me/devices").json()) == 2
        [kept] = phone.passkeys()
        assert kept["used"] >= kept["created"]
        assert phone.delete("/api/me/devices").json() == {"count": 1}
        assert laptop.get("/api/me/devices").status_code == 401
        assert phone.delete(f"/api/me/passkeys/{kept['id']}").json() == []


def test_options_ask_for_a_passkey_that_is_found_without_a_name(server: Server) -> None:
    with Browser(server) as browser:
        options = browser.begin()
        assert options["rp"]["id"] == "localhost"
        assert options["authenticatorSelection"]["residentKey"] == "required"
        assert options["authenticatorSelection"]["userVerification"] == "preferred"
        assert options["attestation"] == "none"
        assert options["user"]["name"].startswith("Guest ")
        assert browser.begin()["challenge"] != options["challenge"]
        passkey = Authenticator(browser.origin)
        browser.keep(passkey)
        assert [one["id"] for one in browser.begin()["excludeCredentials"]] == [passkey.make(options)["id"]]
        assert browser.begin("sign-in").get("allowCredentials", []) == []


def test_passkeys_are_named_and_removed(server: Server) -> None:
    with Browser(server) as laptop, Browser(server) as stranger:
        passkeys = [Authenticator(laptop.origin) for _ in range(2)]
        for passkey, name in zip(passkeys, ("Laptop", "Phone"), strict=True):
            laptop.keep(passkey, name).raise_for_status()
        first, second = laptop.passkeys()
        refused(stranger.delete(f"/api/me/passkeys/{first['id']}"), "no-passkey")
        refused(stranger.patch(f"/api/me/passkeys/{first['id']}", json={"name": "Mine"}), "no-passkey")
        refused(laptop.patch(f"/api/me/passkeys/{first['id']}", json={"name": "a\u200bb"}), "bad-name")
        renamed = laptop.patch(f"/api/me/passkeys/{first['id']}", json={"name": "Old laptop"}).json()
        assert [one["name"] for one in renamed] == ["Old laptop", "Phone"]
        assert [one["id"] for one in laptop.delete(f"/api/me/passkeys/{first['id']}").json()] == [
            second["id"]
        ]
        refused(stranger.sign_in(passkeys[0]), "unknown-passkey")
        assert stranger.sign_in(passkeys[1]).json()["id"] == laptop.me["id"]


def test_a_person_has_only_so_many_passkeys(server: Server) -> None:
    with Browser(server) as browser:
        for _ in range(MOST_PASSKEYS):
            browser.keep(Authenticator(browser.origin)).raise_for_status()
        refused(browser.post("/api/me/passkeys/options"), "too-many-passkeys")


def test_an_answer_is_taken_once(server: Server) -> None:
    with Browser(server) as browser, Browser(server) as other:
        passkey = Authenticator(browser.origin)
        made = {"name": "Laptop", "credential": passkey.make(browser.begin())}
        assert browser.post("/api/me/passkeys", json=made).status_code == 201
        refused(browser.post("/api/me/passkeys", json=made), "no-challenge")
        used = {"credential": passkey.use(other.begin("sign-in"))}
        assert other.post("/api/me/sign-in", json=used).status_code == 200
        refused(other.post("/api/me/sign-in", json=used), "no-challenge")
        other.begin("sign-in")
        refused(other.post("/api/me/sign-in", json=used), "bad-passkey")
        assert len(browser.passkeys()) == 1
        refused(browser.keep(passkey), "passkey-taken")


def test_a_challenge_belongs_to_the_device_that_asked(server: Server) -> None:
    with Browser(server) as browser, Browser(server) as thief:
        passkey = Authenticator(browser.origin)
        browser.keep(passkey).raise_for_status()
        used = {"credential": passkey.use(browser.begin("sign-in"))}
        refused(thief.post("/api/me/sign-in", json=used), "no-challenge")
        thief.begin("sign-in")
        refused(thief.post("/api/me/sign-in", json=used), "bad-passkey")
        made = {"name": "Mine", "credential": Authenticator(browser.origin).make(browser.begin())}
        thief.begin()
        refused(thief.post("/api/me/passkeys", json=made), "bad-passkey")
        assert thief.passkeys() == []


def test_a_challenge_for_one_purpose_is_not_for_the_other(server: Server) -> None:
    with Browser(server) as browser:
        passkey = Authenticator(browser.origin)
        browser.keep(passkey).raise_for_status()
        refused(
            browser.post("/api/me/sign-in", json={"credential": passkey.use(browser.begin())}), "no-challenge"
        )


def test_a_challenge_expires(server: Server) -> None:
    with Browser(server) as browser:
        passkey = Authenticator(browser.origin)
        made = {"name": "Laptop", "credential": passkey.make(browser.begin())}
        engine = create_engine(server.environment["STARBOARD_DATABASE"])
        with engine.begin() as connection:
            connection.execute(update(challenges).values(expires=challenges.c.expires - 301))
        engine.dispose()
        refused(browser.post("/api/me/passkeys", json=made), "no-challenge")
        assert browser.passkeys() == []


@pytest.mark.parametrize(
    ("origin", "domain"),
    [("http://localhost:1", "localhost"), ("https://evil.example", "localhost"), (None, "evil.example")],
)
def test_a_passkey_of_another_site_is_refused(server: Server, origin: str | None, domain: str) -> None:
    with Browser(server) as browser:
        foreign = Authenticator(origin or browser.origin, domain)
        refused(browser.keep(foreign), "bad-passkey")
        own = Authenticator(browser.origin)
        browser.keep(own).raise_for_status()
        own.origin, own.domain = foreign.origin, foreign.domain
        refused(browser.sign_in(own), "bad-passkey")


def test_a_copied_passkey_is_refused_by_its_count(server: Server) -> None:
    with Browser(server) as browser:
        passkey = Authenticator(browser.origin)
        browser.keep(passkey).raise_for_status()
        passkey.count = 7
        assert browser.sign_in(passkey).status_code == 200
        passkey.count = 5
        refused(browser.sign_in(passkey), "bad-passkey")
        passkey.count = 8
        assert browser.sign_in(passkey).status_code == 200


def test_a_forged_signature_is_refused(server: Server) -> None:
    with Browser(server) as browser:
        passkey, forged = Authenticator(browser.origin), Authenticator(browser.origin)
        browser.keep(passkey).raise_for_status()
        forged.id = passkey.id
        refused(browser.sign_in(forged), "bad-passkey")


@pytest.mark.parametrize("part", ["clientDataJSON", "attestationObject"])
@pytest.mark.parametrize("value", ["AAAA", "e30", "b2Zmc2V0", "A" * 15_000])
def test_nonsense_is_refused(server: Server, part: str, value: str) -> None:
    with Browser(server) as browser:
        credential = Authenticator(browser.origin).make(browser.begin())
        credential["response"][part] = value
        refused(
            browser.post("/api/me/passkeys", json={"name": "Laptop", "credential": credential}), "bad-passkey"
        )


def test_an_address_that_passkeys_cannot_belong_to_is_explained(server: Server) -> None:
    with httpx.Client(base_url=server.url) as browser:
        browser.get("/api/me")
        assert "localhost" in browser.get("/api/me/passkeys").json()["problem"]
        for path in ("passkeys", "sign-in"):
            refused(browser.post(f"/api/me/{path}/options"), "passkeys-no-site")


def test_the_site_is_a_setting(database: str) -> None:
    done = starboard("serve", "--site", "play.example.org/games")
    assert (done.returncode, "play.example.org/games" in done.stderr) == (2, True)
    server = Server(database, site="https://play.example.org").start()
    try:
        host, elsewhere = {"host": "play.example.org"}, {"host": "evil.example"}
        with httpx.Client(base_url=server.url) as browser:
            browser.get("/api/me")
            options = browser.post("/api/me/passkeys/options", headers=host).json()
            assert options["rp"]["id"] == "play.example.org"
            passkey = Authenticator("https://play.example.org", "play.example.org")
            made = {"name": "Laptop", "credential": passkey.make(options)}
            refused(browser.post("/api/me/passkeys", json=made, headers=elsewhere), "passkeys-elsewhere")
            assert browser.post("/api/me/passkeys", json=made, headers=host).status_code == 201
            assert "https://play.example.org" in browser.get("/api/me/passkeys").json()["problem"]
    finally:
        server.stop()
