"""Review in Chromium: replays, analysis, what-if matches, hints, statistics; by keyboard and on a phone."""

import json
import re
from pathlib import Path
from typing import Any

import httpx
import numpy as np
import pytest
from msgspec import to_builtins
from playwright.sync_api import Browser, Page

import starboard
from starboard.bots import LevelBot, seed_for
from starboard.words import say
from tests.games.comet.harness import pick
from tests.page.browser import PHONE, Person, someone
from tests.page.test_accessibility import fits, violations
from tests.server.client import Person as Visitor
from tests.server.services import Server, running

ON_A_PHONE = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "color_scheme": "light"}
AT_A_DESK: dict[str, Any] = {"color_scheme": "dark"}
every_way = pytest.mark.parametrize(
    ("language", "device"), [("en", AT_A_DESK), ("ru", ON_A_PHONE)], ids=["desk", "phone"]
)


def a_record_file(folder: Path, seed: int) -> Path:
    """Writes the record of a match between a random and a skilled bot."""
    match = starboard.load("subastral").new(2, seed)
    players = LevelBot("random"), LevelBot("skilled")
    while not match.over:
        assert match.to_move is not None
        match.play(players[match.to_move].choose(match, seed_for(match.move_count)).move)
    file = folder / "match.json"
    file.write_text(json.dumps({**to_builtins(match.record()), "seats": ["Ann", "bot:skilled"]}))
    return file


def first_turn(record: dict[str, Any]) -> int:
    """Returns the number of moves before the turn first passes to another seat."""
    return next(
        number
        for number in range(len(record["moves"]))
        if starboard.replay(record, number).to_move != starboard.replay(record, 0).to_move
    )


def is_good(page: Page) -> None:
    assert violations(page) == []
    assert fits(page)


def open_file(person: Person, file: Path, language: str) -> None:
    person.open("/replay/file")
    is_good(person.page)
    with person.page.expect_file_chooser() as chooser:
        person.page.get_by_role("button", name=say("page-open-record", language)).click()
    chooser.value.set_files(file)
    person.page.wait_for_selector(".bar")


@every_way
def test_an_analysis_says_that_it_waits(
    language: str, device: dict[str, Any], browser: Browser, tmp_path: Path
) -> None:
    record, database = (
        json.loads(a_record_file(tmp_path, 10).read_text()),
        f"sqlite:///{tmp_path}/starboard.db",
    )
    with (
        running(database, analysis=60) as server,
        someone(browser, server.url, language=language, **device) as person,
    ):
        other = Visitor(server)
        url, asked = f"{server.url}/api/records/analysis", {"record": record}
        with httpx.stream("POST", url, json=asked, headers=other.headers, timeout=60) as first:
            lines = first.iter_lines()
            assert json.loads(next(lines))["ahead"] == 0
            open_file(person, a_record_file(tmp_path, 8), language)
            person.page.get_by_role("button", name=say("analysis-start", language)).click()
            person.page.get_by_text(say("analysis-waiting", language, ahead=1)).wait_for()
            is_good(person.page)
        progress = re.sub(r"\d", r"\\d+", say("analysis-progress", language, done=0, total=1))
        person.page.get_by_text(re.compile(progress)).wait_for()


