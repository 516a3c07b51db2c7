"""Several people at one table, each with their own browser; and interruptions of a match."""

import re
import time
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Route, expect
from sqlalchemy import create_engine, update

from starboard.server.database.schema import seats
from tests.page.browser import Person, someone
from tests.page.games import GAMES
from tests.server.services import Server, running


def play_together(people: list[Person], is_enough: Callable[[int], bool]) -> None:
    """Makes choices for anyone who has one, until `is_enough` or the match is over."""
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
        boris.page.get_by_label("Ваше имя за столом").fill("Борис")
        boris.page.get_by_role("button", name="Сесть за стол").click()
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
        assert ann.page.get_by_text("1 spectator", exact=True).count() == 1
        assert boris.page.get_by_text("Смотрит 1 зритель").count() == 1

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
        person.page.wait_for_selector("text=Connection lost")
        assert person.choices.count() == 0, "nothing can be chosen without a connection"
        server.start()
        person.page.wait_for_selector("text=Connection lost", state="detached")
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
        page.wait_for_function(
            "() => document.fonts.status === 'loaded' && document.querySelectorAll('select option').length > 1"
        )
        where = [box.bounding_box() for box in page.locator("article").all()]
        with page.expect_response("**/api/tables/mine"):
            held[0].continue_()
        page.wait_for_timeout(200)
        assert [box.bounding_box() for box in page.locator("article").all()] == where


def test_hot_seat(server: Server, browser: Browser) -> None:
    """Two people at one device: a curtain hides the table between turns; each sees only their own hand."""
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


def test_people_at_one_device_have_names_and_see_the_last_move_before_the_curtain(
    server: Server, browser: Browser
) -> None:
    with someone(browser, server.url) as person:
        page = person.page
        person.ask("PATCH", "/api/me", {"name": "Anna"})
        person.open("/new?game=subastral")
        page.get_by_role("button", name="2", exact=True).click()
        page.get_by_label("Seat 2", exact=True).select_option("here")
        expect(page.get_by_label("Name at seat 2")).to_have_attribute("placeholder", "Player 2")
        page.get_by_label("Name at seat 2").fill("Boris")
        page.get_by_label("Who starts").select_option("Anna")
        page.get_by_role("button", name="Start", exact=True).click()
        page.wait_for_selector(".prompt, .curtain")
        page.get_by_role("button", name="I am Anna").click()
        plate = page.locator("[data-at^=seat-]", has_text="Boris")
        plate.wait_for()
        assert "Not connected" not in plate.inner_text()
        leave = page.get_by_role("button", name="Pass the device")
        for _ in range(6):
            if leave.count():
                break
            assert person.wait_for_turn()
            person.choose_any()
        page.get_by_text("Then pass the device to Boris").wait_for()
        assert page.locator(".curtain").count() == 0
        assert page.locator("[data-piece]").count() > 0, "what was played is still to be seen"
        assert person.choices.count() == 1, "there is nothing to choose but to pass the device on"
        leave.click()
        page.locator(".curtain").get_by_text("Boris").first.wait_for()
        assert page.locator("[data-piece]").count() == 0
        page.reload()
        page.wait_for_selector(".curtain")
        assert leave.count() == 0, "anyone who opens the page again sees nothing of the others"
        page.get_by_role("button", name="I am Boris").click()
        page.locator("[data-at^=seat-]", has_text="Anna").wait_for()
        person.open("/new?game=stella")
        page.get_by_label("Seat 2", exact=True).select_option("here")
        expect(page.get_by_label("Name at seat 2")).to_have_value("Boris")


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
        table = two_people(ann, bob, "stella")
        bob.page.get_by_role("button", name="Leave the match").click()
        dialog = bob.page.get_by_role("dialog")
        for words in (
            "The others can let a bot play for you",
            "You can come back",
            "counts as lost",
            "Your statistics",
        ):
            assert words in dialog.inner_text()
        bob.page.get_by_role("button", name="Yes, leave").click()
        bob.page.wait_for_selector("text=Four games under one sky")
        ann.page.get_by_text("Bob: left the match").first.wait_for()
        ann.page.get_by_role("button", name="Let a bot play").click()
        play_together([ann], lambda _: False)
        ann.page.wait_for_selector("tfoot:not(.hidden)")
        bob.open("/")
        bob.page.get_by_text("Not finished by you").wait_for()
        bob.open("/statistics")
        bob.page.get_by_text("You did not finish one more match").wait_for()
        bob.page.get_by_text("You left your only rated match with other people").wait_for()
        bob.page.get_by_text("not finished", exact=True).wait_for()
        assert bob.page.get_by_text("won", exact=True).count() == 0
        ann.page.get_by_role("button", name="See the table").click()
        assert ann.page.locator("#side li").get_by_text("Bob: left the match").count() == 1
        ann.open(f"/replay/{table}")
        ann.page.keyboard.press("End")
        ann.page.get_by_text("Bob: replaced by a bot (Skilled)").wait_for()
        ann.page.get_by_role("button", name="RU", exact=True).click()
        ann.page.get_by_text("вместо игрока — бот (Знаток)").wait_for()
        ann.page.get_by_role("button", name="EN", exact=True).click()
        ann.open(f"/table/{table}")
        ann.page.wait_for_selector("tfoot:not(.hidden)")
        ann.page.get_by_role("button", name="Play again").click()
        ann.page.wait_for_url(lambda url: table not in url)
        ann.page.get_by_text("Still to accept: Bob").wait_for()
        ann.page.get_by_role("button", name="Add a bot").click()
        ann.page.get_by_role("button", name="Start", exact=True).click()
        ann.page.wait_for_selector(".prompt")


