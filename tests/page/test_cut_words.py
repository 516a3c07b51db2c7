"""No word is cut on cards, plates and buttons of the tables, in both languages, on a desktop and a phone."""

import json
import re

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute

from starboard.games.comet.material import CARD_NAMES
from tests.page.browser import someone
from tests.page.games import GAMES, of
from tests.page.prepared import OTHERS
from tests.page.test_hands import asks, match_at, sit
from tests.server.services import Server

SIZES = [(1440, 900), (390, 664)]
CUT = """async names => {
    await document.fonts.ready;
    const pen = document.createElement('canvas').getContext('2d');
    const clips = how => how === 'hidden' || how === 'clip';
    const scrolls = how => how === 'auto' || how === 'scroll';
    document.head.append(Object.assign(document.createElement('style'), { textContent: '* { rotate: none !important }' }));
    for (const one of document.querySelectorAll('[data-ink]')) {
        one.textContent = one.dataset.ink;
        one.removeAttribute('data-ink');
    }
    const found = new Set();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const text = walker.currentNode.textContent.trim(), holder = walker.currentNode.parentElement;
        const isSeen = text && holder.checkVisibility({ visibilityProperty: true, opacityProperty: true });
        if (!isSeen || holder.closest('script, style, .unseen, svg, .news')) continue;
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        const rects = [...range.getClientRects()];
        pen.font = getComputedStyle(holder).font;
        const tail = pen.measureText('у');
        const line = tail.fontBoundingBoxAscent + tail.fontBoundingBoxDescent;
        const below = one => (one.height / line) * (tail.fontBoundingBoxDescent - tail.actualBoundingBoxDescent);
        for (let box = holder; box !== document.body; box = box.parentElement) {
            const { overflowX, overflowY } = getComputedStyle(box), frame = box.getBoundingClientRect();
            if (scrolls(overflowX) || scrolls(overflowY) || frame.width < 3) break;
            const isWide = clips(overflowX) && !names.includes(text)
                && rects.some(one => one.right > frame.right + 0.1 || one.left < frame.left - 0.1);
            const isLow = clips(overflowY) && rects.some(one => one.bottom - below(one) > frame.bottom + 0.25);
            if (isWide || isLow) found.add(`${isWide ? 'too wide' : 'tail cut'}: ${text}`);
        }
    }
    return [...found];
}"""
"""Words beyond a box that clips them. Names on a narrow plate may be cut, and news in the prompt, which the
log has in full."""


def cut(page: Page) -> list[str]:
    return list(page.evaluate(CUT, OTHERS))


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("size", SIZES)
def test_no_word_of_a_table_is_cut(
    size: tuple[int, int], language: str, server: Server, browser: Browser
) -> None:
    viewport = {"width": size[0], "height": size[1]}
    with someone(browser, server.url, language=language, viewport=viewport) as person:
        for game in GAMES:
            match = match_at(game, asks(*of(game).MIDDLE), players=3)
            page = sit(person, server, f"cut{game}{language}{size[0]}", match)
            assert cut(page) == [], game
            if game == "comet":
                page.locator(".all").first.click()
                page.wait_for_selector("dialog .card")
                assert cut(page) == []


@pytest.mark.parametrize("language", ["en", "ru"])
def test_no_name_of_a_card_of_comet_is_cut(language: str, server: Server, browser: Browser) -> None:
    """All cards, a few at a time, as if in the hand."""
    kinds = {re.sub(r"-\d+$", "", card): card for card in CARD_NAMES if not card.startswith("gold")}
    cards = list(kinds.values())
    hand: list[str] = []

    def deal(route: WebSocketRoute) -> None:
        def pass_on(message: str | bytes) -> None:
            told = json.loads(message)
            if told["type"] == "state":
                told["view"]["seats"][told["view"]["viewer"]]["hand"] = hand
            route.send(json.dumps(told))

        route.connect_to_server().on_message(pass_on)

    with someone(browser, server.url, language=language) as person:
        person.page.route_web_socket("**/socket*", deal)
        page = sit(person, server, f"names{language}", match_at("comet", asks("act", after=4)))
        for start in range(0, len(cards), 8):
            hand[:] = cards[start : start + 8]
            page.reload()
            page.wait_for_selector(f'.hand [data-piece="{hand[-1]}"]')
            assert cut(page) == []
