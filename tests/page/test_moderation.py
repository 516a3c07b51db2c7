"""From a report to a ban on the page: a player reports, an operator decides, everyone sees the result."""

from playwright.sync_api import Browser, expect
from sqlalchemy import create_engine

from starboard.server.administration.operators import new_link
from starboard.server.database.database import to_json
from tests.page.browser import PHONE, Person, someone
from tests.page.test_accessibility import fits, violations
from tests.page.test_people import two_people
from tests.server.services import Server

DARK_AND_LIGHT = [("en", "dark"), ("ru", "light")]


def speak(person: Person, text: str) -> None:
    person.page.get_by_role("tab", name="Chat").click()
    person.page.get_by_label("Say something").fill(text)
    person.page.get_by_role("button", name="Send").click()
    person.page.locator(".chat").get_by_text(text).wait_for()


def become_operator(person: Person, server: Server) -> None:
    """With a link like those that the command line prints."""
    engine = create_engine(server.environment["STARBOARD_DATABASE"], json_serializer=to_json)
    with engine.begin() as connection:
        secret = new_link(connection)
    engine.dispose()
    person.page.goto(f"{person.url}/operate#{secret}")
    dialog = person.page.get_by_role("dialog", name="Become an operator?")
    expect(dialog).to_be_visible()
    assert person.page.url.endswith("/operate"), "the secret does not stay in the address"
    assert "is_operator" not in person.ask("GET", "/api/me"), "looking at the link does nothing"
    dialog.get_by_role("button", name="Become an operator").click()
    expect(person.page.get_by_role("tab", name="Bans")).to_be_visible()


def test_a_player_reports_and_an_operator_removes_mutes_and_bans(server: Server, browser: Browser) -> None:
    with (
        someone(browser, server.url, seed=1) as ann,
        someone(browser, server.url, seed=2) as bob,
        someone(browser, server.url, seed=3) as olga,
    ):
        two_people(ann, bob, "stella")
        speak(bob, "You fool")
        ann.page.get_by_role("tab", name="Chat").click()
        ann.page.get_by_role("button", name="Report this message from Bob").click()
        dialog = ann.page.get_by_role("dialog", name="Report Bob")
        expect(dialog.get_by_label("Offensive chat")).to_be_checked()
        dialog.get_by_label("In your own words").fill("That is not how one plays.")
        assert violations(ann.page) == []
        dialog.get_by_role("button", name="Send the report").click()
        expect(dialog.get_by_text("Thank you")).to_be_visible()
        dialog.get_by_role("button", name="Close").last.click()
        ann.page.get_by_role("button", name="Report Bob", exact=True).click()
        dialog.get_by_label("Stalling").check()
        dialog.get_by_role("button", name="Send the report").click()
        expect(dialog.get_by_role("alert")).to_contain_text("already")
        ann.page.keyboard.press("Escape")

        olga.ask("PATCH", "/api/me", {"name": "Olga"})
        become_operator(olga, server)
        page = olga.page
        report = page.get_by_role("article", name="Offensive chat: Bob").first
        expect(report.get_by_text("That is not how one plays.")).to_be_visible()
        expect(report.get_by_text("Reported by Ann")).to_be_visible()
        report.get_by_role("button", name="Remove this message from Bob").click()
        page.get_by_role("dialog").get_by_role("button", name="Remove").click()
        for person in (ann, bob):
            expect(person.page.locator(".chat").get_by_text("removed by an operator")).to_be_visible()
            expect(person.page.locator(".chat").get_by_text("You fool")).to_have_count(0)
        expect(report.get_by_text("You fool")).to_be_visible()

        for deed, reason in (("Mute", "No insults here"), ("Ban", "Still insulting")):
            report.get_by_role("button", name=deed, exact=True).click()
            restricting = page.get_by_role("dialog", name=f"{deed} Bob")
            restricting.get_by_label("Reason").fill(reason)
            restricting.get_by_role("button", name=deed, exact=True).click()
            expect(restricting).to_have_count(0)
            if deed == "Mute":
                bob.page.get_by_label("Say something").fill("What?")
                bob.page.get_by_role("button", name="Send").click()
                expect(bob.page.get_by_role("alert")).to_contain_text("You are muted")
                expect(bob.page.get_by_role("alert")).to_contain_text(reason)
        expect(bob.page.get_by_role("heading")).to_contain_text("You are banned from this server until")
        expect(bob.page.get_by_role("heading")).to_contain_text("Still insulting")
        expect(ann.page.get_by_role("button", name="Let a bot play")).to_be_visible()
        report.get_by_role("button", name="Resolved").click()
        expect(page.get_by_text("No open reports.")).to_be_visible()

        page.get_by_role("tab", name="Bans").click()
        expect(page.get_by_text("Banned: Bob")).to_be_visible()
        page.get_by_role("button", name="Lift: Bob").first.click()
        page.get_by_role("dialog").get_by_role("button", name="Lift").click()
        expect(page.get_by_text("Banned: Bob")).to_have_count(0)
        bob.page.goto(server.url)
        bob.ask("POST", "/api/me/code")
        page.get_by_role("tab", name="Log").click()
        expect(page.get_by_text("Removed a chat message").first).to_be_visible()
        ann.problems.clear()  # Chromium reports every refused request


def test_the_page_of_operators_fits_and_is_for_operators_only(server: Server, browser: Browser) -> None:
    with someone(browser, server.url, viewport=PHONE) as person:
        person.open("/operate")
        expect(person.page.get_by_text("There is nothing here for you.")).to_be_visible()
        person.page.locator("header .name").click()
        expect(person.page.get_by_role("link", name="Operator tools")).to_have_count(0)
        person.page.keyboard.press("Escape")
        become_operator(person, server)
        person.page.locator("header .name").click()
        expect(person.page.get_by_role("link", name="Operator tools")).to_be_visible()
        person.page.keyboard.press("Escape")
        person.page.get_by_role("tab", name="Bans").click()
        person.page.get_by_label("Person’s id, or address").fill("203.0.113.0/24")
        person.page.get_by_label("Reason").fill("A flood of requests, again and again, for days")
        person.page.get_by_role("button", name="Apply").click()
        expect(person.page.get_by_text("Banned: 203.0.113.0/24")).to_be_visible()
        for language, theme in DARK_AND_LIGHT:
            person.page.evaluate(
                "look => { [localStorage.language, localStorage.theme] = look }", [language, theme]
            )
            person.open("/operate")
            for tab in range(3):
                person.page.get_by_role("tab").nth(tab).click()
                person.page.locator("section").wait_for()
                assert violations(person.page) == [], (language, tab)
                assert fits(person.page), (language, tab)
