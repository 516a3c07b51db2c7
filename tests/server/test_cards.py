"""Link previews: title, description and picture in the served HTML."""

import re
from html.parser import HTMLParser

import httpx
import pytest

from starboard.games import KEYS
from starboard.server.web.cards import all_games
from starboard.words import LANGUAGES, say
from tests.server.client import Person, seat_people
from tests.server.services import Server

LARGEST = 60_000


class Head(HTMLParser):
    """The tags of a page, as link previews read them."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: dict[str, str] = {}
        self.tags: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        given = dict(attrs)
        name = given.get("property") or given.get("name")
        if tag == "meta" and name:
            assert name not in self.found or name == "theme-color", f"{name} is told twice"
            self.found[name] = given.get("content") or ""


def head(server: Server, path: str, language: str = "en") -> Head:
    answer = httpx.get(server.url + path, headers={"accept-language": language})
    assert answer.status_code == 200
    return Head(answer.text)


def test_an_invitation_says_who_invites_to_what(server: Server) -> None:
    host = Person(server)
    host.ask("PATCH", "/api/me", {"name": "Ann"})
    for game in KEYS:
        table = host.new_table(game, 2, clock={"kind": "turn", "seconds": 60})
        told = head(server, f"/table/{table}").found
        assert told["og:title"] == told["twitter:title"] == f"Ann invites you to play {say(f'{game}-name')}"
        assert "2 players · 1 minute a turn" in told["og:description"]
        assert told["og:url"] == f"{server.url}/table/{table}"
        russian = head(server, f"/table/{table}", "ru-RU,ru;q=0.9").found
        assert russian["og:title"] == f"Ann приглашает вас сыграть: {say(f'{game}-name', 'ru')}"
        assert "1 минута на ход" in russian["description"]
        assert told["og:image"] == told["twitter:image"] == f"{server.url}/cards/{game}.jpg"
        picture = httpx.get(told["og:image"])
        assert (picture.status_code, picture.headers["content-type"]) == (200, "image/jpeg")
        assert 10_000 < len(picture.content) < LARGEST


def test_a_card_follows_the_table_and_tells_no_secret(server: Server) -> None:
    table, _ = seat_people(server, "stella", 3)
    told = head(server, f"/table/{table}").found
    assert told["og:title"] == "Stella Quest: a match"
    assert "has begun" in told["og:description"]
    assert head(server, f"/replay/{table}").found["og:image"].endswith("/cards/stella.jpg")


def test_names_cannot_break_out_of_a_card(server: Server) -> None:
    host, name = Person(server), "\"><script>x</script>&'"
    host.ask("PATCH", "/api/me", {"name": name})
    table = host.new_table("stella", 2)
    page = head(server, f"/table/{table}")
    assert page.found["og:title"] == f"{name} invites you to play Stella Quest"
    assert page.tags.count("script") == head(server, "/").tags.count("script")


@pytest.mark.parametrize(
    "path", ["/", "/new", "/table/aaaaaaaaaa", "/table/", "/table/../../x", "/replay/file", "/rules/chess"]
)
def test_all_other_addresses_have_the_same_card(server: Server, path: str) -> None:
    for language in LANGUAGES:
        told = head(server, path, language).found
        assert told["og:title"] == say("card-title", language)
        assert (
            told["og:description"]
            == told["description"]
            == say("card-about", language, games=all_games(language))
        )
        assert all(say(f"{key}-title", language) in told["description"] for key in KEYS)
        assert told["og:image"] == f"{server.url}/cards/starboard.jpg"
        assert told["twitter:card"] == "summary_large_image"


def test_pages_about_a_game_show_its_picture(server: Server) -> None:
    told = head(server, "/rules/comet", "ru").found
    assert (told["og:title"], told["og:image"]) == ("Комета: правила", f"{server.url}/cards/comet.jpg")


def test_a_host_that_is_none_is_not_repeated(server: Server) -> None:
    answer = httpx.get(server.url, headers={"host": 'x"><b>'})
    assert not re.search("<b>|x&quot;", answer.text)
