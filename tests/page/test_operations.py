"""Operators' page and its effects: announcements, ended and rewound matches, deleted players."""

import json
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from sqlalchemy import create_engine

from starboard.server.administration import maintenance
from starboard.server.database.database import to_json
from tests.page.browser import Person, someone
from tests.page.test_accessibility import fits, violations
from tests.page.test_moderation import DARK_AND_LIGHT, become_operator
from tests.page.test_people import two_people
from tests.server.services import Server, running


@pytest.fixture
def olga(server: Server, browser: Browser) -> Iterator[Person]:
    """An operator."""
    with someone(browser, server.url, seed=9) as person:
        become_operator(person, server)
        yield person


def section(operator: Person, name: str) -> None:
    operator.open("/operate").page.get_by_role("tab", name=name, exact=True).click()


def test_players_see_an_announcement_count_down_and_clocks_that_stop(
    server: Server, browser: Browser, olga: Person
) -> None:
    with someone(browser, server.url, seed=1) as ann:
        table = ann.new_table("stella", 2, clock={"kind": "turn", "seconds": 600})
        ann.open(f"/table/{table}").page.wait_for_selector(".prompt")
        section(olga, "Server")
        page = olga.page
        try:
            page.get_by_label("Message to players").fill("A new version <b>comes</b>")
            page.get_by_role("button", name="Announce").click()
            expect(page.get_by_text("Restart announced for")).to_be_visible()
            strip = ann.page.locator(".announced")
            expect(strip).to_contain_text("A new version <b>comes</b>")
            expect(strip.locator(".timer")).to_contain_text("restart in 9:")
            expect(strip.get_by_role("status")).to_contain_text("The server restarts in 10 minutes.")
            assert violations(ann.page) == []
            strip.get_by_role("button", name="Close").click()
            expect(strip).to_have_count(0)
            page.get_by_role("button", name="Start maintenance").click()
            page.get_by_role("dialog").get_by_role("button", name="Start").click()
            expect(page.get_by_text("Maintenance since")).to_be_visible()
            expect(strip).to_contain_text("clocks are paused")
            expect(ann.page.get_by_text("paused", exact=True)).to_be_visible()
            ann.open("/rules/stella")
            expect(strip).to_contain_text("clocks are paused")
            page.get_by_role("button", name="End maintenance").click()
            expect(page.get_by_role("button", name="Start maintenance")).to_be_visible()
            ann.open(f"/table/{table}").page.wait_for_selector(".prompt")
            expect(strip).to_have_count(0)
            expect(ann.page.get_by_role("timer").first).to_be_visible()
        finally:
            if olga.ask("GET", "/api/operator/server")["announcement"]:
                olga.ask("DELETE", "/api/operator/server/announcement")


