"""Chance: a ChaCha stream keyed by a 256-bit seed, and unbiased draws from it.

Anyone who has seen any part of such a stream cannot predict the rest. The layout is the original one: a
64-bit block counter and a 64-bit stream number, so that one seed gives any number of independent streams.
"""

import hashlib

import numpy as np

from starboard.engine.compiled import compiled, inner, merged

ROUNDS = 8
"""See docs/decisions/0003-chacha8.md."""

Chance = np.dtype(
    [
        ("key", "u4", 8),  # the seed
        ("stream", "u8"),  # which of the seed's streams
        ("counter", "u8"),  # number of the next block
        ("block", "u4", 16),  # the present block
        ("used", "i8"),  # how many words of it are spent
    ],
    align=True,
)

_u4 = np.uint32


@inner
def _rotate(x, by):
    return _u4(_u4(x << by) | _u4(x >> (32 - by)))


@inner
def _quarter(a, b, c, d):
    a = _u4(a + b)
    d = _rotate(_u4(d ^ a), 16)
    c = _u4(c + d)
    b = _rotate(_u4(b ^ c), 12)
    a = _u4(a + b)
    d = _rotate(_u4(d ^ a), 8)
    c = _u4(c + d)
    b = _rotate(_u4(b ^ c), 7)
    return a, b, c, d


@compiled
def fill_block(chance, rounds):
    """Writes block number `chance.counter` of the stream into `chance.block`."""
    key = chance.key
    s0, s1, s2, s3 = _u4(0x61707865), _u4(0x3320646E), _u4(0x79622D32), _u4(0x6B206574)
    s4, s5, s6, s7 = key[0], key[1], key[2], key[3]
    s8, s9, s10, s11 = key[4], key[5], key[6], key[7]
    s12, s13 = _u4(chance.counter), _u4(chance.counter >> np.uint64(32))
    s14, s15 = _u4(chance.stream), _u4(chance.stream >> np.uint64(32))
    x0, x1, x2, x3, x4, x5, x6, x7 = s0, s1, s2, s3, s4, s5, s6, s7
    x8, x9, x10, x11, x12, x13, x14, x15 = s8, s9, s10, s11, s12, s13, s14, s15
    for _ in range(rounds // 2):
        x0, x4, x8, x12 = _quarter(x0, x4, x8, x12)
        x1, x5, x9, x13 = _quarter(x1, x5, x9, x13)
        x2, x6, x10, x14 = _quarter(x2, x6, x10, x14)
        x3, x7, x11, x15 = _quarter(x3, x7, x11, x15)
        x0, x5, x10, x15 = _quarter(x0, x5, x10, x15)
        x1, x6, x11, x12 = _quarter(x1, x6, x11, x12)
        x2, x7, x8, x13 = _quarter(x2, x7, x8, x13)
        x3, x4, x9, x14 = _quarter(x3, x4, x9, x14)
    block = chance.block
    block[0], block[1], block[2], block[3] = _u4(x0 + s0), _u4(x1 + s1), _u4(x2 + s2), _u4(x3 + s3)
    block[4], block[5], block[6], block[7] = _u4(x4 + s4), _u4(x5 + s5), _u4(x6 + s6), _u4(x7 + s7)
    block[8], block[9], block[10], block[11] = _u4(x8 + s8), _u4(x9 + s9), _u4(x10 + s10), _u4(x11 + s11)
    block[12], block[13], block[14], block[15] = (
        _u4(x12 + s12),
        _u4(x13 + s13),
        _u4(x14 + s14),
        _u4(x15 + s15),
    )


@merged
def next_word(chance):
    """Returns the next 32 random bits."""
    if chance.used == 16:
        fill_block(chance, ROUNDS)
        chance.counter += np.uint64(1)
        chance.used = 0
    word = chance.block[chance.used]
    chance.used += 1
    return word


@merged
def below(chance, n):
    """Returns a fair number from 0 to `n` - 1; `n` < 2**32.

    Lemire's multiplication: the few words that would favour some numbers are drawn again.
    """
    n = np.uint64(n)
    product = np.uint64(next_word(chance)) * n
    if np.uint64(_u4(product)) < n:
        unfair = (np.uint64(1 << 32) - n) % n
        while np.uint64(_u4(product)) < unfair:
            product = np.uint64(next_word(chance)) * n
    return np.int64(product >> np.uint64(32))


@inner
def shuffle(chance, cards, first, last):
    """Puts cards[first:last] into a fair random order."""
    for i in range(last - 1, first, -1):
        j = first + below(chance, i + 1 - first)
        cards[i], cards[j] = cards[j], cards[i]


def new_chance(seed: bytes, stream: int = 0) -> np.ndarray:
    """Returns a stream at its beginning, as an array of one `Chance` record."""
    chance = np.zeros(1, Chance)
    chance["key"][0] = np.frombuffer(seed, "<u4")
    chance["stream"][0] = stream
    chance["used"][0] = 16
    return chance


def seed_hash(seed: bytes) -> str:
    """Returns the hash that is shown while the seed is secret."""
    return hashlib.sha256(seed).hexdigest()
