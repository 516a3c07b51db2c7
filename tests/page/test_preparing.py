"""The front page of a server that is still compiling a game."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.page.browser import someone
from tests.server.services import running

WORDS = {
    "en": ("Stella Quest is being prepared", "Being prepared…", "Stella Quest: play against 2 bots"),
    "ru": ("Карта звёзд: игра готовится", "Готовится…", "Карта звёзд: играть с 2 ботами"),
}


@pytest.mark.parametrize("language", WORDS)
def test_it_says_so_and_plays_when_the_game_is_ready(browser: Browser, tmp_path: Path, language: str) -> None:
    named, short, play = WORDS[language]
    folder = tmp_path / "preparing"
    folder.mkdir()
    (folder / "stella").touch()
    with (
        running(f"sqlite:///{tmp_path}/starboard.db", preparing=folder) as server,
        someone(browser, server.url, language=language) as person,
    ):
        page = person.page
        page.goto(server.url)
        expect(page.get_by_label(named)).to_have_text(short)
        expect(page.get_by_role("button", name=play)).to_have_count(0)
        (folder / "stella").unlink()
        page.get_by_role("button", name=play).click()
        person.wait_for_turn()
