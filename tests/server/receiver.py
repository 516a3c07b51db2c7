"""Receivers of notices on this machine: a push service that keeps what browsers get, and a webhook."""

import json
from base64 import urlsafe_b64decode
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Empty, Queue
from threading import Event, Thread
from typing import Any, NamedTuple

from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    SECP256R1,
    EllipticCurvePublicKey,
    generate_private_key,
)
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from starboard.server.notices.encoding import to_base64
from starboard.server.notices.push import public_bytes


class Received(NamedTuple):
    """A request."""

    path: str
    headers: dict[str, str]
    body: bytes


class Receiver:
    """What came, and how to answer: by path, the status and where to redirect to."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.url = f"http://127.0.0.1:{port}"
        self.came: Queue[Received] = Queue()
        self.answers: dict[str, tuple[int, str]] = {}
        self.goes_on = Event()
        """Cleared: requests are not answered until it is set."""
        self.goes_on.set()

    def next(self) -> Received:
        return self.came.get(timeout=30)

    def is_silent(self) -> bool:
        """Whether nothing more has come."""
        try:
            self.came.get_nowait()
        except Empty:
            return True
        return False


@contextmanager
def receiving() -> Iterator[Receiver]:
    class Handler(BaseHTTPRequestHandler):
        def log_message(self, *_: object) -> None:
            pass

        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers.get("content-length", 0)))
            headers = {name.lower(): value for name, value in self.headers.items()}
            status, where = receiver.answers.get(self.path, (201, ""))
            receiver.came.put(Received(self.path, headers, body))
            receiver.goes_on.wait(30)
            self.send_response(status)
            if where:
                self.send_header("location", where)
            self.send_header("content-length", "0")
            self.end_headers()

        def do_GET(self) -> None:
            self.do_POST()

    server = ThreadingHTTPServer(("0.0.0.0", 0), Handler)  # 127.0.0.2 leads here too
    receiver = Receiver(server.server_address[1])
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield receiver
    finally:
        server.shutdown()
        server.server_close()


def plain(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Browser:
    """A browser's subscription with its secret keys: only it can read what is sent to it."""

    def __init__(self, receiver: Receiver, path: str = "/push/1") -> None:
        self.path = path
        self._key, self._auth = generate_private_key(SECP256R1()), b"0123456789abcdef"
        self._point = public_bytes(self._key.public_key())
        self.subscription = {
            "endpoint": receiver.url + path,
            "p256dh": to_base64(self._point),
            "auth": to_base64(self._auth),
        }

    @property
    def as_json(self) -> dict[str, Any]:
        """The subscription as a browser writes it."""
        endpoint, *keys = self.subscription.items()
        return {**dict([endpoint]), "keys": dict(keys)}

    def read(self, body: bytes) -> Any:
        """What a message says (RFC 8188 and 8291), read from its bytes."""
        salt, length = body[:16], body[20]
        theirs, sealed = body[21 : 21 + length], body[21 + length :]
        shared = self._key.exchange(ECDH(), EllipticCurvePublicKey.from_encoded_point(SECP256R1(), theirs))
        secret = HKDF(SHA256(), 32, self._auth, b"WebPush: info\0" + self._point + theirs).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        padded = AESGCM(key).decrypt(nonce, sealed, None)
        assert padded[-1] == 2, "the mark of the last record"
        return json.loads(padded[:-1])
