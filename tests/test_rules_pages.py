"""The rules pages: the same in every language, complete, and with figures that can be drawn."""

import re
from typing import NamedTuple

import pytest

import starboard
from starboard.games import file
from starboard.words import DEFAULT, LANGUAGES

HEADING = re.compile(r"^## (.+?) \{#([a-z-]+)(?:: ([a-z -]+))?\}$")
FIGURE = re.compile(r"^!\[(.+)\]\((.+)\)$", re.MULTILINE)


class Section(NamedTuple):
    id: str
    prompts: list[str]
    title: str
    text: str

    @property
    def shape(self) -> list[str]:
        """Returns the kinds of the blocks in order, with the sizes of lists and tables."""
        kinds = {"- ": "list", "1.": "steps", "| ": "table", "> ": "settled", "![": "figure", "##": "heading"}
        blocks = re.split(r"\n{2,}", self.text)
        lines = [
            len(block.splitlines()) if kinds.get(block[:2]) in ("list", "steps", "table") else 1
            for block in blocks
        ]
        return [f"{kinds.get(block[:2], 'text')} {count}" for block, count in zip(blocks, lines, strict=True)]

    @property
    def figures(self) -> list[str]:
        return [figure for _, figure in FIGURE.findall(self.text)]


def sections(game: str, language: str) -> list[Section]:
    path = file(game, f"rules_page/{language}.md")
    assert path, f"{game} has no rules page in {language}"
    text = path.read_text("utf-8")
    found = []
    for chunk in re.split(r"\n(?=## )", text)[1:]:
        heading, _, rest = chunk.partition("\n")
        match = HEADING.match(heading)
        assert match, heading
        title, name, prompts = match.groups()
        found.append(Section(name, (prompts or "").split(), title, rest.strip()))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", starboard.KEYS)
def test_every_language_has_the_same_sections_and_figures(game: str, language: str) -> None:
    first, others = sections(game, DEFAULT), sections(game, language)
    assert [section.id for section in first] == [section.id for section in others]
    for one, other in zip(first, others, strict=True):
        assert one.prompts == other.prompts, one.id
        assert one.figures == other.figures, one.id
        assert one.shape == other.shape, one.id


@pytest.mark.parametrize("game", starboard.KEYS)
def test_every_decision_has_its_section(game: str) -> None:
    book = starboard.load(game).rulebook
    prompts = {book.prompt(decision) or "over" for decision in range(len(book.decisions))}
    told = [prompt for section in sections(game, "en") for prompt in section.prompts]
    assert sorted(told) == sorted(prompts)


@pytest.mark.parametrize("game", starboard.KEYS)
def test_figures_show_cards_that_there_are(game: str) -> None:
    book = starboard.load(game).rulebook
    printed = book.printed()
    cards = {word for move in range(book.moves.count) for word in map(str, book.moves.name(move).values())}
    known = cards | printed.get("cards", {}).keys() | printed.get("objectives", {}).keys()
    for section in sections(game, "en"):
        for figure in section.figures:
            for word in re.findall(r"[a-z]+(?:-[a-z]+)*-[0-9]+", figure):
                assert word in known, (section.id, word)