def test_a_finished_match_is_watched_again(server: Server, browser: Browser) -> None:
    """Any moment has a link, from any seat's view; watching needs no seat."""
    with someone(browser, server.url) as person, someone(browser, server.url, language="ru") as guest:
        table = person.sit_down("stella", 3)
        play_together([person], lambda _: False)
        person.page.get_by_role("link", name="Watch it again").click()
        person.page.wait_for_url("**/replay/**")
        person.page.get_by_role("button", name="One move forward").click()
        person.page.get_by_text("1 / ").wait_for()
        person.page.keyboard.press("End")
        person.page.wait_for_selector("text=The game is over.")
        guest.open(f"/replay/{table}?at=4&seat=1")
        hands = guest.page.locator("[data-at^=hand] [data-piece]")
        guest.page.get_by_label("Показать все карты").uncheck()
        assert hands.count() > 5
        guest.page.get_by_role("button", name="На ход назад").click()
        guest.page.get_by_text("3 / ").wait_for()


# ---- absent players ----------------------------------------------------------------------------------------


def two_people(ann: Person, bob: Person, game: str, **wish: object) -> str:
    """Ann and Bob look at a table that has started; returns its id."""
    table = str(ann.ask("POST", "/api/tables", {"game": game, "players": 2, **wish})["id"])
    for person, name in ((ann, "Ann"), (bob, "Bob")):
        person.ask("PATCH", "/api/me", {"name": name})
    bob.ask("POST", f"/api/tables/{table}/join", {})
    ann.ask("POST", f"/api/tables/{table}/start")
    for person in (ann, bob):
        person.open(f"/table/{table}")
        person.page.wait_for_selector(".prompt")
    return table


def test_somebody_who_returns_to_a_seat_that_a_bot_plays_takes_it_back_with_one_click(
    server: Server, browser: Browser
) -> None:
    with (
        someone(browser, server.url, seed=1) as ann,
        someone(browser, server.url, seed=2, language="ru") as bob,
    ):
        for game in GAMES:
            table = two_people(ann, bob, game, starter=1)
            assert bob.wait_for_turn()
            number = bob.ask("GET", f"/api/tables/{table}/state")["number"]
            bob.ask("POST", f"/api/tables/{table}/abandon", {"number": number})
            bob.page.get_by_text("Вы покинули партию").wait_for()
            prompt = bob.page.locator(".prompt")
            assert bob.choices.count() == 0
            assert bob.page.locator("main .can").count() == 0
            assert prompt.get_by_role("button").all_inner_texts() == ["Вернуться"]
            bob.page.keyboard.press("z")
            bob.page.keyboard.press("h")
            ann.page.get_by_role("button", name="Let a bot play").click()
            bob.page.get_by_text("За вас играет бот").wait_for()
            assert bob.choices.count() == 0
            bob.page.reload()
            bob.page.get_by_text("За вас играет бот").wait_for()
            prompt.get_by_role("button", name="Занять своё место").click()
            bob.page.get_by_text("За вас играет бот").wait_for(state="detached")
            play_together([ann, bob], lambda turn: turn == 2)


def test_somebody_who_is_away_is_not_said_to_think(browser: Browser, tmp_path: Path) -> None:
    with (
        running(f"sqlite:///{tmp_path}/starboard.db", absence=0.5) as server,
        someone(browser, server.url, seed=1) as ann,
        someone(browser, server.url, seed=2) as bob,
    ):
        table = two_people(ann, bob, "stella", starter=1)
        ann.page.get_by_text("Bob is thinking…").wait_for()
        assert ann.page.get_by_role("button", name="Let a bot play").count() == 0
        bob.open("/")
        ann.page.get_by_text(
            "Bob is not connected. Keep waiting, let a bot play until they are back, or close the seat."
        ).wait_for()
        ann.page.get_by_role("button", name="Close the seat…").click()
        dialog = ann.page.get_by_role("dialog")
        for words in ("can no longer come back", "cannot be undone", "Your vote alone decides"):
            assert words in dialog.inner_text()
        ann.page.get_by_role("button", name="Wait", exact=True).click()
        ann.page.get_by_role("button", name="Let a bot play").click()
        for line in ("Bob: away for too long", "Bob: replaced by a bot (Skilled)"):
            ann.page.locator("#side").get_by_text(line).wait_for()
        bob.open(f"/table/{table}")
        bob.page.locator(".prompt").get_by_role("button", name="Take my seat back").click()
        ann.page.locator("#side").get_by_text("Bob: back at the table").wait_for()
        bob.page.locator("#side").get_by_text("You: back at the table").wait_for()


