"""The generic board, for games from packages that the page was built without.

None is installed here; `tests/test_wrackline.py` runs this with one that is.
"""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from starboard.games import KEYS
from starboard.words import say
from tests.page.browser import Person, someone
from tests.page.test_accessibility import fits, violations
from tests.page.test_whole_games import play_out, see_the_end
from tests.server.services import Server

BOARDS = Path(__file__).parents[2] / "page/src/games"
others = pytest.mark.parametrize("game", [key for key in KEYS if not (BOARDS / key).exists()])
PHONES: list[ViewportSize] = [{"width": 390, "height": 664}, {"width": 844, "height": 390}]
IN_SIGHT = """selector => [...document.querySelectorAll(selector)].filter(one => {
    const box = one.getBoundingClientRect();
    return box.width > 0 && box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight && box.right <= innerWidth;
}).length"""


@others
def test_a_whole_match_by_keyboard_from_the_front_page(game: str, server: Server, browser: Browser) -> None:
    with someone(browser, server.url, language="ru", seed=2) as person:
        page = person.open("/").page
        button = page.get_by_role("button", name=f"{say(f'{game}-name', 'ru')}: играть с")
        button.focus()
        page.keyboard.press("Enter")
        page.wait_for_selector(".prompt")

        def press() -> None:
            page.wait_for_function("() => document.activeElement?.matches('[data-choice]')", timeout=5000)
            for _step in range(person.random.randrange(4)):
                page.keyboard.press("ArrowRight")
            page.keyboard.press("Enter")

        play_out(person, lambda: person.choose(press))
        see_the_end(person, 2)


@others
def test_a_whole_match_by_mouse_tells_everything_in_words(
    game: str, server: Server, browser: Browser
) -> None:
    with someone(browser, server.url) as person:
        person.sit_down(game, 3)
        said = set[str]()

        def choose() -> None:
            said.add(person.page.locator("main").inner_text())
            person.choose_any()

        play_out(person, choose)
        see_the_end(person, 3)
        assert not [text for text in said if f"{game}-" in text or "undefined" in text or "[object" in text]


@others
@pytest.mark.parametrize("language", ["en", "ru"])
def test_on_a_phone_prompt_and_moves_are_in_sight(
    game: str, language: str, server: Server, browser: Browser
) -> None:
    """In portrait and in landscape: the phone is turned at every decision."""
    with someone(
        browser, server.url, viewport=PHONES[0], has_touch=True, is_mobile=True, language=language, seed=3
    ) as person:
        person.sit_down(game, 4)
        while person.wait_for_turn():
            for viewport in PHONES:
                person.page.set_viewport_size(viewport)
                check_in_sight(person)
            person.choose_any()


def check_in_sight(person: Person) -> None:
    assert fits(person.page)
    assert person.page.evaluate(IN_SIGHT, ".prompt") == 1
    assert person.page.evaluate(IN_SIGHT, "[data-choice]") >= min(2, person.choices.count())
    sizes = person.choices.evaluate_all("all => all.map(one => [one.offsetWidth, one.offsetHeight])")
    assert all(wide >= 38 and high >= 44 for wide, high in sizes), sizes


@others
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing(game: str, theme: str, server: Server, browser: Browser) -> None:
    with someone(browser, server.url, color_scheme=theme) as person:
        person.sit_down(game, 3)
        assert person.wait_for_turn()
        assert violations(person.page) == []
        for path in ("/", f"/new?game={game}", f"/rules/{game}"):
            person.open(path)
            person.page.wait_for_timeout(300)
            assert violations(person.page) == [], path


@others
def test_what_a_game_lacks_is_not_offered(game: str, server: Server, browser: Browser) -> None:
    with someone(browser, server.url) as person:
        page = person.open("/").page
        article = page.locator("article", has=page.get_by_role("heading", name=say(f"{game}-name")))
        expect(
            article.get_by_role("link", name=say("page-new-table-of", game=say(f"{game}-name")))
        ).to_be_visible()
        assert links(person, game) == {f"/new?game={game}", f"/rules/{game}"}
        page.goto(f"{server.url}/rules/{game}")
        expect(page.locator(".text h2").first).to_be_visible()


def links(person: Person, game: str) -> set[str]:
    """Returns the front page's links for a game."""
    found = person.page.locator(f"article a[href*='{game}']").evaluate_all(
        "all => all.map(one => one.getAttribute('href'))"
    )
    return set(found)