@every_way
def test_a_record_file_is_watched_analysed_and_played_on(
    language: str, device: dict[str, Any], server: Server, browser: Browser, tmp_path: Path
) -> None:
    # Analyses are cached: each language needs its own record.
    record_file = a_record_file(tmp_path, 8 if language == "en" else 9)
    record = json.loads(record_file.read_text())
    last, turn = len(record["moves"]), first_turn(record)
    with someone(browser, server.url, language=language, **device) as person:
        page = person.page
        bad = tmp_path / "bad.json"
        bad.write_text("no record")
        person.open("/replay/file")
        page.locator("input[type=file]").set_input_files(bad)
        page.get_by_role("alert").get_by_text(say("page-open-record-bad", language)).wait_for()
        open_file(person, record_file, language)

        for key, expected in (
            ("ArrowRight", 1),
            ("Shift+ArrowRight", turn),
            ("ArrowLeft", turn - 1),
            ("End", last),
            ("Home", 0),
        ):
            page.keyboard.press(key)
            page.get_by_text(f"{expected} / {last}", exact=True).wait_for()
        page.get_by_role("button", name=say("page-replay-turn-next", language)).click()
        page.get_by_text(f"{turn} / {last}", exact=True).wait_for()
        page.get_by_label(say("page-replay-speed", language)).select_option("4")
        page.get_by_role("button", name=say("page-replay-play", language), exact=True).click()
        page.wait_for_function(
            "at => Number(document.querySelector('input[type=range]').value) >= at", arg=turn + 2
        )
        page.get_by_role("button", name=say("page-replay-stop", language), exact=True).click()
        page.locator("input[type=range]").fill("20")
        page.get_by_text(f"20 / {last}", exact=True).wait_for()

        page.get_by_label(say("page-replay-all", language)).uncheck()
        page.get_by_label(say("page-replay-eyes", language)).select_option("1")
        page.locator("[data-at=hand-1] [data-piece]").first.wait_for()
        page.get_by_label(say("page-replay-eyes", language)).select_option("-1")
        page.locator("section.hand").wait_for(state="detached")
        page.get_by_label(say("page-replay-eyes", language)).select_option("0")
        page.locator("section.hand").wait_for()

        page.get_by_role("button", name=say("analysis-start", language)).click()
        page.locator(".analysis progress").wait_for()
        page.locator(".analysis figure").wait_for()
        found = page.locator(".analysis ol button")
        found.first.focus()
        page.keyboard.press("Enter")
        number = re.match(r"\D*(\d+)\.", found.first.inner_text())
        assert number
        page.get_by_text(f"{int(number.group(1)) - 1} / {last}", exact=True).wait_for()
        assert found.first.get_attribute("aria-current") == "true"
        better = say("analysis-better", language, move="@", win="@", played="@").partition("@")[0]
        assert page.locator(".analysis ol").get_by_text(better).count() > 0, "the better move, in words"
        box = page.locator(".analysis figure svg").first.bounding_box()
        assert box
        page.locator(".analysis figure svg").first.click(position={"x": box["width"] - 14, "y": 40})
        page.wait_for_function(
            "last => document.querySelector('input[type=range]').value > last - 4", arg=last
        )
        is_good(page)

        page.locator("input[type=range]").fill("20")
        page.get_by_text(f"20 / {last}", exact=True).wait_for()
        page.get_by_role("button", name=say("page-what-if", language)).click()
        is_good(page)
        page.get_by_label(say("page-bots-level", language)).select_option("beginner")
        page.locator("dialog").get_by_role("button", name=say("page-start", language)).click()
        page.wait_for_url("**/table/**")
        assert person.wait_for_turn()


@pytest.mark.parametrize("key", starboard.KEYS)
def test_a_replay_tells_who_decides_and_asks_nothing(
    key: str, server: Server, browser: Browser, tmp_path: Path
) -> None:
    match = starboard.load(key).new(2, 3)
    while not match.over:
        match.play(match.moves()[0])
    record = to_builtins(match.record())
    file = tmp_path / "match.json"
    file.write_text(json.dumps({**record, "seats": ["Ann", "Bob"]}))
    with someone(browser, server.url, language="en") as person:
        open_file(person, file, "en")
        page = person.page
        for number in (0, 1, 2, 3, 9, len(record["moves"]) - 1):
            seat = starboard.replay(record, number).to_move
            assert seat is not None
            page.get_by_label(say("page-replay-eyes", "en")).select_option(str(seat))
            page.locator("input[type=range]").fill(str(number))
            start = say(
                "page-replay-now", "en", number=number + 1, name=["Ann", "Bob"][seat], move="@"
            ).partition("@")[0]
            page.locator(".here").get_by_text(start).wait_for()
            assert page.locator("[data-choice]").count() == 0
        page.keyboard.press("End")
        page.locator(".here").get_by_text(say("page-over")).wait_for()


def verdict(card: str, loss: float, win: float) -> dict[str, Any]:
    """Returns a hint in the server's format."""
    move = {"do": "play", "card": card}
    played = {"move": move, "wins": [win, 1 - win], "points": [45.25, 40.0]}
    more = {"mark": "", "gain": 2.34, "denial": 1.0, "reason": "points" if loss < 0.2 else "both"}
    return {
        "move": move,
        "verdict": {"number": 0, "seat": 0, "played": played, "best": played, "loss": loss, **more},
    }


@pytest.mark.parametrize("language", ["en", "ru"])
def test_hints_are_shown_in_the_order_of_their_figures(
    language: str, server: Server, browser: Browser
) -> None:
    """Hints that are equal after rounding share a rank; decimals follow the language."""
    given = [
        verdict("taiga-3", 0.0, 0.24),
        verdict("taiga-4", 0.004, 0.3),
        verdict("taiga-5", 0.112, 0.18),
        verdict("taiga-6", 0.3, 0.2),
    ]
    with someone(browser, server.url, language=language) as person:
        page = person.page
        person.sit_down("subastral", 2, starter=0)
        assert person.wait_for_turn()
        page.route("**/hints", lambda route: route.fulfill(json=given))
        page.keyboard.press("h")
        page.get_by_role("button", name=say("page-hint-show", language)).click()
        page.locator("dialog li").first.wait_for()
        assert [text.partition(".")[0] for text in page.locator("dialog li strong").all_inner_texts()] == [
            "1",
            "1",
            "3",
            "4",
        ]
        point = {"en": ".", "ru": ","}[language]
        told = [text.replace("\u00a0", " ") for text in page.locator("dialog li small").all_inner_texts()]
        assert f"45{point}3" in told[0]
        assert told[1] == say("page-hint-as-good", language)
        assert "11 %" in told[2]
        assert f"2{point}3" in told[2]
        assert "30 %" in told[3]


