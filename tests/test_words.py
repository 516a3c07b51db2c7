"""All languages have the same messages: none missing, none unused, none that fails to format."""

import json
import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

import starboard
from starboard.engine.naming import Words
from starboard.games import file, has_part
from starboard.words import DEFAULT, LANGUAGES, LOCALES, GameWords, bundle, has, say
from tests import harness

SHARED: dict[str, Any] = json.loads((Path(__file__).parent / "words.json").read_text("utf-8"))
"""Messages, moves and events with their texts; `page/tests/words.test.ts` reads them too."""


class Variables(Visitor):  # type: ignore[misc]
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def word_files(language: str) -> dict[str, Path]:
    """Returns the files of a language by name: those of `locales`, and one for each game."""
    shared = {path.stem: path for path in sorted((LOCALES / language).glob("*.ftl"))}
    return shared | {key: path for key in starboard.KEYS if (path := file(key, f"words/{language}.ftl"))}


def messages(language: str) -> dict[str, set[str]]:
    """Returns every message of a language with the names of its variables."""
    found: dict[str, set[str]] = {}
    for path in word_files(language).values():
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, Junk), f"{path}: {entry.content}"
            if isinstance(entry, Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice in {language}"
                variables = Variables()
                variables.visit(entry)
                found[entry.id.name] = variables.names
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_with_the_same_variables(language: str) -> None:
    first, other = messages(DEFAULT), messages(language)
    assert first.keys() == other.keys()
    for key, variables in first.items():
        assert variables == other[key], key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_where_its_first_word_says(language: str) -> None:
    files = word_files(language)
    for name, path in files.items():
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, Message):
                first = entry.id.name.partition("-")[0]
                assert name == (first if first in files else "common"), entry.id.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_files_are_the_same(language: str) -> None:
    assert word_files(language).keys() == word_files(DEFAULT).keys()
    assert set(starboard.KEYS) <= word_files(language).keys()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", starboard.KEYS)
def test_everything_a_game_needs_can_be_said(key: str, language: str) -> None:
    book = starboard.load(key).rulebook
    words = GameWords(key, language, ["A", "B", "C", "D", "E"])
    for about in (
        "name",
        "title",
        "about",
        "facts",
        "credits",
        *(["score-tie"] if has_part(key, "scorepad") else []),
    ):
        assert has(f"{key}-{about}", language)
    for option in book.options:
        assert has(f"{key}-option-{option.name}", language)
    for decision in range(len(book.decisions)):
        prompt = book.prompt(decision)
        assert prompt is None or has(f"{key}-prompt-{prompt}", language)
    for number in range(book.moves.count):
        said = words.move(book.moves.name(number))
        assert not re.search(r"[{}$]|^[a-z]+-[a-z]+-", said), said
    reasons = next(event.fields["reason"] for event in book.events if event.name == "PointsScored")
    endings = next(event.fields["reason"] for event in book.events if event.name == "GameEnded")
    assert isinstance(reasons, Words)
    assert isinstance(endings, Words)
    for reason in reasons.words:
        assert has(f"{key}-reason-{reason}", language)
    for ending in endings.words:
        assert has(f"{key}-ending-{ending}", language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("key", "players", "options"), harness.all_settings())
def test_every_event_of_a_match_can_be_said_to_everybody(
    key: str, players: int, options: dict[str, Any], language: str
) -> None:
    names = [f"Player{seat}" for seat in range(players)]
    words, rng = GameWords(key, language, names), np.random.default_rng(1)
    for seed in range(5):
        match = starboard.load(key).new(players, seed, **options)
        for _ in harness.random_moves(match, rng):
            pass
        for viewer in (0, None):
            for event in match.events(viewer):
                said = words.event(event)
                assert said
                assert not re.search(r"[{}$]|None|\b[a-z]+-event-|\b[a-z]+-[0-9]\b", said), (said, event)


