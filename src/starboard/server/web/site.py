"""The site's address, which passkeys are bound to and OpenID providers redirect to."""

from typing import Any, Literal
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from starboard.match import StarboardError
from starboard.server.ceremonies import Site

LOCAL = "localhost"
"""Browsers treat this name as secure without https."""


def site_of(
    connection: "ASGIConnection[Any, Any, Any, Any]", wanted: Literal["passkeys", "accounts"]
) -> Site:
    """Returns the site that was requested. Raises if `wanted` cannot be used at that address."""
    host, site = connection.headers.get("host", "").lower(), connection.app.state.settings.site
    if not site and urlsplit(f"//{host}").hostname == LOCAL:
        return Site(LOCAL, [f"http://{host}", f"https://{host}"])
    if not site:
        raise StarboardError(f"{wanted}-no-site")
    address = urlsplit(site)
    if host != address.netloc:
        raise StarboardError(f"{wanted}-elsewhere", site=site)
    return Site(address.hostname or "", [site])
