"""Comet on the page: prompts that reflect all legal moves, and choices that can be changed."""

import re
from collections.abc import Callable
from functools import cache
from itertools import islice
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from starboard.games.comet.material import card_data
from starboard.match import Match
from starboard.words import GameWords, say
from tests.games.comet.test_page_abilities import match_shown, positions, sit
from tests.page.browser import CHOICE, PHONE, Person, someone
from tests.page.prepared import moves_made
from tests.server.services import Server

ON_A_PHONE: dict[str, Any] = {"viewport": {**PHONE, "height": 664}, "has_touch": True, "is_mobile": True}
END = {"do": "end"}


def first_position(is_such: Callable[[Match], bool]) -> Match:
    """Returns the first position that satisfies `is_such`."""
    return next(match.copy() for match in positions("a") if is_such(match))


def discards(match: Match) -> list[str]:
    """The cards that can be discarded, in the order of the legal moves."""
    return [str(move["card"]) for move in match.moves() if move["do"] == "discard"]


def is_stuck(match: Match) -> bool:
    """Whether no companion can go on and no card can be added, but one card can be used."""
    return match.prompt == "moving" and [move["do"] for move in match.moves()] == ["use", "end"]


def has_missed(match: Match) -> bool:
    """Whether no card can be used now, but one could have been before choosing the nest."""
    if match.prompt != "hatched" or match.moves() != [END]:
        return False
    return any(move["do"] == "use" for move in match.taken_back().moves())


def can_discard_four(match: Match) -> bool:
    return match.prompt == "refresh" and len(discards(match)) >= 4


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_prompt_names_who_can_still_act(language: str, server: Server, browser: Browser) -> None:
    match = first_position(is_stuck)
    [card] = [str(move["card"]) for move in match.moves() if move["do"] == "use"]
    with someone(browser, server.url, language=language, **ON_A_PHONE) as person:
        person.open("/")
        sit(person, server, f"stuck{language}", match)
        prompt = person.page.locator(".prompt [role=status]")
        expect(prompt).to_contain_text(say("comet-page-act-end", language))
        expect(prompt).to_contain_text(bare_name(card, language))
        expect(prompt).not_to_contain_text(re.compile(r"\d"))


def test_a_nest_can_be_taken_back_while_an_ability_was_missed(server: Server, browser: Browser) -> None:
    match = first_position(has_missed)
    with someone(browser, server.url) as person:
        person.open("/")
        sit(person, server, "missed", match)
        page = person.page
        expect(page.locator(".prompt [role=status]")).to_have_text(say("comet-page-prompt-hatched-over"))
        page.get_by_role("button", name=say("page-take-back")).click()
        page.wait_for_selector(".prompt[data-prompt=nest].mine")
        expect(page.locator(f":is(.mine, .board-hand) .whole.can > {CHOICE}")).not_to_have_count(0)


def choose_cards(person: Person, cards: list[str], by: str) -> None:
    """Selects or deselects cards of the hand by mouse, finger or keyboard."""
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
def test_cards_are_discarded_in_any_order_and_kept_after_all(
    by: str, server: Server, browser: Browser
) -> None:
    match = first_position(can_discard_four)
    one, two, three, four = discards(match)[:4]
    more: dict[str, Any] = ON_A_PHONE if by == "finger" else {}
    with someone(browser, server.url, **more) as person:
        page, table_id = person.open("/").page, f"discard{by}"
        sit(person, server, table_id, match)
        choose_cards(person, [four, two, three], by)
        assert moves_made(server, table_id) == match.record().moves, "nothing is sent yet"
        confirm = page.locator("[data-at=do-gathered]")
        expect(confirm).to_have_text(say("comet-page-discard-all", count=3))
        choose_cards(person, [three, one], by)
        expect(page.locator(".prompt [role=status]")).to_have_text(say("comet-page-discarding", count=3))
        if by == "keyboard":
            confirm.focus()
            page.keyboard.press("Enter")
        else:
            confirm.tap() if by == "finger" else confirm.click()
        page.wait_for_selector(f'.prompt[data-number="{match.move_count + 3}"].mine')
        now = match_shown(person, match, server, table_id)
        assert now.record().moves[match.move_count :] == [
            {"do": "discard", "card": card} for card in (one, two, four)
        ]
        expect(confirm).to_have_count(0)


