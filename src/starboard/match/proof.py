"""What a record proves: that it is true, and that nobody chose the deal."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from starboard.match.deal import commitment_to, seed_from
from starboard.match.errors import InvalidRecord
from starboard.match.match import Match
from starboard.match.record import Unchecked, as_mapping
from starboard.match.replaying import replay

CLAIMS = ("seed_sha256", "result")
"""What a record claims besides game, seed and moves."""
DEAL = {"secret", "commitment", "nonces"}
HASH = re.compile(r"[0-9a-f]{64}")


@dataclass(frozen=True)
class Proof:
    """The match of a record whose claims are all true."""

    match: Match
    missing: tuple[str, ...]
    """What the record lacks to prove its deal: a claim, the `deal`, or all `nonces`."""
    silent: tuple[int, ...] = ()
    """Seats without a nonce: bots, and people whose program sent none."""

    @property
    def is_proven(self) -> bool:
        """Whether the seed is derived from a secret and at least one player's nonce."""
        return not self.missing


def prove(record: Unchecked, commitment: str | None = None, nonce: str | None = None) -> Proof:
    """Checks everything a record claims. Raises `InvalidRecord` if anything is false.

    `commitment`: what was shown before the match; `nonce`: what one added oneself. Without them, the record
    is checked against itself only. A record from before there were nonces has the hash of its seed for a
    commitment.
    """
    match, said = replay(record), as_mapping(record)
    truth = as_mapping(match.record())
    for claim in CLAIMS:
        if claim in said and said[claim] != truth.get(claim):
            raise InvalidRecord("record-claim", claim=claim)
    missing = [claim for claim in CLAIMS if claim not in said]
    deal = checked_deal(said, match.players)
    shown, nonces = (deal["commitment"], deal["nonces"]) if deal else (said.get("seed_sha256"), [])
    if commitment is not None and commitment.strip().lower() != shown:
        raise InvalidRecord("record-commitment")
    if nonce is not None and nonce.strip().lower() not in nonces:
        raise InvalidRecord("record-nonce")
    if deal is None:
        return Proof(match, (*missing, "deal"))
    if not any(nonces):
        missing.append("nonces")
    return Proof(match, tuple(missing), tuple(seat for seat, added in enumerate(nonces) if added is None))


def checked_deal(record: Mapping[str, Any], players: int) -> Mapping[str, Any] | None:
    """Returns the `deal` of a record, which says where its seed comes from, if it has one and it is true."""
    deal = record.get("deal")
    if deal is None:
        return None
    if not isinstance(deal, Mapping) or not deal.keys() >= DEAL or not isinstance(deal["nonces"], list):
        raise InvalidRecord("record-shape")
    added = [nonce for nonce in deal["nonces"] if nonce is not None]
    if len(deal["nonces"]) != players or not all(
        is_hash(text) for text in (deal["secret"], deal["commitment"], *added)
    ):
        raise InvalidRecord("record-shape")
    if deal["commitment"] != commitment_to(deal["secret"]):
        raise InvalidRecord("record-secret")
    if record["seed"].lower() != seed_from(deal["secret"], added):
        raise InvalidRecord("record-deal")
    return deal


def is_hash(text: object) -> bool:
    """Whether `text` is 64 hexadecimal digits."""
    return isinstance(text, str) and HASH.fullmatch(text) is not None


def verify(record: Unchecked) -> Match:
    """Returns the match of a record that is complete, with seed hash and result, and true."""
    proof = prove(record)
    left_out = [
        claim for claim in CLAIMS if claim in proof.missing and claim in as_mapping(proof.match.record())
    ]
    if left_out:
        raise InvalidRecord("record-missing", missing=", ".join(left_out))
    return proof.match
