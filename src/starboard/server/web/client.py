"""The page, as the browser gets it: built files, kept in memory, packed once. Every address that is no file is the page's own."""

import gzip
import hashlib
import mimetypes
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException

from starboard.server.web.answers import language_of
from starboard.words import say

PAGE = Path(__file__).parent / "page"
NAMED_BY_CONTENT = "assets/"
"""Files there are named after what they hold: browsers may keep them for ever."""
PACKED = {"text/html", "text/css", "text/javascript", "image/svg+xml", "text/plain"}


class File(NamedTuple):
    """A file as it is sent."""

    kind: str
    plain: bytes
    packed: bytes | None
    tag: str


@cache
def files() -> dict[str, File]:
    """All files of the page, by their path."""
    found = {}
    for path in sorted(PAGE.rglob("*")):
        if path.is_file() and not path.name.startswith("."):
            kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
            plain = path.read_bytes()
            packed = gzip.compress(plain, 9, mtime=0) if kind in PACKED else None
            found[path.relative_to(PAGE).as_posix()] = File(kind, plain, packed, f'"{hashlib.sha256(plain).hexdigest()[:16]}"')
    return found


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def page(request: Request[Any, Any, Any], path: str = "/") -> Response[bytes]:
    """A file of the page, or the page itself."""
    name = path.lstrip("/")
    if name.startswith(("api/", NAMED_BY_CONTENT)) and name not in files():
        raise NotFoundException
    file = files().get(name) or files().get("index.html")
    if file is None:
        return Response(
            say("error-page-not-built", language_of(request)).encode(), media_type="text/plain; charset=utf-8", status_code=503
        )
    keep = "public, max-age=31536000, immutable" if name.startswith(NAMED_BY_CONTENT) else "no-cache"
    headers = {"cache-control": keep, "etag": file.tag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers)
    kind = f"{file.kind}; charset=utf-8" if file.kind in PACKED else file.kind
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.packed, media_type=kind, headers={**headers, "content-encoding": "gzip"})
    return Response(file.plain, media_type=kind, headers=headers)