def test_a_gold_card_takes_the_chosen_discards_along(server: Server, browser: Browser) -> None:
    match = first_position(can_discard_four)
    one, two, *_ = discards(match)
    gold = next(str(move["card"]) for move in match.moves() if move["do"] == "take")
    with someone(browser, server.url) as person:
        page = person.open("/").page
        sit(person, server, "gold", match)
        choose_cards(person, [two, one], "mouse")
        page.locator(f'.whole:has([data-piece="{gold}"]) > {CHOICE}').click()
        page.wait_for_selector(f'.prompt[data-number="{match.move_count + 3}"]')
        made = moves_made(server, "gold")[match.move_count :]
        assert made == [
            {"do": "discard", "card": one},
            {"do": "discard", "card": two},
            {"do": "take", "card": gold},
        ]


def movable(match: Match) -> list[int]:
    """The numbers of the companions that can move."""
    return sorted({int(str(move["companion"])) for move in match.moves() if move["do"] == "go"})


def can_move_several(match: Match) -> bool:
    """Whether several companions can move, to different hexes."""
    return (
        match.prompt == "moving"
        and len(movable(match)) > 1
        and len(targets(match, movable(match)[0]) ^ targets(match, movable(match)[1])) > 1
    )


def targets(match: Match, companion: int) -> set[str]:
    """The hexes that a companion can reach with one click."""
    ways = [way for way in match.view(match.to_move)["ways"] if way["moves"][0]["companion"] == companion]
    return {f"{way['path'][-1]['q']},{way['path'][-1]['r']}" for way in ways}


def animal(match: Match, companion: int, language: str) -> str:
    assert match.to_move is not None
    card = match.view(match.to_move)["seats"][match.to_move]["slots"][companion - 1]["card"]
    return bare_name(card, language)


def bare_name(card: str, language: str) -> str:
    """Returns the name of a card without its number."""
    return re.sub(r"( \D?\s?\d+)?( \(.*\))?$", "", str(GameWords("comet", language, []).value("card", card)))


@pytest.mark.parametrize(("by", "language"), [("mouse", "en"), ("finger", "ru"), ("keyboard", "en")])
def test_who_can_go_is_seen_and_another_can_be_chosen(
    by: str, language: str, server: Server, browser: Browser
) -> None:
    match = first_position(can_move_several)
    one, other, *_ = movable(match)
    more: dict[str, Any] = ON_A_PHONE if by == "finger" else {}
    with someone(browser, server.url, language=language, **more) as person:
        page = person.open("/").page
        sit(person, server, f"several{by}", match)
        for companion in (one, other):
            name = animal(match, companion, language)
            expect(page.locator(".prompt [role=status]")).to_contain_text(name)
            said = say("comet-page-act-go-one-of", language, animal=name)
            expect(page.locator(".prompt [role=status]")).to_contain_text(said[1:])
            ringed = page.locator(".mayGo").evaluate_all("all => all.map(one => one.dataset.piece)")
            assert sorted(ringed) == [f"companion-{match.to_move}-{number}" for number in movable(match)]
            expect(page.locator(".goes")).to_have_attribute(
                "data-piece", f"companion-{match.to_move}-{companion}"
            )
            lit = page.locator("[data-hex]").evaluate_all("all => all.map(one => one.dataset.hex)")
            assert set(lit) == targets(match, companion)
            if companion == one:
                choose_companion(person, f"companion-{match.to_move}-{other}", by)
                expect(page.locator(f'.goes[data-piece="companion-{match.to_move}-{other}"]')).to_have_count(
                    1
                )
        assert moves_made(server, f"several{by}") == match.record().moves, "nothing was sent"


def choose_companion(person: Person, piece: str, by: str) -> None:
    button = person.page.locator(f'.box:has([data-piece="{piece}"]) > .touch')
    if by == "keyboard":
        while not button.evaluate("one => one === document.activeElement"):
            person.page.keyboard.press("ArrowRight")
        person.page.keyboard.press("Enter")
    else:
        button.tap() if by == "finger" else button.click()


