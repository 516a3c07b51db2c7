"""Whole games against bots: by mouse, by keyboard alone, and on a phone's touch screen."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Locator, expect

from starboard.words import say
from tests.page.browser import PHONE, Person, someone
from tests.page.games import GAMES, MOST, SHORT_FIRST, of
from tests.server.services import Server

MOST_CHOICES = 1500
SOME = 60
"""Choices in a match that only the long tests play to its end."""
BY_KEYBOARD = [
    *((game, not of(game).IS_LONG) for game in GAMES),
    *(pytest.param(game, True, marks=pytest.mark.long) for game in GAMES if of(game).IS_LONG),
]
BOXES = """[...document.querySelectorAll('[data-choice]')].map(one => {
    const box = one.getBoundingClientRect();
    return [box.x, box.y, box.width, box.height];
})"""


def play_out(person: Person, choose: Callable[[], None]) -> None:
    if not play_some(person, choose, MOST_CHOICES):
        raise AssertionError("the match does not end")


def play_some(person: Person, choose: Callable[[], None], most: int) -> bool:
    """Makes up to `most` choices; returns whether the match is over."""
    for _ in range(most):
        if not person.wait_for_turn():
            return True
        choose()
    return False


def see_the_end(person: Person, players: int) -> None:
    """Checks the score sheet: categories sum to the totals, and parts to their category."""
    page = person.page
    page.wait_for_selector("tfoot:not(.hidden)")
    assert page.locator("dialog th[scope=col]").count() == players + 1
    totals = numbers(page.locator("dialog tfoot tr").first)
    categories = [[0] * players, *(numbers(row) for row in page.locator("dialog tbody tr:not(.part)").all())]
    assert [sum(column) for column in zip(*categories, strict=True)] == totals
    if parts := [numbers(row) for row in page.locator("dialog tbody tr.part").all()]:
        assert [sum(column) for column in zip(*parts, strict=True)] == categories[-1]


def numbers(row: Locator) -> list[int]:
    return [0 if text == "–" else int(text.split("\n")[0]) for text in row.locator("td").all_inner_texts()]


@pytest.mark.parametrize("game", SHORT_FIRST)
def test_by_mouse(game: str, server: Server, browser: Browser) -> None:
    with someone(browser, server.url) as person:
        person.sit_down(game, 3)
        play_out(person, person.choose_any)
        see_the_end(person, 3)


@pytest.mark.parametrize(("game", "is_whole"), BY_KEYBOARD)
def test_by_keyboard_alone(game: str, is_whole: bool, server: Server, browser: Browser) -> None:
    """The focus starts on the first choice of the turn; arrow keys reach the others."""
    with someone(browser, server.url, language="ru", seed=2) as person:
        person.open("/")
        page = person.page
        for _ in range(60):
            page.keyboard.press("Tab")
            here = page.evaluate("document.activeElement.closest('article')?.querySelector('h2').textContent")
            if here == say(f"{game}-name", "ru"):
                break
        page.keyboard.press("Enter")
        page.wait_for_selector(".prompt")

        def press() -> None:
            page.wait_for_function("() => document.activeElement?.matches('[data-choice]')", timeout=5000)
            for _step in range(person.random.randrange(4)):
                page.keyboard.press("ArrowRight")
            page.keyboard.press("Enter")

        is_over = play_some(person, lambda: person.choose(press), MOST_CHOICES if is_whole else SOME)
        assert is_over or not is_whole
        if is_over:
            see_the_end(person, of(game).PLAYERS)


@pytest.mark.parametrize("game", SHORT_FIRST)
def test_on_a_phone(game: str, server: Server, browser: Browser) -> None:
    with someone(
        browser, server.url, viewport=PHONE, has_touch=True, is_mobile=True, color_scheme="light", seed=3
    ) as person:
        person.sit_down(game, 2)
        play_out(person, person.choose_any)
        see_the_end(person, 2)
        assert person.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


@pytest.mark.long
@pytest.mark.parametrize(("game", "players"), [(game, MOST[game]) for game in GAMES])
def test_at_every_size_of_table(game: str, players: int, server: Server, browser: Browser) -> None:
    with someone(browser, server.url, seed=players) as person:
        person.sit_down(game, players, options=of(game).OPTIONS)
        play_out(person, person.choose_any)
        see_the_end(person, players)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_moves_under_the_finger(game: str, server: Server, browser: Browser) -> None:
    """Choices stay in place while nothing happens in the person's turn, and are large enough to tap."""
    with someone(browser, server.url, viewport=PHONE, has_touch=True, is_mobile=True, seed=5) as person:
        person.sit_down(game, 2)
        for _ in range(6):
            if not person.wait_for_turn():
                break
            person.page.wait_for_timeout(250)  # until a card that has just been touched settles
            before = person.page.evaluate(BOXES)
            person.page.wait_for_timeout(500)
            assert person.page.evaluate(BOXES) == before
            assert all(width >= 38 and height >= 44 for _, _, width, height in before), before
            person.choose_any()


@pytest.mark.parametrize("game", GAMES)
def test_what_others_did_is_told_where_no_log_is_in_sight(
    game: str, server: Server, browser: Browser
) -> None:
    with someone(browser, server.url, viewport=PHONE, has_touch=True, is_mobile=True, seed=5) as person:
        person.sit_down(game, 2)
        news = person.page.locator(".prompt .news")
        while not news.count():
            assert person.wait_for_turn()
            person.choose_any()
        expect(news).to_contain_text(re.compile(r"^Owl: ."))
        person.page.set_viewport_size({"width": 1440, "height": 900})
        expect(news).to_be_hidden()


def test_a_card_of_codex_is_dragged_to_its_cell(server: Server, browser: Browser) -> None:
    with someone(browser, server.url) as person:
        person.sit_down("codex", 2)
        page, card = person.page, person.page.locator("[data-card][data-choice]").first
        while person.wait_for_turn() and not card.count():
            person.choose_any()
        page.mouse.move(*middle(card))
        page.mouse.down()
        page.mouse.move(200, 200, steps=4)
        cell = page.locator("[data-cell]").first
        page.mouse.move(*middle(cell), steps=4)
        expect(cell.locator(".ghost")).to_be_visible()
        page.mouse.up()
        expect(page.locator(".prompt")).to_have_attribute("data-prompt", "draw")


def middle(one: Locator) -> tuple[float, float]:
    box = one.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
