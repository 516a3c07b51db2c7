"""Matches against bots on the player's device: without a connection, and over reloads."""

import pytest
from playwright.sync_api import Browser, expect

from starboard.engine.native import find_web_library
from starboard.words import say
from tests.page.browser import Person, someone
from tests.page.games import GAMES, of
from tests.page.test_whole_games import play_out, see_the_end
from tests.server.services import Server

READY = [game for game in GAMES if find_web_library(game)]


def begin(person: Person, game: str) -> None:
    """A match against bots, from the front page."""
    person.open("/")
    person.page.get_by_label(say("page-play-bots-at", game=say(f"{game}-name"))).click()
    person.page.wait_for_url("**/local/*")
    person.page.wait_for_selector(".prompt")


@pytest.mark.parametrize("game", READY)
def test_a_match_without_a_connection(game: str, server: Server, browser: Browser) -> None:
    with someone(browser, server.url) as person:
        person.may_lose_connection = True
        begin(person, game)
        person.context.set_offline(True)
        for _ in range(12):
            if not person.wait_for_turn():
                break
            person.choose_any()
        assert person.page.locator(".lost").count() == 0
