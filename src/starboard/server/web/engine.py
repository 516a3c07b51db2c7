"""Games for browsers: what a device needs to play against bots by itself."""

import gzip
from functools import lru_cache
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException

from starboard.server.local_games import INDEX, ROOT, LocalFiles, find_file, index
from starboard.server.settings import Settings
from starboard.server.web.answers import ANSWERS

KINDS = {"wasm": "application/wasm", "json": "application/json"}
IMMUTABLE = "public, max-age=31536000, immutable"


@get(ROOT + INDEX, responses=ANSWERS, sync_to_thread=True)
def local_games(request: Request[Any, Any, Any]) -> Response[dict[str, LocalFiles]]:
    """Returns the games that browsers can play by themselves, with the names of their files.

    A game that is still being compiled is missing.
    """
    settings: Settings = request.app.state.settings
    return Response(index(settings), headers={"cache-control": "no-cache"})


@get(ROOT + "{name:str}", sync_to_thread=True, include_in_schema=False)
def local_file(request: Request[Any, Any, Any], name: str) -> Response[bytes]:
    """Returns a file of a game. Its name changes with its content, so browsers may keep it forever."""
    settings: Settings = request.app.state.settings
    file = find_file(name, settings)
    if file is None:
        raise NotFoundException
    headers = {"cache-control": IMMUTABLE, "vary": "accept-encoding"}
    kind = KINDS[name.rpartition(".")[2]]
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(
            packed(file.content), media_type=kind, headers={**headers, "content-encoding": "gzip"}
        )
    return Response(file.content, media_type=kind, headers=headers)


@lru_cache(maxsize=32)
def packed(content: bytes) -> bytes:
    """Returns a file compressed, once."""
    return gzip.compress(content, 9, mtime=0)
