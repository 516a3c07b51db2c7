"""The cookie: a browser's keys, separated by dots. The first is in use, unless it is empty."""

from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

NAME = "starboard"
YEAR = 365 * 86400
LONGEST_KEY = 100
MOST_HELD = 6
"""How many identities a device can hold."""


def held_keys(connection: "ASGIConnection[Any, Any, Any, Any]") -> list[str]:
    """Returns a browser's keys, at least one. The first is in use, or empty if none is."""
    return connection.cookies.get(NAME, "").split(".")[:MOST_HELD]


def cookie_with(keys: list[str], connection: "ASGIConnection[Any, Any, Any, Any]") -> Cookie:
    """Returns a cookie with these keys, for a year."""
    is_secure = connection.app.state.settings.secure
    return Cookie(
        NAME, value=".".join(keys), max_age=YEAR, httponly=True, samesite="lax", secure=is_secure, path="/"
    )
