"""Games, and tables before and after their matches."""

from typing import Any

from litestar import Request, delete, get, post, put
from litestar.config.compression import CompressionConfig
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware
from msgspec import Struct

from starboard.engine.library import is_awaited
from starboard.engine.view_outline import Outlines, outlines
from starboard.games import catalogue, file
from starboard.match import load
from starboard.server.addresses import network_of
from starboard.server.levels import levels_of
from starboard.server.people import Person
from starboard.server.play.hub import Hub
from starboard.server.play.messages import TableInfo
from starboard.server.settings import Settings
from starboard.server.tables import NewTable, Nonce, TableLine, Tables
from starboard.server.web.answers import ANSWERS
from starboard.server.web.security import address_of, check_standing, visitor
from starboard.words import DEFAULT, LANGUAGES


class OptionInfo(Struct):
    """An option of a match."""

    name: str
    values: list[bool | str | int]
    default: bool | str | int


class GameInfo(Struct):
    """A game that can be played here."""

    key: str
    name: str
    version: int
    players: list[int]
    options: list[OptionInfo]
    parts: list[str]
    """Its optional parts: `rules_page`, `scorepad`, `tutorial`."""
    is_ready: bool
    """False while it is being compiled, shortly after the first start of a server."""


class GameDetails(GameInfo):
    """A game with the texts of its cards and boards and the outline of its views, for drawing them."""

    printed: dict[str, Any]
    outline: Outlines


PARTS = {"rules_page": f"rules_page/{DEFAULT}.md", "scorepad": "scorepad.py", "tutorial": "tutorial.toml"}
"""Optional parts of a game that the page offers, with the file that each needs."""
PACKED = DefineMiddleware(CompressionMiddleware, config=CompressionConfig(backend="gzip"))
"""Compresses the texts of all cards of a game to a tenth of their size."""


class Offer(Struct):
    """The games, and the levels of bots from the weakest to the strongest."""

    games: list[GameInfo]
    levels: list[str]


class Place(Struct, forbid_unknown_fields=True):
    """A seat; none: any free one. The nonce contributes to the deal."""

    seat: int | None = None
    nonce: Nonce | None = None


class Start(Struct, forbid_unknown_fields=True):
    """The host's contribution to the deal."""

    nonce: Nonce | None = None


class BotPlace(Struct, forbid_unknown_fields=True):
    """The level of a bot for a seat."""

    bot: str


@get("/api/games", responses=ANSWERS, sync_to_thread=False)
def games(tables: Tables) -> Offer:
    """Returns the games that can be played here."""
    return all_games(tables.hub.settings)


def all_games(settings: Settings) -> Offer:
    """Returns the games, and the levels of bots that the settings allow."""
    return Offer([GameInfo(**facts(book.key)) for book in catalogue()], list(levels_of(settings)))


@get("/api/games/{game:str}", responses=ANSWERS, sync_to_thread=False, middleware=[PACKED])
def game_details(game: str) -> GameDetails:
    """Returns a game, with the texts of its cards and boards."""
    return details_of(game)


def details_of(game: str) -> GameDetails:
    """Returns a game, with the texts of its cards and boards."""
    book = load(game).rulebook
    return GameDetails(**facts(game), printed=book.printed(), outline=outlines(book))


@get(
    "/api/games/{game:str}/words/{language:str}",
    responses=ANSWERS,
    sync_to_thread=False,
    media_type="text/plain",
    middleware=[PACKED],
)
def game_words(game: str, language: str) -> str:
    """Returns the messages of a game as a Fluent file, for pages built without the game."""
    return text_of(game, "words", language, "ftl")


@get(
    "/api/games/{game:str}/rules/{language:str}",
    responses=ANSWERS,
    sync_to_thread=False,
    media_type="text/plain",
    middleware=[PACKED],
)
def game_rules(game: str, language: str) -> str:
    """Returns the rules of a game for players, as Markdown."""
    return text_of(game, "rules_page", language, "md")