def test_the_page_comes_back_by_itself_after_an_announced_restart(browser: Browser, tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/starboard.db") as server, someone(browser, server.url) as ann:
        table = ann.new_table("stella", 2)
        ann.open(f"/table/{table}").page.wait_for_selector(".prompt")
        announce(server, "A new version")
        strip = ann.page.locator(".announced")
        expect(strip).to_contain_text("clocks are paused")
        ann.may_lose_connection = True
        server.stop()
        expect(strip).to_contain_text("This page will reconnect automatically.")
        server.start()
        expect(strip).to_contain_text("The server is back.")
        assert "maintenance" not in ann.ask("GET", "/health")
        expect(ann.page.locator(".lost")).to_have_count(0)


def announce(server: Server, words: str) -> None:
    """Announces an immediate restart in the database, as the command line does."""
    engine = create_engine(server.environment["STARBOARD_DATABASE"], json_serializer=to_json)
    with engine.begin() as connection:
        maintenance.announce(connection, words, time.time())
    engine.dispose()


def test_a_match_goes_back_and_is_ended(server: Server, browser: Browser, olga: Person) -> None:
    with someone(browser, server.url, seed=1) as ann, someone(browser, server.url, seed=2) as bob:
        table = two_people(ann, bob, "subastral", starter=0)
        while (state := ann.ask("GET", f"/api/tables/{table}/state"))["moves"]:
            ann.ask(
                "POST", f"/api/tables/{table}/moves", {"number": state["number"], "move": state["moves"][0]}
            )
        assert bob.wait_for_turn()
        section(olga, "Matches")
        page = olga.page
        page.get_by_label("Address or id of a table").fill(f"{server.url}/table/{table}")
        page.get_by_role("button", name="Open", exact=True).first.click()
        dialog = page.get_by_role("dialog", name=f"Match {table}")
        dialog.get_by_label("Go back to the beginning of a turn").select_option("0")
        dialog.get_by_label("Reason, shown to the players").fill("A fault of the server")
        assert violations(page) == []
        dialog.get_by_role("button", name="Go back").click()
        expect(dialog.get_by_text("The match is back at that moment.")).to_be_visible()
        for person in (ann, bob):
            expect(person.page.get_by_text("The operator rewound the match").last).to_contain_text(
                "“A fault of the server”"
            )
        expect(ann.page.locator(".prompt.mine")).to_be_visible()
        assert bob.choices.count() == 0
        dialog.get_by_role("button", name="End the match").click()
        dialog.get_by_role("button", name="End it").click()
        expect(dialog.get_by_text("The match has ended.")).to_be_visible()
        for person in (ann, bob):
            expect(person.page.locator(".prompt")).to_contain_text("has ended this match")
            assert person.choices.count() == 0
        ann.open("/")
        expect(ann.page.get_by_text("Ended by the operator")).to_be_visible()


def test_somebody_downloads_and_deletes_everything(server: Server, browser: Browser, olga: Person) -> None:
    with someone(browser, server.url, seed=1) as ann, someone(browser, server.url, seed=2) as bob:
        two_people(ann, bob, "stella")
        before = ann.ask("GET", "/api/me")["id"]
        page = ann.open("/identity").page
        with page.expect_download() as download:
            page.get_by_role("button", name="Download my data").click()
        assert json.loads(download.value.path().read_text("utf-8"))["id"] == before
        page.get_by_role("button", name="Delete my identity").click()
        page.get_by_role("button", name="Cancel").click()
        page.get_by_role("button", name="Delete my identity").click()
        page.get_by_role("dialog", name="Delete Ann permanently?").get_by_role(
            "button", name="Delete everything…"
        ).click()
        assert violations(page) == []
        page.get_by_role("button", name="Delete permanently").click()
        page.wait_for_url(f"{server.url}/")
        page.wait_for_selector("main")
        after = ann.ask("GET", "/api/me")
        assert (after["id"] == before, after["name"]) == (False, "")
        expect(bob.page.get_by_text("Deleted player").first).to_be_visible()
        name = bob.ask("GET", "/api/me")["name"]
        section(olga, "People")
        olga.page.get_by_label("A person’s id, or part of the name").fill(bob.ask("GET", "/api/me")["id"])
        olga.page.get_by_role("button", name="Find").click()
        olga.page.get_by_role("button", name=f"Erase {name}").click()
        olga.page.get_by_role("dialog").get_by_role("button", name="Erase").click()
        expect(olga.page.get_by_text(f"{name} is erased.")).to_be_visible()


def test_the_sections_of_operators_can_be_used_by_all(server: Server, olga: Person) -> None:
    page = olga.page
    page.set_viewport_size({"width": 390, "height": 844})
    for language, theme in DARK_AND_LIGHT:
        page.evaluate("look => { [localStorage.language, localStorage.theme] = look }", [language, theme])
        olga.open("/operate")
        page.wait_for_selector("[role=tab]")
        for number in (2, 3, 4):
            page.get_by_role("tab").nth(number).click()
            page.wait_for_selector("form")
            page.wait_for_timeout(300)
            assert violations(page) == [], (language, number)
            assert fits(page), (language, number)
