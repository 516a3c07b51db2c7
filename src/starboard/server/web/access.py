"""The access log: caller, address, path and status of every request. Off by default."""

import logging
import time
from typing import Any

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from starboard.server.web.security import PERSON, address_of

log = logging.getLogger("starboard.access")
STATUS = {"http.response.start": "status", "websocket.close": "code"}
"""The field of a message that has the status."""


def with_access_log(app: ASGIApp) -> ASGIApp:
    """Logs every request and socket. Without queries, headers and bodies, which can contain secrets."""

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
            log.info("access", extra={**request_facts(scope), **line})

    return outer


def request_facts(scope: Scope) -> dict[str, Any]:
    """Returns the fields of a log line. `person` is set only if the handler needed the caller."""
    return {
        "person": scope["state"].get(PERSON),
        "address": address_of(ASGIConnection(scope)),
        "method": scope.get("method", "SOCKET"),
        "path": scope["path"],
    }
