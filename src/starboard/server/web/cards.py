"""Link previews: a title, a sentence and a picture, as Open Graph and Twitter tags."""

from html import escape
from typing import NamedTuple

from sqlalchemy import Connection, select

from starboard.games import KEYS, catalogue
from starboard.server.database.schema import people, tables
from starboard.server.play.clock import Bank, ClockRule, Days, PerTurn, stored_clock
from starboard.server.play.hub import Hub
from starboard.server.tables import ID_LENGTH, ID_LETTERS
from starboard.words import say

SITE = "Starboard"
GENERIC = "starboard"
WIDTH, HEIGHT = 1200, 630
TITLES = {"rules": "page-rules-of", "learn": "page-learn-title", "score": "page-score-of"}
"""Titles of pages about a game, by the first part of their path."""


class Card(NamedTuple):
    """A link preview. `picture` names a file in the page's folder `cards`."""

    title: str
    about: str
    picture: str = GENERIC

    @property
    def is_special(self) -> bool:
        """Whether it is about a game or a table."""
        return self.picture != GENERIC

    def tags(self, origin: str, path: str, language: str) -> str:
        """Returns the card as HTML."""
        picture = f"{origin}/cards/{self.picture}.jpg"
        named = {
            "description": self.about,
            "twitter:card": "summary_large_image",
            "twitter:title": self.title,
        }
        named |= {"twitter:description": self.about, "twitter:image": picture}
        properties = {
            "og:site_name": SITE,
            "og:type": "website",
            "og:title": self.title,
            "og:description": self.about,
        }
        properties |= {"og:url": origin + path, "og:locale": say("language-locale", language)}
        properties |= {"og:image": picture, "og:image:width": str(WIDTH), "og:image:height": str(HEIGHT)}
        metas = [f'<meta name="{name}" content="{escape(text)}">' for name, text in named.items()]
        metas += [f'<meta property="{name}" content="{escape(text)}">' for name, text in properties.items()]
        title = self.title if self.title.startswith(SITE) else f"{self.title} · {SITE}"
        return "".join([f"<title>{escape(title)}</title>", *metas])


class TableFacts(NamedTuple):
    """What anyone who knows a table's id may see."""

    game: str
    players: int
    clock: ClockRule
    state: str
    host: str


async def facts_of(hub: Hub, table_id: str) -> TableFacts | None:
    """Returns the facts of a table, if it exists, without loading it into memory."""
    if len(table_id) != ID_LENGTH or not set(table_id) <= set(ID_LETTERS):
        return None
    chosen = select(tables.c.game, tables.c.players, tables.c.clock, tables.c.state, people.c.name)
    found = chosen.join(people, people.c.id == tables.c.host).where(tables.c.id == table_id)

    def read(connection: Connection) -> TableFacts | None:
        row = connection.execute(found).one_or_none()
        if row is None or row.game not in KEYS:
            return None
        return TableFacts(row.game, row.players, stored_clock(row.clock), row.state, row.name)

    return await hub.database.read(read)


def card_of(place: str, rest: str, table: TableFacts | None, language: str) -> Card:
    """Returns the card of a table, or of the path `place`/`rest`."""
    if table:
        return table_card(table, language)
    game = rest.strip("/")
    if place in TITLES and game in KEYS:
        title = say(TITLES[place], language, game=say(f"{game}-name", language))
        return Card(title, say(f"{game}-about", language), game)
    return Card(say("card-title", language), say("card-about", language, games=all_games(language)))


def all_games(language: str) -> str:
    """Returns the titles of all games, separated by commas."""
    return ", ".join(say(f"{book.key}-title", language) for book in catalogue())


def table_card(table: TableFacts, language: str) -> Card:
    """Returns an invitation before the match begins, and then a description of the match."""
    game, about = say(f"{table.game}-name", language), say(f"{table.game}-about", language)
    key = {"open": "page-invited"}.get(table.state, "card-match")
    title = say(key if table.host else f"{key}-by-guest", language, game=game, host=table.host)
    count = say("page-players", language, count=table.players)
    facts = {
        "open": f"{count} · {clock_words(table.clock, language)}. {about}",
        "playing": f"{count}. {say('card-playing', language)}",
        "finished": f"{count}. {say('card-finished', language)}",
    }
    return Card(title, facts.get(table.state, about), table.game)


def clock_words(clock: ClockRule, language: str) -> str:
    """Returns a clock in words, as on the page."""
    match clock:
        case PerTurn(seconds) if seconds < 60:
            return say("page-clock-seconds", language, count=round(seconds))
        case PerTurn(seconds):
            return say("page-clock-minutes", language, count=round(seconds / 60))
        case Bank(seconds, increment):
            return say("page-clock-bank", language, minutes=round(seconds / 60), increment=round(increment))
        case Days(days):
            return say("page-clock-days", language, count=days)
        case _:
            return say("page-clock-none", language)
