"""Provable deals and rematches on the page."""

import json
from collections.abc import Sequence

from playwright.sync_api import Browser, expect

from tests.page.browser import Person, someone
from tests.page.test_accessibility import fits, violations
from tests.server.services import Server

SMALL_PHONE = {"width": 390, "height": 664}


def open_together(ann: Person, boris: Person) -> str:
    """Starts a two-player match with both people in their browsers; returns its id."""
    ann.open("/new?game=subastral")
    ann.page.get_by_role("button", name="2", exact=True).click()
    ann.page.get_by_role("button", name="Open the table").click()
    ann.page.wait_for_selector("text=Invite your friends")
    table = ann.page.url.rpartition("/")[2]
    boris.open(f"/table/{table}")
    boris.page.get_by_label("Ваше имя за столом").fill("Борис")
    boris.page.get_by_role("button", name="Сесть за стол").click()
    ann.page.get_by_role("button", name="Start", exact=True).click()
    for person in (ann, boris):
        person.page.wait_for_selector(".prompt")
    return table


def play_to_the_end(people: Sequence[Person], table: str) -> None:
    """Over the API: only the end matters."""
    while True:
        for person in people:
            state = person.ask("GET", f"/api/tables/{table}/state")
            if state["view"]["over"]:
                return
            if state["moves"]:
                person.ask(
                    "POST",
                    f"/api/tables/{table}/moves",
                    {"number": state["number"], "move": state["moves"][0]},
                )


def kept(person: Person) -> list[dict[str, object]]:
    found: list[dict[str, object]] = json.loads(person.page.evaluate("localStorage.getItem('deals')"))
    return found


def test_everybody_sees_what_the_deal_is_made_from_and_that_it_is_proven_and_plays_again(
    server: Server, browser: Browser
) -> None:
    with (
        someone(browser, server.url, seed=1) as ann,
        someone(browser, server.url, seed=2, language="ru", viewport=SMALL_PHONE) as boris,
    ):
        table = open_together(ann, boris)
        deal = ann.ask("GET", f"/api/tables/{table}")["deal"]
        ann.page.get_by_role("button", name="Provable deal").click()
        dialog = ann.page.get_by_role("dialog", name="Provable deal")
        for shown in (deal["commitment"], *deal["nonces"]):
            expect(dialog).to_contain_text(shown)
        expect(dialog).to_contain_text("Revealed when the match is over")
        assert violations(ann.page) == []
        ann.page.keyboard.press("Escape")
        for person in (ann, boris):
            (mine,) = kept(person)
            assert mine["commitment"] == deal["commitment"]
            assert mine["nonce"] in deal["nonces"]

        play_to_the_end([ann, boris], table)
        expect(ann.page.get_by_text("The deal is proven")).to_be_visible()
        expect(boris.page.get_by_text("Раздача доказана")).to_be_visible()

        ann.page.get_by_role("button", name="Play again").click()
        expect(
            ann.page.get_by_text("The match starts automatically. Still to accept: Борис.")
        ).to_be_visible()
        expect(boris.page.get_by_role("heading", name="Гость предлагает сыграть ещё")).to_be_visible()
        for person in (ann, boris):
            assert violations(person.page) == []
            assert fits(person.page)
        boris.page.get_by_role("button", name="Да, сыграем").click()
        for person in (ann, boris):
            person.page.wait_for_selector(".prompt")
        new = ann.page.url.rpartition("/")[2]
        assert new != table
        assert boris.page.url.rpartition("/")[2] == new
        assert None not in ann.ask("GET", f"/api/tables/{new}")["deal"]["nonces"]


def test_a_broken_promise_is_shouted(server: Server, browser: Browser) -> None:
    """The server shows another hash than before; simulated by changing the one that the browser remembers."""
    with someone(browser, server.url) as person:
        person.page.add_init_script("delete window.WebAssembly")  # so the server deals
        person.open("/")
        person.page.get_by_role("button", name="Subastral: play against 2 bots").click()
        person.page.wait_for_url("**/table/**")
        person.page.wait_for_selector(".prompt")
        table = person.page.url.rpartition("/")[2]
        expect(person.page.get_by_role("alert")).to_have_count(0)
        person.page.evaluate(
            "localStorage.setItem('deals', localStorage.getItem('deals').replace(/[0-9a-f]{64}/, '0'.repeat(64)))"
        )
        person.page.reload()
        expect(person.page.get_by_role("alert")).to_contain_text("not the one that was promised")
        play_to_the_end([person], table)
        expect(person.page.get_by_role("dialog").get_by_role("alert")).to_contain_text(
            "NOT THE ONE THAT WAS PROMISED"
        )


def test_a_match_that_this_browser_took_no_part_in_dealing_is_not_called_proven(
    server: Server, browser: Browser
) -> None:
    with someone(browser, server.url) as person:
        table = person.new_table("subastral", 2)
        play_to_the_end([person], table)
        person.open(f"/table/{table}")
        expect(person.page.get_by_text("The deal is unproven: your seat added no number")).to_be_visible()


def test_who_is_asked_may_decline_and_the_seat_goes_to_a_bot(server: Server, browser: Browser) -> None:
    with (
        someone(browser, server.url, seed=1) as ann,
        someone(browser, server.url, seed=2, language="ru") as boris,
    ):
        table = open_together(ann, boris)
        play_to_the_end([ann, boris], table)
        ann.page.get_by_role("button", name="Play again").click()
        expect(ann.page.get_by_text("Invited; no answer yet")).to_be_visible()
        boris.open("/")
        asked = boris.page.locator("[aria-labelledby=going]").get_by_text("Ещё партию?")
        expect(asked).to_be_visible()
        asked.click()
        boris.page.get_by_role("button", name="Нет, спасибо").click()
        expect(ann.page.get_by_text("Declined; the seat is free")).to_be_visible()
        ann.page.get_by_role("button", name="Add a bot").click()
        ann.page.get_by_role("button", name="Start", exact=True).click()
        ann.page.wait_for_selector(".prompt")
