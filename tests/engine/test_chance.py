"""The random stream: published ChaCha vectors, and unbiased draws."""

import numpy as np
import pytest

from starboard.engine.chance import below, fill_block, new_chance, next_word, seed_hash, shuffle
from starboard.engine.compiled import compiled

pytestmark = pytest.mark.bounds


@compiled
def draw_words(chances, words):  # type: ignore[no-untyped-def]
    for i in range(len(words)):
        words[i] = next_word(chances[0])


@compiled
def draw_below(chances, n, counts):  # type: ignore[no-untyped-def]
    for _ in range(len(counts) * 1000):
        counts[below(chances[0], n)] += 1


@compiled
def shuffle_often(chances, counts):  # type: ignore[no-untyped-def]
    """Counts the final positions of the four shuffled cards, and of the two around them that must stay."""
    cards = np.empty(6, np.int8)
    for _ in range(24_000):
        for i in range(6):
            cards[i] = i
        shuffle(chances[0], cards, 1, 5)
        for i in range(6):
            counts[i, cards[i]] += 1


def test_the_block_of_rfc_8439() -> None:
    """Section 2.3.2: key 00..1f, nonce 000000090000004a00000000, counter 1, twenty rounds."""
    chance = new_chance(bytes(range(32)))
    chance["counter"] = 1 | 0x09000000 << 32
    chance["stream"] = 0x4A000000
    fill_block(chance[0], 20)
    expected = (
        "e4e7f110 15593bd1 1fdd0f50 c47120a3 c7f4d1c7 0368c033 9aaa2204 4e6cd4c3 "
        "466482d2 09aa9f07 05d7c214 a2028bd9 d19c12b5 b94e16de e883d0cb 4e3c50a2"
    )
    assert " ".join(f"{word:08x}" for word in chance["block"][0]) == expected


@pytest.mark.parametrize(
    ("rounds", "keystream"),
    [
        (8, "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"),
        (12, "9bf49a6a0755f953811fce125f2683d50429c3bb49e074147e0089a52eae155f"),
        (20, "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"),
    ],
)
def test_the_first_block_of_the_zero_key(rounds: int, keystream: str) -> None:
    """The published vectors of ChaCha8, ChaCha12 and ChaCha20 for an all-zero key and nonce."""
    chance = new_chance(bytes(32))
    fill_block(chance[0], rounds)
    assert chance["block"][0].astype("<u4").tobytes()[:32].hex() == keystream


def test_the_stream_goes_on_block_after_block() -> None:
    words = np.zeros(40, np.uint32)
    draw_words(new_chance(bytes(32)), words)
    blocks = []
    for counter in range(3):
        chance = new_chance(bytes(32))
        chance["counter"] = counter
        fill_block(chance[0], 8)
        blocks.append(chance["block"][0].copy())
    assert (words == np.concatenate(blocks)[:40]).all()


def test_streams_of_one_seed_differ() -> None:
    first, second = np.zeros(16, np.uint32), np.zeros(16, np.uint32)
    draw_words(new_chance(bytes(32), 0), first)
    draw_words(new_chance(bytes(32), 1), second)
    assert (first != second).all()


@pytest.mark.parametrize("n", [2, 3, 6, 7, 54, 103])
def test_draws_are_even(n: int) -> None:
    counts = np.zeros(n, np.int64)
    draw_below(new_chance(bytes(32)), n, counts)
    chi_squared = ((counts - 1000) ** 2 / 1000).sum()
    assert chi_squared < n - 1 + 5 * np.sqrt(2 * n)


def test_a_range_that_a_plain_remainder_would_favour() -> None:
    """Modulo reduction to 3 x 2**30 values would draw the first third twice as often as each other one."""
    chance, thirds = new_chance(bytes(32)), np.zeros(3, np.int64)
    draws = np.zeros(30_000, np.int64)
    draw_many(chance, 3 << 30, draws)
    thirds = np.bincount(draws >> 30, minlength=3)
    assert (np.abs(thirds - 10_000) < 500).all()


@compiled
def draw_many(chances, n, draws):  # type: ignore[no-untyped-def]
    for i in range(len(draws)):
        draws[i] = below(chances[0], n)


def test_shuffles_are_even_and_stay_within_their_bounds() -> None:
    counts = np.zeros((6, 6), np.int64)
    shuffle_often(new_chance(bytes(32)), counts)
    assert counts[0, 0] == counts[5, 5] == 24_000
    assert (np.abs(counts[1:5, 1:5] - 6_000) < 400).all()


def test_the_hash_of_a_seed() -> None:
    assert seed_hash(bytes(32)) == "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
