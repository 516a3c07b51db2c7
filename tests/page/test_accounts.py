"""Signing in with an account at an OpenID provider: over HTTP, and in Chromium with the provider's page."""

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple
from urllib.parse import parse_qs, urlsplit

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect
from sqlalchemy import create_engine, select, update

from starboard.server.database.schema import accounts, offers, sign_ins
from starboard.server.oidc.fetch import SECONDS
from tests.page.browser import someone
from tests.page.test_accessibility import LOOKS, fits, violations
from tests.page.test_identity import PHONE, REACHES_OUT, local, named
from tests.server.provider import SECRET, OpenProvider, open_provider
from tests.server.services import Server


class Club(NamedTuple):
    """A server, its OpenID provider, and the visitors."""

    server: Server
    provider: OpenProvider
    visitors: "list[Visitor]"


@pytest.fixture(scope="module")
def open_club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    database = f"sqlite:///{tmp_path_factory.mktemp('accounts')}/starboard.db"
    with open_provider() as provider:
        server = Server(database, **provider.settings).start()
        try:
            yield Club(server, provider, [])
        finally:
            log = server.stop()
        assert not any(secret in log for secret in (SECRET, "code=", "state=", "eyJ"))


@pytest.fixture
def club(open_club: Club) -> Iterator[Club]:
    yield open_club
    while open_club.visitors:
        open_club.visitors.pop().close()


class Visitor(httpx.Client):
    """A browser without a page."""

    def __init__(self, club: Club, name: str = "") -> None:
        self.club = club
        club.visitors.append(self)
        self.origin = local(club.server)
        super().__init__(base_url=self.origin, headers={"origin": self.origin}, timeout=30)
        self.me: dict[str, Any] = self.get("/api/me").json()
        if name:
            self.patch("/api/me", json={"name": name})

    def begin(self) -> str:
        """Starts signing in; returns the address at the provider."""
        return str(self.post("/api/me/accounts/sign-in").raise_for_status().json()["address"])

    def sign_in(self, account: str | None) -> str:
        """Signs in and returns the outcome."""
        return self.come_back(self.club.provider.answer_to(self.begin(), account))

    def come_back(self, address: str) -> str:
        answer = self.get(address)
        assert answer.status_code == 303, answer.text
        where = urlsplit(answer.headers["location"])
        assert (where.scheme, where.netloc, where.path) == ("", "", "/identity")
        return parse_qs(where.query)["account"][0]

    def keep(self, what: str = "mine") -> httpx.Response:
        return self.post("/api/me/accounts", json={"keeps": what})

    def accounts(self) -> dict[str, Any]:
        return dict(self.get("/api/me/accounts").json())

    def now(self) -> str:
        return str(self.get("/api/me").json()["id"])


def with_account(club: Club, name: str, account: str) -> Visitor:
    """A visitor whose identity is kept by an account."""
    visitor = Visitor(club, name)
    assert visitor.sign_in(account) == "offered"
    assert visitor.keep().status_code == 200
    return visitor


def refused(answer: httpx.Response, status: int, error: str) -> None:
    assert (answer.status_code, answer.json()["error"]) == (status, error), answer.text


# ---- over HTTP ---------------------------------------------------------------------------------------------


def test_an_account_keeps_an_identity_and_gives_it_back_elsewhere(club: Club) -> None:
    laptop, phone = Visitor(club, "Ann"), Visitor(club, "Bob")
    assert laptop.accounts() == {"provider": "Chess Club", "accounts": [], "offer": None, "problem": None}
    assert laptop.sign_in("ann") == "offered"
    assert laptop.accounts()["offer"] == {"name": "Ann", "can_keep": True}
    assert laptop.accounts()["accounts"] == []
    assert laptop.keep().json()["id"] == laptop.me["id"]
    [kept] = laptop.accounts()["accounts"]
    assert (kept["provider"], kept["name"], kept["can_sign_in"]) == ("Chess Club", "Ann", True)
    assert laptop.sign_in("ann") == "mine"

    assert phone.sign_in("ann") == "arrived"
    assert phone.now() == laptop.me["id"]
    assert [one["name"] for one in phone.get("/api/me/identities").json()] == ["Ann", "Bob"]
    assert len(laptop.get("/api/me/devices").json()) == 2
    assert phone.delete(f"/api/me/accounts/{kept['id']}").json() == []
    assert Visitor(club).sign_in("ann") == "offered"