def test_the_time_that_somebody_is_away_is_told(server: Server, browser: Browser) -> None:
    with someone(browser, server.url, seed=1) as ann, someone(browser, server.url, seed=2) as bob:
        table = two_people(ann, bob, "subastral", starter=1)
        bob.open("/")
        ann.may_lose_connection = bob.may_lose_connection = True
        ann.page.get_by_text(
            "Bob is not connected. Please wait: after 5 min of waiting you can let a bot play."
        ).wait_for()
        server.stop()
        away = time.time() - 200
        with create_engine(server.environment["STARBOARD_DATABASE"]).begin() as connection:
            connection.execute(
                update(seats).where(seats.c.table_id == table, seats.c.seen.is_not(None)).values(seen=away)
            )
        server.start()
        ann.page.get_by_text("Bob has been away for 3 min. Please wait:").wait_for()
        ann.page.locator("[data-at^=seat-]").get_by_text("Away for 3 min").wait_for()
        ann.page.get_by_role("button", name="RU", exact=True).click()
        ann.page.locator("[data-at^=seat-]").get_by_text("Нет 3 мин").wait_for()


# ---- names, chat, invitations ------------------------------------------------------------------------------


def test_a_name_stays(server: Server, browser: Browser) -> None:
    with someone(browser, server.url) as person:
        page = person.page
        page.clock.install()
        person.open("/")
        page.get_by_role("button", name="Guest").click()
        page.get_by_label("Your name at the table").fill("Anna")
        page.get_by_role("button", name="Save").click()
        page.get_by_role("button", name="Anna").wait_for()
        with page.expect_response("**/api/tables/mine"):
            page.clock.fast_forward(11_000)
        page.wait_for_timeout(100)
        assert page.locator("header").get_by_text("Anna").count() == 1


def test_only_unread_lines_of_others_are_counted(server: Server, browser: Browser) -> None:
    phone = {"width": 390, "height": 664}
    with someone(browser, server.url, viewport=phone) as ann, someone(browser, server.url) as bob:
        two_people(ann, bob, "stella")
        badge = ann.page.locator("header .side-button b")
        for text in ("One", "Two"):
            bob.page.get_by_role("tab", name="Chat").click()
            bob.page.get_by_label("Say something").fill(text)
            bob.page.get_by_role("button", name="Send").click()
            bob.page.locator(".chat").get_by_text(text).wait_for()
        expect(badge).to_have_text("2")
        bob.page.get_by_role("tab", name="What happened").click()
        assert bob.page.get_by_role("tab").all_inner_texts() == ["What happened", "Chat"], (
            "one's own lines are not news"
        )
        ann.page.locator("header .side-button").click()
        expect(ann.page.get_by_role("tab", name="Chat 2 new messages")).to_be_visible()
        ann.page.get_by_role("tab", name="Chat").click()
        ann.page.get_by_label("Say something").fill("Three")
        ann.page.get_by_role("button", name="Send").click()
        ann.page.locator(".chat").get_by_text("Three").wait_for()
        expect(bob.page.get_by_role("tab", name="Chat 1 new message")).to_be_visible()
        ann.page.locator("aside .x").click()
        assert badge.count() == 0
        ann.page.reload()
        ann.page.wait_for_selector(".prompt")
        with ann.page.expect_response("**/chat"):
            ann.page.reload()
        ann.page.wait_for_selector(".prompt")
        assert badge.count() == 0, "what was read stays read"


def test_an_invited_friend_is_asked_for_a_name_and_sees_who_invites(server: Server, browser: Browser) -> None:
    with someone(browser, server.url) as ann, someone(browser, server.url) as bob:
        ann.ask("PATCH", "/api/me", {"name": "Ann"})
        wish = {"game": "codex", "players": 3, "clock": {"kind": "turn", "seconds": 60}}
        table = ann.ask("POST", "/api/tables", wish)["id"]
        ann.open(f"/table/{table}")
        ann.page.get_by_text("Invite your friends").wait_for()
        bob.open(f"/table/{table}")
        main = bob.page.locator("main")
        main.get_by_text("Ann invites you to play Codex Naturalis").wait_for()
        assert "3 players · 1 minute a turn" in main.inner_text()
        assert "Invite your friends" not in main.inner_text()
        bob.page.get_by_role("button", name="Sit here").first.click()
        assert bob.ask("GET", f"/api/tables/{table}")["seats"][1]["person"] is None, "first the name"
        expect(bob.page.get_by_label("Your name at the table")).to_be_focused()
        bob.page.get_by_label("Your name at the table").fill("Bob")
        bob.page.get_by_role("button", name="Sit down").click()
        bob.page.get_by_text("Invite your friends").wait_for()
        ann.page.get_by_text("Bob", exact=True).wait_for()
        ann.page.get_by_role("button", name="Close the table").click()
        ann.page.get_by_text("One other person sits here").wait_for()
        ann.page.get_by_role("button", name="Stay").click()
