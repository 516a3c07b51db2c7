"""Where the page is: the web address that passkeys belong to, and that a provider sends people back to."""

from typing import Any, Literal
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from starboard.match import StarboardError
from starboard.server.ceremonies import Site

LOCAL = "localhost"
"""Browsers treat this name as safe without https."""


def site_of(
    connection: "ASGIConnection[Any, Any, Any, Any]", wanted: Literal["passkeys", "accounts"]
) -> Site:
    """The site at the address that was asked: the operator's, or this machine. Raises if what is wanted cannot be used there."""
    host, site = connection.headers.get("host", "").lower(), connection.app.state.settings.site
    if not site and urlsplit(f"//{host}").hostname == LOCAL:
        return Site(LOCAL, [f"http://{host}", f"https://{host}"])
    if not site:
        raise StarboardError(f"{wanted}-no-site")
    address = urlsplit(site)
    if host != address.netloc:
        raise StarboardError(f"{wanted}-elsewhere", site=site)
    return Site(address.hostname or "", [site])
