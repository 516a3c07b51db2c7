"""A person's identity on the page: passkeys (with a virtual authenticator), devices, several identities."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, CDPSession, expect

from tests.page.browser import Person, someone
from tests.page.test_accessibility import LOOKS, fits, violations
from tests.server.services import Server

PHONE = {"width": 390, "height": 664}
PHONE_AGENT = (
    "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36"
)
AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


REACHES_OUT = """[...document.querySelectorAll('section')].flatMap(section => [...section.querySelectorAll('*')].filter(
    one => one.getBoundingClientRect().right > section.getBoundingClientRect().right)).map(one => one.outerHTML)"""
"""Elements wider than their panel."""


def local(server: Server) -> str:
    """Returns the server's address with a host name: passkeys need a domain, not an IP address."""
    return f"http://localhost:{server.port}"


class Authenticator:
    """A browser's virtual authenticator; its passkeys can be copied to another's, as phones sync them."""

    def __init__(self, person: Person) -> None:
        self.session: CDPSession = person.context.new_cdp_session(person.page)
        self.session.send("WebAuthn.enable")
        self.id = self.session.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})[
            "authenticatorId"
        ]

    def credentials(self) -> list[dict[str, Any]]:
        return list(self.session.send("WebAuthn.getCredentials", {"authenticatorId": self.id})["credentials"])

    def take(self, credentials: list[dict[str, Any]]) -> None:
        for credential in credentials:
            self.session.send(
                "WebAuthn.addCredential", {"authenticatorId": self.id, "credential": credential}
            )

    def confirms(self, is_confirmed: bool) -> None:
        """Sets whether the user passes verification."""
        self.session.send(
            "WebAuthn.setUserVerified", {"authenticatorId": self.id, "isUserVerified": is_confirmed}
        )


@contextmanager
def named(browser: Browser, server: Server, name: str, **more: Any) -> Iterator[Person]:
    """A person with a name."""
    with someone(browser, local(server), **more) as person:
        person.ask("PATCH", "/api/me", {"name": name})
        yield person


def test_a_passkey_brings_an_identity_to_another_device_and_back(server: Server, browser: Browser) -> None:
    with (
        named(browser, server, "Ann") as laptop,
        named(browser, server, "Bob", viewport=PHONE, user_agent=PHONE_AGENT) as phone,
    ):
        page = laptop.open("/identity").page
        passkeys = Authenticator(laptop)
        expect(page.get_by_text("Only this device knows you")).to_be_visible()
        page.get_by_role("button", name="Save this identity with a passkey").click()
        expect(page.get_by_text("1 passkey can restore this identity")).to_be_visible()
        page.get_by_role("button", name="Rename").click()
        page.get_by_label("Name of the passkey").fill("Ann's laptop")
        page.get_by_role("button", name="Save").click()
        expect(page.get_by_text("Ann's laptop")).to_be_visible()

        there = phone.open("/identity").page
        Authenticator(phone).take(passkeys.credentials())
        there.get_by_role("button", name="Sign in with a passkey").click()
        there.wait_for_url(local(server) + "/")
        assert phone.ask("GET", "/api/me")["name"] == "Ann"
        phone.open("/identity")
        expect(there.get_by_text("Here you are Ann.")).to_be_visible()
        expect(there.get_by_text("Chrome on Android")).to_be_visible()
        there.get_by_role("button", name="Switch to Bob").click()
        there.wait_for_url(local(server) + "/")
        assert phone.ask("GET", "/api/me")["name"] == "Bob"


def test_a_passkey_that_is_not_confirmed_or_not_known_changes_nothing(
    server: Server, browser: Browser
) -> None:
    with named(browser, server, "Ann") as person:
        page = person.open("/identity").page
        passkeys = Authenticator(person)
        page.get_by_role("button", name="Save this identity with a passkey").click()
        expect(page.get_by_text("1 passkey can restore this identity")).to_be_visible()
        page.get_by_role("button", name="Add another passkey").click()
        expect(page.get_by_text("already has a passkey")).to_be_visible()
        passkeys.confirms(False)
        page.get_by_role("button", name="Sign in with a passkey").click()
        expect(page.get_by_text("The passkey was not confirmed")).to_be_visible()
        passkeys.confirms(True)
        page.get_by_role("button", name="Remove").click()
        page.get_by_role("dialog").get_by_role("button", name="Remove").click()
        expect(page.get_by_text("Only this device knows you")).to_be_visible()
        page.get_by_role("button", name="Sign in with a passkey").click()
        expect(page.get_by_text("no longer known here")).to_be_visible()
        assert person.ask("GET", "/api/me")["name"] == "Ann"
        person.problems.clear()  # Chromium reports every refused request


