"""Screenshots of all pages and states, in three sizes, two languages and themes: `./test pictures
[FOLDER]`."""

import sys
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from rich.progress import track

from starboard.words import LANGUAGES
from tests.page.browser import DESKTOP, PHONE, TABLET, Person, launch, someone
from tests.page.games import GAMES, MOST, of
from tests.server.services import Server, running

SIZES = {"desktop": DESKTOP, "tablet": TABLET, "phone": PHONE}
LOOKS = [(language, theme) for language in LANGUAGES for theme in ("dark", "light")]
PAGES = {"front": "/", "new": "/new", "style": "/style", "identity": "/identity"}
PAGES |= {f"{kind}-{game}": f"/{kind}/{game}" for kind in ("rules", "score") for game in GAMES}
LESSONS = {f"learn-{game}": f"/learn/{game}" for game in GAMES}
TABLES = {game: (of(game).PLAYERS, MOST[game]) for game in GAMES}
MOVES = 11
"""Choices made before a table's screenshot."""


def take(person: Person, folder: Path, name: str, *, whole: bool = False) -> None:
    person.page.wait_for_timeout(400)
    person.page.screenshot(path=folder / f"{name}.png", full_page=whole)


def visit(browser: Browser, server: Server, folder: Path, size: str, language: str, theme: str) -> None:
    """Takes all screenshots for one size, language and theme."""
    is_phone = size == "phone"
    with someone(
        browser, server.url, language=language, viewport=SIZES[size], color_scheme=theme, has_touch=is_phone
    ) as person:
        look = f"{size}-{language}-{theme}"
        for name, path in PAGES.items():
            person.open(path)
            take(person, folder, f"{name}-{look}", whole=True)
        person.open("/table/" + person.ask("POST", "/api/tables", {"game": "subastral", "players": 3})["id"])
        take(person, folder, f"waiting-{look}")
        for name, path in LESSONS.items():
            person.open(path).page.wait_for_selector(".coach .main")
            take(person, folder, f"{name}-{look}")
        hot = person.new_table("stella", 2, mine=2, starter=1)
        person.open(f"/table/{hot}").page.wait_for_selector(".curtain, .prompt")
        take(person, folder, f"curtain-{look}")
        for game, counts in TABLES.items():
            for players in counts:
                person.sit_down(game, players, level="casual")
                for _ in range(MOVES):
                    if person.wait_for_turn():
                        person.choose_any()
                take(person, folder, f"{game}-{players}-{look}")
        table = person.sit_down("stella", 3)
        while person.wait_for_turn():
            person.choose_any()
        person.page.wait_for_selector("tfoot:not(.hidden)")
        take(person, folder, f"end-{look}")
        person.open(f"/replay/{table}?analyse").page.locator(".analysis figure").first.wait_for()
        take(person, folder, f"analysis-{look}", whole=True)
        person.open("/statistics")
        take(person, folder, f"statistics-{look}", whole=True)


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    visits = [(size, *look) for size in SIZES for look in LOOKS]
    with sync_playwright() as playwright, running(f"sqlite:///{folder}/pictures.db") as server:
        browser = launch(playwright)
        for size, language, theme in track(visits, "Pictures"):
            visit(browser, server, folder, size, language, theme)
        browser.close()
    for leftover in folder.glob("pictures.db*"):
        leftover.unlink()


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "build/pictures"))