def test_a_redacted_event_says_less() -> None:
    match = starboard.load("subastral").new(2, 1)
    words = GameWords("subastral", "en", ["Ann", "Bob"])
    assert words.event(match.events(1)[0]) == "Ann: dealt three cards"
    assert words.event(match.events(0)[0]).startswith("Ann: dealt ")
    assert words.event(match.events(0)[0]) != words.event(match.events(1)[0])


@pytest.mark.parametrize(
    "case", SHARED["cases"], ids=lambda case: next(value for key, value in case.items() if key != "game")
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_words_that_the_page_says_alike(case: dict[str, Any], language: str) -> None:
    words = GameWords(case.get("game", ""), language, SHARED["names"])
    if "say" in case:
        said = say(case["say"], language, **case["facts"])
    else:
        said = words.move(case["move"]) if "move" in case else words.event(case["event"])
    assert said == case["said"][language]


COUNTED = {
    "en": "points cards hexes moves ways tables seats connections leaders minutes seconds caves steps "
    "animals matches games turns",
    "ru": "очков карт гексов ходов путей столов мест соединений своих минут секунд шагов животных партий "
    "раза",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_of_something_is_not_several(language: str) -> None:
    """When every number is 1, no plural follows it."""
    if language not in COUNTED:
        pytest.skip(f"add words in the plural to COUNTED to look for them in {language}")
    plural = re.compile(rf"(?<![\w.,])1 ({'|'.join(COUNTED[language].split())})\b")
    said = {key: say(key, language, **dict.fromkeys(facts, 1)) for key, facts in messages(language).items()}
    assert {key: text for key, text in said.items() if plural.search(text)} == {}


def test_a_missing_message_shows_its_key() -> None:
    assert say("no-such-message") == "no-such-message"
    assert bundle("common", "en") is bundle("common", "en")


PAGE = LOCALES.parents[2] / "page/src"


OF_THE_PAGE = rf"(?:(?:{'|'.join(starboard.KEYS)})-(?:page|score)|page)-"
"""The prefix of messages that only the page uses."""


def page_keys() -> tuple[set[str], list[re.Pattern[str]]]:
    """Returns the messages that the page's sources name, and patterns for those that they compose."""
    named: set[str] = set()
    patterns = []
    for path in (*PAGE.rglob("*.svelte"), *PAGE.rglob("*.ts")):
        text = path.read_text("utf-8")
        named |= set(re.findall(rf"""["']({OF_THE_PAGE}[a-z0-9-]+)["']""", text))
        built = re.findall(rf"`({OF_THE_PAGE}[^`]*\$\{{[^`]*|\$\{{[^`}}]*\}}-(?:page|score)-[^`]+)`", text)
        patterns += [re.compile(re.sub(r"\\\$\\\{.*?\\\}", "[a-z0-9-]+", re.escape(key))) for key in built]
    return named, patterns


def test_the_page_says_all_it_has_words_for_and_nothing_else() -> None:
    named, patterns = page_keys()
    there = {key for key in messages("en") if re.match(OF_THE_PAGE, key)}
    assert named - there == set(), "missing"
    unused = {key for key in there - named if not any(pattern.fullmatch(key) for pattern in patterns)}
    assert unused == set(), "unused"


def test_the_page_has_no_words_of_its_own() -> None:
    """Text between tags is a name, a symbol or a number: everything else is in the Fluent files."""
    allowed = {"API", "SHA-256", "Star", "Starboard", "board"}
    for path in PAGE.rglob("*.svelte"):
        markup = re.sub(
            r"<script.*?</script>|<style.*?</style>|<!--.*?-->", "", path.read_text("utf-8"), flags=re.DOTALL
        )
        without_code = re.sub(r"\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}", "", markup)
        for text in re.findall(r">([^<>]+)<", without_code):
            words = set(re.findall(r"[A-Za-zА-Яа-яЁё][\w-]+", text)) - allowed
            assert not words, (path.name, text)
