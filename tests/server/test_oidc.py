"""OpenID Connect without our server: settings, ID tokens, and providers that answer, misbehave or stall."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from typing import Any
from urllib.parse import parse_qsl, urlsplit

import pytest

from starboard.match import StarboardError
from starboard.server.oidc import fetch
from starboard.server.oidc.check import check, is_wanted
from starboard.server.oidc.provider import Answer, Attempt, Provider
from starboard.server.oidc.tokens import BadToken, Expected, ProviderAccount, UnknownKey, shown_name, verified
from starboard.server.settings import Settings
from tests.server.provider import CLIENT, SECRET, OpenProvider, State, open_provider
from tests.server.test_operation import starboard

ISSUER = "https://id.example.org"
REDIRECT = "http://localhost:8000/api/oidc/callback"
ATTEMPT = Attempt("the state", "the nonce", "the verifier")


def refused(key: str) -> Any:
    return pytest.raises(StarboardError, check=lambda error: error.key == key)


# ---- settings ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("settings", "host", "error"),
    [
        ({}, "0.0.0.0", None),
        ({"issuer": ISSUER, "client": "x"}, "127.0.0.1", None),
        ({"issuer": "http://localhost:9000/realms/club", "client": "x"}, "localhost", None),
        ({"issuer": ISSUER}, "127.0.0.1", "oidc-half"),
        ({"client": "x"}, "127.0.0.1", "oidc-half"),
        ({"secret": "x"}, "127.0.0.1", "oidc-half"),
        ({"issuer": ISSUER, "name": "Club"}, "127.0.0.1", "oidc-half"),
        ({"issuer": ISSUER, "client": "x"}, "0.0.0.0", "oidc-no-site"),
        ({"issuer": "id.example.org", "client": "x"}, "127.0.0.1", "oidc-bad-issuer"),
        ({"issuer": "http://id.example.org", "client": "x"}, "127.0.0.1", "oidc-bad-issuer"),
        ({"issuer": "https://id.example.org?a=b", "client": "x"}, "127.0.0.1", "oidc-bad-issuer"),
        ({"issuer": "https://me:pass@id.example.org", "client": "x"}, "127.0.0.1", "oidc-bad-issuer"),
        ({"issuer": "https://" + "x" * 300, "client": "x"}, "127.0.0.1", "oidc-bad-issuer"),
    ],
)
def test_half_a_configuration_is_refused(settings: dict[str, str], host: str, error: str | None) -> None:
    chosen = Settings(**{f"oidc_{name}": value for name, value in settings.items()})  # type: ignore[arg-type]
    with refused(error) if error else nullcontext():
        check(chosen, host)
        assert is_wanted(chosen) == bool(settings)


def test_a_server_with_a_site_may_listen_anywhere() -> None:
    check(Settings(oidc_issuer=ISSUER, oidc_client="x", site="https://play.example.org"), "0.0.0.0")


def test_the_start_is_refused_in_words_and_the_secret_is_never_shown() -> None:
    done = starboard("serve", "--oidc-issuer", ISSUER, "--oidc-secret", "hush-hush")
    assert done.returncode == 2
    assert "--oidc-client" in done.stderr
    assert "hush-hush" not in done.stdout + done.stderr + repr(Settings(oidc_secret="hush-hush"))


def test_missing_libraries_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("starboard.server.oidc.check.LIBRARIES", ("no_such_library",))
    with pytest.raises(StarboardError, match=r"starboard\[oidc\]"):
        check(Settings(oidc_issuer=ISSUER, oidc_client="x"), "127.0.0.1")


# ---- ID tokens ---------------------------------------------------------------------------------------------

CODE = {"account": "ann", "nonce": "the nonce"}
EXPECTED = Expected(ISSUER, CLIENT, "the nonce")


@pytest.fixture(scope="module")
def signer() -> State:
    return State(ISSUER)


def account(signer: State, **faults: Any) -> ProviderAccount:
    signer.faults = faults
    return verified(signer.id_token(CODE), signer.keys()["keys"], EXPECTED)


def test_a_token_tells_the_account(signer: State) -> None:
    assert account(signer) == (ISSUER, "ann", "Ann")
    others = {"aud": [CLIENT, "another"], "azp": CLIENT}
    assert account(signer, claims=others).subject == "ann"


@pytest.mark.parametrize(
    "claims",
    [
        {"iss": "https://evil.example"},
        {"iss": [ISSUER]},
        {"iss": None},
        {"aud": "another"},
        {"aud": ["another"]},
        {"aud": None},
        {"aud": [CLIENT, "another"]},
        {"aud": [CLIENT, "another"], "azp": "another"},
        {"azp": "another"},
        {"nonce": "of another sign-in"},
        {"nonce": None},
        {"sub": ""},
        {"sub": None},
        {"sub": 7},
        {"sub": "x" * 256},
        {"sub": "a\u0000b"},
        {"exp": -120},
        {"exp": None},
        {"exp": "tomorrow"},
        {"iat": 600},
        {"iat": -7200},
        {"iat": None},
        {"nbf": 600},
    ],
    ids=lambda claims: "-".join(claims),
)
def test_a_token_that_is_not_for_us_or_not_for_now_is_refused(signer: State, claims: dict[str, Any]) -> None:
    now = int(time.time())  # when the test runs, not at collection
    times = {
        name: now + value
        for name, value in claims.items()
        if name in ("exp", "iat", "nbf") and isinstance(value, int)
    }
    with pytest.raises(BadToken):
        account(signer, claims=claims | times)


@pytest.mark.parametrize("signature", ["none", "public", "stranger"])
def test_a_token_that_the_provider_has_not_signed_is_refused(signer: State, signature: str) -> None:
    with pytest.raises(BadToken):
        account(signer, signature=signature)


@pytest.mark.parametrize("token", ["", "a.b.c", "e30.e30.e30", "x" * 40_000, "\ud800.a.b"])
def test_nonsense_is_refused(signer: State, token: str) -> None:
    with pytest.raises(BadToken):
        verified(token, signer.keys()["keys"], EXPECTED)


def test_a_key_that_is_not_known_is_told_apart(signer: State) -> None:
    signer.faults = {}
    token = signer.id_token(CODE)
    with pytest.raises(UnknownKey):
        verified(token, [{"kty": "RSA", "kid": "another"}], EXPECTED)
    for change in ({"use": "enc"}, {"alg": "PS256"}, {"kty": "EC"}):
        with pytest.raises(UnknownKey):
            verified(token, [{**signer.keys()["keys"][-1], **change}], EXPECTED)


@pytest.mark.parametrize(
    ("claims", "name"),
    [
        ({"name": "Ann Smith", "preferred_username": "ann"}, "Ann Smith"),
        ({"name": " \u200b ", "preferred_username": "ann"}, "ann"),
        ({"name": 7, "email": "ann@example.org"}, ""),
        ({"name": "A\u0000\ud800n" + "n" * 200}, "A  n" + "n" * 96),
    ],
)
def test_the_name_of_an_account_can_be_shown(claims: dict[str, Any], name: str) -> None:
    assert shown_name(claims) == name


# ---- a provider --------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def there() -> Iterator[OpenProvider]:
    with open_provider() as started:
        yield started


def ask(there: OpenProvider, work: Callable[[Provider], Awaitable[Any]], **changes: str) -> Any:
    """Runs `work` with a new `Provider` that has requested nothing yet."""

    async def run() -> Any:
        provider = Provider(Settings(**{**there.settings, **changes}))  # type: ignore[arg-type]
        try:
            return await work(provider)
        finally:
            await provider.close()

    with ThreadPoolExecutor(1) as pool:  # page tests may have left a loop running in this thread
        return pool.submit(asyncio.run, run()).result()


async def address(provider: Provider) -> str:
    return await provider.sign_in_address(ATTEMPT, REDIRECT, "ru", is_choosing=True)


async def sign_in(
    provider: Provider, there: OpenProvider, name: str | None = "ann", attempt: Attempt = ATTEMPT
) -> ProviderAccount:
    back = there.answer_to(await address(provider), name)
    return await provider.account(answer_in(back), attempt, REDIRECT)


def answer_in(back: str) -> Answer:
    brought = dict(parse_qsl(urlsplit(back).query))
    assert brought["state"] == ATTEMPT.state
    return Answer(brought.get("code", ""), brought.get("error", ""), brought.get("iss", ""))


def test_the_browser_is_sent_to_the_provider_with_what_it_needs(there: OpenProvider) -> None:
    found = urlsplit(ask(there, address))
    asked = dict(parse_qsl(found.query))
    assert (f"{found.scheme}://{found.netloc}", found.path, asked["tenant"]) == (
        there.issuer,
        "/authorize",
        "1",
    )
    assert (asked["state"], asked["nonce"], asked["redirect_uri"]) == ("the state", "the nonce", REDIRECT)
    assert (asked["scope"], asked["ui_locales"], asked["prompt"]) == (
        "openid profile",
        "ru",
        "select_account",
    )
    assert ATTEMPT.verifier not in found.query
    assert SECRET not in found.query


def test_a_code_becomes_an_account(there: OpenProvider) -> None:
    assert ask(there, lambda provider: sign_in(provider, there)) == (there.issuer, "ann", "Ann")


def test_the_client_shows_its_secret_as_the_provider_wants_it(there: OpenProvider) -> None:
    posted = {"token_endpoint_auth_methods_supported": ["client_secret_post"]}
    with there.misbehaving(discovery=posted):
        assert ask(there, lambda provider: sign_in(provider, there)).subject == "ann"
    with there.misbehaving(public=True):
        assert ask(there, lambda provider: sign_in(provider, there), oidc_secret="").subject == "ann"


def test_documents_are_asked_for_once_and_a_new_key_is_found(there: OpenProvider) -> None:
    async def work(provider: Provider) -> list[str]:
        for _ in range(3):
            await sign_in(provider, there)
        there.rotate()
        await sign_in(provider, there)
        return [path for path in there.asked() if path in ("/keys", "/.well-known/openid-configuration")]

    with there.misbehaving():
        assert ask(there, work) == ["/.well-known/openid-configuration", "/keys", "/keys"]


def test_many_at_once_ask_for_one_document(there: OpenProvider) -> None:
    async def work(provider: Provider) -> list[str]:
        await asyncio.gather(*(address(provider) for _ in range(20)))
        return there.asked()

    with there.misbehaving():
        assert ask(there, work) == ["/.well-known/openid-configuration", "/asked"]


def test_a_code_is_of_no_use_to_others(there: OpenProvider) -> None:
    stolen = Attempt(ATTEMPT.state, ATTEMPT.nonce, "another verifier")
    with refused("account-refused"):
        ask(there, lambda provider: sign_in(provider, there, "ann", stolen))


def test_a_code_is_used_once(there: OpenProvider) -> None:
    async def work(provider: Provider) -> None:
        answer = answer_in(there.answer_to(await address(provider), "ann"))
        assert (await provider.account(answer, ATTEMPT, REDIRECT)).subject == "ann"
        with refused("account-refused"):
            await provider.account(answer, ATTEMPT, REDIRECT)

    ask(there, work)


@pytest.mark.parametrize(
    ("faults", "error"),
    [
        ({"answer": {"iss": "https://evil.example"}}, "account-refused"),
        ({"answer": {"iss": ""}}, "account-refused"),
        ({"claims": {"nonce": "replayed"}}, "account-refused"),
        ({"signature": "none"}, "account-refused"),
        ({"discovery": {"issuer": "https://evil.example"}}, "account-down"),
        ({"discovery": {"token_endpoint": "http://evil.example/token"}}, "account-down"),
        ({"discovery": {"authorization_endpoint": "javascript:alert(1)"}}, "account-down"),
        ({"discovery": {"jwks_uri": None}}, "account-down"),
        ({"status": {"/token": 500}}, "account-down"),
        ({"status": {"/token": 302}}, "account-down"),
        ({"status": {"/keys": 404}}, "account-down"),
        ({"padding": {"/token": 300_000}}, "account-down"),
    ],
    ids=str,
)
def test_a_provider_that_misbehaves_is_refused(
    there: OpenProvider, faults: dict[str, Any], error: str
) -> None:
    with there.misbehaving(**faults), refused(error):
        ask(there, lambda provider: sign_in(provider, there))


@pytest.mark.parametrize(
    ("error", "told"), [("access_denied", "account-cancelled"), ("server_error", "account-refused")]
)
def test_what_the_provider_refuses(there: OpenProvider, error: str, told: str) -> None:
    with there.misbehaving(error=error), refused(told):
        ask(there, lambda provider: sign_in(provider, there, None))


def test_a_wrong_secret_is_refused(there: OpenProvider) -> None:
    with refused("account-refused"):
        ask(there, lambda provider: sign_in(provider, there), oidc_secret="wrong")


def test_nobody_is_waited_for_longer_than_a_few_seconds(
    there: OpenProvider, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fetch, "SECONDS", 0.5)
    before = time.monotonic()
    with there.misbehaving(slow={"/.well-known/openid-configuration": 20}), refused("account-down"):
        ask(there, address)
    with refused("account-down"):
        ask(there, address, oidc_issuer="http://127.0.0.1:9")
    assert time.monotonic() - before < 10


def test_a_provider_that_comes_back_is_found_again(there: OpenProvider) -> None:
    async def work(provider: Provider) -> str:
        with there.misbehaving(status={"/.well-known/openid-configuration": 503}), refused("account-down"):
            await address(provider)
        return await address(provider)

    assert ask(there, work).startswith(there.issuer)
