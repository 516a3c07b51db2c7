"""Web Push messages: encrypted for one browser (RFC 8291) and signed by this server (VAPID, RFC 8292).

Imports the library for cryptography, which takes long: only when the first message is sent.
"""

import json
import os
import time
from typing import NamedTuple
from urllib.parse import urlsplit

from cryptography.exceptions import InvalidKey
from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    ECDSA,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    derive_private_key,
    generate_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from starboard.server.notices.encoding import from_base64, to_base64

CURVE = SECP256R1()
RECORD_SIZE = 4096
LONGEST_MESSAGE = 3000
"""Bytes. Push services accept at least 4096 with all overhead."""
LAST_RECORD = b"\x02"
SIGNED_SECONDS = 12 * 3600
KEPT_SECONDS = 86400
"""How long a push service keeps a message for a browser that is offline."""


class Request(NamedTuple):
    """What to send to a push service."""

    headers: dict[str, str]
    body: bytes


def public_bytes(key: EllipticCurvePublicKey) -> bytes:
    """Returns a public key as an uncompressed point."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def public_key(data: bytes) -> EllipticCurvePublicKey:
    """Returns the public key of an uncompressed point. Raises a ValueError if it is not on the curve."""
    return EllipticCurvePublicKey.from_encoded_point(CURVE, data)


def check_keys(p256dh: str, auth: str) -> None:
    """Raises a ValueError unless these are the keys of a browser."""
    try:
        public_key(from_base64(p256dh))
    except InvalidKey as error:
        raise ValueError(str(error)) from None
    if len(from_base64(auth)) != 16:
        raise ValueError("the authentication secret has another length")


def encrypt(
    message: bytes,
    p256dh: str,
    auth: str,
    own: EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """Returns the body of a request: `message`, which only the browser with these keys can read.

    `own` and `salt` are new for every message; a test gives those of the RFC's example.
    """
    own, salt = own or generate_private_key(CURVE), salt or os.urandom(16)
    theirs, mine = from_base64(p256dh), public_bytes(own.public_key())
    shared = own.exchange(ECDH(), public_key(theirs))
    secret = derived(shared, from_base64(auth), b"WebPush: info\0" + theirs + mine, 32)
    key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    header = salt + RECORD_SIZE.to_bytes(4, "big") + len(mine).to_bytes(1, "big") + mine
    return header + AESGCM(key).encrypt(nonce, message + LAST_RECORD, None)


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    """Derives a key from a secret."""
    return HKDF(SHA256(), length, salt, info).derive(secret)


class Signer:
    """Signs requests to push services. `contact`: where their operators can reach this one's."""

    def __init__(self, private: str, contact: str) -> None:
        number = int.from_bytes(from_base64(private), "big")
        self._key = derive_private_key(number, CURVE)
        self._contact = contact
        self.public = to_base64(public_bytes(self._key.public_key()))
        """Browsers accept only messages that are signed with this key."""

    def request(self, message: bytes, endpoint: str, p256dh: str, auth: str, topic: str) -> Request:
        """Returns the request that brings a message to a browser. It replaces an earlier one on `topic`."""
        headers = {
            "authorization": f"vapid t={self._token(endpoint)}, k={self.public}",
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(KEPT_SECONDS),
            "topic": topic,
            "urgency": "normal",
        }
        return Request(headers, encrypt(message[:LONGEST_MESSAGE], p256dh, auth))

    def _token(self, endpoint: str) -> str:
        address = urlsplit(endpoint)
        claims = {
            "aud": f"{address.scheme}://{address.netloc}",
            "exp": int(time.time()) + SIGNED_SECONDS,
            "sub": self._contact,
        }
        parts = [
            to_base64(json.dumps(part, separators=(",", ":")).encode())
            for part in ({"typ": "JWT", "alg": "ES256"}, claims)
        ]
        signed = ".".join(parts)
        halves = decode_dss_signature(self._key.sign(signed.encode(), ECDSA(SHA256())))
        return f"{signed}.{to_base64(b''.join(half.to_bytes(32, 'big') for half in halves))}"
