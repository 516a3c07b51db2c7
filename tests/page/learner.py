"""Somebody who learns a game by its tutorial: reads, makes the move that is asked for, and goes on."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator

from starboard.words import GameWords
from tests.page.browser import Person

PLACES = {
    "subastral": {"take": "[data-at=cloud-{cloud}]", "draw": "[data-at=deck]", "pile": ".journal .next"},
    "stella": {"take": "[data-at=trick] [data-piece={card}]", "top": "[data-at=trick] [data-piece={card}]", "spend": ".prompt [data-choice]"},
    "codex": {"place": "[data-cell='{x},{y}']"},
    "comet": {},
}
"""Where a move is made, by its game; else on a card of the hand, or by a button beside the prompt."""


class Learner:
    """A person in a tutorial."""

    def __init__(self, person: Person, key: str) -> None:
        self.person, self.page = person, person.page
        self.language = str(person.page.evaluate("navigator.language"))[:2]
        self.tutorial = person.ask("GET", f"/api/tutorials/{key}")
        self.steps: list[dict[str, Any]] = self.tutorial["steps"]
        person.open(f"/learn/{key}")
        self.page.wait_for_selector(".coach")

    @property
    def step(self) -> int:
        """The number of the step, once it is told."""
        self.page.wait_for_selector(".coach[data-step]")
        return int(self.page.locator(".coach").get_attribute("data-step") or 0)

    @property
    def is_last(self) -> bool:
        return self.step == len(self.steps) - 1

    @property
    def offers(self) -> list[dict[str, Any]]:
        """What can be done at this step."""
        state = self.person.ask("GET", f"/api/tutorials/{self.tutorial['key']}/moments/{self.steps[self.step]['at']}")
        return list(state["moves"])

    def go_on(self) -> None:
        """Does what the step wants."""
        before = self.step
        if move := self.steps[before]["move"]:
            self.make(move)
        else:
            self.touch(self.page.locator(".coach .main"))
        after = before + (2 if move and "side" in move and move["do"] == "play" else 1)
        self.page.wait_for_function("after => document.querySelector('.coach[data-step]')?.dataset.step >= after", arg=after)

    def touch(self, one: Locator) -> None:
        if self.person.has_touch:
            one.tap()
        else:
            one.click()

    def make(self, move: dict[str, Any]) -> None:
        """Makes a move at the table."""
        if move["do"] == "play" and "side" in move:  # a card and its cell are one gesture
            self.touch(self.place_of(move))
            if move["side"] == "back":
                self.touch(self.page.locator("[aria-keyshortcuts=f]"))
            self.touch(self.place_of(self.steps[self.step + 1]["move"]))
        else:
            self.touch(self.place_of(move))

    def place_of(self, move: dict[str, Any]) -> Locator:
        game = self.tutorial["game"]
        if move["do"] in ("starter", "keep"):
            return self.page.locator(".choice button").nth(self.offers.index(move))
        if "source" in move:
            kind, _, number = move["source"].partition("-")
            return self.page.locator(f"[data-at={move['source']}]" if number.isdigit() else f"[data-at=deck-{kind}]")
        if place := PLACES[game].get(move["do"]):
            return self.page.locator(place.format(**move)).first
        if "card" in move:
            return self.page.locator(f"[data-at=hand-{self.tutorial['seat']}] [data-piece={move['card']}]")
        words = GameWords(game, self.language, []).move(move)
        return self.page.locator(".prompt [data-choice]", has_text=words)