def led_alone(match: Match) -> tuple[int, dict[str, Any]] | None:
    """Returns the only companion that can move, and a card that lets a lower-numbered one move too."""
    if match.prompt != "moving" or len(movable(match)) != 1:
        return None
    [led] = movable(match)
    for move in match.moves():
        if move["do"] in ("use", "move"):
            then = match.copy()
            then.play(move)
            if (
                then.prompt == "moving"
                and then.to_move == match.to_move
                and led in movable(then)
                and movable(then)[0] < led
            ):
                return led, move
    return None


def test_whoever_is_led_stays_led_when_another_can_go_again(server: Server, browser: Browser) -> None:
    match = first_position(lambda match: led_alone(match) is not None)
    found = led_alone(match)
    assert found
    led, move = found
    with someone(browser, server.url) as person:
        page = person.open("/").page
        sit(person, server, "led", match)
        expect(page.locator(".goes")).to_have_attribute("data-piece", f"companion-{match.to_move}-{led}")
        page.locator(f'.whole:has([data-piece="{move["card"]}"]) > {CHOICE}').first.click(
            position={"x": 12, "y": 40}
        )
        page.wait_for_selector(f'.prompt[data-number="{match.move_count + 1}"].mine')
        expect(page.locator(".mayGo")).not_to_have_count(1)
        expect(page.locator(".goes")).to_have_attribute("data-piece", f"companion-{match.to_move}-{led}")
        expect(page.locator(".prompt [role=status]")).to_contain_text(animal(match, led, "en"))


OUT_OF_SIGHT = """() => {
    const window = document.querySelector('.valley .layer').parentElement.getBoundingClientRect();
    return [...document.querySelectorAll('[data-hex]')].filter(one => {
        const { left, top, right, bottom } = one.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        return x < window.left || x > window.right || y < window.top || y > window.bottom;
    }).map(one => one.ariaLabel);
}"""
"""Highlighted hexes outside the visible part of the valley."""


def zoom_in(person: Person, x: float, y: float) -> None:
    """Zooms in on a point of the valley as far as possible."""
    person.page.mouse.move(x, y)
    person.page.keyboard.down("Control")
    for _ in range(6):
        person.page.mouse.wheel(0, -400)
    person.page.keyboard.up("Control")
    person.page.wait_for_timeout(400)  # until the page stops treating it as moved by hand


def can_hatch(match: Match) -> bool:
    return (
        match.prompt == "act"
        and match.move_count > 20
        and any(move["do"] == "hatch" for move in match.moves())
    )


def test_lit_nests_come_into_sight_after_the_valley_was_enlarged(server: Server, browser: Browser) -> None:
    match = first_position(can_hatch)
    card = next(str(move["card"]) for move in match.moves() if move["do"] == "hatch")
    with someone(browser, server.url, **ON_A_PHONE) as person:
        page = person.open("/").page
        sit(person, server, "nests", match)
        box = page.locator(".valley .layer").bounding_box()
        assert box
        zoom_in(person, box["x"] + box["width"] / 2, box["y"] + 5)
        page.locator(f'.hand .whole:has([data-piece="{card}"]) > {CHOICE}').tap(position={"x": 12, "y": 40})
        page.locator(f"[data-enlarged] {CHOICE}").first.tap()
        page.wait_for_selector("[data-hex]")
        page.wait_for_function(f"() => ({OUT_OF_SIGHT})().length === 0", timeout=5000)


