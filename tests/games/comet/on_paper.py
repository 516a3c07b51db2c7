"""Score sheets of Comet."""

from typing import Any

import numpy as np

import starboard
from starboard.games.comet.scorepad import SETS
from starboard.match import Match
from tests.games.comet.build import a_table

REFUSED = ({"players": [{"species": {"vicuna": 1}}, {}]}, "score-more-than-saved")
"""An impossible sheet, and the reason for refusing it."""


def sheet_of(match: Match) -> dict[str, Any]:
    """Returns the score sheet of a finished match."""
    faces, players = match.rulebook.printed()["cards"], []
    for number, seat in enumerate(match.table()["seats"]):
        saved = [animal["card"] for animal in seat["saved"]]
        species = [faces[card]["drawing"] for card in saved]
        leader = [
            reason["points"]
            for reason in match.result().seats[number].breakdown
            if reason["reason"] == "leader"
        ]
        counts = {name: species.count(name) for name in SETS}
        players.append(
            {"animals": [faces[card]["points"] for card in saved], "species": counts, "leader": sum(leader)}
        )
    return {"players": players}


def a_finished_match(seed: int) -> Match:
    """A table with random saved animals, as at the end of a match."""
    rng = np.random.default_rng(seed)
    names = list(starboard.load("comet").rulebook.printed()["cards"])
    leaders, cards = (
        names[-10:],
        list(rng.permutation([name for name in names if name.startswith(("silver", "gold"))])),
    )
    saved = {seat: cards[12 * seat : 12 * seat + int(rng.integers(13))] for seat in range(3)}
    lizards = [f"silver-{name}-1" for name in ("iguana", "gecko", "chameleon")] if seed % 2 else []
    own = [*lizards, *(card for card in saved[0] if card not in lizards)]
    return a_table(3, saved=own, saved_by=saved, leader=leaders[seed], leaders={1: leaders[6], 2: leaders[7]})
