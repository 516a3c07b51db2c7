"""Interaction at a table: taking back, clicking while cards fly, pointing by mouse and by finger."""

import re
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from playwright.sync_api import Browser, Page, expect

import starboard
from starboard.match import Match
from starboard.words import say
from tests.page.browser import CHOICE, PHONE, Person, someone
from tests.page.prepared import lay_out, moves_made
from tests.server.services import Server

TOUCH: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}


def match_at(
    game: str, is_such: Callable[[Match], Any], players: int = 2, seed: int = 1, **options: Any
) -> Match:
    """Plays a random match up to a position that satisfies `is_such`."""
    match, rng = starboard.load(game).new(players, seed, **options), np.random.default_rng(seed)
    while not is_such(match):
        moves = match.moves()
        match.play(moves[rng.integers(len(moves))])
    return match


def asks(prompt: str, after: int = 0) -> Callable[[Match], bool]:
    return lambda match: match.prompt == prompt and match.move_count >= after


def sit(person: Person, server: Server, table_id: str, match: Match) -> Page:
    lay_out(server, person, table_id, match)
    person.open(f"/table/{table_id}")
    person.page.wait_for_selector(f'.prompt[data-number="{match.move_count}"].mine')
    person.page.wait_for_selector(CHOICE)
    return person.page


def test_after_taking_back_every_card_of_codex_can_be_chosen(server: Server, browser: Browser) -> None:
    with someone(browser, server.url) as person:
        page = sit(person, server, "backcodex", match_at("codex", asks("play", after=12)))
        hand = page.locator("[data-card]")
        hand.first.click()
        page.locator("[data-cell]").first.click()
        expect(page.locator(".prompt")).to_have_attribute("data-prompt", "draw")
        page.keyboard.press("z")
        expect(page.locator("[data-card][aria-pressed=true]")).to_have_count(1)
        expect(page.locator(f"[data-card]{CHOICE}")).to_have_count(3)
        other = page.locator("[data-card][aria-pressed=false]").first
        card = other.get_attribute("data-card")
        other.click()
        held = page.locator("[data-card][aria-pressed=true]")
        expect(held).to_have_attribute("data-card", str(card))
        page.locator("[data-cell]").first.click()
        expect(page.locator(".prompt")).to_have_attribute("data-prompt", "draw")
        expect(page.locator(f'[data-card="{card}"]')).to_have_count(0)


def test_a_card_of_codex_is_turned_over_or_put_back_after_taking_back(
    server: Server, browser: Browser
) -> None:
    with someone(browser, server.url) as person:
        page = sit(person, server, "flipcodex", match_at("codex", asks("play", after=12)))
        page.locator("[data-card]").first.click()
        page.locator("[data-cell]").first.click()
        expect(page.locator(".prompt")).to_have_attribute("data-prompt", "draw")
        page.keyboard.press("z")
        held = page.locator("[data-card][aria-pressed=true]")
        before = held.get_attribute("aria-label")
        page.keyboard.press("f")
        expect(page.locator(".prompt")).to_have_attribute("data-prompt", "play")
        expect(held).not_to_have_attribute("aria-label", str(before))
        page.keyboard.press("Escape")
        expect(held).to_have_count(0)


HOLD = """() => {
    const flights = document.getAnimations().filter(one => one.id === 'flight');
    for (const one of flights) { one.pause(); one.currentTime = one.effect.getComputedTiming().endTime / 2; }
    return flights.length > 0;
}"""
"""Pauses flights halfway: they land only when told to."""
IN_THE_WAY = """() => document.getAnimations().filter(one => one.id === 'flight').some(one => {
    const { x, y, width, height } = one.effect.target.getBoundingClientRect();
    return one.effect.target.contains(document.elementFromPoint(x + width / 2, y + height / 2));
})"""


def walkers(match: Match) -> list[str]:
    """Comet: cards whose only move is to be played for symbols, after which a companion can move."""
    moves = match.moves() if match.prompt == "act" else []
    found = []
    for card in [str(move["card"]) for move in moves if move["do"] == "move"]:
        after = match.copy()
        after.play({"do": "move", "card": card})
        is_alone = sum(move.get("card") == card for move in moves) == 1
        if is_alone and any(move["do"] == "go" for move in after.moves()):
            found.append(card)
    return found


def can_spend(match: Match) -> bool:
    return match.prompt == "play" and match.move_count > 4 and {"do": "spend"} in match.moves()


