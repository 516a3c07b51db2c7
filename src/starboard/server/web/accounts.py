"""Accounts of an OpenID provider: signing in, linking an account to an identity, unlinking it."""

from typing import Any, Literal
from urllib.parse import urlencode, urlsplit

from litestar import Request, Response, delete, get, post
from litestar.datastructures import Cookie, State
from litestar.response import Redirect
from msgspec import Struct

from starboard.match import StarboardError
from starboard.server.accounts import Account, Accounts, Offer
from starboard.server.keys import Keys, Visit
from starboard.server.limits import Limits
from starboard.server.oidc.provider import Answer, Provider
from starboard.server.people import Person
from starboard.server.web.answers import ANSWERS, language_of
from starboard.server.web.identities import Held, adopt_key, arrive
from starboard.server.web.security import address_of, device_here, visit_of
from starboard.server.web.site import site_of

CALLBACK = "/api/oidc/callback"
"""The redirect URI. Operators have registered it with the provider: it must not change."""
PAGE = "/identity"
"""The page where a sign-in begins and ends. The browser cannot choose another."""
PAGE_ERRORS = frozenset(
    {"account-cancelled", "account-down", "account-expired", "account-no-room", "account-refused"}
)
"""Errors that the page has messages for; all others are only logged, for the operator."""
LONGEST_PART = 4096
"""The longest query parameter of the redirect that is accepted."""

AnyRequest = Request[Any, Any, Any]


class MyAccount(Struct):
    """An account linked to the caller's identity. `name` is empty if the provider sends none.

    `can_sign_in`: false if the operator has chosen another provider since.
    """

    id: str
    provider: str
    name: str
    created: float
    used: float | None
    can_sign_in: bool


class MyAccounts(Struct):
    """The caller's accounts. `provider`: its name, if any; `problem`: why it cannot be used at this address.

    `offer`: an account that the caller has signed in with, and that is not linked to an identity yet.
    """

    provider: str | None
    accounts: list[MyAccount]
    offer: Offer | None
    problem: str | None


class Place(Struct):
    """A web address to go to."""

    address: str


class Decision(Struct, forbid_unknown_fields=True):
    """Which identity to link the offered account to: the one in use, or a new one."""

    keeps: Literal["mine", "new"]


def provider_of(state: State) -> Provider:
    """Returns the provider, or raises if the operator has chosen none."""
    provider: Provider | None = state.provider
    if provider is None:
        raise StarboardError("accounts-off")
    return provider


def redirect_of(request: AnyRequest) -> str:
    """Returns the redirect URI for a sign-in."""
    return site_of(request, "accounts").origins[0] + CALLBACK


def shown(account: Account, provider: Provider | None) -> MyAccount:
    """Returns an account as its owner sees it."""
    is_here = provider is not None and account.issuer == provider.issuer
    where = provider.name if provider and is_here else urlsplit(account.issuer).hostname or account.issuer
    return MyAccount(account.id, where, account.name, account.created, account.used, is_here)


@get("/api/me/accounts", responses=ANSWERS)
async def my_accounts(request: AnyRequest, visit: Visit, accounts: Accounts, state: State) -> MyAccounts:
    """Returns the accounts linked to the caller's identity, and whether sign-in works here."""
    provider: Provider | None = state.provider
    problem = None
    try:
        redirect_of(request)
    except StarboardError as error:
        problem = error.words(language_of(request))
    mine = [shown(one, provider) for one in await accounts.all_of(visit.person)]
    return MyAccounts(
        provider.name if provider else None,
        mine,
        await accounts.offered(visit),
        problem if provider else None,
    )


@post("/api/me/accounts/sign-in", responses=ANSWERS, status_code=200)
async def begin_sign_in(request: AnyRequest, visit: Visit, accounts: Accounts, state: State) -> Place:
    """Begins a sign-in and returns the provider's address to open in the browser."""
    provider, redirect = provider_of(state), redirect_of(request)
    limits: Limits = state.limits
    limits.sign_ins.check(visit.person.id, address_of(request))
    is_choosing = any(account.issuer == provider.issuer for account in await accounts.all_of(visit.person))
    attempt = await accounts.begin(visit)
    language = language_of(request)
    return Place(await provider.sign_in_address(attempt, redirect, language, is_choosing=is_choosing))


@get(CALLBACK, include_in_schema=False)
async def end_sign_in(request: AnyRequest, accounts: Accounts, keys: Keys, state: State) -> Redirect:
    """Handles the provider's redirect, and redirects to the page, which shows the outcome."""
    try:
        return await finish(request, accounts, keys, provider_of(state))
    except StarboardError as error:
        return to_page(error.key if error.key in PAGE_ERRORS else "account-refused")


async def finish(request: AnyRequest, accounts: Accounts, keys: Keys, provider: Provider) -> Redirect:
    """Finishes a sign-in. Only the browser that began it can do so, once."""
    visit = await visit_of(request)
    brought = {
        name: request.query_params.get(name, "")[: LONGEST_PART + 1]
        for name in ("state", "code", "error", "iss")
    }
    if visit is None or not brought["state"] or any(len(part) > LONGEST_PART for part in brought.values()):
        raise StarboardError("account-expired")
    attempt = await accounts.use(visit, brought["state"])
    answer = Answer(brought["code"], brought["error"], brought["iss"])
    found = await provider.account(answer, attempt, redirect_of(request))
    held = await Held.of(request, keys)
    arrival = await accounts.arrive(visit, found, device_here(request), has_room=held.has_room)
    if arrival.key is None:
        return to_page("mine" if arrival.is_mine else "offered")
    _, cookie = await adopt_key(request, keys, arrival.key)
    return to_page("arrived", cookie)


def to_page(outcome: str, *cookies: Cookie) -> Redirect:
    """Returns a redirect to the page, which has a message for `outcome`."""
    return Redirect(f"{PAGE}?{urlencode({'account': outcome})}", status_code=303, cookies=cookies)


@post("/api/me/accounts", responses=ANSWERS, status_code=200)
async def decide(
    request: AnyRequest, data: Decision, visit: Visit, accounts: Accounts, keys: Keys
) -> Response[Person]:
    """Links the offered account to the caller's identity, or to a new one that this device then uses."""
    if data.keeps == "mine":
        await accounts.keep(visit)
        return Response(visit.person)
    (await Held.of(request, keys)).check_room()
    return await arrive(request, keys, await accounts.keep_new(visit, device_here(request)))


@delete("/api/me/accounts/offer", responses=ANSWERS, status_code=200)
async def decline(visit: Visit, accounts: Accounts) -> Response[None]:
    """Discards the offered account without linking it."""
    await accounts.decline(visit)
    return Response(None)


@delete("/api/me/accounts/{account_id:str}", responses=ANSWERS, status_code=200)
async def remove_account(
    account_id: str, person: Person, accounts: Accounts, state: State
) -> list[MyAccount]:
    """Unlinks an account and returns the others. Devices stay signed in."""
    await accounts.remove(person, account_id)
    return [shown(one, state.provider) for one in await accounts.all_of(person)]
