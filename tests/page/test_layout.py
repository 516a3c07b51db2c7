"""The rule for every table: prompt, seat and hand are wholly on the screen, and stay from one decision to the
next."""

import itertools
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.page.browser import Person, someone
from tests.page.games import GAMES, of
from tests.page.test_whole_games import MOST_CHOICES, play_some
from tests.server.services import Server

SIZES = [(1440, 900), (1366, 700), (1280, 800), (820, 1180), (390, 844), (390, 664), (360, 640), (844, 390)]
TIGHT = [(1366, 700), (390, 664), (360, 640), (844, 390)]
"""The sizes with the least room."""
SHORT = [(game, *of(game).LAYOUTS[0]) for game in GAMES]
MATCHES = [(game, *layout) for game in GAMES for layout in of(game).LAYOUTS]
RUNS = [
    *((*match, False) for match in SHORT),
    *(pytest.param(*match, True, marks=pytest.mark.long) for match in MATCHES),
]
SOME = 50
"""Choices of an ordinary run; a thorough one goes on to the end."""
SITUATION = """[
    document.querySelector('.prompt').dataset.prompt,
    document.querySelectorAll('.prompt button').length,
    Math.ceil(document.querySelector('.prompt [role=status]').innerText.length / 40),
    document.querySelectorAll('.board-hand [data-piece]').length,
].join()"""
"""What has to find room: the kind of question, its buttons, its length in lines of a phone, the cards of the
hand."""
MEASURE = """async (parts) => {
    const frame = () => new Promise(requestAnimationFrame);
    await document.fonts.ready;
    await frame(), await frame();
    const box = (one) => {
        const { left, top, right, bottom } = one.getBoundingClientRect();
        return [left, top, right, bottom].map(Math.round);
    };
    // a part that is not drawn is left out on purpose
    const isSeen = (part) => {
        const one = document.querySelector(part);
        if (!one?.offsetWidth) return true;
        const { left, top, right, bottom } = one.getBoundingClientRect();
        return [top + 3, bottom - 3].every(
            y => document.elementsFromPoint((left + right) / 2, y).some(found => one.contains(found)));
    };
    const words = document.querySelector('.prompt .words');
    return {
        asks: document.querySelector('.prompt').innerText,
        unseen: parts.filter((part) => !isSeen(part)),
        isCut: words.scrollHeight > words.clientHeight + 1,
        fixed: ['.prompt', '.board-seat', '.board-hand'].map((part) => box(document.querySelector(part))),
        choices: [...document.querySelectorAll('.prompt [data-choice], .board-hand [data-choice]')].map(box),
        wide: document.documentElement.scrollWidth,
        high: document.documentElement.scrollHeight,
    };
}"""


@pytest.mark.parametrize(("game", "players", "language", "is_thorough"), RUNS)
def test_prompt_and_hand_stay(
    game: str, players: int, language: str, is_thorough: bool, server: Server, browser: Browser
) -> None:
    """At every size of screen. The ordinary run looks at all of them when a question is asked for the first
    time, at the tight ones when it needs other room than before, and else at one of them.
    """
    first: dict[tuple[int, int], Any] = {}
    asked: set[str] = set()
    turns = itertools.cycle(SIZES)

    def sizes(situation: str) -> list[tuple[int, int]]:
        question = situation.partition(",")[0]
        is_known, is_same = question in asked, situation in asked
        asked.update((question, situation))
        if is_thorough or not is_known:
            return SIZES
        return [next(turns)] if is_same else TIGHT

    with someone(browser, server.url, language=language, seed=players) as person:
        person.sit_down(game, players)

        def look_and_choose() -> None:
            for width, height in sizes(person.page.evaluate(SITUATION)):
                check(person, width, height, first, of(game).SEEN)
            person.page.set_viewport_size({"width": 1440, "height": 900})
            person.choose_any()

        play_some(person, look_and_choose, MOST_CHOICES if is_thorough else SOME)


def check(
    person: Person, width: int, height: int, first: dict[tuple[int, int], Any], parts: list[str]
) -> None:
    person.page.set_viewport_size({"width": width, "height": height})
    seen = person.page.evaluate(MEASURE, parts)
    where = f"{width}x{height}: {seen}"
    for left, top, right, bottom in seen["fixed"] + seen["choices"]:
        is_inside = left >= -1 and top >= 0 and right <= width + 1 and bottom <= height + 1
        assert is_inside, f"cut off, {where}"
    assert not seen["isCut"], f"the prompt is cut, {where}"
    assert not seen["unseen"], f"out of sight, {where}"
    assert (seen["wide"], seen["high"]) <= (width, height), f"the page scrolls, {where}"
    assert first.setdefault((width, height), seen["fixed"]) == seen["fixed"], f"moved, {where}"
