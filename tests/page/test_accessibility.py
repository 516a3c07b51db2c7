"""axe finds nothing to complain about, on any page, in either language and theme; and nothing is wider than a phone."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.page.browser import PHONE, Person, someone
from tests.server.services import Server

AXE = Path(__file__).parents[2] / "page/node_modules/axe-core/axe.min.js"
GAMES = ["subastral", "stella", "codex", "comet"]
PLAYERS = {"subastral": 3, "stella": 3, "codex": 2, "comet": 2}
LOOKS = [("en", "dark"), ("en", "light"), ("ru", "dark"), ("ru", "light")]


def violations(page: Page, besides: str | None = None) -> list[str]:
    """What axe finds, with the first place of each; places that need no look can be left out."""
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(AXE.read_text("utf-8"))
    tell = "one => `${one.id}: ${one.nodes[0].html.slice(0, 160)} ${one.nodes[0].failureSummary}`"
    context = {"include": ["html"], "exclude": [besides] if besides else []}
    found = page.evaluate(f"async context => (await axe.run(context)).violations.map({tell})", context)
    return list(found)


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


@pytest.mark.parametrize(("language", "theme"), LOOKS)
def test_every_page(language: str, theme: str, server: Server, browser: Browser) -> None:
    with someone(browser, server.url, language=language, color_scheme=theme) as person:
        page = person.page
        for path in ("/", "/new", "/new?game=comet", "/style", "/nowhere"):
            person.open(path)
            page.wait_for_timeout(300)
            assert violations(page) == [], path
        person.open("/")
        page.locator("header .name").click()
        assert violations(page) == [], "the dialog of oneself"
        waiting = person.ask("POST", "/api/tables", {"game": "stella", "players": 3})["id"]
        person.open(f"/table/{waiting}")
        page.wait_for_selector("ol")
        assert violations(page) == [], "the waiting room"


def in_every_look(person: Person, moment: str) -> None:
    """Checks the table as it is in both languages and both themes."""
    for language, theme in (LOOKS[0], LOOKS[3]):
        person.page.evaluate("look => { [localStorage.language, localStorage.theme] = look }", [language, theme])
        person.page.reload()
        person.wait_for_turn()
        assert violations(person.page) == [], (moment, language, theme)


@pytest.mark.parametrize("game", GAMES)
def test_a_table_at_every_moment(game: str, server: Server, browser: Browser) -> None:
    with someone(browser, server.url) as person:
        person.sit_down(game, PLAYERS[game])
        seen: set[str] = set()
        for _ in range(400):
            if not person.wait_for_turn():
                break
            prompt = str(person.page.evaluate("document.querySelector('.prompt').dataset.prompt"))
            if prompt not in seen:
                seen.add(prompt)
                in_every_look(person, prompt)
            person.choose_any()
        person.page.wait_for_selector("tfoot:not(.hidden)")
        in_every_look(person, "the score sheet")


@pytest.mark.parametrize("language", ["en", "ru"])
def test_nothing_is_wider_than_a_phone(language: str, server: Server, browser: Browser) -> None:
    with someone(browser, server.url, language=language, viewport=PHONE, is_mobile=True, has_touch=True) as person:
        for path in ("/", "/new", "/style"):
            person.open(path)
            person.page.wait_for_timeout(300)
            assert fits(person.page), path
        tables = [("subastral", 5), ("stella", 2), ("stella", 4), ("codex", 4), ("comet", 4)]
        for game, players in tables:
            sit(person, game, players)
            assert fits(person.page), (game, players)
            assert violations(person.page) == [], (game, players)


def sit(person: Person, game: str, players: int) -> None:
    person.sit_down(game, players)
    for _ in range(6):
        if person.wait_for_turn():
            person.choose_any()
