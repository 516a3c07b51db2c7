"""The scorepad: the same scores as in matches, and refusals of impossible sheets."""

from importlib import import_module
from typing import Any

import numpy as np
import pytest

import starboard
from starboard.match import Match, StarboardError
from starboard.words import LANGUAGES
from tests.scoring import PADS, score


def on_paper(game: str) -> Any:
    return import_module(f"tests.games.{game}.on_paper")


@pytest.mark.parametrize("game", PADS)
def test_what_cannot_be_is_refused_in_the_words_of_the_game(game: str) -> None:
    sheet, key = on_paper(game).REFUSED
    with pytest.raises(StarboardError) as error:
        score(game, **sheet)
    assert (error.value.key, error.value.game) == (key, game)
    for language in LANGUAGES:
        assert "error-" not in error.value.words(language)


def a_finished_match(game: str, seed: int) -> Match:
    """Returns a random finished match, or the game's own shortcut to one."""
    if hasattr(on_paper(game), "a_finished_match"):
        match: Match = on_paper(game).a_finished_match(seed)
        return match
    rng = np.random.default_rng(seed)
    match = starboard.load(game).new(2 + seed % 3, seed)
    while not match.over:
        moves = match.moves()
        match.play(moves[rng.integers(len(moves))])
    return match


@pytest.mark.parametrize("game", PADS)
def test_the_same_totals_as_in_matches(game: str) -> None:
    for seed in range(6):
        match = a_finished_match(game, seed)
        played, counted = match.result(), score(game, **on_paper(game).sheet_of(match))
        assert counted.points == played.points
        assert counted.winners == played.winners
        for own, other in zip(counted.seats, played.seats, strict=True):
            assert own.place == other.place
            parts = [
                [(reason["reason"], reason["points"]) for reason in seat.breakdown] for seat in (own, other)
            ]
            assert parts[0] == parts[1]
