"""Several people at one table, in browsers of their own; and what may happen in the middle of a match."""

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Route, expect

from tests.page.browser import Person, someone
from tests.server.services import Server, running


def play_together(people: list[Person], is_enough: Callable[[int], bool]) -> None:
    """Whoever can choose does, until it is enough or the match is over."""
    for turn in range(1000):
        if is_enough(turn) or any(person.is_over for person in people):
            return
        able = [person for person in people if person.choices.count()]
        if able:
            able[0].choose_any()
        else:
            people[0].page.wait_for_timeout(50)
    raise AssertionError("the match does not go on")


def test_two_people_and_a_spectator(server: Server, browser: Browser) -> None:
    with (
        someone(browser, server.url, seed=1) as ann,
        someone(browser, server.url, seed=2, language="ru") as boris,
        someone(browser, server.url, seed=3) as guest,
    ):
        ann.open("/new?game=subastral")
        ann.page.get_by_role("button", name="2", exact=True).click()
        ann.page.get_by_role("button", name="Open the table").click()
        ann.page.wait_for_selector("text=Invite your friends")
        link = ann.page.get_by_label("Link").input_value()
        table = re.search(r"/table/\w+$", link)
        assert table
        guest.open(table.group())
        guest.page.wait_for_selector("text=At the table")

        boris.open(table.group())
        boris.page.get_by_role("button", name="Сесть сюда").click()
        ann.page.get_by_role("button", name="Start", exact=True).click()
        for person in (ann, boris, guest):
            person.page.wait_for_selector(".prompt")

        guest_hands = guest.page.locator("section.hand li")
        play_together([ann, boris], lambda turn: turn == 12)
        assert guest_hands.count() == 0, "a spectator sees no hand"
        assert guest.choices.count() == 0

        boris.page.get_by_role("tab", name="Чат").click()
        boris.page.get_by_label("Скажите что-нибудь").fill("Удачи!")
        boris.page.get_by_role("button", name="Сказать").click()
        ann.page.get_by_role("tab", name=re.compile("Chat")).click()
        ann.page.wait_for_selector("text=Удачи!")
        assert ann.page.get_by_text("1 watches").count() == 1

        play_together([ann, boris], lambda _: False)
        for person in (ann, boris, guest):
            person.page.wait_for_selector("tfoot:not(.hidden)")


def test_reload_and_language_in_the_middle(server: Server, browser: Browser) -> None:
    with someone(browser, server.url) as person:
        person.sit_down("stella", 3)
        play_together([person], lambda turn: turn == 3)
        page = person.page
        assert person.wait_for_turn()
        hand = page.locator("section[data-at^=hand] button").count()
        page.reload()
        assert person.wait_for_turn()
        assert page.locator("section[data-at^=hand] button").count() == hand

        page.get_by_role("button", name="RU", exact=True).click()
        page.get_by_role("heading", name="Карта звёзд").wait_for()
        assert page.evaluate("document.documentElement.lang") == "ru"
        english = re.compile(r"\b(the|card|round|deck|your|turn)\b", re.IGNORECASE)
        assert not english.search(page.locator("main").inner_text())
        assert not english.search(page.locator("aside").inner_text())
        play_together([person], lambda turn: turn == 3)


