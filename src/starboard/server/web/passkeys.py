"""Passkeys: creating and managing them, and signing in with one on any device."""

from typing import Annotated, Any, Literal

from litestar import Request, Response, delete, get, patch, post
from msgspec import Meta, Struct, to_builtins

from starboard.match import StarboardError
from starboard.server.keys import Keys, Visit
from starboard.server.passkeys import Options, Passkey, Passkeys
from starboard.server.people import Person
from starboard.server.web.answers import ANSWERS, language_of
from starboard.server.web.identities import Held, arrive
from starboard.server.web.security import device_here
from starboard.server.web.site import site_of

AnyRequest = Request[Any, Any, Any]
PasskeyName = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^\S(.*\S)?$")]
Base64 = Annotated[str, Meta(min_length=1, max_length=16_000, pattern=r"^[A-Za-z0-9_-]+$")]


class Attestation(Struct):
    """The attestation of a new passkey."""

    clientDataJSON: Base64  # noqa: N815
    attestationObject: Base64  # noqa: N815


class MadeCredential(Struct):
    """A new passkey as `PublicKeyCredential.toJSON` returns it. Other fields are ignored."""

    id: Base64
    rawId: Base64  # noqa: N815
    type: Literal["public-key"]
    response: Attestation


class Assertion(Struct):
    """A passkey's answer to a challenge."""

    clientDataJSON: Base64  # noqa: N815
    authenticatorData: Base64  # noqa: N815
    signature: Base64


class UsedCredential(Struct):
    """A passkey's answer as `PublicKeyCredential.toJSON` returns it. Other fields are ignored."""

    id: Base64
    rawId: Base64  # noqa: N815
    type: Literal["public-key"]
    response: Assertion


class NewPasskey(Struct, forbid_unknown_fields=True):
    """A new passkey with a name."""

    name: PasskeyName
    credential: MadeCredential


class SignIn(Struct, forbid_unknown_fields=True):
    """A sign-in with a passkey."""

    credential: UsedCredential


class NewName(Struct, forbid_unknown_fields=True):
    """A new name for a passkey."""

    name: PasskeyName


class MyPasskeys(Struct):
    """The caller's passkeys. `problem`: why none can be used at this address, as text."""

    passkeys: list[Passkey]
    problem: str | None


@get("/api/me/passkeys", responses=ANSWERS)
async def my_passkeys(request: AnyRequest, person: Person, passkeys: Passkeys) -> MyPasskeys:
    """Returns the caller's passkeys."""
    problem = None
    try:
        site_of(request, "passkeys")
    except StarboardError as error:
        problem = error.words(language_of(request))
    return MyPasskeys(await passkeys.all_of(person), problem)


@post("/api/me/passkeys/options", responses=ANSWERS, status_code=200)
async def passkey_options(request: AnyRequest, visit: Visit, passkeys: Passkeys) -> Options:
    """Begins the creation of a passkey. Returns the options for `navigator.credentials.create`."""
    return await passkeys.begin_keeping(visit, site_of(request, "passkeys"))


@post("/api/me/passkeys", responses=ANSWERS)
async def new_passkey(request: AnyRequest, data: NewPasskey, visit: Visit, passkeys: Passkeys) -> Passkey:
    """Adds a passkey to the caller's identity."""
    return await passkeys.keep(visit, site_of(request, "passkeys"), to_builtins(data.credential), data.name)


@patch("/api/me/passkeys/{passkey_id:str}", responses=ANSWERS)
async def rename_passkey(passkey_id: str, data: NewName, person: Person, passkeys: Passkeys) -> list[Passkey]:
    """Renames one of the caller's passkeys and returns all of them."""
    await passkeys.rename(person, passkey_id, data.name)
    return await passkeys.all_of(person)


@delete("/api/me/passkeys/{passkey_id:str}", responses=ANSWERS, status_code=200)
async def remove_passkey(passkey_id: str, person: Person, passkeys: Passkeys) -> list[Passkey]:
    """Removes one of the caller's passkeys and returns the others. Devices stay signed in."""
    await passkeys.remove(person, passkey_id)
    return await passkeys.all_of(person)


@post("/api/me/sign-in/options", responses=ANSWERS, status_code=200)
async def sign_in_options(request: AnyRequest, visit: Visit, passkeys: Passkeys) -> Options:
    """Begins a sign-in. Returns the options for `navigator.credentials.get`."""
    return await passkeys.begin_sign_in(visit, site_of(request, "passkeys"))


@post("/api/me/sign-in", responses=ANSWERS, status_code=200)
async def sign_in(
    request: AnyRequest, data: SignIn, visit: Visit, passkeys: Passkeys, keys: Keys
) -> Response[Person]:
    """Signs this device in as the owner of the passkey. The device also keeps its previous identity."""
    site = site_of(request, "passkeys")
    (await Held.of(request, keys)).check_room()
    key = await passkeys.sign_in(visit, site, to_builtins(data.credential), device_here(request))
    return await arrive(request, keys, key)
