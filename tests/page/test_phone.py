"""What a phone shows: nothing that matters is covered, cut off or missing."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, FloatRect, Page, WebSocketRoute, expect

from starboard.match import Match
from tests.page.browser import Person, someone
from tests.page.test_hands import asks, match_at, sit
from tests.server.services import Server

PHONE = {"width": 390, "height": 664}
SHOWN = """([card, ...parts]) => parts.every(part => {
    const { left, top, right, bottom } = card.querySelector(part).getBoundingClientRect();
    const seen = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
    return card.contains(seen.find(one => one.closest('.slot')));
})"""
"""Whether the middles of some parts of a card are covered by no other card."""


def change(person: Person, how: Callable[[dict[str, Any]], None]) -> None:
    """Changes every state on its way to the page."""

    def connect(route: WebSocketRoute) -> None:
        def pass_on(message: str | bytes) -> None:
            told = json.loads(message)
            if told["type"] == "state":
                how(told)
            route.send(json.dumps(told))

        route.connect_to_server().on_message(pass_on)

    person.page.route_web_socket("**/socket*", connect)


def others(told: dict[str, Any], of: str) -> list[dict[str, Any]]:
    viewer = told["view"]["viewer"]
    seats = told["seats"] if of == "state" else told["view"]["seats"]
    return [info for seat, info in enumerate(seats) if seat != viewer]


def box(page: Page, where: str) -> FloatRect:
    found = page.locator(where).first.bounding_box()
    assert found, where
    return found


def meet(one: FloatRect, other: FloatRect) -> bool:
    return (
        one["x"] < other["x"] + other["width"]
        and other["x"] < one["x"] + one["width"]
        and one["y"] < other["y"] + other["height"]
        and other["y"] < one["y"] + one["height"]
    )


def test_bots_and_those_who_passed_are_marked_beside_the_figures(server: Server, browser: Browser) -> None:
    def mark(told: dict[str, Any]) -> None:
        for info in others(told, "state"):
            info["bot"] = "casual"
        for info in others(told, "view"):
            info["passed"] = True

    for players in (2, 4):
        with someone(browser, server.url, viewport=PHONE) as person:
            change(person, mark)
            page = sit(person, server, f"marks{players}", match_at("comet", asks("act"), players=players))
            expect(page.locator(".plate .bot").first).to_be_visible()
            for figures in (".plate .hand", ".plate .points"):
                assert not meet(box(page, ".plate .passed"), box(page, figures)), figures


def test_every_card_of_a_cloud_shows_number_and_biome(server: Server, browser: Browser) -> None:
    def gather(told: dict[str, Any]) -> None:
        clouds = told["view"]["clouds"]
        clouds[1] = ([card for cloud in clouds for card in cloud] * 5)[:5]

    with someone(browser, server.url, viewport=PHONE) as person:
        change(person, gather)
        page = sit(person, server, "clouds", match_at("subastral", asks("take"), players=2))
        slots = page.locator('[data-at="cloud-2"] .slot')
        expect(slots).to_have_count(5)
        shown = [one.evaluate(f"one => ({SHOWN})([one, '.number', '.letter'])") for one in slots.all()]
        assert shown == [True] * 5


def test_a_value_that_one_has_tells_its_cost(server: Server, browser: Browser) -> None:
    def own(told: dict[str, Any]) -> None:
        view = told["view"]
        view["costs"] = [3] * len(view["played"])
        told["moves"] = [{"do": "take", "card": played["card"]} for played in view["played"]]

    with someone(browser, server.url, viewport=PHONE) as person:
        change(person, own)
        page = sit(person, server, "costs", match_at("stella", asks("take"), players=4))
        card, cost = box(page, ".trick .card"), box(page, ".trick .cost")
        assert cost["y"] > card["y"] + card["height"] - 8, "the sign of the card is covered"
        assert box(page, ".backs .back > *")["width"] >= 14, "backs that nobody can tell apart"
        assert page.locator(".trick .cost").first.inner_text() == "−3 glow"
        name = page.locator(".trick button").first.get_attribute("aria-label")
        assert name is not None
        assert name.endswith("it costs 3 glow")


def test_all_places_for_a_card_of_codex_are_in_view(server: Server, browser: Browser) -> None:
    """A codex that is too wide for large cells, but not for readable ones."""

    def is_wide(match: Match) -> bool:
        if match.prompt != "play" or match.move_count < 12:
            return False
        cells = match.view(match.to_move)["seats"][match.to_move]["cells"]
        across, down = ({cell[axis] for cell in cells} for axis in "xy")
        return max(across) - min(across) in (8, 9) and max(down) - min(down) < 6

    with someone(browser, server.url, viewport=PHONE) as person:
        page = sit(person, server, "places", match_at("codex", is_wide, seed=6))
        page.locator(".board-hand [data-choice]").first.click()
        expect(page.locator(".area.isPlacing")).to_be_visible()
        expect(page.locator(".parchment .more")).to_have_count(0)


def test_nothing_of_codex_lies_over_something_else(server: Server, browser: Browser) -> None:
    with someone(browser, server.url, viewport=PHONE) as person:
        page = sit(person, server, "panels", match_at("codex", asks("starter"), players=4))
        panel = page.locator(".choice button").first
        assert panel.evaluate("one => getComputedStyle(one).backgroundColor") == "rgb(255, 250, 236)"
        expect(page.locator(".parchment .tools")).to_be_hidden()
        page = sit(person, server, "backs", match_at("codex", asks("play", after=30), players=4))
        assert not meet(box(page, ".theirs .hand"), box(page, ".mini svg"))
