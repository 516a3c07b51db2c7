"""The wording of Comet: numbers other than points, and one name for each thing."""

import re

import pytest

from starboard.games import file
from starboard.games.comet.material import CARD_NAMES
from starboard.words import LANGUAGES, GameWords


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_number_of_a_card_cannot_be_taken_for_points(language: str) -> None:
    words = GameWords("comet", language, [])
    numbered = [
        name
        for name in map(str, (words.value("card", card) for card in CARD_NAMES))
        if re.search(r"\d", name)
    ]
    assert numbered
    assert not [name for name in numbered if not re.search(r" (#|№\s)\d+\b", name)]


def test_russian_words_call_a_companion_one_thing() -> None:
    """In cards, prompts, moves and the log, a companion is `спутник` and hatching is `появление`."""
    words = file("comet", "words/ru.ftl")
    assert words
    lines = words.read_text("utf-8").splitlines()
    others = re.compile(r"(?i)фишк|выведите|вылуп")
    found = [line for line in lines if others.search(line)]
    assert found == ["comet-table-tokens = Фишки"]
