"""Serves the built page from memory, compressed once. Every path that is not a file is the page itself."""

import gzip
import hashlib
import json
import mimetypes
import re
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException

from starboard.engine.library import is_awaited
from starboard.games import KEYS
from starboard.server.play.hub import Hub
from starboard.server.web.answers import language_of
from starboard.server.web.cards import Card, card_of, facts_of
from starboard.words import say

PAGE = Path(__file__).parent / "page"
INDEX = "index.html"
NAMED_BY_CONTENT = "assets/"
"""Files in this folder have a hash in their names: browsers may cache them forever."""
TABLE, REPLAY, OTHER = "table", "replay", "other"
"""The first part of a path, as far as it determines what the page will load."""
STATIC_CARD = re.compile(rb'<title>.*?</title>|<meta name="description"[^>]*>')
"""The title and description of the built page, which the server replaces."""
HOST = re.compile(r"[a-zA-Z0-9.:\[\]-]+")
PACKED = {"text/html", "text/css", "text/javascript", "image/svg+xml", "text/plain"}
WORKER = "sw.js"
"""The service worker of the page, which keeps it for times without a connection."""
REMOVING_WORKER = b"""
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil((async () => {
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
    await self.registration.unregister();
})()));
"""
"""A service worker that removes the other one and its copy of the page (`--no-offline`)."""
MANIFEST = "application/manifest+json"
BROTLI = ".br"
"""Suffix of files that the build has compressed."""


class File(NamedTuple):
    """A file to serve."""

    kind: str
    plain: bytes
    packed: dict[str, bytes]
    """By encoding, the smallest first."""
    tag: str


def file_of(kind: str, plain: bytes, brotli: bytes | None = None) -> File:
    """Returns a file, compressed if that helps."""
    packed = {} if brotli is None else {"br": brotli}
    if kind in PACKED:
        packed["gzip"] = gzip.compress(plain, 9, mtime=0)
    return File(kind, plain, packed, f'"{hashlib.sha256(plain).hexdigest()[:16]}"')


@cache
def files() -> dict[str, File]:
    """Returns all files of the page, by path."""
    found = {}
    for path in sorted(PAGE.rglob("*")):
        name = path.relative_to(PAGE).as_posix()
        if (
            path.is_file()
            and path.suffix != BROTLI
            and not any(part.startswith(".") for part in name.split("/"))
        ):
            packed = path.with_name(path.name + BROTLI)
            brotli = packed.read_bytes() if packed.exists() else None
            kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
            found[name] = file_of(
                MANIFEST if name.endswith(".webmanifest") else kind, path.read_bytes(), brotli
            )
    return found


@lru_cache(maxsize=500)
def index_with(
    card: Card,
    origin: str,
    path: str,
    language: str,
    place: str,
    game: str | None,
    awaited: tuple[str, ...] = (),
) -> File | None:
    """Returns the page with the link preview `card` in its head, and the games that are not ready yet."""
    page = index(language, place, game)
    if page is None:
        return None
    plain = STATIC_CARD.sub(b"", page.plain)
    head = card.tags(origin, path, language)
    if awaited:
        head += f'<meta name="preparing" content="{" ".join(awaited)}">'
    return file_of("text/html", plain.replace(b"</head>", head.encode() + b"</head>"))


@cache
def index(language: str, path: str, game: str | None) -> File | None:
    """Returns the page with preload links, so that the browser loads all it will need in parallel."""
    if INDEX not in files():
        return None
    parts = [f"locales/{language}/{name}.ftl?raw" for name in ("page", "common")]
    parts += [f"games/{game}/words/{language}.ftl?part=table"] if game else []
    if not path:
        parts.append("src/shell/Front.svelte")
    if path == TABLE:
        parts += ["src/table/Door.svelte", *([f"src/games/{game}/module.ts"] if game else [])]
    scripts, styles = needed(parts)
    links = [f'rel="modulepreload" href="/{name}"' for name in scripts]
    links += [f'rel="preload" as="style" crossorigin href="/{name}"' for name in styles]
    links += (
        [f'rel="preload" as="fetch" crossorigin href="/api/games/{game}"']
        if game and game not in without_board()
        else []
    )
    head = "".join(f"<link {link}>" for link in links)
    if others := without_board():
        head += f'<meta name="other-games" content="{" ".join(others)}">'
    return file_of("text/html", files()[INDEX].plain.replace(b"</head>", head.encode() + b"</head>"))


def without_board() -> list[str]:
    """Returns the games that the page has no board for, because it was built without them."""
    notes = json.loads((PAGE / ".vite/manifest.json").read_text("utf-8"))
    return [key for key in KEYS if f"src/games/{key}/module.ts" not in notes]


def needed(parts: list[str]) -> tuple[list[str], list[str]]:
    """Returns the scripts and styles of parts of the page, according to the build's manifest."""
    notes: dict[str, dict[str, Any]] = json.loads((PAGE / ".vite/manifest.json").read_text("utf-8"))
    scripts: dict[str, None] = {}
    styles: dict[str, None] = {}

    def add(key: str) -> None:
        if notes[key]["file"] not in scripts:
            scripts[notes[key]["file"]] = None
            styles.update(dict.fromkeys(notes[key].get("css", ())))
            for other in notes[key].get("imports", ()):
                add(other)

    for key in notes:
        if key.endswith(tuple(parts)):
            add(key)
    return list(scripts), list(styles)


def origin_of(request: Request[Any, Any, Any]) -> str:
    """Returns the origin of a request, since link previews need absolute addresses."""
    host = request.headers.get("host", "")
    scheme = "https" if request.app.state.settings.secure else request.url.scheme
    return f"{scheme}://{host}" if HOST.fullmatch(host) else ""


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request[Any, Any, Any], hub: Hub, path: str = "/") -> Response[bytes]:
    """Returns a file of the page, or the page itself."""
    name = path.lstrip("/")
    if name.startswith(("api/", NAMED_BY_CONTENT)) and name not in files():
        raise NotFoundException
    file = files().get(name)
    if name == WORKER and request.app.state.settings.no_offline:
        file = file_of("text/javascript", REMOVING_WORKER)
    if file is None or name == INDEX:
        place, _, rest = name.partition("/")
        language = language_of(request)
        table = await facts_of(hub, rest.strip("/")) if place in (TABLE, REPLAY) else None
        game = table.game if table and place == TABLE else None
        card, part = card_of(place, rest, table, language), place if place in ("", TABLE) else OTHER
        where = f"/{name}" if card.is_special else "/"
        awaited = tuple(key for key in KEYS if is_awaited(key))
        file = index_with(card, origin_of(request), where, language, part, game, awaited)
    if file is None:
        return Response(
            say("error-page-not-built", language_of(request)).encode(),
            media_type="text/plain; charset=utf-8",
            status_code=503,
        )
    keep = "public, max-age=31536000, immutable" if name.startswith(NAMED_BY_CONTENT) else "no-cache"
    headers = {"cache-control": keep, "etag": file.tag, "vary": "accept-encoding, accept-language"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers)
    kind = f"{file.kind}; charset=utf-8" if file.kind in PACKED else file.kind
    accepted = {
        part.partition(";")[0].strip() for part in request.headers.get("accept-encoding", "").split(",")
    }
    for encoding, packed in file.packed.items():
        if encoding in accepted:
            return Response(packed, media_type=kind, headers={**headers, "content-encoding": encoding})
    return Response(file.plain, media_type=kind, headers=headers)
