"""Everything that opens is closed by Escape, and the focus returns to where it was."""

import pytest
from playwright.sync_api import Browser, expect

from tests.page.browser import TABLET, someone
from tests.page.games import GAMES, of
from tests.page.test_hands import asks, match_at, sit
from tests.server.services import Server

OPENED = [(game, what) for game in GAMES for what in of(game).OPENED]


@pytest.mark.parametrize(("game", "what"), OPENED)
def test_escape_closes(game: str, what: str, server: Server, browser: Browser) -> None:
    opener, opened = of(game).OPENED[what]
    with someone(browser, server.url, viewport=TABLET) as person:
        match = match_at(game, asks(*of(game).EARLY))
        page = sit(person, server, f"escape{OPENED.index((game, what))}", match)
        button = page.locator(opener).first
        button.press("Enter")
        expect(page.locator(opened)).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator(opened)).to_be_hidden()
        expect(button).to_be_focused()
        button.click()
        expect(page.locator(opened)).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator(opened)).to_be_hidden()


def test_the_focus_comes_back_from_a_closed_drawer(server: Server, browser: Browser) -> None:
    with someone(browser, server.url, viewport=TABLET) as person:
        person.sit_down("stella", 2)
        page = person.page
        page.locator(".side-button").press("Enter")
        page.locator("#side .x").press("Enter")
        expect(page.locator(".side-button")).to_be_focused()
