"""Tutorials in Chromium: played by mouse, keyboard and finger, in both languages; left and resumed."""

from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from starboard.words import say
from tests.page.browser import PHONE, someone
from tests.page.games import GAMES, SHORT_FIRST, of
from tests.page.learner import Learner
from tests.page.test_accessibility import fits, violations
from tests.server.services import Server

DEVICES: dict[str, dict[str, Any]] = {"phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True}}
CHECKED = 9
"""The number of steps between checks with axe."""
FIRST_STEPS = 6


@pytest.mark.parametrize("key", SHORT_FIRST)
def test_played_through(key: str, server: Server, browser: Browser) -> None:
    look = dict(of(key).TUTORIAL)
    device = look.pop("device")
    with someone(browser, server.url, **look, **DEVICES.get(device, {})) as person:
        learner, page = Learner(person, key), person.page
        learner.by_keyboard = device == "keyboard"
        if learner.by_keyboard:
            page.keyboard.press("Tab")
            page.locator(".coach .main").focus()
        while not learner.is_last:
            step = learner.step
            assert learner.missing() == [], step
            expect(page.locator(".coach .said")).not_to_contain_text("tutorial-")
            if step % CHECKED == 0:
                assert violations(page) == [], step
                assert fits(page)
            learner.go_on()
        page.wait_for_selector("dialog[open] tfoot")
        assert violations(page) == []
        learner.touch(page.locator("dialog .main"))
        page.wait_for_url("**/local/**")
        page.wait_for_selector(".prompt")


@pytest.mark.parametrize("key", GAMES)
def test_what_the_first_steps_speak_of_is_in_sight_on_a_small_phone(
    key: str, server: Server, browser: Browser
) -> None:
    with someone(
        browser, server.url, viewport={"width": 390, "height": 664}, has_touch=True, is_mobile=True
    ) as person:
        learner = Learner(person, key)
        for _ in range(FIRST_STEPS):
            learner.see_what_is_meant()
            learner.go_on()


def test_wrong_moves_are_explained_and_not_made(server: Server, browser: Browser) -> None:
    with someone(browser, server.url) as person:
        learner, page = Learner(person, "subastral"), person.page
        page.locator("[data-at=hand-0] [data-piece=taiga-3]").click()
        expect(page.get_by_role("alert")).to_have_text(say("page-learn-read-first"))
        learner.go_on()
        expect(page.get_by_role("alert")).to_have_count(0)
        learner.go_on()
        page.locator("[data-at=hand-0] [data-piece=savanna-1]").click()
        expect(page.get_by_role("alert")).to_have_text(say("subastral-tutorial-first-card-wrong"))
        assert learner.step == 2
        assert page.locator("[data-at=hand-0] [data-piece=savanna-1]").count() == 1
        page.get_by_role("button", name=say("page-learn-do-it")).click()
        expect(page.locator("[data-at=cloud-3] [data-piece=taiga-3]")).to_have_count(1)
        assert learner.step == 3


def test_left_and_taken_up_again(server: Server, browser: Browser) -> None:
    with someone(browser, server.url) as person:
        learner, page = Learner(person, "stella"), person.page
        while learner.step < 4:
            learner.go_on()
        said = page.locator(".said").inner_text()
        page.locator("header .home").click()
        go_on = page.get_by_role(
            "link", name=say("page-learn-go-on-at", game="Stella Quest", step=5, count=len(learner.steps))
        )
        go_on.click()
        assert learner.step == 4
        assert page.locator(".said").inner_text() == said
        page.get_by_role("button", name=say("page-learn-back")).click()
        page.wait_for_selector(".coach[data-step='3']")
        learner.go_on()
        assert page.locator(".said").inner_text() == said
        page.get_by_role("button", name="RU", exact=True).click()
        expect(page.locator(".said")).to_contain_text("самоцветы")


def test_there_is_no_such_tutorial(server: Server, browser: Browser) -> None:
    with someone(browser, server.url) as person:
        person.open("/learn/nonesuch")
        expect(person.page.locator("main")).to_contain_text("subastral")
        person.problems = [one for one in person.problems if "404" not in one]
