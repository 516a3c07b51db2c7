"""Deals that nobody could choose: the seed follows from a secret that was committed to and from nonces of the players.

docs/decisions/0018-provable-deals.md says what this proves; `page/src/talk/seed.ts` is the same in the browser.
"""

import hashlib
from collections.abc import Iterable

TAG = b"starboard deal 1"
"""Begins what is hashed, so that no other use of these hashes can be taken for a deal."""


def commitment_to(secret: str) -> str:
    """SHA-256 of a secret of 64 hexadecimal digits. Once it is shown, the secret cannot be changed."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def seed_from(secret: str, nonces: Iterable[str | None]) -> str:
    """The seed of a deal: SHA-256 of the tag, the secret, and every different nonce, in ascending order.

    The order does not depend on the seats, which may turn when the match begins. None: a seat that added nothing.
    """
    added = sorted({nonce for nonce in nonces if nonce is not None})
    return hashlib.sha256(b"".join([TAG, *map(bytes.fromhex, [secret, *added])])).hexdigest()