def test_nothing_of_an_account_is_stored_but_issuer_subject_and_name(club: Club) -> None:
    visitor = with_account(club, "Eve", "eve")
    engine = create_engine(club.server.environment["STARBOARD_DATABASE"])
    with engine.connect() as connection:
        row = (
            connection.execute(select(accounts).where(accounts.c.person == visitor.me["id"])).one()._asdict()
        )
    engine.dispose()
    assert (row.pop("issuer"), row.pop("subject"), row.pop("name")) == (club.provider.issuer, "eve", "Eve")
    assert row.keys() == {"id", "person", "created", "used"}


def test_the_same_e_mail_address_is_not_the_same_account(club: Club) -> None:
    with_account(club, "First", "first")
    stranger = Visitor(club)
    with club.provider.misbehaving(claims={"email": "everybody@example.org", "email_verified": True}):
        assert stranger.sign_in("second") == "offered"
    assert stranger.now() == stranger.me["id"]


def test_an_identity_has_one_account_of_an_issuer_and_another_account_begins_a_new_one(club: Club) -> None:
    visitor = with_account(club, "Gus", "gus")
    assert visitor.sign_in("gus-at-work") == "offered"
    assert visitor.accounts()["offer"] == {"name": "Gus-At-Work", "can_keep": False}
    refused(visitor.keep(), 409, "account-other")
    new = visitor.keep("new").json()
    assert new["id"] not in (visitor.me["id"], "")
    assert visitor.now() == new["id"]
    assert len(visitor.get("/api/me/identities").json()) == 2
    assert visitor.sign_in("gus") == "arrived"
    assert visitor.now() == visitor.me["id"]


def test_an_offer_is_declined_expires_and_is_taken_once(club: Club) -> None:
    visitor, other = Visitor(club, "Hal"), Visitor(club, "Ida")
    refused(visitor.keep(), 400, "account-expired")
    assert visitor.sign_in("hal") == "offered"
    visitor.delete("/api/me/accounts/offer").raise_for_status()
    refused(visitor.keep(), 400, "account-expired")
    assert visitor.sign_in("hal") == "offered"
    make_old(club, offers)
    assert visitor.accounts()["offer"] is None
    refused(visitor.keep(), 400, "account-expired")
    assert (visitor.sign_in("hal"), other.sign_in("hal")) == ("offered", "offered")
    assert other.keep().status_code == 200
    refused(visitor.keep(), 409, "account-taken")
    assert visitor.accounts()["accounts"] == []


def make_old(club: Club, table: Any) -> None:
    engine = create_engine(club.server.environment["STARBOARD_DATABASE"])
    with engine.begin() as connection:
        connection.execute(update(table).values(expires=table.c.expires - 301))
    engine.dispose()


def test_a_sign_in_belongs_to_the_browser_that_began_it(club: Club) -> None:
    """No account can be pushed on another person (login CSRF), and no answer can be stolen."""
    attacker, victim = Visitor(club), Visitor(club, "Jim")
    back = club.provider.answer_to(attacker.begin(), "attacker")
    assert victim.come_back(back) == "account-expired"
    begun = victim.begin()
    assert victim.come_back(back) == "account-expired"
    assert victim.accounts()["offer"] is None
    assert victim.come_back(club.provider.answer_to(begun, "jim")) == "offered"
    with httpx.Client(base_url=victim.origin) as nobody:
        assert "account-expired" in nobody.get(back).headers["location"]


def test_a_state_is_used_once_in_time_and_only_the_last_one(club: Club) -> None:
    visitor = Visitor(club)
    back = club.provider.answer_to(visitor.begin(), "kay")
    assert visitor.come_back(back.replace("state=", "state=x")) == "account-expired"
    assert visitor.come_back(back) == "offered"
    assert visitor.come_back(back) == "account-expired"
    older = club.provider.answer_to(visitor.begin(), "kay")
    visitor.begin()
    assert visitor.come_back(older) == "account-expired"
    late = club.provider.answer_to(visitor.begin(), "kay")
    make_old(club, sign_ins)
    assert visitor.come_back(late) == "account-expired"
    assert visitor.come_back("/api/oidc/callback") == "account-expired"
    assert visitor.come_back("/api/oidc/callback?state=" + "x" * 5000) == "account-expired"


@pytest.mark.parametrize(
    "faults",
    [
        {"claims": {"nonce": "of another sign-in"}},
        {"claims": {"aud": "another client"}},
        {"claims": {"exp": 1_000_000_000}},
        {"signature": "none"},
        {"signature": "public"},
        {"signature": "stranger"},
    ],
    ids=str,
)
def test_a_token_that_is_not_right_signs_nobody_in(club: Club, faults: dict[str, Any]) -> None:
    visitor = Visitor(club)
    with club.provider.misbehaving(**faults):
        assert visitor.sign_in("ann") == "account-refused"
    assert (visitor.now(), visitor.accounts()["offer"]) == (visitor.me["id"], None)


