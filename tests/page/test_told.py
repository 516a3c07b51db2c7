"""The page's texts for positions of many matches: true prompts, and words that distinguish all legal moves.

The texts come from the page's own sources, run by Node.js without a browser (`page/tools/tell.mjs`).
"""

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import chain, islice
from typing import Any

import numpy as np
import pytest

import starboard
from starboard.games import OWN_FOLDER
from starboard.games.comet.material import card_data
from starboard.match import Match
from starboard.words import LANGUAGES
from tests import harness
from tests.games.comet.build import a_table, play
from tests.games.comet.test_abilities import after_a_move
from tests.games.comet.test_page import bare_name
from tests.page.telling import Position, tell

SEEDS = 2
"""Matches for each setting."""
MOST_ALIKE = 40
"""Positions with the same decision, kinds of moves and number of companions that can move."""


def matches(key: str) -> Iterator[Match]:
    """Yields every position of some matches, for all numbers of players and options."""
    for setting in harness.all_settings():
        game, players, options = setting.values
        if game != key:
            continue
        for seed in range(SEEDS):
            match, rng = starboard.load(key).new(players, seed, **options), np.random.default_rng(seed)
            for _ in harness.random_moves(match, rng):
                yield match


def rare_positions() -> Iterator[Match]:
    """Yields positions that are rare in random matches of Comet."""
    above = [(-3, 7), (-1, 7), (-7, 8), (4, 5), (-6, 9), (2, 7), (-2, 9), (4, 7), (0, 8)]
    tokens = {"mammoth": (0, 9), "tortoise": (2, 9)}
    no_nest = a_table(
        4, hand=["silver-dodo-3"], saved=["silver-elephant-bird-2"], others=above, tokens=tokens
    )
    play(no_nest, "hatch", "silver-dodo-3")
    yield no_nest
    no_gold = a_table(hand=["silver-dodo-3"], row=[], leader="leader-dire-wolf")
    no_gold.position.record[0]["gold_size"] = 0
    harness.look_again(no_gold)
    play(no_gold, "refresh")
    yield no_gold
    play(no_gold, "discard", "silver-dodo-3")
    yield no_gold
    nobody = a_table(hand=["silver-dromedary-3", "silver-chameleon-1"], companions=[(-1, 0)])
    play(nobody, "move", "silver-dromedary-3")
    play(nobody, "go", companion=1, q=0, r=0)
    play(nobody, "pay", symbol="lava")
    yield nobody
    parrots = ["silver-mauritius-parrot-1", "silver-mauritius-parrot-2"]
    nothing_left = after_a_move("silver-dromedary-3", others=[(-1, 0)], saved_by={1: parrots})
    play(nothing_left, "use", parrots[0])
    play(nothing_left, "pay", symbol="lava")
    yield nothing_left
    more = after_a_move(
        "silver-dromedary-3", "silver-chameleon-1", "silver-chameleon-3", saved_by={1: ["gold-thylacine-1"]}
    )
    play(more, "use", "gold-thylacine-1")
    play(more, "take", "silver-chameleon-1")
    yield more
    copying = after_a_move(
        "silver-dromedary-3",
        "silver-chameleon-1",
        others=[(-5, 7)],
        saved_by={1: ["gold-mauritius-parrot-1"]},
    )
    play(copying, "use", "gold-mauritius-parrot-1")
    yield copying
    play(copying, "copy", "silver-chameleon-1")
    yield copying
    play(copying, "go", companion=1, q=-6, r=7)
    yield copying


def kinds(position: Position) -> frozenset[str]:
    return frozenset(str(move["do"]) for move in position["moves"])


@cache
def positions(key: str) -> list[Position]:
    """Returns positions in the page's format; at most `MOST_ALIKE` that are similar."""
    found: list[Position] = []
    seen: Counter[Any] = Counter()
    for match in chain(rare_positions() if key == "comet" else (), matches(key)):
        moves = match.moves()
        companions = {move["companion"] for move in moves if move["do"] == "go"}
        alike = match.prompt, frozenset(str(move["do"]) for move in moves), len(companions)
        seen[alike] += 1
        if seen[alike] <= MOST_ALIKE:
            found.append(
                {
                    "view": match.view(match.to_move),
                    "moves": moves,
                    "told": [match.told(move) for move in moves],
                }
            )
    return found


