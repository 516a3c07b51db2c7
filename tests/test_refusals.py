"""Reasons for refusing a move: every reason given is a real obstacle, and without it the move is legal.

`refuse` of a game states separately what the rules check in `legal`. Here each reason is removed from the
table (`refusals.py` of a game): the move becomes legal when all are removed, and not before. So a test fails
when a reason changes without its rule, or the rule without the reason.
"""

from collections import Counter
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import numpy as np
import pytest

import starboard
from starboard.match import Match, Position
from tests import harness
from tests.refusals import Repair

MOVES_TRIED = 12
"""Per position."""
GAMES = [
    key
    for key in starboard.KEYS
    if find_spec(f"tests.games.{key}") and find_spec(f"tests.games.{key}.refusals")
]


def refused_moves(match: Match, position: Position, rng: np.random.Generator) -> list[int]:
    """Returns random illegal moves of a kind that is currently possible."""
    book = match.rulebook.moves
    places = [
        (family, first)
        for family, first in zip(book.families, book.first_numbers, strict=True)
        if family.do in match.decision
    ]
    tried = [int(first + rng.integers(family.size)) for family, first in places for _ in range(MOVES_TRIED)]
    return [move for move in tried if move not in position.legal]


def repaired(position: Position, move: int, repairs: list[Repair]) -> Position:
    """Returns the position without these reasons."""
    twin = position.copy()
    for one in repairs:
        one(twin.record[0], int(twin.record["seat"][0]), position.rulebook.moves.name(move))
    twin.refresh()
    return twin


def reasons_for(position: Position, move: int, repairs: dict[str, Repair]) -> list[str]:
    """Returns the reasons for refusing a move, each removed before the next is asked for."""
    reasons: list[str] = []
    now = position
    while move not in now.legal:
        reason = now.refusal(move)
        assert reason not in reasons, f"{reason} is given although nothing is left of it"
        reasons.append(reason)
        if reason not in repairs:
            break
        now = repaired(position, move, [repairs[one] for one in reasons])
    return reasons


@pytest.mark.parametrize("key", GAMES)
def test_a_refused_move_is_refused_for_its_reasons_and_for_no_other(key: str) -> None:
    known: Any = import_module(f"tests.games.{key}.refusals")
    repairs, game, seen = known.REPAIRS, starboard.load(key), Counter[str]()
    for seed in range(60 // getattr(harness.of(key), "LENGTH", 1) + 3):
        match, rng = game.new(game.players[seed % len(game.players)], seed), np.random.default_rng(seed)
        for _ in harness.random_moves(match, rng):
            harm = known.RARE if rng.random() < 0.1 else []
            position = repaired(match.position, match.position.legal[0], harm)
            for move in refused_moves(match, position, rng):
                reasons = reasons_for(position, move, repairs)
                seen.update(reasons)
                if reasons[-1] in known.BY_ITSELF:
                    continue
                for one in reasons:
                    others = [repairs[other] for other in reasons if other != one]
                    assert move not in repaired(position, move, others).legal, (
                        f"{one} does not stand in the way"
                    )
    assert sum(seen.values()) > 2000
    assert seen.keys() >= repairs.keys(), "every reason was met"
    assert seen.keys() <= repairs.keys() | known.BY_ITSELF


def test_games_have_their_repairs() -> None:
    assert len(GAMES) >= 4
