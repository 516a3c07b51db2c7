"""Calls to the WebAuthn library: options for browsers, and the verification of passkeys.

Importing the library takes 0.2 s and 25 MB, so this is done at the first use of a passkey, in a thread.
"""

from typing import Any, NamedTuple

from starboard.match import StarboardError
from starboard.server.observe import log

NAME = "Starboard"
SECONDS = 300.0
"""Time to answer a challenge."""
LONGEST_CREDENTIAL = 1400
LONGEST_PUBLIC_KEY = 2000
"""In Base64 characters: the standard's 1,023 bytes, and more than an RSA key of 8,192 bits."""


class Site(NamedTuple):
    """Where passkeys are valid: their domain, and the origins of the page."""

    domain: str
    origins: list[str]


class Made(NamedTuple):
    """A new passkey, to be stored."""

    credential: str
    public_key: str
    sign_count: int


def creation_options(
    site: Site, challenge: bytes, person: str, name: str, existing: list[str]
) -> dict[str, Any]:
    """Returns options for `navigator.credentials.create`, for a passkey that needs no user name."""
    from webauthn import base64url_to_bytes, generate_registration_options
    from webauthn.helpers import options_to_json_dict
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        PublicKeyCredentialDescriptor,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

    options = generate_registration_options(
        rp_id=site.domain,
        rp_name=NAME,
        user_id=person.encode(),
        user_name=name,
        challenge=challenge,
        timeout=round(SECONDS * 1000),
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,
            user_verification=UserVerificationRequirement.PREFERRED,
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(base64url_to_bytes(one)) for one in existing],
    )
    return options_to_json_dict(options)


def request_options(site: Site, challenge: bytes) -> dict[str, Any]:
    """Returns options for `navigator.credentials.get`, for any passkey of this site."""
    from webauthn import generate_authentication_options
    from webauthn.helpers import options_to_json_dict

    options = generate_authentication_options(
        rp_id=site.domain, challenge=challenge, timeout=round(SECONDS * 1000)
    )
    return options_to_json_dict(options)


def verify_made(site: Site, challenge: bytes, credential: dict[str, Any]) -> Made:
    """Returns a new passkey. Raises unless it answers this challenge at this site."""
    from webauthn import verify_registration_response
    from webauthn.helpers import bytes_to_base64url

    try:
        made = verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.domain,
            expected_origin=site.origins,
        )
    except Exception as error:  # its parsers raise anything
        raise refused(error) from error
    found = Made(
        bytes_to_base64url(made.credential_id),
        bytes_to_base64url(made.credential_public_key),
        made.sign_count,
    )
    if len(found.credential) > LONGEST_CREDENTIAL or len(found.public_key) > LONGEST_PUBLIC_KEY:
        raise refused(ValueError("too long"))
    return found


def verify_used(
    site: Site, challenge: bytes, credential: dict[str, Any], public_key: str, sign_count: int
) -> int:
    """Returns the passkey's new signature count. Raises unless it answers this challenge at this site.

    A count that does not grow is refused: the passkey may have been copied.
    """
    from webauthn import base64url_to_bytes, verify_authentication_response

    try:
        used = verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.domain,
            expected_origin=site.origins,
            credential_public_key=base64url_to_bytes(public_key),
            credential_current_sign_count=sign_count,
        )
    except Exception as error:  # its parsers raise anything
        raise refused(error) from error
    return used.new_sign_count


def refused(error: Exception) -> StarboardError:
    """Logs the reason, and returns an error that does not reveal it."""
    log.warning("a passkey was refused", extra={"problem": f"{type(error).__name__}: {error}"[:200]})
    return StarboardError("bad-passkey")
