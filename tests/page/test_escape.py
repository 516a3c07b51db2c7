"""Everything that opens closes by Escape, and the focus goes back to where it was."""

import pytest
from playwright.sync_api import Browser, expect

from tests.page.browser import CHOICE, TABLET, someone
from tests.page.test_hands import asks, match_at, sit
from tests.server.services import Server

OPENED = {
    "the log": ("subastral", ".side-button", "#side .side"),
    "the points of Subastral": ("subastral", ".board-seat .count", "dialog"),
    "the rules": ("stella", "[aria-keyshortcuts='?']", "dialog"),
    "the discard of Stella Quest": ("stella", "button[data-at=discard]", "dialog"),
    "the codex of another": ("codex", ".mini", ".mini.isShown"),
    "an objective": ("codex", ".objectives button", ".isActive"),
    "a card in one's fingers": ("codex", "[data-card]", "[data-card].isHeld"),
    "all cards of another": ("comet", ".all", "dialog"),
    "an enlarged card": ("comet", f".hand .whole > {CHOICE}[aria-haspopup=menu]", "[data-enlarged].picked"),
}
POSITIONS = {"subastral": ("play", 20), "stella": ("play", 20), "codex": ("play", 12), "comet": ("act", 10)}


@pytest.mark.parametrize("what", OPENED)
def test_escape_closes(what: str, server: Server, browser: Browser) -> None:
    game, opener, opened = OPENED[what]
    with someone(browser, server.url, viewport=TABLET) as person:
        match = match_at(game, asks(*POSITIONS[game]))
        page = sit(person, server, f"escape{list(OPENED).index(what)}", match)
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
