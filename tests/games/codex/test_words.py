"""Wording specific to Codex Naturalis."""

import pytest

from starboard.games.codex.material import OBJECTIVE_NAMES
from starboard.words import LANGUAGES, has


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_score_sheet_names_every_objective(language: str) -> None:
    assert all(has(f"codex-reason-objective-{name}", language) for name in OBJECTIVE_NAMES)
