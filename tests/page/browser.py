"""Real Chromium, and people in front of it: what they see, what they choose, and nothing that goes wrong
unnoticed."""

from __future__ import annotations

import random
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Playwright,
    Request,
    expect,
)
from playwright.sync_api import TimeoutError as TooLate

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
CHOICE = "[data-choice]"
PATIENCE = 30_000
MOST_LATE = 8
"""Choices in a row that come to nothing: a busy machine may be slow, but not so slow."""
DESKTOP = {"width": 1440, "height": 900}
TABLET = {"width": 820, "height": 1180}
PHONE = {"width": 390, "height": 844}


WITHOUT_WORKER = "ServiceWorkerContainer.prototype.register = () => new Promise(() => undefined)"
"""Most tests look at what the server sends, not at what the browser keeps."""
SITUATION = """[
    document.querySelector('.prompt')?.dataset.number,
    document.querySelector('dialog[open] table, .curtain')?.tagName,
    ...[...document.querySelectorAll('[data-choice]')].map(one => one.ariaLabel ?? one.textContent),
].join('|')"""
"""What can be chosen now, and in which state."""


def launch(playwright: Playwright) -> Browser:
    expect.set_options(timeout=PATIENCE)
    return playwright.chromium.launch(executable_path=program(), args=FLAGS)


def program() -> str | None:
    return shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")


class Person:
    """Somebody in front of a browser of their own."""

    def __init__(self, context: BrowserContext, url: str, seed: int = 1, has_touch: bool = False) -> None:
        self.context = context
        self.has_touch = has_touch
        self.url = url
        self.random = random.Random(seed)
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.problems: list[str] = []
        self.may_lose_connection = False
        self.late = 0
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.problems.append(f"page error: {error}"))
        self.page.on("requestfailed", self._failed)

    def _hear(self, message: ConsoleMessage) -> None:
        is_lost = self.may_lose_connection and "ERR_CONNECTION" in message.text
        if message.type in ("error", "warning") and not is_lost:
            self.problems.append(f"console {message.type}: {message.text}")

    def _failed(self, request: Request) -> None:
        if not self.may_lose_connection and request.failure != "net::ERR_ABORTED":
            self.problems.append(f"request failed: {request.url} {request.failure}")

    # ---- going places --------------------------------------------------------------------------------------

    def open(self, path: str = "/") -> Person:
        self.page.goto(self.url + path)
        self.page.wait_for_selector("main")
        return self

    def ask(self, method: str, path: str, data: Any = None) -> Any:
        """Something of the API, as this browser's person."""
        self.context.request.get(self.url + "/api/me")
        answer = self.context.request.fetch(self.url + path, method=method, data=data)
        assert answer.ok, answer.text()
        return answer.json()

    def new_table(self, game: str, players: int, level: str = "beginner", **more: Any) -> str:
        """A table with bots at all other seats, begun; its id."""
        mine = more.pop("mine", 1)
        wish = {
            "game": game,
            "players": players,
            "mine": mine,
            "bots": [level] * (players - mine),
            "start": True,
            **more,
        }
        return str(self.ask("POST", "/api/tables", wish)["id"])

    def sit_down(self, game: str, players: int, **more: Any) -> str:
        table = self.new_table(game, players, **more)
        self.open(f"/table/{table}")
        self.page.wait_for_selector(".prompt")
        return table

    # ---- at a table ----------------------------------------------------------------------------------------

    @property
    def choices(self) -> Locator:
        return self.page.locator(CHOICE)

    @property
    def is_over(self) -> bool:
        return self.page.locator("dialog[open] table").count() > 0

    def wait_for_turn(self) -> bool:
        """Until there is something to choose; False when the match is over."""
        self.page.wait_for_selector(f"{CHOICE}, dialog[open] table")
        return not self.is_over

    def choose_any(self) -> None:
        """Something that can be chosen, by mouse or finger.

        Cards of a hand overlap: their left edge is always to be seen.
        """
        opened = self.page.locator(
            f"[data-enlarged] {CHOICE}"
        )  # a card was picked up: its choices lie above the others
        choices = opened if opened.count() else self.choices
        if not (count := choices.count()):
            return
        one = choices.nth(self.random.randrange(count))
        touch = one.tap if self.has_touch else one.click

        def act() -> None:
            box = one.bounding_box(timeout=3000)  # of a card that is turned, the corners are not its own
            touch(timeout=3000, position={"x": 12, "y": max(24, box["height"] / 3) if box else 24})

        self.choose(act)

    def choose(self, act: Callable[[], None]) -> None:
        """Chooses, and waits until the table has changed; a choice that has just gone is looked for again,
        some times."""
        before = self.page.evaluate(SITUATION)
        try:
            act()
            self.page.wait_for_function(f"before => ({SITUATION}) !== before", arg=before, timeout=5000)
            self.late = 0
        except TooLate as late:
            self.late += 1
            if self.late > MOST_LATE:
                focus = self.page.evaluate("document.activeElement?.outerHTML.slice(0, 200)")
                raise AssertionError(f"nothing can be chosen: {before}; focus: {focus}; {late}") from late

    def no_problems(self) -> None:
        assert self.problems == [], self.problems


@contextmanager
def someone(
    browser: Browser, url: str, *, seed: int = 1, language: str = "en", **more: Any
) -> Iterator[Person]:
    """Somebody with a browser of their own, who leaves it without complaints."""
    options = {"viewport": DESKTOP, "locale": language, "reduced_motion": "reduce", **more}
    context = browser.new_context(**options)
    context.add_init_script(WITHOUT_WORKER)
    context.add_init_script("localStorage.setItem('pace', 'none')")
    person = Person(context, url, seed, bool(more.get("has_touch")))
    try:
        yield person
        person.no_problems()
    finally:
        context.close()