FLIGHTS: dict[str, tuple[Callable[[Match], Any], list[str], str]] = {
    "subastral": (asks("play", after=20), [f"section.hand {CHOICE}"], f".cloud{CHOICE}"),
    "stella": (can_spend, ["[data-at=do-spend]"], f"ul {CHOICE}"),
    "codex": (asks("play", after=12), ["[data-card]", "[data-cell]"], f"section.asks {CHOICE}"),
    "comet": (walkers, [f'.hand .whole:has([data-piece="{{card}}"]) > {CHOICE}'], "[data-hex]"),
}
"""For each game: where a move makes something fly, how to make it, and what is asked next."""


@pytest.mark.parametrize("game", FLIGHTS)
def test_what_is_asked_can_be_answered_while_something_flies(
    game: str, server: Server, browser: Browser
) -> None:
    position, gesture, answer = FLIGHTS[game]
    match = match_at(game, position)
    with someone(browser, server.url, reduced_motion="no-preference") as person:
        person.context.add_init_script("localStorage.setItem('pace', 'calm')")
        page = sit(person, server, f"fly{game}", match)
        for step in gesture:
            page.locator(step.format(card=(walkers(match) or [""])[0])).first.click()
        page.wait_for_function(HOLD)
        assert not page.evaluate(IN_THE_WAY)
        number = int(page.locator(".prompt").get_attribute("data-number") or 0)
        page.locator(answer).first.dispatch_event("click")
        page.wait_for_function(
            "number => document.querySelector('.prompt').dataset.number > number", arg=number
        )
        assert len(moves_made(server, f"fly{game}")) > number


STICKY = """() => {
    const found = [];
    const search = (rules, isMeant) => {
        for (const rule of rules) {
            if (rule.selectorText?.includes(':hover') && !isMeant) found.push(rule.selectorText);
            if (rule.cssRules) search(rule.cssRules, isMeant || rule.media?.mediaText === '(hover: hover)');
        }
    };
    for (const sheet of document.styleSheets) search(sheet.cssRules, false);
    return found;
}"""
"""Hover styles that would remain after a touch."""


def test_after_a_touch_no_ring_stays_in_subastral(server: Server, browser: Browser) -> None:
    with someone(browser, server.url, **TOUCH) as person:
        match = match_at("subastral", asks("play", after=20))
        page = sit(person, server, "ringsub", match)
        page.locator(f"section.hand {CHOICE}").first.tap()
        page.locator(f".cloud{CHOICE}").first.tap()
        expect(page.locator(f".cloud{CHOICE}")).to_have_count(0)
        expect(page.locator(".isTarget, .cloud:is(.target, .hand, .journal, .either)")).to_have_count(0)


@pytest.mark.parametrize("game", FLIGHTS)
def test_styles_of_a_mouse_hold_for_a_mouse_only(game: str, server: Server, browser: Browser) -> None:
    with someone(browser, server.url, **TOUCH) as person:
        person.sit_down(game, 2)
        assert person.page.evaluate(STICKY) == []


def test_a_touched_objective_is_unlike_the_secret_one(server: Server, browser: Browser) -> None:
    shadow = "one => getComputedStyle(one).boxShadow"
    with someone(browser, server.url, **TOUCH) as person:
        page = sit(person, server, "objcodex", match_at("codex", asks("play", after=12)))
        secret, common = page.locator(".whole.isSecret"), page.locator(".whole:not(.isSecret)").first
        framed = secret.evaluate(shadow)
        common.locator("button").tap()
        expect(common).to_have_class(re.compile("isActive"))
        assert common.evaluate(shadow) != framed
        secret.locator("button").tap()
        expect(secret).to_have_class(re.compile("isActive"))
        assert secret.evaluate(shadow) != framed


def first_walker(match: Match) -> str | None:
    """Returns the first card of the hand if it is a walker with others after it, which take its place."""
    seat = match.to_move
    hand = [] if seat is None else match.view(seat)["seats"][seat]["hand"]
    return hand[0] if len(hand) > 2 and hand[0] in walkers(match) else None


