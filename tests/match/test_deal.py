"""Provable deals: the same in Python and in the browser, and a server cannot choose them."""

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest
from msgspec import to_builtins

import starboard
from starboard.match.deal import commitment_to, seed_from

HERE = Path(__file__).parent
CASES: list[dict[str, Any]] = json.loads((HERE / "deals.json").read_text())
"""Computed with xxd and sha256sum; `page/tests/deals.test.ts` checks the browser's code against them."""


def test_the_seed_follows_from_the_secret_and_all_nonces_in_any_order() -> None:
    found = [(commitment_to(case["secret"]), seed_from(case["secret"], case["nonces"])) for case in CASES]
    assert found == [(case["commitment"], case["seed"]) for case in CASES]
    assert len({seed for _, seed in found}) == 4, "only different nonces make different seeds"


# ---- a dishonest server ------------------------------------------------------------------------------------

MATCHES = 40
TRIES = 60
FAVOURITE = 0


def hex_digits(*parts: object) -> str:
    """Returns 64 hexadecimal digits derived from `parts`."""
    return hashlib.sha256(repr(parts).encode()).hexdigest()


def lead(seed: str) -> int:
    """Returns the favoured seat's lead in points when all seats make the first legal move."""
    match = starboard.load("stella").new(2, seed)
    while not match.over:
        match.make(match.moves()[0])
    points = match.result().points
    return int(points[FAVOURITE] - points[1 - FAVOURITE])


def best_secret(match: int) -> str:
    """Returns the best of many secrets for the favoured seat, as far as the server can know beforehand."""
    return max(
        (hex_digits("secret", match, attempt) for attempt in range(TRIES)),
        key=lambda secret: lead(seed_from(secret, [])),
    )


def test_a_server_that_tries_sixty_secrets_gains_nothing_once_the_players_add_nonces() -> None:
    chosen = [best_secret(match) for match in range(MATCHES)]
    alone = sum(lead(seed_from(secret, [])) > 0 for secret in chosen)
    nonces = [[hex_digits("nonce", match, seat) for seat in range(2)] for match in range(MATCHES)]
    together = sum(lead(seed_from(secret, added)) > 0 for secret, added in zip(chosen, nonces, strict=True))
    honest = sum(
        lead(seed_from(hex_digits("honest", match), added)) > 0 for match, added in enumerate(nonces)
    )
    assert alone == MATCHES, "without nonces, every deal is won beforehand"
    assert MATCHES * 0.25 < honest < MATCHES * 0.75
    assert abs(together - honest) < MATCHES * 0.25, "with them, it is as if the secret had been drawn"


# ---- what records prove ------------------------------------------------------------------------------------

SECRET, NONCE = hex_digits("the secret"), hex_digits("my nonce")


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    """The record of a match between a person and a bot."""
    match = starboard.load("stella").new(2, seed_from(SECRET, [None, NONCE]))
    while not match.over:
        match.make(match.moves()[-1])
    made: dict[str, Any] = to_builtins(match.record())
    return {**made, "deal": {"secret": SECRET, "commitment": commitment_to(SECRET), "nonces": [None, NONCE]}}


def without(record: dict[str, Any], *parts: str) -> dict[str, Any]:
    return {name: part for name, part in record.items() if name not in parts}


def test_a_whole_record_is_proven(record: dict[str, Any]) -> None:
    for kept in (
        {},
        {"commitment": commitment_to(SECRET)},
        {"nonce": NONCE},
        {"commitment": commitment_to(SECRET).upper()},
    ):
        proof = starboard.prove(record, **kept)
        assert proof.is_proven
        assert (proof.missing, proof.silent) == ((), (0,))
    assert starboard.verify(record).over


@pytest.mark.parametrize("part", ["seed_sha256", "result", "deal"])
def test_a_record_with_a_part_left_out_proves_nothing(record: dict[str, Any], part: str) -> None:
    assert starboard.prove(without(record, part)).missing == (part,)
    if part != "deal":
        with pytest.raises(starboard.InvalidRecord) as error:
            starboard.verify(without(record, part))
        assert error.value.key == "record-missing"


def test_a_deal_to_which_nobody_added_anything_proves_nothing(record: dict[str, Any]) -> None:
    match = starboard.load("stella").new(2, seed_from(SECRET, []))
    deal = {**record["deal"], "nonces": [None, None]}
    assert starboard.prove({**to_builtins(match.record()), "deal": deal}).missing == ("result", "nonces")


def test_a_record_of_the_previous_version_replays_and_keeps_its_promise(record: dict[str, Any]) -> None:
    old = without(record, "deal")
    assert starboard.verify(old).over
    assert starboard.prove(old, commitment=old["seed_sha256"]).missing == ("deal",)
    with pytest.raises(starboard.InvalidRecord):
        starboard.prove(old, commitment=hex_digits("another"))


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"secret": hex_digits("another")}, "record-secret"),
        ({"commitment": hex_digits("another")}, "record-secret"),
        ({"nonces": [NONCE, hex_digits("another")]}, "record-deal"),
        ({"nonces": [None, None]}, "record-deal"),
        ({"nonces": [NONCE]}, "record-shape"),
        ({"nonces": [None, 7]}, "record-shape"),
        ({"nonces": None}, "record-shape"),
        ({"secret": "ff"}, "record-shape"),
    ],
)
def test_a_deal_that_is_not_true(record: dict[str, Any], change: dict[str, Any], key: str) -> None:
    with pytest.raises(starboard.InvalidRecord) as error:
        starboard.prove({**record, "deal": {**record["deal"], **change}})
    assert error.value.key == key


def test_what_one_has_kept_must_be_in_the_record(record: dict[str, Any]) -> None:
    for kept, key in (
        ({"commitment": hex_digits("another")}, "record-commitment"),
        ({"nonce": hex_digits("another")}, "record-nonce"),
    ):
        with pytest.raises(starboard.InvalidRecord) as error:
            starboard.prove(record, **kept)
        assert error.value.key == key
