"""Checks the OpenID Connect settings when the server starts, rather than at the first sign-in."""

import re
from importlib.util import find_spec
from urllib.parse import urlsplit

from starboard.match import StarboardError
from starboard.server.settings import Settings

LIBRARIES = ("httpx2", "joserfc")
LOOPBACK = ("localhost", "127.0.0.1", "::1")
ISSUER = re.compile(r"https?://[^\s?#@]+")
LONGEST_ISSUER = 300


def is_wanted(settings: Settings) -> bool:
    """Whether the settings offer sign-in with a provider's account."""
    return bool(settings.oidc_issuer and settings.oidc_client)


def check(settings: Settings, host: str) -> None:
    """Raises if sign-in is configured but cannot work. `host` is the address that the server listens on."""
    if not any((settings.oidc_issuer, settings.oidc_client, settings.oidc_secret, settings.oidc_name)):
        return
    if not is_wanted(settings):
        raise StarboardError("oidc-half")
    issuer = settings.oidc_issuer
    if not ISSUER.fullmatch(issuer) or len(issuer) > LONGEST_ISSUER or not is_safe(issuer, issuer):
        raise StarboardError("oidc-bad-issuer", issuer=issuer)
    if not settings.site and host not in LOOPBACK:
        raise StarboardError("oidc-no-site")
    if not all(find_spec(name) for name in LIBRARIES):
        raise StarboardError("oidc-not-installed")


def is_safe(address: str, issuer: str) -> bool:
    """Whether secrets may be sent to `address`: over https, or to a provider on this machine."""
    try:
        asked, named = urlsplit(address), urlsplit(issuer)
    except ValueError:
        return False
    is_local = asked.hostname in LOOPBACK and named.hostname in LOOPBACK
    return bool(asked.hostname) and (asked.scheme == "https" or (asked.scheme == "http" and is_local))