@pytest.fixture(scope="module")
def told() -> dict[str, dict[str, Any]]:
    """The page's texts for each game's positions: `en`, `ru`, and the reasons for prompts (`asking`)."""
    printed = {key: starboard.load(key).rulebook.printed() for key in starboard.KEYS}
    told = tell(printed, [position for key in printed for position in positions(key)])
    parts = {part: iter(said) for part, said in told.items()}
    return {
        key: {part: list(islice(said, len(positions(key)))) for part, said in parts.items()}
        for key in printed
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", starboard.KEYS)
def test_legal_moves_have_different_words(key: str, language: str, told: dict[str, dict[str, Any]]) -> None:
    """At the table, and in an analysis, which describes positions that are not on the table."""
    for position, said in zip(positions(key), told[key][language], strict=True):
        for words in (said["moves"], said["told"]):
            assert len(words) == len(position["moves"])
            assert len(set(words)) == len(words), (position["moves"], words)
            assert not [text for text in words if re.search(r"[{}$]|^[a-z]+-[a-z]+-", text)]


ACTS = {
    "hatch": "hatch",
    "lead": "move",
    "play": "move",
    "play-wild": "move",
    "go": "go",
    "go-one-of": "go",
    "use": "use",
    "refresh": "refresh",
    "pass": "pass",
    "end": "end",
    "stop": "end",
    "let-it-be": "end",
}
"""The kind of move behind each act that a prompt names."""


@pytest.fixture(scope="module")
def asked(told: dict[str, dict[str, Any]]) -> list[tuple[Position, dict[str, Any], str]]:
    """Positions of Comet, the reasons for their prompts, and the prompts in English."""
    comet = told["comet"]
    return [
        (position, asking, said["prompt"])
        for position, asking, said in zip(positions("comet"), comet["asking"], comet["en"], strict=True)
    ]


def test_a_prompt_of_comet_names_what_is_legal_and_nothing_else(
    asked: list[tuple[Position, dict[str, Any], str]],
) -> None:
    for position, asking, words in asked:
        named, legal = {ACTS[act] for act in asking["acts"]}, kinds(position) & set(ACTS.values())
        missing = {"move"} if asking["key"] == "moving-nobody" else set()
        if all(move["card"] in position["view"]["idle"] for move in position["moves"] if move["do"] == "use"):
            missing.add("use")
        assert named == legal - missing, (asking, words)
        movable = {move["companion"] for move in position["moves"] if move["do"] == "go"}
        assert ("go-one-of" in asking["acts"]) == (len(movable) > 1)
        assert asking["companion"] in (movable or {0})
        if "play-wild" in asking["acts"]:
            played = [card_data(str(move["card"])) for move in position["moves"] if move["do"] == "move"]
            assert all(data["symbols"] == ["wild"] for data in played)


def test_a_prompt_of_comet_says_what_is_the_case(asked: list[tuple[Position, dict[str, Any], str]]) -> None:
    for position, asking, words in asked:
        view, can = position["view"], kinds(position)
        slots = view["seats"][view["viewer"]]["slots"]
        is_anybody_there = any(slot and slot["at"] for slot in slots)
        is_pool_empty = not any(view["pool"].values())
        claims = {
            "act-nobody": not is_anybody_there and "move" not in can and "hatch" in can,
            "act-nothing": not can & {"hatch", "move"},
            "acts": "go" in can,
            "nest": "nest" in can and "use" not in can,
            "nest-or-use": can == {"nest", "use"},
            "nest-none": can == {"use"},
            "hatched-over": can == {"end"},
            "window-over": can == {"end"},
            "moving-nobody": not is_anybody_there and "go" not in can,
            "moving-spent": is_pool_empty and is_anybody_there and "go" not in can,
            "moving-stuck": not is_pool_empty and is_anybody_there and "go" not in can,
            "refresh": can == {"discard", "take"},
            "refresh-kept": can == {"take"},
            "refresh-no-gold": can == {"discard", "end"},
            "refresh-kept-no-gold": can == {"end"},
        }
        assert claims.get(asking["key"], True), (asking, words)
        assert asking["key"].startswith(("acts", "go-none", view["prompt"]))


def test_prompts_of_comet_name_companions_cards_and_every_act(told: dict[str, dict[str, Any]]) -> None:
    """The prompt follows from `asking`, in both languages."""
    for language in LANGUAGES:
        for said, asking in zip(told["comet"][language], told["comet"]["asking"], strict=True):
            words = said["prompt"]
            assert words
            assert not re.search(r"[{}$]|page-|comet-| ,|: \.", words), words
            assert words[0] == words[0].upper()
            if len(asking["cards"]) == 1 and len(asking["acts"]) < 4:
                assert bare_name(asking["cards"][0], language) in words
                assert not re.search(r"\d", words)


def test_positions_of_many_kinds_were_looked_at(asked: list[tuple[Position, dict[str, Any], str]]) -> None:
    """Every sentence of Comet's prompts occurs: otherwise the tests above prove little."""
    text = (OWN_FOLDER / "comet/words/en.ftl").read_text("utf-8")
    sentences = re.findall(r"(?m)^comet-page-prompt-([a-z-]+) =", text)
    questions = re.findall(r"(?m)^comet-prompt-([a-z-]+) =", text)
    prompts = {position["view"]["prompt"] for position, _, _ in asked}
    assert set(sentences) - {asking["key"] for _, asking, _ in asked} == set()
    assert set(questions) - prompts == set()
    assert len({(position["view"]["prompt"], kinds(position)) for position, _, _ in asked}) > 30