def test_a_card_that_slides_under_the_mouse_is_not_enlarged(server: Server, browser: Browser) -> None:
    match = match_at("comet", first_walker)
    with someone(browser, server.url) as person:
        page = sit(person, server, "slidecomet", match)
        card = page.locator(f'.hand .whole:has([data-piece="{first_walker(match)}"]) > {CHOICE}')
        card.hover()
        expect(page.locator("[data-enlarged]")).to_have_count(1)
        card.click()
        page.wait_for_selector(f'.prompt[data-number="{match.move_count + 1}"]')
        page.wait_for_selector(".hand .whole > button:hover")
        expect(page.locator("[data-enlarged]")).to_have_count(0)
        page.mouse.move(700, 5)
        page.locator(".hand .whole > button").first.hover()
        expect(page.locator("[data-enlarged]")).to_have_count(1)


def test_a_double_click_plays_one_card(server: Server, browser: Browser) -> None:
    match = match_at("comet", first_walker)
    with someone(browser, server.url) as person:
        page = sit(person, server, "doublecomet", match)
        page.locator(f'.hand .whole:has([data-piece="{first_walker(match)}"]) > {CHOICE}').click()
        page.wait_for_selector(f'.prompt[data-number="{match.move_count + 1}"]')
        page.wait_for_selector(".hand .whole > button:hover")
        page.mouse.down(click_count=2)
        page.mouse.up(click_count=2)
        page.locator("[data-hex]").first.click()
        page.wait_for_selector(f'.prompt[data-number="{match.move_count + 2}"]')
        assert [move["do"] for move in moves_made(server, "doublecomet")[match.move_count :]] == [
            "move",
            "go",
        ]


COVERED = """() => {
    const large = document.querySelector('[data-enlarged]').getBoundingClientRect();
    return [...document.querySelectorAll('main [data-choice]')].filter(one => {
        const box = one.getBoundingClientRect();
        return box.left < large.right && box.right > large.left && box.top < large.bottom && box.bottom > large.top;
    }).map(one => one.ariaLabel);
}"""


def test_an_enlarged_card_covers_nothing_that_can_be_chosen(server: Server, browser: Browser) -> None:
    match = match_at("comet", walkers)
    match.play({"do": "move", "card": walkers(match)[0]})
    with someone(browser, server.url) as person:
        page = sit(person, server, "covercomet", match)
        for card in page.locator(":is(.hand, .mine, .others, .gold) .whole > button").all():
            page.mouse.move(700, 5)
            expect(page.locator("[data-enlarged]")).to_have_count(0)
            card.hover()
            expect(page.locator("[data-enlarged]")).to_have_count(1)
            assert page.evaluate(COVERED) == [], card.get_attribute("aria-label")


def test_stella_tells_of_spending_only_where_it_may_be(server: Server, browser: Browser) -> None:
    with someone(browser, server.url) as person:
        page = sit(person, server, "rich", match_at("stella", can_spend))
        expect(page.locator(".prompt p[role=status]")).to_contain_text("spend a glow")
        last = match_at(
            "stella", lambda match: match.prompt == "play" and {"do": "spend"} not in match.moves()
        )
        page = sit(person, server, "poor", last)
        expect(page.locator(".prompt p[role=status]")).to_have_text("Play a card.")


@pytest.mark.parametrize("by", ["mouse", "touch", "keyboard"])
def test_the_discard_of_stella_can_be_looked_through(by: str, server: Server, browser: Browser) -> None:
    match = match_at("stella", lambda match: match.prompt == "play" and len(match.view(None)["discard"]) > 4)
    cards = match.view(None)["discard"]
    with someone(browser, server.url, **(TOUCH if by == "touch" else {})) as person:
        page = sit(person, server, f"pile{by}", match)
        pile = page.get_by_role("button", name=f"Look through the discard, {len(cards)} cards")
        {"mouse": pile.click, "touch": pile.tap, "keyboard": lambda: pile.press("Enter")}[by]()
        shown = page.locator("dialog li")
        expect(shown).to_have_count(len(cards))
        expect(shown.first).to_have_attribute("aria-label", cards[-1].replace("-", " "))
        page.keyboard.press("Escape")
        expect(shown).to_have_count(0)
        if by == "keyboard":
            expect(pile).to_be_focused()