def test_the_server_is_killed_in_the_middle(browser: Browser, tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/starboard.db") as server, someone(browser, server.url) as person:
        person.sit_down("subastral", 2)
        play_together([person], lambda turn: turn == 4)
        assert person.wait_for_turn()
        person.may_lose_connection = True
        seen = person.page.locator("main").inner_text()
        server.kill()
        person.page.wait_for_selector("text=The connection is lost")
        assert person.choices.count() == 0, "nothing can be chosen without a connection"
        server.start()
        person.page.wait_for_selector("text=The connection is lost", state="detached")
        assert person.wait_for_turn()
        assert person.page.locator("main").inner_text() == seen
        play_together([person], lambda turn: turn == 4)


def test_the_front_page_shows_my_matches_at_once_and_nothing_moves(server: Server, browser: Browser) -> None:
    with someone(browser, server.url) as person:
        person.sit_down("subastral", 2)
        person.sit_down("stella", 3)
        page, held = person.page, list[Route]()
        page.route("**/api/tables/mine", lambda route: held.append(route))
        person.open("/")
        expect(page.locator("[aria-labelledby=going] li")).to_have_count(2)
        page.wait_for_function("() => document.fonts.status === 'loaded' && document.querySelectorAll('select option').length > 1")
        where = [box.bounding_box() for box in page.locator("article").all()]
        with page.expect_response("**/api/tables/mine"):
            held[0].continue_()
        page.wait_for_timeout(200)
        assert [box.bounding_box() for box in page.locator("article").all()] == where


def test_hot_seat(server: Server, browser: Browser) -> None:
    """Two people at one device: between their turns a curtain hides the table, and each sees the own hand only."""
    with someone(browser, server.url) as person:
        page = person.page
        person.open("/new?game=subastral")
        page.get_by_role("button", name="2", exact=True).click()
        page.get_by_label("Seat 2", exact=True).select_option("here")
        page.get_by_role("button", name="Start", exact=True).click()
        curtains = 0
        page.wait_for_selector(".prompt, .curtain")
        for _ in range(400):
            page.wait_for_selector("[data-choice], dialog[open] table")
            if person.is_over:
                break
            if page.locator(".curtain").count():
                curtains += 1
                assert page.locator("[data-piece]").count() == 0, "nothing is seen behind the curtain"
                assert page.locator("#side li").count() == 0, "the log tells what the other drew"
                assert page.locator("[aria-live=polite]").inner_text() == ""
                page.locator(".curtain button").click()
                page.wait_for_selector(".prompt")
            else:
                person.choose_any()
        assert person.is_over
        assert curtains > 10


def test_an_illegal_choice_explains_itself_and_a_move_is_taken_back(server: Server, browser: Browser) -> None:
    with someone(browser, server.url) as person:
        page = person.page
        person.sit_down("subastral", 2, starter=0)
        assert person.wait_for_turn()
        hand = page.locator("section.hand li").count()
        person.choose_any()
        played = page.locator(".cloud.target")
        played.wait_for()
        played.click(force=True)
        page.get_by_text(re.compile("You have just played onto cloud")).wait_for()
        assert page.locator("section.hand li").count() == hand - 1
        page.keyboard.press("z")
        page.get_by_text("Play a card onto the cloud of its number").wait_for()
        assert person.wait_for_turn()
        assert page.locator("section.hand li").count() == hand


def test_a_seat_that_was_left_is_taken_over(server: Server, browser: Browser) -> None:
    with someone(browser, server.url, seed=1) as ann, someone(browser, server.url, seed=2) as bob:
        table = ann.ask("POST", "/api/tables", {"game": "stella", "players": 2})["id"]
        bob.ask("POST", f"/api/tables/{table}/join", {})
        ann.ask("POST", f"/api/tables/{table}/start")
        for person in (ann, bob):
            person.open(f"/table/{table}")
            person.page.wait_for_selector(".prompt")
        bob.page.get_by_role("button", name="Leave the match").click()
        bob.page.get_by_role("button", name="Yes, leave").click()
        bob.page.wait_for_selector("text=Four games under one sky")
        ann.page.get_by_role("button", name="Let a bot play").click()
        play_together([ann], lambda _: False)
        ann.page.wait_for_selector("tfoot:not(.hidden)")
        ann.page.get_by_role("button", name="Play again").click()
        ann.page.wait_for_url(lambda url: table not in url)
        ann.page.wait_for_selector(".prompt")


def test_a_finished_match_is_watched_again(server: Server, browser: Browser) -> None:
    """Any moment by its link, through any eyes; who watches needs no seat."""
    with someone(browser, server.url) as person, someone(browser, server.url, language="ru") as guest:
        table = person.sit_down("stella", 3)
        play_together([person], lambda _: False)
        person.page.get_by_role("link", name="Watch it again").click()
        person.page.wait_for_url("**/replay/**")
        person.page.get_by_role("button", name="One move on").click()
        person.page.get_by_text("1 / ").wait_for()
        person.page.keyboard.press("End")
        person.page.wait_for_selector("text=The game is over.")
        guest.open(f"/replay/{table}?at=4&seat=1")
        hands = guest.page.locator("[data-at^=hand] [data-piece]")
        guest.page.get_by_label("Показать все карты").uncheck()
        assert hands.count() > 5
        guest.page.get_by_role("button", name="На ход назад").click()
        guest.page.get_by_text("3 / ").wait_for()