def test_the_hexes_of_another_companion_come_into_sight(server: Server, browser: Browser) -> None:
    match = first_position(is_wide)
    other = movable(match)[1]
    with someone(browser, server.url, **ON_A_PHONE) as person:
        page = person.open("/").page
        sit(person, server, "another", match)
        box = page.locator(
            f'.box:has([data-piece="companion-{match.to_move}-{other}"]) > .touch'
        ).bounding_box()
        assert box
        zoom_in(person, box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        choose_companion(person, f"companion-{match.to_move}-{other}", "finger")
        expect(page.locator(".goes")).to_have_attribute("data-piece", f"companion-{match.to_move}-{other}")
        page.wait_for_function(f"() => ({OUT_OF_SIGHT})().length === 0", timeout=5000)


def test_the_valley_stays_where_it_is_through_a_refresh(server: Server, browser: Browser) -> None:
    """The other player's cards above it stay visible too."""
    match = first_position(
        lambda match: any(move["do"] == "refresh" for move in match.moves()) and match.move_count > 20
    )
    with someone(browser, server.url, **ON_A_PHONE) as person:
        page = person.open("/").page
        sit(person, server, "shift", match)
        gold = page.locator(f".gold {CHOICE}")
        tops = []
        for act in (
            page.locator("[data-at=do-refresh]").tap,
            gold.first.tap,
            page.locator(f"[data-enlarged] {CHOICE}").first.tap,
        ):
            tops.append(page.evaluate("() => document.querySelector('.board-rest').scrollTop"))
            act()
            page.wait_for_timeout(300)
        page.wait_for_selector(".prompt:not(.mine)")
        tops.append(page.evaluate("() => document.querySelector('.board-rest').scrollTop"))
        assert tops == [0, 0, 0, 0]


def saving_way(match: Match) -> tuple[int, int, int] | None:
    """Returns a companion that one click brings to the cave, its points, and all points gained."""
    if match.prompt != "moving":
        return None
    view = match.view(match.to_move)
    ways = [way for way in view["ways"] if (way["path"][-1]["q"], way["path"][-1]["r"]) == (0, 0)]
    companions = [way["moves"][0]["companion"] for way in ways]
    for way, companion in zip(ways, companions, strict=True):
        if companion != movable(match)[0] or companions.count(companion) > 1:
            continue
        then = match.copy()
        for move in way["moves"]:
            then.play(move)
        card = view["seats"][match.to_move]["slots"][companion - 1]["card"]
        gained = then.view(None)["seats"][match.to_move]["points"] - view["seats"][match.to_move]["points"]
        if gained > card_data(card)["points"]:
            return companion, card_data(card)["points"], gained
    return None


@pytest.mark.parametrize("language", ["en", "ru"])
def test_all_points_that_come_with_a_saved_animal_are_told(
    language: str, server: Server, browser: Browser
) -> None:
    match = first_position(lambda match: saving_way(match) is not None)
    found = saving_way(match)
    assert found
    companion, points, gained = found
    with someone(browser, server.url, language=language) as person:
        page = person.open("/").page
        sit(person, server, f"saved{language}", match)
        page.locator('[data-hex="0,0"]').click()
        you = say("player-you", language)
        facts = {
            "name": you,
            "animal": animal(match, companion, language),
            "points": points,
            "more": gained - points,
        }
        expect(page.locator(".moment strong")).to_have_text(say("comet-page-safe", language, **facts))


def test_passing_for_good_is_asked_for_once_more(server: Server, browser: Browser) -> None:
    match = first_position(lambda match: {"do": "pass"} in match.moves())
    with someone(browser, server.url, **ON_A_PHONE) as person:
        page = person.open("/").page
        sit(person, server, "pass", match)
        prompt, button = page.locator(".prompt [role=status]"), page.locator("[data-at=do-pass]")
        before = prompt.inner_text()
        button.tap()
        expect(prompt).to_have_text(say("comet-page-pass-question"))
        page.get_by_role("button", name=say("page-no"), exact=True).tap()
        expect(prompt).to_have_text(before)
        assert moves_made(server, "pass") == match.record().moves, "nothing was sent"
        button.tap()
        expect(button).to_have_text(say("comet-page-pass-yes"))
        button.tap()
        page.wait_for_selector(f'.prompt[data-number="{match.move_count + 1}"]')
        assert moves_made(server, "pass")[-1] == {"do": "pass"}


OUT_OF_REACH = """() => [...document.querySelectorAll('.board :is(.mine, .bench, .gold, .hand) [data-choice]')].filter(one => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    const [x, y] = [left + Math.min(12, (right - left) / 2), (top + bottom) / 2];
    return left < 0 || !one.contains(document.elementFromPoint(x, y));
}).map(one => one.ariaLabel)"""
"""Highlighted cards that a finger cannot reach."""


def lit_saved(match: Match) -> tuple[int, int]:
    """Returns the numbers of saved animals that can be used, and of all saved ones."""
    assert match.to_move is not None
    saved = [lying["card"] for lying in match.view(match.to_move)["seats"][match.to_move]["saved"]]
    return sum(move["do"] == "use" and move["card"] in saved for move in match.moves()), len(saved)


@cache
def with_lit_animals() -> list[Match]:
    """Positions with many saved animals, and with many usable ones."""
    found: dict[tuple[int, int], Match] = {}
    for match in islice(positions("a"), 4000):
        if match.prompt == "moving" and lit_saved(match)[0] and lit_saved(match) not in found:
            found[lit_saved(match)] = match.copy()
    chosen = {*sorted(found, key=lambda lit: (lit[1], lit[0]))[-3:], *sorted(found)[-2:]}
    return [found[lit] for lit in chosen]


@pytest.mark.parametrize("size", [(390, 664), (360, 640), (844, 390)])
def test_every_lit_card_is_within_reach(size: tuple[int, int], server: Server, browser: Browser) -> None:
    """Including saved animals that do not all fit in their strip."""
    viewport = {"width": size[0], "height": size[1]}
    with someone(browser, server.url, **{**ON_A_PHONE, "viewport": viewport}) as person:
        page = person.open("/").page
        for number, match in enumerate(with_lit_animals()):
            sit(person, server, f"lit{size[0]}x{number}", match)
            page.wait_for_selector(f".mine .whole.can > {CHOICE}")
            page.wait_for_function(f"() => ({OUT_OF_REACH})().length === 0", timeout=5000)


COVERED = """() => [...document.querySelectorAll('.layer .touch')].filter(one => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return there?.matches('.touch') && there !== one;
}).map(one => one.ariaLabel)"""
"""Hexes and companions whose centre is covered by another choice."""


def is_wide(match: Match) -> bool:
    """Whether so many hexes and companions can be chosen that none can be enlarged much."""
    return can_move_several(match) and max(len(targets(match, companion)) for companion in movable(match)) > 6


def test_a_finger_chooses_what_it_touches(server: Server, browser: Browser) -> None:
    """Even where hexes are smaller than a fingertip."""
    with someone(browser, server.url, **ON_A_PHONE) as person:
        page = person.open("/").page
        for number, match in enumerate(
            islice((match.copy() for match in positions("a") if is_wide(match)), 0, 30, 6)
        ):
            sit(person, server, f"touch{number}", match)
            page.wait_for_selector("[data-hex]")
            page.wait_for_function("() => document.querySelector('.layer').getAnimations().length === 0")
            assert page.evaluate(COVERED) == []


def length_of_prompt(match: Match) -> int:
    """An estimate of the prompt's length: who moves, what can be played and used."""
    if match.prompt != "moving" or len(movable(match)) < 2:
        return 0
    used = [move for move in match.moves() if move["do"] == "use"]
    names = [str(GameWords("comet", "ru", []).value("card", move["card"])) for move in used]
    can_play = any(move["do"] == "move" for move in match.moves())
    return (
        len(animal(match, movable(match)[0], "ru"))
        + 20 * can_play
        + (len(names[0]) if len(names) == 1 else 0)
    )


SMALLEST_PRINT = 12.9
"""The minimum font size of a prompt on a phone, in pixels."""


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_longest_prompt_is_not_cut(language: str, server: Server, browser: Browser) -> None:
    match = max((match.copy() for match in islice(positions("a"), 3000)), key=length_of_prompt)
    is_whole = """() => {
        const words = document.querySelector('.prompt .words');
        return words.scrollHeight <= words.clientHeight + 1;
    }"""
    with someone(browser, server.url, language=language, **ON_A_PHONE) as person:
        page = person.open("/").page
        sit(person, server, f"long{language}", match)
        page.wait_for_function(is_whole, timeout=5000)
        size = page.locator(".prompt [role=status]").evaluate(
            "one => parseFloat(getComputedStyle(one).fontSize)"
        )
        assert size > SMALLEST_PRINT
        for width, height in ((390, 664), (360, 640), (844, 390), (820, 1180), (1366, 700)):
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_function(is_whole, timeout=5000)