def test_a_used_code_and_a_new_key_of_the_provider(club: Club) -> None:
    first, second = Visitor(club), Visitor(club)
    back = club.provider.answer_to(first.begin(), "lee")
    assert first.come_back(back) == "offered"
    club.provider.rotate()
    theirs = club.provider.answer_to(second.begin(), "lee")
    code, used = (parse_qs(urlsplit(one).query)["code"][0] for one in (theirs, back))
    assert second.come_back(theirs.replace(code, used)) == "account-refused"
    assert second.sign_in("lee") == "offered"


def test_a_device_that_is_full_arrives_nowhere(club: Club) -> None:
    with_account(club, "Mia", "mia")
    visitor = Visitor(club, "Guest 1")
    for number in range(2, 7):
        other = Visitor(club, f"Guest {number}")
        code = other.post("/api/me/code").json()["code"]
        visitor.post("/api/me/carry", json={"code": code}).raise_for_status()
    before = visitor.now()
    assert visitor.sign_in("mia") == "account-no-room"
    assert visitor.now() == before
    assert visitor.sign_in("mia-2") == "offered"
    refused(visitor.keep("new"), 429, "too-many-identities")
    assert visitor.keep().status_code == 200


def test_other_people_s_accounts_and_other_sites(club: Club) -> None:
    owner, stranger = with_account(club, "Ned", "ned"), Visitor(club)
    [account] = owner.accounts()["accounts"]
    refused(stranger.delete(f"/api/me/accounts/{account['id']}"), 404, "no-account")
    evil = {"origin": "https://evil.example"}
    refused(owner.post("/api/me/accounts/sign-in", headers=evil), 403, "foreign-origin")
    refused(owner.delete(f"/api/me/accounts/{account['id']}", headers=evil), 403, "foreign-origin")
    with httpx.Client(base_url=club.server.url) as elsewhere:
        elsewhere.get("/api/me")
        assert "localhost" in elsewhere.get("/api/me/accounts").json()["problem"]
        refused(elsewhere.post("/api/me/accounts/sign-in"), 400, "accounts-no-site")


def test_a_person_begins_only_so_many_sign_ins(club: Club) -> None:
    visitor = Visitor(club)
    answers = [visitor.post("/api/me/accounts/sign-in").status_code for _ in range(8)]
    assert answers[:5] == [200] * 5
    assert answers[-1] == 429


def test_a_slow_provider_makes_nobody_else_wait(club: Club) -> None:
    visitor, other = Visitor(club), Visitor(club)
    back = club.provider.answer_to(visitor.begin(), "ora")
    with club.provider.misbehaving(slow={"/token": 30}), ThreadPoolExecutor() as pool:
        began = time.monotonic()
        waiting = pool.submit(visitor.come_back, back)
        while not waiting.done():
            before = time.monotonic()
            other.get("/api/me").raise_for_status()
            assert time.monotonic() - before < 2
            time.sleep(0.2)
        assert waiting.result() == "account-down"
        assert time.monotonic() - began < SECONDS + 3


def test_without_a_provider_there_are_no_accounts(server: Server) -> None:
    with httpx.Client(base_url=local(server)) as visitor:
        visitor.get("/api/me")
        assert visitor.get("/api/me/accounts").json() == {
            "provider": None,
            "accounts": [],
            "offer": None,
            "problem": None,
        }
        refused(visitor.post("/api/me/accounts/sign-in"), 404, "accounts-off")
        assert (
            visitor.get("/api/oidc/callback?state=x&code=y").headers["location"]
            == "/identity?account=account-refused"
        )


# ---- in Chromium -------------------------------------------------------------------------------------------


def at_provider(page: Page, account: str | None) -> None:
    """Signs in on the provider's page, or cancels."""
    page.get_by_role("heading", name="Accounts").wait_for()
    if account:
        page.get_by_label("Account").fill(account)
    page.get_by_role("button", name="Continue" if account else "Cancel").click()


