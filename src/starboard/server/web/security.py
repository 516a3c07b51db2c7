"""Who the caller is, request guards, and security headers."""

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
"""The header with the operators' announcement: percent-encoded JSON."""
PERSON = "person"
"""The key of the caller's id in the state of a request, for the access log."""
SHOWN = "shown"
"""The key of the caller's identities in the state of a request: they are looked up once."""
FOR_BANNED = "for_banned"
"""The option of handlers that banned people may use, too."""
SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
HEADERS = [
    (
        b"content-security-policy",
        b"default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data: blob:; "
        b"style-src 'self' 'unsafe-inline'; connect-src 'self'; object-src 'none'; base-uri 'none'; "
        b"form-action 'self'; frame-ancestors 'none'",
    ),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
    (b"referrer-policy", b"same-origin"),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
]

Connection = ASGIConnection[Any, Any, Any, Any]


def with_headers(app: ASGIApp, announced: Callable[[], str | None] = lambda: None) -> ASGIApp:
    """Adds security headers to every HTTP response, and forbids caching responses of the API.

    Responses of the API also carry the operators' announcement, so that the page need not poll for it.
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

        scope["state"]["send"] = send  # unwrapped by the framework, which would slow sockets down
        await app(scope, receive, add if scope["type"] == ScopeType.HTTP else send)

    return outer


async def same_origin(connection: Connection, _: BaseRouteHandler) -> None:
    """Raises for requests from pages of other sites, except safe ones.

    Guards are coroutines because the framework runs plain functions in a thread, which is slower.
    """
    origin = connection.headers.get("origin")
    if origin is None or connection.scope.get("method") in SAFE_METHODS:
        return
    allowed = connection.app.state.settings.origins.split(",")
    if origin.partition("://")[2] != connection.headers.get("host") and origin not in allowed:
        raise StarboardError("foreign-origin")


def address_of(connection: Connection) -> str:
    """Returns a client's address; behind a trusted proxy, the one that it forwards (`--trusted-proxies`)."""
    client = connection.scope.get("client")
    return client[0] if client else ""


async def not_too_often(connection: Connection, _: BaseRouteHandler) -> None:
    """Limits HTTP requests from one address, except those for monitoring. Sockets have their own limits."""
    if connection.scope["type"] == ScopeType.HTTP and connection.scope["path"] not in UNLIMITED:
        connection.app.state.limits.check_request(address_of(connection))


async def not_banned(connection: Connection, handler: BaseRouteHandler) -> None:
    """Lets banned people only read, and delete their data. Sockets are checked when they are opened."""
    is_change = (
        connection.scope["type"] == ScopeType.HTTP and connection.scope.get("method") not in SAFE_METHODS
    )
    if is_change and not handler.opt.get(FOR_BANNED):
        await check_standing(connection, "ban")


async def check_standing(connection: Connection, kind: Kind) -> None:
    """Raises if the caller is banned, or muted: by any identity on their device, or by their address."""
    watch: Watch = connection.app.state.watch
    if watch.bans.bans:
        watch.bans.check(kind, await people_shown(connection), address_of(connection))


def bearer_of(connection: Connection) -> str | None:
    """Returns the key that a program sends, if it does."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token if scheme.lower() == "bearer" and token else None


def device_here(connection: Connection) -> Device:
    """Returns the caller's device or program."""
    return device_of(connection.headers.get("user-agent", ""), bearer_of(connection) is not None)


async def shown_visits(connection: Connection) -> dict[str, Visit]:
    """Returns all identities that a request has keys for, by key, including those not in use."""
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
    """Returns the ids of all identities that a request has keys for."""
    return tuple(visit.person.id for visit in (await shown_visits(connection)).values())


async def visit_of(connection: Connection) -> Visit | None:
    """Returns the identity in use by a browser or program, if it has one."""
    key, keys = bearer_of(connection) or held_keys(connection)[0], connection.app.state.key_ring
    assert isinstance(keys, Keys)
    visit = (await shown_visits(connection)).get(key)
    if visit:
        await keys.note_use(visit, device_here(connection))
    connection.scope["state"][PERSON] = visit.person.id if visit else None
    return visit


async def visitor(connection: Connection) -> Person | None:
    """Returns the caller, or None without an identity."""
    visit = await visit_of(connection)
    return visit.person if visit else None


async def signed_in_here(request: Request[Any, Any, Any]) -> Visit:
    """Returns the caller with the key used, or raises without an identity."""
    visit = await visit_of(request)
    if visit is None:
        raise StarboardError("no-identity")
    return visit


async def signed_in(request: Request[Any, Any, Any]) -> Person:
    """Returns the caller, or raises without an identity."""
    return (await signed_in_here(request)).person
