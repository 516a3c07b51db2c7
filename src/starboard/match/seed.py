"""Seeds: 256 bits that determine a whole deal."""

import secrets

from starboard.match.errors import InvalidSetup

SEED_BYTES = 32


def seed_bytes(seed: int | str | None) -> bytes:
    """Returns a seed as bytes: from a number, 64 hexadecimal digits, or the operating system (None)."""
    if seed is None:
        return secrets.token_bytes(SEED_BYTES)
    if isinstance(seed, str) and len(seed) == 2 * SEED_BYTES:
        try:
            return bytes.fromhex(seed)
        except ValueError:
            pass
    elif type(seed) is int and 0 <= seed < 1 << 8 * SEED_BYTES:
        return seed.to_bytes(SEED_BYTES, "big")
    raise InvalidSetup("seed", seed=str(seed)[:80])
