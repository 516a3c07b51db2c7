"""axe finds no violations on any page, in either language and theme; and nothing is wider than a phone."""

import itertools
import random
from pathlib import Path

import pytest
from msgspec import to_builtins
from playwright.sync_api import Browser, Page

import starboard
from starboard.bots import LevelBot, seed_for
from starboard.match import Match
from tests.page.browser import PHONE, Person, someone
from tests.page.games import GAMES, MOST, of
from tests.page.prepared import lay_out
from tests.page.test_hands import sit as sit_at
from tests.server.services import Server

AXE = Path(__file__).parents[2] / "page/node_modules/axe-core/axe.min.js"
LOOKS = [("en", "dark"), ("en", "light"), ("ru", "dark"), ("ru", "light")]


def violations(page: Page, besides: str | None = None) -> list[str]:
    """Returns axe's violations, with the first place of each; `besides` excludes places."""
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(AXE.read_text("utf-8"))
    tell = "one => `${one.id}: ${one.nodes[0].html.slice(0, 160)} ${one.nodes[0].failureSummary}`"
    context = {"include": ["html"], "exclude": [besides] if besides else []}
    found = page.evaluate(f"async context => (await axe.run(context)).violations.map({tell})", context)
    return list(found)


def fits(page: Page) -> bool:
    """`innerWidth` would not do: on a phone it grows with content that is too wide."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth"))


@pytest.mark.parametrize(("language", "theme"), LOOKS)
def test_every_page(language: str, theme: str, server: Server, browser: Browser) -> None:
    with someone(browser, server.url, language=language, color_scheme=theme) as person:
        page = person.page
        for path in ("/", "/new", "/new?game=comet", "/style", "/identity", "/nowhere"):
            person.open(path)
            page.wait_for_timeout(300)
            assert violations(page) == [], path
        person.open("/")
        page.locator("header .name").click()
        assert violations(page) == [], "the dialog of oneself"
        waiting = person.ask("POST", "/api/tables", {"game": "stella", "players": 3})["id"]
        person.open(f"/table/{waiting}")
        page.wait_for_selector("ol")
        assert violations(page) == [], "the waiting room"


def look_as(person: Person, language: str, theme: str) -> None:
    """Sets the language and theme of the pages opened from now on."""
    person.page.evaluate("look => { [localStorage.language, localStorage.theme] = look }", [language, theme])


def random_match(game: str, seed: int, seen: dict[str, Match]) -> Match:
    """Plays a whole match; stores the first position of every kind of decision in `seen`."""
    match, rng = starboard.load(game).new(of(game).PLAYERS, seed), random.Random(seed)
    while not match.over:
        seen.setdefault(str(match.prompt), match.copy())
        match.play(rng.choice(match.moves()))
    return match


@pytest.mark.parametrize("game", GAMES)
def test_a_table_at_every_kind_of_decision_and_its_score_sheet(
    game: str, server: Server, browser: Browser
) -> None:
    seen: dict[str, Match] = {}
    record, *_ = [to_builtins(random_match(game, seed, seen).record()) for seed in range(3)]
    with someone(browser, server.url) as person:
        person.open("/nowhere")
        for look, (prompt, match) in zip(itertools.cycle(LOOKS), seen.items(), strict=False):
            look_as(person, *look)
            sit_at(person, server, f"axe{game}{prompt}", match)
            assert violations(person.page) == [], (prompt, look)
        nearly_over = {"record": record, "number": len(record["moves"]) - 3, "seat": 0, "bot": "beginner"}
        person.open(f"/table/{person.ask('POST', '/api/records/what-if', nearly_over)['id']}")
        while person.wait_for_turn():
            person.choose_any()
        for look in (LOOKS[0], LOOKS[3]):
            look_as(person, *look)
            person.page.reload()
            person.page.wait_for_selector("tfoot:not(.hidden)")
            assert violations(person.page) == [], ("the score sheet", look)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_nothing_is_wider_than_a_phone(language: str, server: Server, browser: Browser) -> None:
    with someone(
        browser, server.url, language=language, viewport=PHONE, is_mobile=True, has_touch=True
    ) as person:
        for path in ("/", "/new", "/style"):
            person.open(path)
            person.page.wait_for_timeout(300)
            assert fits(person.page), path


def test_tables_of_many_on_a_phone(server: Server, browser: Browser) -> None:
    with someone(
        browser, server.url, language="ru", viewport=PHONE, is_mobile=True, has_touch=True
    ) as person:
        for game, players in MOST.items():
            sit(person, game, players)
            assert fits(person.page), (game, players)
            assert violations(person.page) == [], (game, players)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_wider_than_a_phone_before_the_last_move(
    game: str, server: Server, browser: Browser
) -> None:
    """When there is most to see: full hands, piles and codices, saved animals, players who have passed."""
    with someone(browser, server.url, viewport=PHONE, is_mobile=True, has_touch=True) as person:
        person.open()
        rules = starboard.load(game)
        for players in (rules.players[0], rules.players[-1]):
            table_id = f"{game}{players}last"
            lay_out(server, person, table_id, nearly_over(game, players))
            for language in ("en", "ru"):
                person.page.evaluate("language => { localStorage.language = language }", language)
                person.open(f"/table/{table_id}")
                assert person.wait_for_turn()
                assert fits(person.page), (players, language)


WORDS_WITHOUT_ROOM = """() => {
  const card = document.querySelector("[data-enlarged] .card"), words = document.createRange();
  words.selectNodeContents(card.querySelector(".words"));
  const egg = card.querySelector(".egg")?.getBoundingClientRect(), bottom = card.getBoundingClientRect().bottom;
  const isHit = (line) => line.bottom > bottom || (egg && line.bottom > egg.top + 2 && line.left < egg.right - 2);
  const name = card.querySelector(".name");
  return [card.dataset.piece, name.scrollWidth > name.clientWidth || [...words.getClientRects()].some(isHit)];
}"""


def test_words_of_enlarged_cards_have_room(server: Server, browser: Browser) -> None:
    """In Russian, whose words are longer: names are not cut, abilities end above the egg."""
    with someone(browser, server.url, language="ru") as person:
        lay_out(server, person.open(), "cometwords", nearly_over("comet", 2))
        person.open("/table/cometwords")
        assert person.wait_for_turn()
        seen: dict[str, bool] = {}
        for card in person.page.locator("main .whole button").all():
            card.hover()
            name, lacks_room = person.page.evaluate(WORDS_WITHOUT_ROOM)
            seen[name] = lacks_room
        assert len(seen) > 10
        assert not any(seen.values()), seen


def nearly_over(game: str, players: int) -> Match:
    """A match of casual bots, before its last move."""
    match, bot = starboard.load(game).new(players, 2), LevelBot("casual")
    while not match.over:
        match.play(bot.choose(match, seed_for(match.move_count)).move)
    return starboard.replay(match.record(), match.move_count - 1)


def sit(person: Person, game: str, players: int) -> None:
    person.sit_down(game, players)
    for _ in range(6):
        if person.wait_for_turn():
            person.choose_any()
