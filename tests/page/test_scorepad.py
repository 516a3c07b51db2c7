"""The scorepad in Chromium: by keyboard and finger, in both languages; it is saved, and exports a picture."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.page.browser import PHONE, someone
from tests.page.games import GAMES
from tests.page.test_accessibility import fits, violations
from tests.server.services import Server

PILES = {
    "Chaparral": 3,
    "Desert": 2,
    "Rainforest": 2,
    "Forest": 3,
    "Tundra": 1,
    "Savanna": 3,
    "Taiga": 4,
    "Grassland": 1,
}


def test_the_example_of_subastral_by_keyboard(server: Server, browser: Browser, tmp_path: Path) -> None:
    with someone(browser, server.url) as person:
        page = person.page
        person.open("/score/subastral")
        page.get_by_role("button", name="2", exact=True).press("Enter")
        page.get_by_label("Name of player 1").fill("Stefan")
        sheet = page.get_by_role("region", name="Stefan")
        for biome, cards in PILES.items():
            sheet.get_by_role("button", name=biome, exact=True).press("Enter")
            sheet.get_by_role("spinbutton", name=f"Stefan: {biome}").press("ControlOrMeta+a")
            page.keyboard.type(f"{cards}\n")
        expect(sheet.get_by_label("Total")).to_have_text("78")
        expect(page.locator("#result")).to_have_text("Stefan wins")
        expect(page.locator("tbody td").first).to_have_text("4736 + 10 + 1")
        page.reload()
        expect(sheet.get_by_label("Total")).to_have_text("78")
        sheet.get_by_role("button", name="Desert: one place to the left").press("Enter")
        expect(sheet.get_by_label("Total")).not_to_have_text("78")
        with page.expect_download() as download:
            page.get_by_role("button", name="Share a picture").press("Enter")
        download.value.save_as(tmp_path / "result.png")
        assert (tmp_path / "result.png").read_bytes().startswith(b"\x89PNG")
        page.get_by_role("button", name="Start over").press("Enter")
        page.get_by_role("button", name="Clear everything").press("Enter")
        expect(sheet.get_by_label("Total")).to_have_text("0")


@pytest.mark.parametrize(("language", "theme"), [("en", "light"), ("ru", "dark")])
def test_every_scorepad_on_a_phone(language: str, theme: str, server: Server, browser: Browser) -> None:
    with someone(
        browser,
        server.url,
        language=language,
        color_scheme=theme,
        viewport=PHONE,
        is_mobile=True,
        has_touch=True,
    ) as person:
        page = person.page
        for game in GAMES:
            person.open(f"/score/{game}")
            page.wait_for_selector("tfoot")
            assert fits(page), game
            assert violations(page) == [], game


def test_the_example_of_stella_by_finger(server: Server, browser: Browser) -> None:
    with someone(
        browser, server.url, language="ru", viewport=PHONE, is_mobile=True, has_touch=True
    ) as person:
        page = person.page
        person.open("/score/stella")
        page.get_by_role("button", name="2", exact=True).tap()
        first, second = page.locator("section.panel").nth(0), page.locator("section.panel").nth(1)
        for _ in range(5):
            first.get_by_role("button", name="Сияние: на один меньше").tap()
        for _ in range(2):
            second.get_by_role("button", name="Сияние: на один меньше").tap()
        for value in (1, 2, 2, 4, 6):
            second.get_by_role("button", name=f"значение {value}: на один больше").tap()
        expect(second.get_by_label("Итого")).to_have_text("9")
        expect(page.locator("#result")).to_contain_text("Игрок 2")
        for _ in range(3):
            second.get_by_role("button", name="Сияние: на один меньше").tap()
        expect(page.get_by_role("alert")).to_contain_text("проверьте коллекции и сияние")
        person.problems.clear()  # the browser logs the refusal


@pytest.mark.parametrize("game", GAMES)
def test_an_empty_scorepad_has_no_winner(game: str, server: Server, browser: Browser) -> None:
    with someone(browser, server.url) as person:
        page = person.page
        person.open(f"/score/{game}")
        page.wait_for_selector("tfoot")
        expect(page.locator("#result")).to_have_text("Score sheet")
        expect(page.get_by_role("button", name="Share a picture")).to_be_disabled()


def test_an_objective_that_stands_by_default_can_be_chosen_elsewhere(
    server: Server, browser: Browser
) -> None:
    with someone(browser, server.url) as person:
        page = person.page
        person.open("/score/codex")
        common, secret = (
            page.get_by_label("Common objective 1"),
            page.get_by_label("Secret objective: Player 1"),
        )
        before = common.input_value()
        secret.select_option(before)
        expect(secret).to_have_value(before)
        expect(common).not_to_have_value(before)
        page.wait_for_selector("tfoot")
        expect(page.get_by_role("alert")).to_have_count(0)
        taken = common.locator(f'option[value="{before}"]')
        expect(taken).to_be_disabled()
        page.get_by_role("spinbutton", name="Player 1: Points on the track").fill("12")
        page.keyboard.press("Enter")
        expect(page.locator("#result")).to_have_text("Player 1 wins")
