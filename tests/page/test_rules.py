"""The rules: reading, searching, and opening them at a table for the current decision."""

import pytest
from playwright.sync_api import Browser, expect

from tests.page.browser import PHONE, someone
from tests.page.games import GAMES
from tests.page.test_accessibility import fits, violations
from tests.server.services import Server

FIGURES = "figure .figure"
"""They are not interactive: their captions say what they show."""
WORDS = {"en": ("piles of the journal", "Your journal"), "ru": ("стопка журнала", "Журнал")}


@pytest.mark.parametrize(("language", "theme"), [("en", "dark"), ("ru", "light")])
def test_every_page_of_rules(language: str, theme: str, server: Server, browser: Browser) -> None:
    with someone(
        browser, server.url, language=language, color_scheme=theme, viewport=PHONE, has_touch=True
    ) as person:
        for game in GAMES:
            person.open(f"/rules/{game}")
            for figure in person.page.locator(FIGURES).all():
                expect(figure.locator("svg").first).to_be_attached()
            assert fits(person.page), game
            assert violations(person.page, besides=FIGURES) == [], game


@pytest.mark.parametrize("language", ["en", "ru"])
def test_searching_by_keyboard(language: str, server: Server, browser: Browser) -> None:
    with someone(browser, server.url, language=language) as person:
        page, (looked_for, title) = person.page, WORDS[language]
        person.open("/rules/subastral#points")
        expect(page.locator("#points-title")).to_be_in_viewport()
        page.get_by_role("searchbox").focus()
        page.keyboard.type(looked_for)
        expect(page.locator(".found a strong").first).to_have_text(title)
        expect(page.locator(".found mark").first).to_be_visible()
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        expect(page.locator("#journal-title")).to_be_focused()
        assert page.evaluate("location.hash") == "#journal"
        page.get_by_role("searchbox").fill("xyzzy")
        expect(page.locator(".found a")).to_have_count(0)
        page.keyboard.press("Escape")
        expect(page.locator("#journal-title")).to_be_visible()


def test_beside_a_table_at_the_present_decision(server: Server, browser: Browser) -> None:
    with someone(browser, server.url, viewport=PHONE, has_touch=True) as person:
        page = person.page
        person.sit_down("subastral", 2)
        person.wait_for_turn()
        for prompt in ("play", "take"):
            assert page.locator(".prompt").get_attribute("data-prompt") == prompt
            page.keyboard.press("?")
            expect(page.locator(f"dialog .isNow #{prompt}-title")).to_be_in_viewport()
            expect(page.locator(f"dialog #{prompt} figure svg").first).to_be_attached()
            assert violations(page, besides=FIGURES) == [], prompt
            page.keyboard.press("Escape")
            expect(page.locator("dialog")).to_have_count(0)
            person.choose_any()
        page.get_by_role("button", name="Rules").tap()
        expect(page.get_by_role("dialog")).to_be_visible()
