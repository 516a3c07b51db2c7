"""Writes the page as a static site: with everything that needs no server, for any host and any folder of it.

The page finds out by a note in its head that it has no server. It then reads files instead of asking.
"""

import hashlib
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import msgspec

from starboard.games import catalogue
from starboard.match import StarboardError, replay
from starboard.server.local_games import index, write_files
from starboard.server.settings import Settings
from starboard.server.web.client import BROTLI, INDEX, PAGE, WORKER, without_board
from starboard.server.web.learn import info_of, moment_of
from starboard.server.web.lobby import all_games, details_of, text_of
from starboard.tutorials import keys as tutorial_keys
from starboard.tutorials import tutorial
from starboard.words import LANGUAGES

BASE = re.compile(r"/([\w.~-]+/)*")
PLAIN_PAGES = ("style",)
GAME_PAGES = {"rules": "rules_page", "learn": "tutorial"}
"""Pages of games that need no server, with the part of the game that each needs."""
BUILD = re.compile(r"const BUILD = (\{.*?\});\n")
"""What the service worker knows of the page."""
NOT_FOUND = "404.html"
"""The page that many hosts show for other addresses."""


class Build(msgspec.Struct, frozen=True):
    """A version of the page: the files that the service worker keeps, and the addresses that it asks for."""

    version: str
    files: list[str]
    asked: list[str]


class Written(NamedTuple):
    """How many files were written, and their size in bytes."""

    files: int
    size: int


def write_site(folder: Path, base: str = "/") -> Written:
    """Writes the site into an empty folder. `base`: the path that it will be served at."""
    if not BASE.fullmatch(base):
        raise StarboardError("bad-base", base=base)
    if not (PAGE / INDEX).exists():
        raise StarboardError("page-not-built")
    if folder.exists() and any(folder.iterdir()):
        raise StarboardError("folder-not-empty", folder=str(folder))
    folder.mkdir(parents=True, exist_ok=True)
    copy_page(folder)
    write_files(folder / "engine", Settings())
    answers = dict(write_answers(folder))
    build = build_with(answers, base)
    page = page_at(base, build.version)
    for path in pages():
        write(folder / path / INDEX, page)
    write(folder / NOT_FOUND, page)
    write(folder / WORKER, worker_with(build))
    files = [file for file in folder.rglob("*") if file.is_file()]
    return Written(len(files), sum(file.stat().st_size for file in files))


def copy_page(folder: Path) -> None:
    """Copies the built page, without what only our server needs."""

    def unneeded(_: str, names: list[str]) -> set[str]:
        return {name for name in names if name.startswith(".") or name.endswith(BROTLI)}

    shutil.copytree(PAGE, folder, ignore=unneeded, dirs_exist_ok=True)


def page_at(base: str, version: str) -> bytes:
    """Returns the page for this path, with the notes that the server would put into it."""
    kind = "" if index(Settings()) else "bare"
    notes = f'<meta name="base" content="{base}" data-site="{kind}" />'
    if others := without_board():
        notes += f'<meta name="other-games" content="{" ".join(others)}" />'
    text = (PAGE / INDEX).read_text("utf-8")
    text = re.sub(r'(\s(?:href|src)=")/', lambda found: found[1] + base, text)
    text = re.sub(r'(<meta name="build" content=")\w+', lambda found: found[1] + version, text)
    return text.replace("</head>", f"{notes}</head>").encode()


def pages() -> Iterator[str]:
    """Returns the folders that need a copy of the page: static hosts know only files."""
    yield ""
    yield from PLAIN_PAGES
    for info in all_games(Settings()).games:
        yield from (f"{page}/{info.key}" for page, part in GAME_PAGES.items() if part in info.parts)


def write_answers(folder: Path) -> Iterator[tuple[str, bytes]]:
    """Writes the answers of the server that are the same for everybody. Returns those to keep, by path."""
    kept = {"api/games.json": all_games(Settings())} | {
        f"api/games/{book.key}.json": details_of(book.key) for book in catalogue()
    }
    for path, answer in kept.items():
        yield path, write(folder / path, msgspec.json.encode(answer))
    for key in without_board():
        for language in LANGUAGES:
            for kind, source, suffix in (("words", "words", "ftl"), ("rules", "rules_page", "md")):
                text = text_of(key, source, language, suffix)
                write(folder / f"api/games/{key}/{kind}/{language}.txt", text.encode())
    for key in tutorial_keys():
        write_tutorial(folder / "api/tutorials", key)


def write_tutorial(folder: Path, key: str) -> None:
    """Writes a tutorial, and its match at every moment."""
    found = tutorial(key)
    write(folder / f"{key}.json", msgspec.json.encode(info_of(found)))
    for number in range(len(found.record.moves) + 1):
        match = replay(found.record, number)
        moment = folder / key / "moments" / str(number)
        write(moment.with_suffix(".json"), msgspec.json.encode(moment_of(found, match, number)))
        write(moment / "points.json", msgspec.json.encode(match.result()))


def build_with(answers: dict[str, bytes], base: str) -> Build:
    """Returns what the service worker has to know: it keeps these answers instead of asking a server."""
    found = BUILD.match((PAGE / WORKER).read_text("utf-8"))
    if found is None:
        raise StarboardError("page-not-built")
    build = msgspec.json.decode(found[1], type=Build)
    content = b"".join((build.version.encode(), base.encode(), *answers.values()))
    return Build(hashlib.sha256(content).hexdigest()[:16], [*build.files, *answers], [])


def worker_with(build: Build) -> bytes:
    """Returns the service worker with this knowledge."""
    known = f"const BUILD = {msgspec.json.encode(build).decode()};\n"
    return BUILD.sub(lambda _: known, (PAGE / WORKER).read_text("utf-8"), count=1).encode()


def write(path: Path, content: bytes) -> bytes:
    """Writes a file, with its folders. Returns its content."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
    return content
