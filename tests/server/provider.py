"""A small OpenID provider in its own process: discovery, sign-in page, tokens, keys. It can be told to
misbehave.

`python -m tests.server.provider PORT`
"""

import hashlib
import hmac
import html
import json
import secrets
import subprocess
import sys
import time
from base64 import b64decode, urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.parse import parse_qs, unquote_plus, urlencode, urlsplit

import httpx
from joserfc import jwt
from joserfc.jwk import RSAKey

from tests.server.services import free_port

CLIENT, SECRET = "starboard", "a secret, with & and :"


def base64(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def unsigned(algorithm: str, claims: dict[str, Any], **header: Any) -> str:
    return ".".join(base64(json.dumps(part).encode()) for part in ({"alg": algorithm, **header}, claims))


class State:
    """The provider's state. `faults`: how it misbehaves; `asked`: the requested paths."""

    def __init__(self, issuer: str) -> None:
        self.issuer = issuer
        self.codes: dict[str, dict[str, str]] = {}
        self.faults: dict[str, Any] = {}
        self.asked: list[str] = []
        self.rotate()

    def rotate(self) -> None:
        self.key = RSAKey.generate_key(2048, auto_kid=True)

    def discovery(self) -> dict[str, Any]:
        return {
            "issuer": self.issuer,
            "authorization_endpoint": f"{self.issuer}/authorize?tenant=1",
            "token_endpoint": f"{self.issuer}/token",
            "jwks_uri": f"{self.issuer}/keys",
            "response_types_supported": ["code"],
            "subject_types_supported": ["public"],
            "id_token_signing_alg_values_supported": ["RS256"],
            "token_endpoint_auth_methods_supported": ["client_secret_basic"],
            "authorization_response_iss_parameter_supported": True,
            **self.faults.get("discovery", {}),
        }

    def keys(self) -> dict[str, Any]:
        other = {"kty": "oct", "kid": "symmetric", "k": "c2VjcmV0"}, {"kty": "new-kind", "kid": "new"}
        return {"keys": [*other, {**self.key.as_dict(private=False), "use": "sig"}]}

    def id_token(self, code: dict[str, str]) -> str:
        now = int(time.time())
        claims = {
            "iss": self.issuer,
            "sub": code["account"],
            "aud": CLIENT,
            "iat": now,
            "exp": now + 300,
            "nonce": code["nonce"],
            "name": code["account"].title(),
            "email": "everybody@example.org",
            **self.faults.get("claims", {}),
        }
        return self.signed({name: value for name, value in claims.items() if value is not None})

    def signed(self, claims: dict[str, Any]) -> str:
        how = self.faults.get("signature")
        if how == "none":
            return unsigned("none", claims) + "."
        # Signed as if the public key were a shared secret, which the library refuses to do.
        if how == "public":
            text = unsigned("HS256", claims, kid=self.key.kid)
            return f"{text}.{base64(hmac.digest(self.key.as_pem(private=False), text.encode(), 'sha256'))}"
        key = RSAKey.generate_key(2048) if how == "stranger" else self.key
        return jwt.encode({"alg": "RS256", "kid": self.key.kid}, claims, key)


class Handler(BaseHTTPRequestHandler):
    state: State

    def log_message(self, *_: object) -> None:
        pass

    def do_GET(self) -> None:
        path = self.begin()
        if path == "/.well-known/openid-configuration":
            self.tell(self.state.discovery())
        elif path == "/keys":
            self.tell(self.state.keys())
        elif path == "/authorize":
            self.show_form()
        elif path == "/asked":
            self.tell(self.state.asked)
        else:
            self.tell({"error": "no such page"}, 404)

    def do_POST(self) -> None:
        path = self.begin()
        length = int(self.headers.get("content-length", 0))
        form = {name: values[0] for name, values in parse_qs(self.rfile.read(length).decode()).items()}
        if path == "/authorize":
            self.send_back(form)
        elif path == "/token":
            self.exchange(form)
        elif path == "/rotate":
            self.state.rotate()
            self.tell({})

    def do_PUT(self) -> None:
        self.state.faults = json.loads(self.rfile.read(int(self.headers["content-length"])))
        self.state.asked.clear()
        self.tell({})

    def begin(self) -> str:
        """Returns the requested path, after any delay set for it."""
        self.address = urlsplit(self.path)
        self.query = {name: values[0] for name, values in parse_qs(self.address.query).items()}
        self.state.asked.append(self.address.path)
        time.sleep(self.state.faults.get("slow", {}).get(self.address.path, 0))
        return self.address.path

    def tell(self, answer: Any, status: int = 200) -> None:
        path = urlsplit(self.path).path
        status = self.state.faults.get("status", {}).get(path, status)
        padding = " " * self.state.faults.get("padding", {}).get(path, 0)
        self.send(json.dumps(answer) + padding, status, "application/json")

    def send(self, text: str, status: int, kind: str, **headers: str) -> None:
        body = text.encode()
        try:
            self.send_response(status)
            for name, value in {"content-type": kind, "content-length": str(len(body)), **headers}.items():
                self.send_header(name, value)
            self.end_headers()
            self.wfile.write(body)
        except (BrokenPipeError, ConnectionResetError):  # the client has gone
            pass

    def show_form(self) -> None:
        asked = self.query
        is_right = (
            asked.get("client_id"),
            asked.get("response_type"),
            asked.get("code_challenge_method"),
            asked.get("tenant"),
        )
        if is_right != (CLIENT, "code", "S256", "1") or "openid" not in asked.get("scope", ""):
            return self.tell({"error": "invalid_request"}, 400)
        page = (
            "<!doctype html><html lang=en><title>Accounts</title><link rel=icon href=data:,><h1>Accounts</h1>"
            f"<p>{html.escape(asked['redirect_uri'])}"
            "<form method=post><label>Account <input name=account></label>"
            "<button name=do value=allow>Continue</button>"
            " <button name=do value=deny>Cancel</button></form></html>"
        )
        return self.send(page, 200, "text/html")

    def send_back(self, form: dict[str, str]) -> None:
        """Redirects the browser back, with a code or an error."""
        asked, answer = self.query, {"state": self.query["state"], "iss": self.state.issuer}
        if form.get("do") == "allow":
            answer["code"] = secrets.token_urlsafe(16)
            self.state.codes[answer["code"]] = {**asked, "account": form["account"]}
        else:
            answer["error"] = self.state.faults.get("error", "access_denied")
            answer["error_description"] = "<b>Something that nobody shall read</b>"
        answer |= self.state.faults.get("answer", {})
        self.send("", 302, "text/plain", location=f"{asked['redirect_uri']}?{urlencode(answer)}")

    def exchange(self, form: dict[str, str]) -> None:
        """Exchanges a code for a token: once, for a client with its secret and the verifier."""
        code = self.state.codes.pop(form.get("code", ""), None)
        if not self.knows(form):
            return self.tell({"error": "invalid_client"}, 401)
        challenge = base64(hashlib.sha256(form.get("code_verifier", "").encode()).digest())
        is_right = (
            code and code["code_challenge"] == challenge and code["redirect_uri"] == form.get("redirect_uri")
        )
        if not code or not is_right or form.get("grant_type") != "authorization_code":
            return self.tell({"error": "invalid_grant"}, 400)
        return self.tell({"access_token": "x", "token_type": "Bearer", "id_token": self.state.id_token(code)})

    def knows(self, form: dict[str, str]) -> bool:
        """Whether a client has sent its secret, in the header or in the form; a public one has none."""
        shown = form.get("client_id", ""), form.get("client_secret", "")
        if header := self.headers.get("authorization"):
            name, _, secret = b64decode(header.removeprefix("Basic ")).decode().partition(":")
            shown = unquote_plus(name), unquote_plus(secret)
        return shown == (CLIENT, "" if self.state.faults.get("public") else SECRET)


class OpenProvider:
    """The provider's process, controlled by the tests."""

    def __init__(self, issuer: str) -> None:
        self.issuer = issuer

    @property
    def settings(self) -> dict[str, str]:
        """The settings of a server that uses this provider."""
        return {
            "oidc_issuer": self.issuer,
            "oidc_client": CLIENT,
            "oidc_secret": SECRET,
            "oidc_name": "Chess Club",
        }

    @contextmanager
    def misbehaving(self, **faults: Any) -> Iterator[None]:
        httpx.put(self.issuer, json=faults).raise_for_status()
        try:
            yield
        finally:
            httpx.put(self.issuer, json={}).raise_for_status()

    def rotate(self) -> None:
        httpx.post(self.issuer + "/rotate").raise_for_status()

    def asked(self) -> list[str]:
        """Returns the paths requested since its faults last changed."""
        return list(httpx.get(self.issuer + "/asked").json())

    def answer_to(self, address: str, account: str | None) -> str:
        """Returns where the provider redirects a browser after signing in at `address`, or cancelling."""
        form = {"do": "allow", "account": account} if account else {"do": "deny"}
        httpx.get(address).raise_for_status()
        return httpx.post(address, data=form).headers["location"]


@contextmanager
def open_provider() -> Iterator[OpenProvider]:
    port = free_port()
    process = subprocess.Popen([sys.executable, "-m", "tests.server.provider", str(port)])
    issuer = f"http://127.0.0.1:{port}"
    try:
        end = time.monotonic() + 30
        while time.monotonic() < end and process.poll() is None:
            try:
                httpx.put(issuer, json={}).raise_for_status()
                break
            except httpx.HTTPError:
                time.sleep(0.05)
        yield OpenProvider(issuer)
    finally:
        process.terminate()
        process.wait(10)


def main() -> None:
    port = int(sys.argv[1])
    Handler.state = State(f"http://127.0.0.1:{port}")
    ThreadingHTTPServer(("127.0.0.1", port), Handler).serve_forever()


if __name__ == "__main__":
    main()
