"""A person who plays through a tutorial: reads, makes the required move, and continues."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator

from starboard.words import GameWords, say
from tests.page.browser import Person
from tests.page.games import of

MOST_KEYS = 30
IS_SEEN = """one => {
    const box = one.getBoundingClientRect();
    const over = document.elementFromPoint(box.x + Math.min(box.width, 24) / 2, box.y + Math.min(box.height, 48) / 2);
    return over !== null && (one.contains(over) || over.contains(one) || over.closest('button')?.parentElement?.contains(one));
}"""


IS_IN_SIGHT = """one => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return Boolean(document.elementFromPoint(x + width / 2, y + height / 2)?.closest('main'));
}"""


def find(point: str) -> str:
    """Returns the selector of a place that a step points at."""
    place, _, piece = point.partition(" ")
    return f'[data-at="{place}"]' + (f' [data-piece="{piece}"]' if piece else "")


class Learner:
    """A person in a tutorial."""

    def __init__(self, person: Person, key: str) -> None:
        self.person, self.page = person, person.page
        self.language = str(person.page.evaluate("navigator.language"))[:2]
        self.tutorial = person.ask("GET", f"/api/tutorials/{key}")
        self.steps: list[dict[str, Any]] = self.tutorial["steps"]
        self.words = GameWords(self.tutorial["game"], self.language, [])
        self.by_keyboard = False
        person.open(f"/learn/{key}")

    @property
    def step(self) -> int:
        """The number of the current step, once it is shown."""
        return int(self.page.locator(".coach[data-step]").get_attribute("data-step") or 0)

    @property
    def is_last(self) -> bool:
        return self.step == len(self.steps) - 1

    def go_on(self) -> None:
        """Does what the step asks for."""
        before = after = self.step
        move = self.steps[before]["move"]
        if move is None:
            self.touch(self.page.locator(".coach .main"))
        elif "side" in move and move["do"] == "play":  # a card and its cell are one gesture
            self.place(move, self.steps[before + 1]["move"])
            after += 1
        else:
            self.make(move)
        self.page.wait_for_function(
            "after => document.querySelector('.coach[data-step]')?.dataset.step > after", arg=after
        )

    def touch(self, one: Locator) -> None:
        """Chooses something by mouse, finger or keyboard.

        It must be visible without scrolling, and not covered.
        """
        self.page.wait_for_function(IS_SEEN, arg=one.element_handle())  # once all animations have ended
        if self.by_keyboard:
            key = "Tab" if self.page.locator("dialog[open]").count() else "ArrowRight"
            for _ in range(MOST_KEYS):
                if one.evaluate("one => document.activeElement?.contains(one)"):
                    break
                self.page.keyboard.press(key)
            self.page.keyboard.press("Enter")
        elif self.person.has_touch:
            one.tap()
        else:
            one.click()

    def missing(self) -> list[str]:
        """Returns the places that the step points at but the page lacks."""
        points = self.steps[self.step]["points"]
        return [one for one in points if not self.page.locator(find(one)).count()]

    def see_what_is_meant(self) -> None:
        """Waits until neither coach nor header covers the centre of the step's first place."""
        for point in self.steps[self.step]["points"][:1]:
            self.page.wait_for_function(
                IS_IN_SIGHT, arg=self.page.locator(find(point)).first.element_handle()
            )

    # ---- making moves --------------------------------------------------------------------------------------

    def make(self, move: dict[str, Any]) -> None:
        """Makes a move at the table."""
        if "q" in move:
            self.touch_hex(move)
        elif "card" in move and self.tutorial["game"] == "comet":
            self.touch_card(move)
        else:
            self.touch(self.place_of(move))

    def place_of(self, move: dict[str, Any]) -> Locator:
        if move["do"] in ("starter", "keep"):
            return self.page.locator(".choice button").nth(self.offers.index(move))
        if "source" in move:
            kind, _, number = move["source"].partition("-")
            return self.page.locator(
                f"[data-at={move['source']}]" if number.isdigit() else f"[data-at=deck-{kind}]"
            )
        if place := of(self.tutorial["game"]).PLACES.get(move["do"]):
            return self.page.locator(place.format(**move)).first
        if "card" in move:
            return self.page.locator(f"[data-at=hand-{self.tutorial['seat']}] [data-piece={move['card']}]")
        text = say("comet-page-end-turn", self.language) if move["do"] == "end" else self.words.move(move)
        return self.page.locator(".prompt [data-choice]", has_text=text)

    @property
    def offers(self) -> list[dict[str, Any]]:
        """The legal moves at this step."""
        state = self.person.ask(
            "GET", f"/api/tutorials/{self.tutorial['key']}/moments/{self.steps[self.step]['at']}"
        )
        return list(state["moves"])

    def place(self, card: dict[str, Any], cell: dict[str, Any]) -> None:
        """Codex Naturalis: picks up a card, turns it over if necessary, and places it."""
        self.touch(self.place_of(card))
        if card["side"] == "back":
            self.touch(self.page.locator("[aria-keyshortcuts=f]"))
        self.touch(self.place_of(cell))

    def touch_card(self, move: dict[str, Any]) -> None:
        """Comet: clicks a card; picks it up first when using a finger or when it has several moves."""
        self.touch(
            self.page.locator(".whole", has=self.page.locator(f"[data-piece={move['card']}]")).locator(
                "[data-choice]"
            )
        )
        does = sum(one.get("card") == move["card"] for one in self.offers)
        if does > 1 or self.person.has_touch:
            self.touch(
                self.page.locator(f'[data-enlarged] [data-choice][aria-label*="{self.words.move(move)}"]')
            )

    def touch_hex(self, move: dict[str, Any]) -> None:
        """Comet: selects the companion, if there are several, and its target hex."""
        if move["do"] == "go":
            piece = self.page.locator(f"[data-piece=companion-{self.tutorial['seat']}-{move['companion']}]")
            button = self.page.locator(".standing", has=piece).locator(".touch")
            if button.count():
                self.touch(button)
        self.touch(self.page.locator(f'[data-hex="{move["q"]},{move["r"]}"]'))
