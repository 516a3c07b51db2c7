"""Comet on the page: what the prompt says is told from all legal moves, and what is chosen can be chosen otherwise."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from starboard.match import Match
from starboard.words import GameWords, say
from tests.page.browser import CHOICE, PHONE, Person, someone
from tests.page.prepared import moves_made
from tests.page.test_abilities import positions, sit, went_on
from tests.server.services import Server

ON_A_PHONE: dict[str, Any] = {"viewport": {**PHONE, "height": 664}, "has_touch": True, "is_mobile": True}
END = {"do": "end"}


def first(is_such: Callable[[Match], bool]) -> Match:
    """The first position of its kind."""
    return next(match.copy() for match in positions("a") if is_such(match))


def discards(match: Match) -> list[str]:
    """The cards that can be discarded, in the order of the moves."""
    return [str(move["card"]) for move in match.moves() if move["do"] == "discard"]


def is_stuck(match: Match) -> bool:
    """Nobody can go any further, and no card can be added; but one card can be used."""
    return match.prompt == "moving" and [move["do"] for move in match.moves()] == ["use", "end"]


def has_missed(match: Match) -> bool:
    """Nothing can be used any more, but something could have been before the nest."""
    if match.prompt != "hatched" or match.moves() != [END]:
        return False
    return any(move["do"] == "use" for move in match.taken_back().moves())


def can_discard_four(match: Match) -> bool:
    return match.prompt == "refresh" and len(discards(match)) >= 4


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_prompt_names_who_can_still_act(language: str, server: Server, browser: Browser) -> None:
    match = first(is_stuck)
    [card] = [str(move["card"]) for move in match.moves() if move["do"] == "use"]
    with someone(browser, server.url, language=language, **ON_A_PHONE) as person:
        person.open("/")
        sit(person, server, f"stuck{language}", match)
        prompt = person.page.locator(".prompt [role=status]")
        name = GameWords("comet", language, []).value("card", card)
        expect(prompt).to_have_text(say("page-comet-prompt-moving-over", language, count=1, cards=name))
        expect(prompt).to_contain_text(str(name))


def test_a_nest_can_be_taken_back_while_an_ability_was_missed(server: Server, browser: Browser) -> None:
    match = first(has_missed)
    with someone(browser, server.url) as person:
        person.open("/")
        sit(person, server, "missed", match)
        page = person.page
        expect(page.locator(".prompt [role=status]")).to_have_text(say("page-comet-prompt-hatched", count=0, cards=""))
        page.get_by_role("button", name=say("page-take-back")).click()
        page.wait_for_selector(".prompt[data-prompt=nest].mine")
        expect(page.locator(f":is(.mine, .board-hand) .whole.can > {CHOICE}")).not_to_have_count(0)


def choose_cards(person: Person, cards: list[str], by: str) -> None:
    """Chooses cards of the hand, or keeps them after all: by mouse, finger or keyboard."""
    for card in cards:
        button = person.page.locator(f'.hand .whole:has([data-piece="{card}"]) > {CHOICE}')
        before = button.get_attribute("aria-pressed")
        if by == "keyboard":
            while not button.evaluate("one => one === document.activeElement"):
                person.page.keyboard.press("ArrowRight")
            person.page.keyboard.press("Enter")
        elif by == "finger":
            button.tap(position={"x": 12, "y": 40})
        else:
            button.click(position={"x": 12, "y": 40})
        expect(button).to_have_attribute("aria-pressed", "false" if before == "true" else "true")


@pytest.mark.parametrize("by", ["mouse", "finger", "keyboard"])
def test_cards_are_discarded_in_any_order_and_kept_after_all(by: str, server: Server, browser: Browser) -> None:
    match = first(can_discard_four)
    one, two, three, four = discards(match)[:4]
    more: dict[str, Any] = ON_A_PHONE if by == "finger" else {}
    with someone(browser, server.url, **more) as person:
        page, table_id = person.open("/").page, f"discard{by}"
        sit(person, server, table_id, match)
        choose_cards(person, [four, two, three], by)
        assert moves_made(server, table_id) == match.record()["moves"], "nothing is sent yet"
        confirm = page.locator("[data-at=do-gathered]")
        expect(confirm).to_have_text(say("page-comet-discard-all", count=3))
        choose_cards(person, [three, one], by)
        expect(page.locator(".prompt [role=status]")).to_have_text(say("page-comet-discarding", count=3))
        if by == "keyboard":
            confirm.focus()
            page.keyboard.press("Enter")
        else:
            confirm.tap() if by == "finger" else confirm.click()
        page.wait_for_selector(f'.prompt[data-number="{match.move_count + 3}"].mine')
        now = went_on(person, match, server, table_id)
        assert now.record()["moves"][match.move_count :] == [{"do": "discard", "card": card} for card in (one, two, four)]
        expect(confirm).to_have_count(0)


def test_a_gold_card_takes_the_chosen_discards_along(server: Server, browser: Browser) -> None:
    match = first(can_discard_four)
    one, two, *_ = discards(match)
    gold = next(str(move["card"]) for move in match.moves() if move["do"] == "take")
    with someone(browser, server.url) as person:
        page = person.open("/").page
        sit(person, server, "gold", match)
        choose_cards(person, [two, one], "mouse")
        page.locator(f'.whole:has([data-piece="{gold}"]) > {CHOICE}').click()
        page.wait_for_selector(f'.prompt[data-number="{match.move_count + 3}"]')
        made = moves_made(server, "gold")[match.move_count :]
        assert made == [{"do": "discard", "card": one}, {"do": "discard", "card": two}, {"do": "take", "card": gold}]
