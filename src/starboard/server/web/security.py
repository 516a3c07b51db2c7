"""Who asks, from where, and what browsers may do with our answers."""

from collections.abc import Callable
from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from starboard.match import StarboardError
from starboard.server.administration.bans import Kind
from starboard.server.administration.watch import Watch
from starboard.server.devices import Device, device_of
from starboard.server.keys import Keys, Visit
from starboard.server.people import Person
from starboard.server.web.cookie import LONGEST_KEY, held_keys

UNLIMITED = frozenset({"/health", "/metrics"})
ANNOUNCEMENT = b"starboard-announcement"
"""The header with what operators announce: JSON, its signs written as in web addresses."""
PERSON = "person"
"""Where a request remembers who asks, for the access log."""
SHOWN = "shown"
"""Where it remembers the identities that it showed keys to: they are looked up once."""
FOR_BANNED = "for_banned"
"""The option of a handler that also somebody banned may use."""
SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
HEADERS = [
    (
        b"content-security-policy",
        b"default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; connect-src 'self'; "
        b"object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
    (b"referrer-policy", b"same-origin"),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
]

Connection = ASGIConnection[Any, Any, Any, Any]


def with_headers(app: ASGIApp, announced: Callable[[], str | None] = lambda: None) -> ASGIApp:
    """Every answer carries the security headers; what the API says is for its reader alone. Sockets are left alone.

    What operators announce comes with every answer of the API: no page has to ask for it.
    """

    async def outer(scope: Scope, receive: Receive, send: Send) -> None:
        async def add(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = [*message["headers"], *HEADERS]
                if scope["path"].startswith("/api/"):
                    headers.append((b"cache-control", b"no-store"))
                    if words := announced():
                        headers.append((ANNOUNCEMENT, words.encode()))
                message["headers"] = headers
            await send(message)

        scope["state"]["send"] = (
            send  # without what the framework wraps around it: for those who send thousands of messages
        )
        await app(scope, receive, add if scope["type"] == ScopeType.HTTP else send)

    return outer


async def same_origin(connection: Connection, _: BaseRouteHandler) -> None:
    """Pages of other sites may not act in a visitor's name, nor listen.

    Guards are coroutines: the framework runs plain functions in a thread, which costs more than they do.
    """
    origin = connection.headers.get("origin")
    if origin is None or connection.scope.get("method") in SAFE_METHODS:
        return
    allowed = connection.app.state.settings.origins.split(",")
    if origin.partition("://")[2] != connection.headers.get("host") and origin not in allowed:
        raise StarboardError("foreign-origin")


def address_of(connection: Connection) -> str:
    """Where a request comes from. Of a trusted proxy, it is the address that the proxy tells (`--trusted-proxies`)."""
    client = connection.scope.get("client")
    return client[0] if client else ""


async def not_too_often(connection: Connection, _: BaseRouteHandler) -> None:
    """Requests from one address have a limit. Sockets, and those who watch over the server, are counted elsewhere."""
    if connection.scope["type"] == ScopeType.HTTP and connection.scope["path"] not in UNLIMITED:
        connection.app.state.limits.check_request(address_of(connection))


async def not_banned(connection: Connection, handler: BaseRouteHandler) -> None:
    """Somebody banned may look, and change nothing but delete their data. Sockets are looked at where they are opened."""
    is_change = (
        connection.scope["type"] == ScopeType.HTTP and connection.scope.get("method") not in SAFE_METHODS
    )
    if is_change and not handler.opt.get(FOR_BANNED):
        await check_standing(connection, "ban")


async def check_standing(connection: Connection, kind: Kind) -> None:
    """Raises if somebody who asks is banned, or muted: by any identity on their device, or by their address."""
    watch: Watch = connection.app.state.watch
    if watch.bans.bans:
        watch.bans.check(kind, await people_shown(connection), address_of(connection))


def bearer_of(connection: Connection) -> str | None:
    """The key that a program shows."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token if scheme.lower() == "bearer" and token else None


def device_here(connection: Connection) -> Device:
    """The device or program that asks."""
    return device_of(connection.headers.get("user-agent", ""), bearer_of(connection) is not None)


async def shown_visits(connection: Connection) -> dict[str, Visit]:
    """Every identity that a request shows a key to, by key: also those that a browser keeps beside the one in use."""
    state = connection.scope["state"]
    if SHOWN not in state:
        shown = {
            key
            for key in (bearer_of(connection) or "", *held_keys(connection))
            if 0 < len(key) <= LONGEST_KEY
        }
        keys = connection.app.state.key_ring
        assert isinstance(keys, Keys)
        state[SHOWN] = await keys.find_all(shown) if shown else {}
        for visit in state[SHOWN].values():
            connection.app.state.hub.addresses.note(visit.person.id, address_of(connection))
    found: dict[str, Visit] = state[SHOWN]
    return found


async def people_shown(connection: Connection) -> tuple[str, ...]:
    """The ids of all identities that a request shows a key to."""
    return tuple(visit.person.id for visit in (await shown_visits(connection)).values())


async def visit_of(connection: Connection) -> Visit | None:
    """The identity that a browser or a program shows a key to, if it does."""
    key, keys = bearer_of(connection) or held_keys(connection)[0], connection.app.state.key_ring
    assert isinstance(keys, Keys)
    visit = (await shown_visits(connection)).get(key)
    if visit:
        await keys.note_use(visit, device_here(connection))
    connection.scope["state"][PERSON] = visit.person.id if visit else None
    return visit


async def visitor(connection: Connection) -> Person | None:
    """The person who asks, if they have an identity."""
    visit = await visit_of(connection)
    return visit.person if visit else None


async def signed_in_here(request: Request[Any, Any, Any]) -> Visit:
    """The person who asks, and by which key; they need an identity."""
    visit = await visit_of(request)
    if visit is None:
        raise StarboardError("no-identity")
    return visit


async def signed_in(request: Request[Any, Any, Any]) -> Person:
    """The person who asks; they need an identity."""
    return (await signed_in_here(request)).person
