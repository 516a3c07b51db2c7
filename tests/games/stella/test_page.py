"""Stella Quest on the page: names legible on a phone, and an end that says who scores nothing, and why."""

from pathlib import Path

import numpy as np
import pytest
from playwright.sync_api import Browser, expect

import starboard
from starboard.match import Match
from starboard.words import GameWords, say
from tests import harness
from tests.games.comet.test_page import ON_A_PHONE
from tests.games.comet.test_page_abilities import sit
from tests.page.browser import someone
from tests.page.prepared import OTHERS
from tests.page.test_people import two_people
from tests.server.services import Server, running


def before_going_out() -> tuple[Match, Match]:
    """A match before and after the move by which a seat with gems loses its last glow."""
    for seed in range(200):
        match, rng = starboard.load("stella").new(2, seed=seed), np.random.default_rng(seed)
        before = match.copy()
        for _ in harness.random_moves(match, rng):
            if match.over:
                break
            before = match.copy()
        if not match.over:
            continue
        out = [seat for seat in match.view(None)["seats"] if not seat["glow"]]
        if match.result().ending == "went-out" and any(len(seat["collection"]) == 1 for seat in out):
            return before, match
    raise AssertionError("nobody went out")


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_end_names_who_went_out_and_why(language: str, server: Server, browser: Browser) -> None:
    before, after = before_going_out()
    [out] = [seat for seat, info in enumerate(after.view(None)["seats"]) if not info["glow"]]
    lost = next(
        event for event in reversed(after.events(None)) if event["event"] == "GlowLost" and event["left"] == 0
    )
    move = after.record().moves[-1]
    with someone(browser, server.url, language=language, **ON_A_PHONE) as person:
        page = person.open("/").page
        sit(person, server, f"out{language}", before)
        words = GameWords("stella", language, [])
        page.get_by_label(words.move(move)).first.tap()
        name = say("player-you", language) if out == before.to_move else OTHERS[0]
        told = say("stella-page-out", language, name=name, reason=words.say(f"reason-{lost['reason']}"))
        dialog = page.locator("dialog[open]")
        expect(dialog).to_contain_text(told)
        gems = starboard.load("stella").rulebook.printed()["gems"]
        [card] = after.view(None)["seats"][out]["collection"]
        expect(dialog).to_contain_text(say("page-held", language, points=gems[card.rpartition("-")[2]]))


@pytest.mark.parametrize("language", ["en", "ru"])
def test_names_of_a_round_are_read_on_a_phone(language: str, server: Server, browser: Browser) -> None:
    """Including the rival, who has no picture."""
    match, rng = starboard.load("stella").new(2, seed=1), np.random.default_rng(1)
    for _ in harness.random_moves(match, rng):
        if any(played["seat"] is None for played in match.view(None)["played"]):
            break
    with someone(browser, server.url, language=language, **ON_A_PHONE) as person:
        page = person.open("/").page
        sit(person, server, f"rival{language}", match)
        rival = page.locator(".trick .name").filter(
            has_text=GameWords("stella", language, []).say("table-rival")
        )
        assert rival.evaluate("one => one.scrollWidth <= one.clientWidth")


COVERED = """() => {
    const buttons = [...document.querySelectorAll('.away button')].map(one => one.getBoundingClientRect());
    return [...document.querySelectorAll('.theirs .light > *, .theirs .collection')].filter(one => {
        const { left, top, right, bottom } = one.getBoundingClientRect();
        return buttons.some(over => left < over.right && right > over.left && top < over.bottom && bottom > over.top);
    }).length;
}"""
"""The number of parts of a player's area that buttons cover."""


def test_buttons_for_somebody_away_cover_nothing(browser: Browser, tmp_path: Path) -> None:
    with (
        running(f"sqlite:///{tmp_path}/starboard.db", absence=0.5) as server,
        someone(browser, server.url, seed=1, **ON_A_PHONE) as ann,
        someone(browser, server.url, seed=2) as bob,
    ):
        two_people(ann, bob, "stella", starter=1)
        bob.open("/")
        ann.page.get_by_role("button", name=say("page-let-bot")).wait_for()
        assert ann.page.locator(".theirs .light").count()
        assert ann.page.evaluate(COVERED) == 0