def test_a_button_of_an_enlarged_card_names_it_once(server: Server, browser: Browser) -> None:
    with someone(browser, server.url, **TOUCH) as person:
        page = sit(person, server, "oncecomet", match_at("comet", asks("act", after=10)))
        page.locator(f".hand .whole > {CHOICE}").first.tap()
        for button in page.locator(f"[data-enlarged] {CHOICE}").all():
            assert (button.get_attribute("aria-label") or "").count(": ") == 1
            words = button.inner_text()
            assert (button.get_attribute("aria-label") or "").startswith(f"{words}: ")


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("size", [(1440, 900), (390, 664)])
def test_when_the_comet_arrives_the_question_has_room(
    size: tuple[int, int], language: str, server: Server, browser: Browser
) -> None:
    """The two short buttons take less than half of the question's width, or a line of their own."""
    viewport = {"width": size[0], "height": size[1]}
    with someone(browser, server.url, language=language, viewport=viewport) as person:
        page = sit(person, server, f"arrives{language}{size[0]}", match_at("comet", asks("comet")))
        buttons, words = page.locator(".buttons .button"), page.locator(".prompt .words")
        expect(buttons).to_have_count(2)
        assert all(len(text) < 16 for text in buttons.all_inner_texts())
        whole, asked = page.locator(".prompt").bounding_box(), words.bounding_box()
        assert whole
        assert asked
        assert asked["width"] > whole["width"] / 2


def test_no_button_that_makes_a_move_stands_where_one_skips(server: Server, browser: Browser) -> None:
    """A second click on “Skip animation” would spend a glow."""
    with someone(browser, server.url, reduced_motion="no-preference") as person:
        person.context.add_init_script("localStorage.setItem('pace', 'calm')")
        person.sit_down("stella", 3, starter=0)
        page = person.page
        page.locator(f".board-hand {CHOICE}").first.click()
        skip = page.locator(".prompt .skip")
        skip.wait_for()
        before = skip.bounding_box()
        skip.click()
        while person.wait_for_turn() and not page.locator("[data-at=do-spend]").count():
            person.choose_any()
        after = page.locator("[data-at=do-spend]").bounding_box()
        assert before
        assert after
        assert before["x"] + before["width"] < after["x"]


def test_a_double_click_spends_one_glow(server: Server, browser: Browser) -> None:
    match = match_at("stella", can_spend)
    with someone(browser, server.url) as person:
        page = sit(person, server, "doublestella", match)
        page.locator("[data-at=do-spend]").click()
        page.wait_for_selector(f'.prompt[data-number="{match.move_count + 1}"].mine')
        page.mouse.down(click_count=2)
        page.mouse.up(click_count=2)
        page.locator(f"ul {CHOICE}").first.click()
        page.wait_for_selector(f'.prompt[data-number="{match.move_count + 2}"]')
        assert [move["do"] for move in moves_made(server, "doublestella")[match.move_count :]] == [
            "spend",
            "play",
        ]


def is_nearly_full(match: Match) -> bool:
    """Whether fewer than three cards fit in the hand."""
    return can_spend(match) and 0 < match.view(match.to_move)["cards_for_glow"] < 3


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_glow_brings_as_many_cards_as_it_says(language: str, server: Server, browser: Browser) -> None:
    match = match_at("stella", is_nearly_full, players=3)
    count = match.view(match.to_move)["cards_for_glow"]
    with someone(browser, server.url, language=language) as person:
        page = sit(person, server, f"full{language}", match)
        expect(page.locator("[data-at=do-spend]")).to_have_text(
            say("stella-page-spend", language, count=count)
        )
        prompt = say("stella-page-prompt-play-or-spend", language, count=count)
        expect(page.locator(".prompt [role=status]")).to_have_text(prompt)
    seat = match.to_move
    assert seat is not None
    before = match.view(seat)["seats"][seat]["hand_size"]
    match.play({"do": "spend"})
    assert match.view(seat)["seats"][seat]["hand_size"] == before + count


def test_a_card_that_is_picked_up_is_put_down_when_it_leaves(server: Server, browser: Browser) -> None:
    """The same person plays it in another window."""
    with someone(browser, server.url) as person:
        page = sit(person, server, "leavescomet", match_at("comet", asks("act", after=10)))
        other = Person(person.context, server.url).open("/table/leavescomet")
        card, enlarged = f".hand {CHOICE}[aria-haspopup=menu]", "[data-enlarged].picked"
        name = page.locator(card).first.get_attribute("aria-label")
        for window in (page, other.page):
            window.locator(card).first.press("Enter")
            expect(window.locator(enlarged)).to_be_visible()
        other.page.locator(f"{enlarged} {CHOICE}").first.press("Enter")
        expect(page.locator(f'.hand [aria-label="{name}"]')).to_have_count(0)
        expect(page.locator(enlarged)).to_have_count(0)
        other.no_problems()
