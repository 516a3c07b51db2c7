"""Matches against bots on the player's device: without a connection, and over reloads."""

import json

import pytest
from playwright.sync_api import Browser, expect

from starboard.engine.native import find_web_library
from starboard.match import load
from starboard.match.proof import verify
from starboard.words import say
from tests.page.browser import Person, someone
from tests.page.games import GAMES
from tests.page.test_whole_games import play_out, play_some, see_the_end
from tests.server.services import Server

READY = [game for game in GAMES if find_web_library(game)]
SHORT = "subastral"
STEPWISE = "codex"
"""A game whose turns have several moves."""
NUMBER = "document.querySelector('.prompt').dataset.number"
OTHER_RULES = """id => new Promise(resolve => {
    indexedDB.open("starboard").onsuccess = ({target}) => {
        const tables = target.result.transaction("tables", "readwrite").objectStore("tables");
        tables.get(id).onsuccess = ({target: {result}}) => {
            tables.put({...result, version: 99}).onsuccess = resolve;
        };
    };
})"""
"""A match that was dealt by other rules."""


def begin(person: Person, game: str) -> str:
    """A match against bots, from the front page; its id."""
    person.open("/")
    name = person.page.get_by_role("heading", name=say(f"{game}-name"), exact=True)
    person.page.locator("article").filter(has=name).locator("button.main").click()
    person.page.wait_for_url("**/local/*")
    person.page.wait_for_selector(".prompt")
    return person.page.url.rpartition("/")[2]


@pytest.mark.parametrize("game", READY)
def test_a_match_needs_no_connection(game: str, server: Server, browser: Browser) -> None:
    with someone(browser, server.url) as person:
        begin(person, game)
        person.may_lose_connection = True
        person.context.set_offline(True)
        play_some(person, person.choose_any, 10)


@pytest.mark.skipif(SHORT not in READY, reason="starboard build-engine --target wasm32")
def test_a_match_outlives_the_page_and_has_a_record(server: Server, browser: Browser) -> None:
    with someone(browser, server.url) as person:
        begin(person, SHORT)
        play_some(person, person.choose_any, 6)
        assert person.wait_for_turn()
        page = person.page
        number, log = page.evaluate(NUMBER), page.locator(".side li").all_inner_texts()
        person.open("/")
        page.locator("a[href^='/local/']").first.click()
        page.wait_for_selector(".prompt")
        page.reload()
        assert person.wait_for_turn()
        assert page.evaluate(NUMBER) == number
        assert page.locator(".side li").all_inner_texts() == log
        play_out(person, person.choose_any)
        see_the_end(person, 3)
        with page.expect_download() as downloaded:
            page.get_by_role("button", name=say("page-record")).click()
        record = json.loads(downloaded.value.path().read_text("utf-8"))
        assert verify(record).over
        before = page.url
        page.get_by_role("button", name=say("page-rematch")).click()
        page.wait_for_url(lambda url: "/local/" in url and url != before)
        page.wait_for_selector(".prompt")
        page.goto(before.replace("/local/", "/replay/"))
        page.wait_for_selector(f"section[aria-label='{say('page-replay')}']")


@pytest.mark.skipif(STEPWISE not in READY, reason="starboard build-engine --target wasm32")
def test_a_move_is_taken_back_and_a_match_is_left(server: Server, browser: Browser) -> None:
    with someone(browser, server.url) as person:
        begin(person, STEPWISE)
        back = person.page.get_by_role("button", name=say("page-take-back"))
        noted = person.page.locator(".side .hint")
        while not noted.count():  # the button may be gone again: the page makes the second move of a choice
            assert person.wait_for_turn()
            if back.count():
                person.choose(lambda: back.click(timeout=3000))
            else:
                person.choose_any()
        person.page.get_by_role("button", name=say("page-leave")).click()
        person.page.get_by_role("button", name=say("page-leave-really")).click()
        person.page.wait_for_selector("article")


@pytest.mark.skipif(SHORT not in READY, reason="starboard build-engine --target wasm32")
def test_a_match_of_other_rules_is_shown_but_not_played(server: Server, browser: Browser) -> None:
    with someone(browser, server.url) as person:
        table = begin(person, SHORT)
        person.page.evaluate(OTHER_RULES, table)
        person.open(f"/local/{table}")
        expect(person.page.locator("main")).to_contain_text(
            say("page-frozen-abandoned-rules", version="99", now=str(load(SHORT).rulebook.version))
        )
