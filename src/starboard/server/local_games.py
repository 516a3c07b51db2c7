"""What a browser needs to play a game by itself: its WebAssembly, and a file with everything else.

Both have addresses that change with their content, listed in an index. The server offers them
(`web/engine.py`), and `write_files` writes them for a static site. A game without WebAssembly is not listed:
the page plays it at a table of the server.
"""

import hashlib
import json
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from starboard.bots.knowledge import knowledge
from starboard.bots.searcher import CHUNK
from starboard.build.layout import Layout, layout_of
from starboard.engine.naming import Field, Words
from starboard.engine.native import find_web_library
from starboard.engine.rulebook import Rulebook
from starboard.engine.view_outline import Outlines, outlines
from starboard.games import KEYS, rulebook
from starboard.match.record import RECORD_FORMAT
from starboard.server.play.bots import HURRY, SLOWER
from starboard.server.play.messages import PROTOCOL
from starboard.server.play.play import MOST_BACKS, MOST_NOTES, TURN_BEGINS
from starboard.server.settings import Settings
from starboard.server.tables import STARTS

ROOT = "/engine/"
"""Where the files are on the server."""
INDEX = "games.json"
GAME_ENDS = "GameEnded"


class LocalOption(Struct):
    """An option of a match: compiled code knows the index of its value."""

    name: str
    values: list[bool | str | int]
    default: bool | str | int


class LocalField(Struct, omit_defaults=True):
    """A field of moves: words, whose numbers are their places, or the numbers from `first` to `last`."""

    words: list[str | None] = []
    first: int = 0
    last: int = -1


class LocalMoves(Struct):
    """Moves of one kind. The fields are numbers in the list of all fields."""

    do: str
    first: int
    """The code of the first of them."""
    fields: dict[str, int]


class LocalBots(Struct):
    """The bots of a game: knowledge found by self-play, and how the server lets them think and move."""

    weights: dict[int, list[float]]
    """By the least number of players that they are for."""
    search: dict[str, float]
    levels: dict[str, dict[str, float]]
    chunk: int
    """Iterations between two looks at the clock."""
    threads: int
    """Of a search that time limits."""
    pace: float
    """Seconds from a bot's turn to its move."""
    hurry: float
    """Fraction of the pace for further decisions in the same turn."""
    slower: float
    """Factor on a bot's thinking time; it always moves after that long."""


class LocalGame(Struct):
    """A game for tables on a player's device."""

    game: str
    version: int
    players: list[int]
    options: list[LocalOption]
    layout: Layout
    fields: list[LocalField]
    moves: list[LocalMoves]
    refusals: list[str]
    """Why a move of a kind that is possible now is not legal, by the numbers of compiled code."""
    final_events: list[int]
    """The codes of events that reveal something or pass the turn: moves before them cannot be taken back."""
    turn_begins: list[str]
    """The names of events that begin a seat's turn."""
    game_ends: str
    """The name of the event that ends the match and has the `reason`."""
    starts: str
    """The name of the event that says which seat starts."""
    bots: LocalBots
    printed: dict[str, Any]
    outline: Outlines
    protocol: int = PROTOCOL
    record_format: int = RECORD_FORMAT
    most_backs: int = MOST_BACKS
    most_notes: int = MOST_NOTES


class LocalFiles(Struct):
    """The addresses of a game's files, relative to the index."""

    wasm: str
    game: str


class File(NamedTuple):
    """A file with a name that changes with its content."""

    name: str
    content: bytes


def local_game(key: str, settings: Settings) -> LocalGame:
    """Returns all that a browser needs besides the WebAssembly."""
    book, known = rulebook(key), knowledge(key)
    bots = LocalBots(
        {players: list(weights.values()) for players, weights in known.weights.items()},
        known.search,
        known.levels,
        CHUNK,
        settings.bot_threads,
        settings.bot_pace,
        HURRY,
        SLOWER,
    )
    return LocalGame(
        key,
        book.version,
        list(book.players),
        [LocalOption(option.name, list(option.values), option.default) for option in book.options],
        layout_of(book),
        *local_moves(book),
        list(map(str, book.refusal.words)) if isinstance(book.refusal, Words) else [],
        [code for code, event in enumerate(book.events) if event.final],
        sorted(TURN_BEGINS),
        GAME_ENDS,
        STARTS,
        bots,
        book.printed(),
        outlines(book),
    )


def local_moves(book: Rulebook) -> tuple[list[LocalField], list[LocalMoves]]:
    """Returns the fields of moves, each once, and the moves."""
    known: dict[Field, int] = {}
    moves = [
        LocalMoves(
            family.do,
            first,
            {name: known.setdefault(field, len(known)) for name, field in family.fields.items()},
        )
        for family, first in zip(book.moves.families, book.moves.first_numbers, strict=True)
    ]
    fields = [
        LocalField(list(field.words))
        if isinstance(field, Words)
        else LocalField(first=field.first, last=field.last)
        for field in known
    ]
    return fields, moves


def files_of(key: str, settings: Settings) -> tuple[File, File] | None:
    """Returns the WebAssembly and the other file of a game, or None if it is not compiled for browsers."""
    path = find_web_library(key)
    return None if path is None else _files(key, path, settings)


@cache
def _files(key: str, path: Path, settings: Settings) -> tuple[File, File]:
    facts = msgspec.json.encode(local_game(key, settings))
    return _named(key, path.read_bytes(), "wasm"), _named(key, facts, "json")


def _named(key: str, content: bytes, suffix: str) -> File:
    return File(f"{key}-{hashlib.sha256(content).hexdigest()[:16]}.{suffix}", content)


def index(settings: Settings, keys: Iterable[str] = KEYS) -> dict[str, LocalFiles]:
    """Returns the files of the games that browsers can play by themselves."""
    found = {key: files_of(key, settings) for key in keys}
    return {
        key: LocalFiles(*(file.name for file in files)) for key, files in found.items() if files is not None
    }


def find_file(name: str, settings: Settings) -> File | None:
    """Returns a file by its name."""
    key = name.partition("-")[0]
    files = files_of(key, settings) if key in KEYS else None
    return next((file for file in files or () if file.name == name), None)


def write_files(folder: Path, settings: Settings) -> None:
    """Writes the index and all files, for a static site."""
    folder.mkdir(parents=True, exist_ok=True)
    for key in KEYS:
        for file in files_of(key, settings) or ():
            (folder / file.name).write_bytes(file.content)
    listed = msgspec.to_builtins(index(settings))
    (folder / INDEX).write_text(json.dumps(listed), "utf-8")
