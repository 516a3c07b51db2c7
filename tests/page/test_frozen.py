"""Matches under other rules: the page says why they cannot be replayed, and shows their results."""

import re

import numpy as np
import pytest
from msgspec import to_builtins
from playwright.sync_api import Browser, expect
from sqlalchemy import create_engine, update

import starboard
from starboard.match import Match
from starboard.server.database.schema import tables
from starboard.words import say
from tests.page.browser import someone
from tests.page.prepared import lay_out
from tests.server.services import Server

WORDS = {
    "en": ("It is shown as it ended", "the match was closed"),
    "ru": ("показан только итог", "поэтому она закрыта"),
}


def a_match(moves: int | None = None) -> Match:
    match, rng = starboard.load("stella").new(3, 5), np.random.default_rng(5)
    while not match.over and (moves is None or match.move_count < moves):
        match.make(match.moves()[rng.integers(len(match.moves()))])
    return match


@pytest.mark.parametrize("language", WORDS)
def test_matches_of_other_rules(server: Server, browser: Browser, language: str) -> None:
    ended, closed = WORDS[language]
    finished = a_match()
    with someone(browser, server.url, language=language) as me:
        lay_out(server, me, f"old{language}", finished)
        lay_out(server, me, f"cut{language}", a_match(6))
        with create_engine(server.environment["STARBOARD_DATABASE"]).begin() as connection:
            for table, state in ((f"old{language}", "finished"), (f"cut{language}", "playing")):
                result = to_builtins(finished.result()) if state == "finished" else None
                change = {"version": 77, "state": state, "result": result}
                connection.execute(update(tables).where(tables.c.id == table).values(change))
        me.open(f"/table/old{language}")
        me.page.get_by_text(re.compile(f"77.*{ended}")).wait_for()
        expect(me.page.get_by_role("heading", level=1)).to_have_text(say("stella-name", language))
        for points in finished.result().points:
            expect(me.page.get_by_role("table")).to_contain_text(str(points))
        me.open(f"/table/cut{language}")
        me.page.get_by_text(re.compile(f"77.*{closed}")).wait_for()