def test_where_passkeys_cannot_be_used_the_page_says_why(server: Server, browser: Browser) -> None:
    with someone(browser, server.url) as person:
        page = person.open("/identity").page
        expect(page.get_by_text("open the page by the name localhost").first).to_be_visible()
        expect(page.get_by_role("button", name="Sign in with a passkey")).to_have_count(0)


def test_a_code_signs_a_second_device_in_which_can_be_signed_out(server: Server, browser: Browser) -> None:
    with (
        named(browser, server, "Ann") as laptop,
        named(browser, server, "Bob", viewport=PHONE, user_agent=PHONE_AGENT, language="ru") as phone,
    ):
        page, there = laptop.open("/identity").page, phone.open("/identity").page
        page.get_by_role("button", name="Show a code").click()
        there.get_by_label("Код с другого устройства").fill(page.locator("output").inner_text())
        there.get_by_role("button", name="Войти", exact=True).click()
        there.wait_for_url(local(server) + "/")
        table = laptop.new_table("subastral", 2)
        there = phone.open(f"/table/{table}").page
        there.wait_for_selector(".prompt")

        laptop.open("/identity")
        page.get_by_role("button", name="Sign out: Chrome on Android").click()
        page.get_by_role("dialog").get_by_role("button", name="Sign out").click()
        expect(page.get_by_text("Chrome on Android")).to_have_count(0)
        expect(there.get_by_role("heading", name="На этом устройстве выполнен выход.")).to_be_visible()
        phone.open("/identity")
        expect(there.get_by_text("Здесь вы — Гость.")).to_be_visible()
        there.get_by_role("button", name="Выбрать: Bob").click()
        there.wait_for_url(local(server) + "/")
        assert phone.ask("GET", "/api/me")["name"] == "Bob"


def test_other_tabs_follow_a_change_of_identity(server: Server, browser: Browser) -> None:
    with named(browser, server, "Ann") as person:
        person.sit_down("subastral", 2)
        other = person.context.new_page()
        other.goto(local(server) + "/")
        expect(other.locator("[aria-labelledby=going] li")).to_have_count(1)
        page = person.open("/identity").page
        page.locator("section").filter(has_text="this device, since").get_by_role(
            "button", name="Sign out"
        ).click()
        page.get_by_role("dialog").get_by_role("button", name="Sign out").click()
        for tab in (page, other):
            expect(tab.locator("header .name")).to_have_text("Guest")
            expect(tab.locator("[aria-labelledby=going]")).to_have_count(0)


def test_signing_out_says_first_what_is_lost(server: Server, browser: Browser) -> None:
    with named(browser, server, "Ann") as person:
        page = person.open("/identity").page
        page.locator("section").filter(has_text="this device, since").get_by_role(
            "button", name="Sign out"
        ).click()
        dialog = page.get_by_role("dialog")
        expect(dialog.get_by_text("lost permanently")).to_be_visible()
        dialog.get_by_role("button", name="Cancel").click()
        assert person.ask("GET", "/api/me")["name"] == "Ann"
        page.locator("section").filter(has_text="this device, since").get_by_role(
            "button", name="Sign out"
        ).click()
        dialog.get_by_role("button", name="Sign out").click()
        page.wait_for_url(local(server) + "/")
        assert person.ask("GET", "/api/me")["name"] == ""


@pytest.mark.parametrize(("language", "theme"), LOOKS)
def test_axe_finds_nothing_and_the_page_fits_a_phone(
    language: str, theme: str, server: Server, browser: Browser
) -> None:
    look = {"language": language, "color_scheme": theme, "viewport": PHONE, "has_touch": True}
    with (
        named(browser, server, "Maximiliana Featherstone", **look) as person,
        named(browser, server, "Bob") as other,
    ):
        Authenticator(person.open("/identity"))
        page = person.page
        page.locator("section .main").wait_for()
        assert page.evaluate(REACHES_OUT) == []
        page.locator("section .main").click()
        page.locator("section li .tools").first.wait_for()
        code = other.ask("POST", "/api/me/code")["code"]
        person.ask("POST", "/api/me/carry", {"code": code})
        person.ask("POST", "/api/me/identities/" + person.ask("GET", "/api/me/identities")[1]["id"])
        person.open("/identity").page.locator("section li .tools").nth(1).wait_for()
        assert violations(page) == []
        assert fits(page)
        assert page.evaluate(REACHES_OUT) == []
        page.locator("section li .tools button").last.click()
        page.get_by_role("dialog").wait_for()
        assert violations(page) == []
