"""The cookie: the keys that a browser holds, by dots. The first is in use, unless it is empty; the others are kept."""

from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

NAME = "starboard"
YEAR = 365 * 86400
LONGEST_KEY = 100
MOST_HELD = 6
"""Identities that one device can hold."""


def held_keys(connection: "ASGIConnection[Any, Any, Any, Any]") -> list[str]:
    """The keys that a browser holds, the one in use first; at least that, which may be empty."""
    return connection.cookies.get(NAME, "").split(".")[:MOST_HELD]


def cookie_with(keys: list[str], connection: "ASGIConnection[Any, Any, Any, Any]") -> Cookie:
    """Makes a browser hold these keys for a year."""
    is_secure = connection.app.state.settings.secure
    return Cookie(
        NAME, value=".".join(keys), max_age=YEAR, httponly=True, samesite="lax", secure=is_secure, path="/"
    )
