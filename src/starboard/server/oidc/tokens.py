"""ID tokens: the provider's signed statements of who signed in. joserfc does the cryptography."""

import time
from collections.abc import Sequence
from typing import Annotated, Any, NamedTuple

from msgspec import Meta, Struct, convert

from starboard.server.names import clean_text

ALGORITHMS = {
    **dict.fromkeys(("RS256", "RS384", "RS512", "PS256", "PS384", "PS512"), "RSA"),
    **dict.fromkeys(("ES256", "ES384", "ES512"), "EC"),
    "Ed25519": "OKP",
}
"""Accepted signature algorithms and their key types. Asymmetric only: a key that verifies must not sign."""
LEEWAY = 60
"""Seconds that the provider's clock may be off."""
OLDEST = 600.0
"""Seconds since a token was issued: it has to be made for this sign-in."""
LONGEST_TOKEN = 32 * 1024
LONGEST_SUBJECT = 255
LONGEST_NAME = 100

Key = dict[str, Any]


class UnknownKey(Exception):
    """The token names a key that we do not know. The provider may have a new one."""


class BadToken(Exception):
    """The token is not valid for us. The message says why and contains nothing of the token."""


class Expected(NamedTuple):
    """The values that an ID token must contain."""

    issuer: str
    client: str
    nonce: str


class Claims(Struct):
    """The claims that we read, except names. `aud`: the clients it is for; `azp`: the one that asked."""

    iss: str
    sub: Annotated[str, Meta(max_length=LONGEST_SUBJECT, pattern=r"^[\x20-\x7e]+$")]
    aud: str | list[str]
    exp: float
    iat: float
    nonce: str
    azp: str | None = None


class ProviderAccount(NamedTuple):
    """An account. Its subject is unique at the issuer and never changes; the name is only for display."""

    issuer: str
    subject: str
    name: str


def verified(token: str, keys: Sequence[Key], expected: Expected) -> ProviderAccount:
    """Returns the account that a token is about. Raises `UnknownKey` or `BadToken`."""
    if len(token) > LONGEST_TOKEN:
        raise BadToken("too long")
    try:
        return account_of(signed_claims(token, keys), expected)
    except (UnknownKey, BadToken):
        raise
    except Exception as error:  # from parsers, keys or claims
        raise BadToken(type(error).__name__) from None


def signed_claims(token: str, keys: Sequence[Key]) -> dict[str, Any]:
    """Returns the claims of a token, or raises if none of `keys` signed it."""
    from joserfc import jws, jwt
    from joserfc.jwk import JWKRegistry

    registry = jws.JWSRegistry(algorithms=list(ALGORITHMS), strict_check_header=False)
    registry.max_header_length = registry.max_payload_length = LONGEST_TOKEN
    header = jws.extract_compact(token.encode(), registry=registry).headers()
    key = JWKRegistry.import_key(key_for(header, keys))
    return jwt.decode(token, key, registry=registry).claims


def key_for(header: dict[str, Any], keys: Sequence[Key]) -> Key:
    """Returns the key that a token names, or the only one that fits if it names none."""
    algorithm, name = header.get("alg"), header.get("kid")
    if algorithm not in ALGORITHMS:
        raise BadToken("its algorithm is not accepted")
    fitting = [
        key
        for key in keys
        if key.get("kty") == ALGORITHMS[algorithm]
        and key.get("use", "sig") == "sig"
        and key.get("alg", algorithm) == algorithm
    ]
    if name is None and len(fitting) == 1:
        return fitting[0]
    for key in fitting:
        if name is not None and key.get("kid") == name:
            return key
    raise UnknownKey


def account_of(claims: dict[str, Any], expected: Expected) -> ProviderAccount:
    """Returns the account, or raises if the claims were not made for us, now and for this sign-in."""
    from joserfc.jwt import JWTClaimsRegistry

    JWTClaimsRegistry(
        leeway=LEEWAY,
        iss={"essential": True, "value": expected.issuer},
        aud={"essential": True, "value": expected.client},
        nonce={"essential": True, "value": expected.nonce},
        sub={"essential": True},
        exp={"essential": True},
        iat={"essential": True},
    ).validate(claims)
    found = convert(claims, Claims)
    if found.iat < time.time() - OLDEST - LEEWAY:
        raise BadToken("issued long ago")
    has_others = isinstance(found.aud, list) and len(found.aud) > 1
    if found.azp != expected.client and (has_others or found.azp is not None):
        raise BadToken("issued to another client")
    return ProviderAccount(expected.issuer, found.sub, shown_name(claims))


def shown_name(claims: dict[str, Any]) -> str:
    """Returns a name by which the owner recognises the account; empty if the provider sends none."""
    names = (claims.get("name"), claims.get("preferred_username"))
    cleaned = (clean_text(name)[:LONGEST_NAME].strip() for name in names if isinstance(name, str))
    return next(filter(None, cleaned), "")
