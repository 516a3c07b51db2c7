"""Base64 as browsers write it, and new private keys, without the library for cryptography."""

import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode

ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""The number of points of the curve P-256."""


def to_base64(data: bytes) -> str:
    """Encodes bytes in Base64 for URLs, without padding."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def from_base64(text: str) -> bytes:
    """Decodes Base64 for URLs, with or without padding. Raises a ValueError."""
    plain = text.rstrip("=")
    return urlsafe_b64decode(plain + "=" * (-len(plain) % 4))


def new_private_key() -> str:
    """Returns a new private key for signing: a number from 1 to the order of the curve."""
    return to_base64((secrets.randbelow(ORDER - 1) + 1).to_bytes(32, "big"))
