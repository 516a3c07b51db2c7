"""People using real Chromium: what they see and choose; errors in the page fail the test."""

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
"""Choices in a row that may time out on a busy machine."""
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
"""The number of the current state, and its choices."""


def launch(playwright: Playwright) -> Browser:
    expect.set_options(timeout=PATIENCE)
    return playwright.chromium.launch(executable_path=program(), args=FLAGS)


def program() -> str | None:
    return shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")


class Person:
    """A person with their own browser."""

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

    # ---- navigation ----------------------------------------------------------------------------------------

    def open(self, path: str = "/") -> Person:
        self.page.goto(self.url + path)
        self.page.wait_for_selector("main")
        return self

    def ask(self, method: str, path: str, data: Any = None) -> Any:
        """Sends a request to the API as this person."""
        self.context.request.get(self.url + "/api/me")
        answer = self.context.request.fetch(self.url + path, method=method, data=data)
        assert answer.ok, answer.text()
        return answer.json()

    def new_table(self, game: str, players: int, level: str = "beginner", **more: Any) -> str:
        """Starts a table with bots at all other seats; returns its id."""
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
        """Waits for a choice; returns False when the match is over."""
        self.page.wait_for_selector(f"{CHOICE}, dialog[open] table")
        return not self.is_over

    def choose_any(self) -> None:
        """Makes a random choice, by mouse or finger.

        Cards of a hand overlap: their left edge is always visible.
        """
        # A card that is picked up has its choices on top.
        opened = self.page.locator(f"[data-enlarged] {CHOICE}")
        choices = opened if opened.count() else self.choices
        if not (count := choices.count()):
            return
        one = choices.nth(self.random.randrange(count))
        touch = one.tap if self.has_touch else one.click

        def act() -> None:
            box = one.bounding_box(timeout=3000)  # a rotated card does not fill the corners of its box
            touch(timeout=3000, position={"x": 12, "y": max(24, box["height"] / 3) if box else 24})

        self.choose(act)

    def choose(self, act: Callable[[], None]) -> None:
        """Makes a choice and waits for the table to change; tolerates a few choices that just vanished."""
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
    """A person with their own browser, which must report no errors."""
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
