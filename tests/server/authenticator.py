"""A software passkey: answers challenges as an authenticator does (WebAuthn, P-256, no attestation)."""

import hashlib
import json
import secrets
from base64 import urlsafe_b64encode
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

USER_PRESENT, USER_VERIFIED, HAS_CREDENTIAL = 0x01, 0x04, 0x40


def base64(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


class Authenticator:
    """Holds one passkey. `count` is its signature counter."""

    def __init__(self, origin: str, domain: str = "localhost") -> None:
        self.origin = origin
        self.domain = domain
        self.id = secrets.token_bytes(16)
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.count = 0

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """Returns the answer of `navigator.credentials.create`."""
        numbers = self.key.public_key().public_numbers()
        public_key = {
            1: 2,
            3: -7,
            -1: 1,
            -2: numbers.x.to_bytes(32, "big"),
            -3: numbers.y.to_bytes(32, "big"),
        }
        credential = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(public_key)
        data = self._data(USER_PRESENT | USER_VERIFIED | HAS_CREDENTIAL) + credential
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client_data("webauthn.create", options["challenge"])
        return self._credential({"clientDataJSON": base64(client), "attestationObject": base64(attestation)})

    def use(self, options: dict[str, Any]) -> dict[str, Any]:
        """Returns the answer of `navigator.credentials.get`."""
        self.count += 1
        data = self._data(USER_PRESENT | USER_VERIFIED)
        client = self._client_data("webauthn.get", options["challenge"])
        signature = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(SHA256()))
        parts = {"clientDataJSON": client, "authenticatorData": data, "signature": signature}
        return self._credential({name: base64(part) for name, part in parts.items()})

    def _data(self, flags: int) -> bytes:
        return hashlib.sha256(self.domain.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big")

    def _client_data(self, kind: str, challenge: str) -> bytes:
        return json.dumps(
            {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        ).encode()

    def _credential(self, response: dict[str, str]) -> dict[str, Any]:
        return {"id": base64(self.id), "rawId": base64(self.id), "type": "public-key", "response": response}