@every_way
def test_hints_at_the_table(language: str, device: dict[str, Any], server: Server, browser: Browser) -> None:
    """The first request needs a confirmation, since the win will not be rated; hints appear in the log."""
    with someone(browser, server.url, language=language, **device) as person:
        page = person.page
        table = person.sit_down("subastral", 2, starter=0)
        assert person.wait_for_turn()
        page.keyboard.press("h")
        page.get_by_text(say("page-hint-counts", language)).wait_for()
        page.get_by_role("button", name=say("page-hint-show", language)).click()
        page.locator("dialog li").first.wait_for()
        is_good(page)
        page.locator("dialog li button").first.focus()
        page.keyboard.press("Enter")
        page.wait_for_function("() => document.querySelector('.prompt').dataset.number === '2'")
        page.keyboard.press("h")
        page.locator("dialog li").first.wait_for()
        page.keyboard.press("Escape")
        assert len(person.ask("GET", f"/api/tables/{table}/state")["hints"]) == 2
        if device is ON_A_PHONE:
            page.get_by_role("button", name=say("page-log", language)).click()
        assert page.locator("#side li.hint").count() == 2


def test_no_hints_among_people(server: Server, browser: Browser) -> None:
    with someone(browser, server.url) as person:
        person.open(f"/table/{person.new_table('subastral', 2, mine=2, starter=0)}")
        page = person.page
        page.wait_for_selector(".prompt, .curtain")
        if page.locator(".curtain").count():
            page.locator(".curtain button").click()
        assert person.wait_for_turn()
        assert page.locator(".prompt .hint").count() == 0


def play_to_the_end(person: Person, table: str) -> None:
    while not (state := person.ask("GET", f"/api/tables/{table}/state"))["view"]["over"]:
        if state["moves"]:
            person.ask(
                "POST", f"/api/tables/{table}/moves", {"number": state["number"], "move": state["moves"][0]}
            )


@every_way
def test_statistics_and_the_way_back_to_a_match(
    language: str, device: dict[str, Any], server: Server, browser: Browser
) -> None:
    with someone(browser, server.url, language=language, **device) as person:
        page = person.page
        person.open("/statistics")
        page.get_by_text(say("statistics-none", language)).wait_for()
        is_good(page)
        table = person.new_table("stella", 2)
        play_to_the_end(person, table)
        person.open("/statistics")
        page.get_by_role("heading", name=say("statistics-rating-bots", language)).wait_for()
        assert page.get_by_role("img", name=re.compile(say("statistics-rating-bots", language))).count() == 1
        assert (
            re.search(r"\d\.\d" if language == "ru" else r"\d,\d", page.locator("main").inner_text()) is None
        )
        is_good(page)
        page.locator(f"a[href='/replay/{table}']").click()
        page.wait_for_selector(".bar")
        person.open(f"/table/{table}")
        page.wait_for_selector("tfoot:not(.hidden)")
        page.get_by_role("link", name=say("page-analyse", language)).click()
        page.locator(".analysis figure").wait_for()
        is_good(page)


BAR = """() => {
    const { left, top, right, bottom } = document.querySelector('.bar').getBoundingClientRect();
    const words = document.querySelector('.here .words');
    const parts = [...document.querySelectorAll('.bar :is(button, label)')];
    const places = parts.map((one) => Math.round(one.getBoundingClientRect().left));
    return [[left, top + scrollY, right, bottom + scrollY].map(Math.round), places, words.scrollHeight > words.clientHeight + 1];
}"""
"""The positions of the replay bar and its parts, and whether the words below it are cut."""


@pytest.mark.parametrize(("language", "size"), [("en", (1440, 900)), ("ru", (390, 664)), ("ru", (844, 390))])
def test_the_bar_of_a_replay_stays_where_it_is(
    language: str, size: tuple[int, int], server: Server, browser: Browser, tmp_path: Path
) -> None:
    """Whatever the length of a move's words, with an analysis or without."""
    match = starboard.load("comet").new(2, 3)
    rng = np.random.default_rng(3)
    while not match.over and match.move_count < 60:
        match.play(pick(match, rng))
    record = to_builtins(match.record())
    last = len(record["moves"])
    file = tmp_path / "match.json"
    file.write_text(json.dumps({**record, "seats": ["Ann", "Konstantin Petrov"]}))
    viewport = {"width": size[0], "height": size[1]}
    with someone(browser, server.url, language=language, viewport=viewport) as person:
        open_file(person, file, language)
        page = person.page
        seen = []
        for number in range(0, last, 3):
            page.locator("input[type=range]").fill(str(number))
            page.get_by_text(f"{number} / {last}", exact=True).wait_for()
            told = "move => document.querySelector('.here').innerText.includes(`${move},`)"
            page.wait_for_function(told, arg=number + 1)
            seen.append(page.evaluate(BAR))
        assert [one for one in seen if one != seen[0]] == []
        assert not seen[0][2]
        assert fits(page)
