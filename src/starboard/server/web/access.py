"""The access log: who asked, from where, for what, and how that ended. For operators who turn it on."""

import logging
import time
from typing import Any

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from starboard.server.web.security import PERSON, address_of

log = logging.getLogger("starboard.access")
STATUS = {"http.response.start": "status", "websocket.close": "code"}
"""Where a message tells how it ended."""


def with_access_log(app: ASGIApp) -> ASGIApp:
    """A line for every request and every socket. Queries, headers and bodies are left out: they can hold secrets."""

    async def outer(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            await app(scope, receive, send)
            return
        began, status = time.monotonic(), None

        async def note(message: Message) -> None:
            nonlocal status
            if name := STATUS.get(message["type"]):
                status = message.get(name)
            await send(message)

        try:
            await app(scope, receive, note)
        finally:
            line = {"status": status, "milliseconds": round(1000 * (time.monotonic() - began), 1)}
            log.info("access", extra={**asked(scope), **line})

    return outer


def asked(scope: Scope) -> dict[str, Any]:
    """Who asks for what. The person is known where the request needed one."""
    return {
        "person": scope["state"].get(PERSON),
        "address": address_of(ASGIConnection(scope)),
        "method": scope.get("method", "SOCKET"),
        "path": scope["path"],
    }
