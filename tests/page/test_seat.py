"""The player's own seat, between prompt and hand: the player, the clock, the points."""

import re

from playwright.sync_api import Browser, expect

from tests.page.browser import someone
from tests.server.services import Server

COUNT_TONES = """
    window.tones = 0;
    const Real = OscillatorNode;
    window.OscillatorNode = function (...args) { window.tones += 1; return new Real(...args); };
"""


def test_my_own_clock_is_seen_and_heard_before_the_end(server: Server, browser: Browser) -> None:
    with someone(browser, server.url) as person:
        page = person.page
        page.add_init_script(COUNT_TONES)
        page.add_init_script("localStorage.setItem('sound', 'on')")
        page.clock.install()
        person.sit_down("stella", 2, starter=0, clock={"kind": "turn", "seconds": 300})
        assert person.wait_for_turn()
        seat = page.locator(".board-seat")
        clock = seat.get_by_role("timer")
        expect(seat).to_contain_text("You")
        expect(seat).to_contain_text("Now: 5 points")
        expect(clock).to_have_text(re.compile(r"4:5\d"))
        page.clock.fast_forward(283_000)
        expect(clock).not_to_contain_class("isUrgent")
        tones = page.evaluate("window.tones")
        page.clock.fast_forward(8_000)
        expect(seat.get_by_role("alert")).to_have_text("Only 10 seconds left!")
        expect(clock).to_contain_class("isUrgent")
        page.wait_for_function("before => window.tones > before", arg=tones)
