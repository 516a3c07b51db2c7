"""Every tutorial follows a valid match, asks for legal moves, and has a reply to every other move."""

import re

import pytest

import starboard
from starboard.games import file
from starboard.match import Match, replay, verify
from starboard.tutorials import Step, Tutorial, keys, tutorial
from starboard.words import LANGUAGES, has, say
from tests.test_words import messages

LONGEST_TEXT = 420
"""Letters: on a phone the table must be visible next to the text."""


def moments(found: Tutorial) -> list[Match]:
    """Returns the match before every move, and at its end."""
    return [replay(found.record, number) for number in range(len(found.record.moves) + 1)]


def said_by(found: Tutorial, step: Step) -> set[str]:
    """Returns the keys of all messages possible at a step."""
    wrong = {found.message(f"{step.says}-wrong"), *(found.message(one.says) for one in step.wrong)}
    return {found.message(step.says)} | (wrong if step.asks else set())


@pytest.mark.parametrize("key", keys())
def test_a_tutorial(key: str) -> None:
    found = tutorial(key)
    assert verify(found.record).over, "it is a whole match"
    assert 12 <= len(found.steps) <= 30
    assert found.steps[0].at == 0
    assert found.steps[-1].at == len(found.record.moves)
    at = moments(found)
    assert any(step.asks for step in found.steps)
    for step, following in zip(found.steps, [*found.steps[1:], None], strict=True):
        match = at[step.at]
        if step.asks:
            assert match.to_move == found.seat, step.says
            move = found.record.moves[step.at]
            assert move in match.moves()
            assert following is not None
            assert following.at > step.at
            for one in step.wrong:
                assert not one.when.items() <= move.items(), f"{one.says} would be said to the right move"
        else:
            assert not step.wrong, f"{step.says} asks for nothing"
        if following and not following.later:
            between = range(step.at + step.asks, following.at)
            assert all(at[number].to_move != found.seat for number in between), (
                f"moves of the learner before {following.says}"
            )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", keys())
def test_a_tutorial_has_words(key: str, language: str) -> None:
    found = tutorial(key)
    for step in found.steps:
        for said in said_by(found, step):
            assert has(said, language), said


def test_nothing_is_left_over() -> None:
    needed = {said for key in keys() for step in tutorial(key).steps for said in said_by(tutorial(key), step)}
    assert {key for key in messages("en") if re.match("[a-z]+-tutorial-", key)} == needed
    assert {key for key in starboard.KEYS if file(key, "tutorial.json")} == set(keys())


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_short(language: str) -> None:
    for key in keys():
        for said in {said for step in tutorial(key).steps for said in said_by(tutorial(key), step)}:
            text = say(said, language)
            assert len(text) <= LONGEST_TEXT, said
            assert text.count("*") % 2 == 0, said


def test_wrong_moves_are_answered() -> None:
    found = tutorial("subastral")
    step = next(step for step in found.steps if step.says == "first-take")
    assert found.answer(step, {"do": "take", "cloud": 3}) == "subastral-tutorial-same-cloud"
    assert found.answer(step, {"do": "take", "cloud": 5}) == "subastral-tutorial-first-take-wrong"
