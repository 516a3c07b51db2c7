"""`Provider`: the OpenID provider that people sign in with."""

import asyncio
import hashlib
from base64 import urlsafe_b64encode
from typing import TypeVar
from urllib.parse import quote_plus, urlencode, urlsplit

import msgspec
from msgspec import Struct, field

from starboard.match import StarboardError
from starboard.server.observe import log
from starboard.server.oidc.check import is_safe
from starboard.server.oidc.fetch import Cached, Fetcher, down
from starboard.server.oidc.tokens import BadToken, Expected, Key, ProviderAccount, UnknownKey, verified
from starboard.server.settings import Settings

DISCOVERY = "/.well-known/openid-configuration"
SCOPE = "openid profile"
"""`profile` for a name to show; no e-mail address is asked for."""

Document = TypeVar("Document")


class Attempt(Struct, frozen=True):
    """A sign-in in progress.

    The browser returns `state`, the ID token contains `nonce`, and `verifier` proves that we began it (PKCE).
    """

    state: str
    nonce: str
    verifier: str


class Answer(Struct):
    """The provider's answer, delivered by the browser. `issuer` is empty if the provider does not send it."""

    code: str
    error: str
    issuer: str


class Discovery(Struct):
    """A provider's discovery document."""

    issuer: str
    authorization_endpoint: str
    token_endpoint: str
    jwks_uri: str
    token_endpoint_auth_methods_supported: list[str] = field(default_factory=lambda: ["client_secret_basic"])
    authorization_response_iss_parameter_supported: bool = False


class KeySet(Struct):
    """The keys that a provider signs with."""

    keys: list[Key]


class Tokens(Struct):
    """The token endpoint's response. Only the ID token is read, and only its account is kept."""

    id_token: str


class Provider:
    """The provider named in the settings. Its documents are cached for an hour."""

    def __init__(self, settings: Settings) -> None:
        self.issuer = settings.oidc_issuer
        self.name = settings.oidc_name or urlsplit(self.issuer).hostname or self.issuer
        self._client = settings.oidc_client
        self._secret = settings.oidc_secret
        self._fetcher = Fetcher()
        self._discovery = Cached(self._discover)
        self._keys = Cached(self._load_keys)

    async def sign_in_address(
        self, attempt: Attempt, redirect: str, language: str, *, is_choosing: bool
    ) -> str:
        """Returns the address where the browser signs in. `is_choosing`: the provider asks which account."""
        asked = {
            "response_type": "code",
            "client_id": self._client,
            "redirect_uri": redirect,
            "scope": SCOPE,
            "state": attempt.state,
            "nonce": attempt.nonce,
            "code_challenge": challenge_of(attempt.verifier),
            "code_challenge_method": "S256",
            "ui_locales": language,
        }
        if is_choosing:
            asked["prompt"] = "select_account"
        endpoint = (await self._discovery.get()).authorization_endpoint
        return f"{endpoint}{'&' if '?' in endpoint else '?'}{urlencode(asked)}"

    async def account(self, answer: Answer, attempt: Attempt, redirect: str) -> ProviderAccount:
        """Returns the account of a completed sign-in, or raises."""
        if answer.error or not answer.code:
            raise refused(answer.error)
        discovery = await self._discovery.get()
        if answer.issuer != self.issuer and (
            answer.issuer or discovery.authorization_response_iss_parameter_supported
        ):
            raise refused("the answer is from another issuer")
        token = await self._exchange(answer.code, attempt, redirect, discovery)
        expected = Expected(self.issuer, self._client, attempt.nonce)
        try:
            try:
                return await asyncio.to_thread(verified, token, await self._keys.get(), expected)
            except UnknownKey:  # the provider signs with a new key
                return await asyncio.to_thread(verified, token, await self._keys.get(0), expected)
        except UnknownKey:
            raise refused("its ID token is signed with an unknown key") from None
        except BadToken as error:
            raise refused(f"its ID token is not valid: {error}") from None

    async def close(self) -> None:
        """Closes the connections to the provider."""
        await self._fetcher.close()

    async def _discover(self) -> Discovery:
        address = self.issuer.removesuffix("/") + DISCOVERY
        found = parsed(address, *await self._fetcher.ask("GET", address), Discovery)
        if found.issuer != self.issuer:
            raise down(address, f"it calls itself {found.issuer[:200]}, not {self.issuer}")
        if not all(
            is_safe(one, self.issuer)
            for one in (found.authorization_endpoint, found.token_endpoint, found.jwks_uri)
        ):
            raise down(address, "it names an address that is not https")
        return found

    async def _load_keys(self) -> list[Key]:
        address = (await self._discovery.get()).jwks_uri
        return parsed(address, *await self._fetcher.ask("GET", address), KeySet).keys

    async def _exchange(self, code: str, attempt: Attempt, redirect: str, discovery: Discovery) -> str:
        """Exchanges a code for the ID token. The verifier and the secret, if any, prove who we are."""
        form = {
            "grant_type": "authorization_code",
            "code": code,
            "redirect_uri": redirect,
            "code_verifier": attempt.verifier,
        }
        login = None
        if self._secret and "client_secret_basic" in discovery.token_endpoint_auth_methods_supported:
            login = quote_plus(self._client), quote_plus(self._secret)
        else:
            form["client_id"] = self._client
            if self._secret:
                form["client_secret"] = self._secret
        address = discovery.token_endpoint
        status, body = await self._fetcher.ask("POST", address, form, login)
        if 400 <= status < 500:
            raise refused(f"it rejects the code: {status}")
        return parsed(address, status, body, Tokens).id_token


def parsed(address: str, status: int, body: bytes, kind: type[Document]) -> Document:
    """Returns `body` decoded as `kind`, or raises if the provider did not send one."""
    if status != 200:
        raise down(address, f"it answers {status}")
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise down(address, f"it sends no {kind.__name__}") from None


def challenge_of(verifier: str) -> str:
    """Returns the code challenge of a verifier (PKCE, S256)."""
    return urlsafe_b64encode(hashlib.sha256(verifier.encode()).digest()).decode().rstrip("=")


def refused(problem: str) -> StarboardError:
    """Returns the error for a failed sign-in. Logs it for the operator, unless the person cancelled."""
    if problem == "access_denied":
        return StarboardError("account-cancelled")
    log.warning("a sign-in with the OpenID provider failed", extra={"problem": problem[:200]})
    return StarboardError("account-refused")
