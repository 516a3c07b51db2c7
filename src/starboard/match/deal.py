"""Deals that nobody can choose: the seed is derived from a committed secret and the nonces of the players.

docs/decisions/0018-provable-deals.md says what this proves; `page/src/talk/seed.ts` is the same in the
browser.
"""

import hashlib
from collections.abc import Iterable

TAG = b"starboard deal 1"
"""Prefix of what is hashed, so that no other hash can pass for a deal."""


def commitment_to(secret: str) -> str:
    """Returns the SHA-256 of a secret of 64 hexadecimal digits. Once it is shown, the secret is fixed."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def seed_from(secret: str, nonces: Iterable[str | None]) -> str:
    """Returns the seed of a deal: SHA-256 of the tag, the secret, and the distinct nonces in ascending order.

    The order does not depend on the seats, which may rotate when the match begins. None: a seat without a
    nonce.
    """
    added = sorted({nonce for nonce in nonces if nonce is not None})
    return hashlib.sha256(b"".join([TAG, *map(bytes.fromhex, [secret, *added])])).hexdigest()