def text_of(game: str, folder: str, language: str, kind: str) -> str:
    """Returns a text of a game in a language, or in the default one; empty if the game has none."""
    key = load(game).key
    wanted = language if language in LANGUAGES else DEFAULT
    found = file(key, f"{folder}/{wanted}.{kind}") or file(key, f"{folder}/{DEFAULT}.{kind}")
    return found.read_text("utf-8") if found else ""


def facts(game: str) -> dict[str, Any]:
    """Returns the fields of `GameInfo`."""
    rules = load(game).rulebook
    return {
        "key": rules.key,
        "name": rules.name,
        "version": rules.version,
        "players": list(rules.players),
        "options": [OptionInfo(option.name, list(option.values), option.default) for option in rules.options],
        "parts": [name for name, path in PARTS.items() if file(game, path)],
        "is_ready": not is_awaited(game),
    }


@get("/api/tables", responses=ANSWERS)
async def lobby(request: Request[Any, Any, Any], tables: Tables) -> list[TableLine]:
    """Returns the tables that are open to everyone and wait for players."""
    return await tables.lobby(await visitor(request))


@get("/api/tables/mine", responses=ANSWERS)
async def my_tables(person: Person, tables: Tables) -> list[TableLine]:
    """Returns the tables where the caller has a seat or is invited to a rematch, the newest first."""
    return await tables.mine(person)


@post("/api/tables", responses=ANSWERS)
async def new_table(
    request: Request[Any, Any, Any], data: NewTable, person: Person, tables: Tables, hub: Hub
) -> TableInfo:
    """Creates a table. Somebody muted cannot name other players on the same device."""
    if data.names:
        await check_standing(request, "mute")
    address = network_of(address_of(request))
    return (await hub.room(await tables.new(person, data, address))).info()


@get("/api/tables/{table_id:str}", responses=ANSWERS)
async def table(table_id: str, hub: Hub) -> TableInfo:
    """Returns a table by its id. Anyone who knows the id may see this much."""
    found = await hub.room(table_id)
    await hub.refresh(found)
    async with hub.at_rest(found):
        return found.info()


@post("/api/tables/{table_id:str}/join", responses=ANSWERS, status_code=200)
async def join(table_id: str, data: Place, person: Person, tables: Tables, hub: Hub) -> TableInfo:
    """Takes a seat, or accepts a rematch."""
    await tables.sit(person, table_id, data.seat, data.nonce)
    return (await hub.room(table_id)).info()


@post("/api/tables/{table_id:str}/leave", responses=ANSWERS, status_code=200)
async def leave(table_id: str, person: Person, tables: Tables, hub: Hub) -> TableInfo:
    """Before the match: gives up the seat, or declines a rematch. If the host does, the table is closed."""
    await tables.stand_up(person, table_id)
    return (await hub.room(table_id)).info()


@put("/api/tables/{table_id:str}/seats/{seat:int}", responses=ANSWERS)
async def set_bot(
    table_id: str, seat: int, data: BotPlace, person: Person, tables: Tables, hub: Hub
) -> TableInfo:
    """For the host: puts a bot on a seat."""
    await tables.set_bot(person, table_id, seat, data.bot)
    return (await hub.room(table_id)).info()


@delete("/api/tables/{table_id:str}/seats/{seat:int}", responses=ANSWERS, status_code=200)
async def free_seat(table_id: str, seat: int, person: Person, tables: Tables, hub: Hub) -> TableInfo:
    """For the host: frees a seat."""
    await tables.set_bot(person, table_id, seat, None)
    return (await hub.room(table_id)).info()


@post("/api/tables/{table_id:str}/start", responses=ANSWERS, status_code=200)
async def start(
    table_id: str, person: Person, tables: Tables, hub: Hub, data: Start | None = None
) -> TableInfo:
    """Begins the match, immediately or when everybody invited to a rematch has accepted."""
    await tables.start(person, table_id, data.nonce if data else None)
    return (await hub.room(table_id)).info()


@post("/api/tables/{table_id:str}/rematch", responses=ANSWERS)
async def rematch(table_id: str, person: Person, tables: Tables, hub: Hub) -> TableInfo:
    """After the match: creates a table, to be started with `start`, that invites the others to play again.

    The next seat starts.
    """
    return (await hub.room(await tables.rematch(person, table_id))).info()