def test_a_guest_links_an_account_and_comes_back_with_it_in_another_browser(
    club: Club, browser: Browser
) -> None:
    with (
        named(browser, club.server, "Zoe") as laptop,
        someone(browser, local(club.server), language="ru", viewport=PHONE) as phone,
    ):
        page = laptop.open("/identity").page
        page.get_by_role("button", name="Sign in with Chess Club").click()
        at_provider(page, "zoe smith")
        dialog = page.get_by_role("dialog", name="Which identity should this account be linked to?")
        expect(dialog).to_contain_text("Zoe Smith")
        assert page.url == local(club.server) + "/identity"
        dialog.get_by_role("button", name="Link to Zoe").click()
        expect(page.get_by_role("status")).to_have_text("Your account is now linked to this identity.")
        expect(page.get_by_text("It is linked to an account at Chess Club.")).to_be_visible()
        expect(dialog).to_have_count(0)

        there = phone.open("/identity").page
        there.get_by_role("button", name="Войти через Chess Club").press("Enter")
        at_provider(there, "zoe smith")
        expect(there.get_by_role("status")).to_have_text("Вы вошли как Zoe.")
        assert phone.ask("GET", "/api/me")["id"] == laptop.ask("GET", "/api/me")["id"]

        laptop.open("/identity")
        page.get_by_role("button", name="Remove “Zoe Smith”").press("Enter")
        removing = page.get_by_role("dialog", name="Remove the account “Zoe Smith”?")
        removing.get_by_role("button", name="Cancel").click()
        expect(page.get_by_role("button", name="Remove “Zoe Smith”")).to_be_focused()
        page.get_by_role("button", name="Remove “Zoe Smith”").click()
        removing.get_by_role("button", name="Remove").click()
        expect(page.get_by_text("Zoe Smith")).to_have_count(0)
        assert laptop.ask("GET", "/api/me/accounts")["accounts"] == []


def test_cancelled_at_the_provider_or_in_the_dialog(club: Club, browser: Browser) -> None:
    with named(browser, club.server, "Yan", language="ru") as person:
        page = person.open("/identity").page
        page.get_by_role("button", name="Войти через Chess Club").click()
        at_provider(page, None)
        expect(page.get_by_role("alert")).to_have_text("Вход отменён. Ничего не изменилось.")
        expect(page.get_by_text("nobody shall read")).to_have_count(0)
        page.get_by_role("button", name="Войти через Chess Club").click()
        at_provider(page, "yan")
        page.get_by_role("dialog").wait_for()
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        page.wait_for_function("async () => (await (await fetch('/api/me/accounts')).json()).offer === null")
        person.open("/identity")
        expect(page.get_by_role("button", name="Войти через Chess Club")).to_be_visible()
        expect(page.get_by_role("dialog")).to_have_count(0)


def test_another_account_begins_a_new_identity_and_other_tabs_follow(club: Club, browser: Browser) -> None:
    with named(browser, club.server, "Xen") as person:
        other = person.context.new_page()
        other.goto(local(club.server) + "/")
        expect(other.locator("header .name")).to_have_text("Xen")
        page = person.open("/identity").page
        page.get_by_role("button", name="Sign in with Chess Club").click()
        at_provider(page, "xen at work")
        page.get_by_role("dialog").get_by_role("button", name="Start a new identity").click()
        page.wait_for_url(local(club.server) + "/")
        for tab in (page, other):
            expect(tab.locator("header .name")).to_have_text("Guest")
        person.open("/identity")
        expect(page.get_by_text("Xen At Work")).to_be_visible()
        expect(page.get_by_role("button", name="Switch to Xen")).to_be_visible()


def test_a_provider_that_is_down_is_told_in_words(club: Club, browser: Browser) -> None:
    with named(browser, club.server, "Wes") as person, club.provider.misbehaving(status={"/token": 503}):
        page = person.open("/identity").page
        page.get_by_role("button", name="Sign in with Chess Club").click()
        at_provider(page, "wes")
        expect(page.get_by_role("alert")).to_contain_text("is not responding at the moment")
        page.reload()
        page.get_by_role("button", name="Sign in with Chess Club").wait_for()
        expect(page.get_by_role("alert")).to_have_count(0)
        person.open("/identity?account=<b>no-such-outcome</b>")
        page.get_by_role("button", name="Sign in with Chess Club").wait_for()
        expect(page.get_by_text("no-such-outcome")).to_have_count(0)


@pytest.mark.parametrize(("language", "theme"), LOOKS[::3])
def test_axe_finds_nothing_and_it_fits_a_phone(
    language: str, theme: str, club: Club, browser: Browser
) -> None:
    look = {"language": language, "color_scheme": theme, "viewport": PHONE, "has_touch": True}
    with named(browser, club.server, "Maximiliana Featherstone", **look) as person:
        page = person.open("/identity").page
        accounts = page.locator("section[aria-labelledby=accounts]")
        accounts.get_by_role("button").click()
        at_provider(page, f"maximiliana wolfeschlegelsteinhausenbergerdorff {language} {theme}")
        page.get_by_role("dialog").wait_for()
        assert violations(page) == []
        page.locator("dialog .main").click()
        accounts.locator("li").wait_for()
        expect(page.get_by_role("dialog")).to_have_count(0)
        assert violations(page) == []
        assert fits(page)
        assert page.evaluate(REACHES_OUT) == []
