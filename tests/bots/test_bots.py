"""Bots: no use of hidden information, reasons for their moves, higher levels that win more."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import starboard
from starboard.bots import LEVELS, YARDSTICKS, LevelBot, seed_for
from starboard.bots.heuristics import WEIGHTS
from starboard.bots.knowledge import knowledge, new_settings, weight_names
from starboard.bots.search import NODES
from starboard.bots.searcher import Line, think
from starboard.games import has_part
from starboard.lab.train import Trainer
from starboard.match import Match, StarboardError
from starboard.words import LANGUAGES, has
from tests import harness

every_setting = pytest.mark.parametrize(("key", "players", "options"), harness.all_settings())
every_game = pytest.mark.parametrize("key", starboard.KEYS)
with_bot = [key for key in starboard.KEYS if has_part(key, "bot")]
QUICK = ("beginner", "casual", "skilled", "greedy", "random")


def thought(match: Match, seed: bytes, iterations: int = 60) -> Any:
    known = knowledge(match.rulebook.key)
    return think(match, new_settings(known.search), known.mind(match.players), seed, iterations=iterations)


@every_setting
def test_the_same_view_gives_the_same_choice_whatever_is_hidden(
    key: str, players: int, options: dict[str, Any]
) -> None:
    rng, compared = np.random.default_rng(5), 0
    match = starboard.load(key).new(players, 5, **options)
    for position, _ in enumerate(harness.random_moves(match, rng)):
        if position % 7 == 0 and len(match.moves()) > 1:
            other = match.redealt(match.to_move, position + 1)
            seed = seed_for(key, position)
            for level in QUICK:
                assert LevelBot(level).choose(other, seed).move == LevelBot(level).choose(match, seed).move
            ours, theirs = thought(match, seed), thought(other, seed)
            assert [reason.visits for reason in ours.reasons] == [reason.visits for reason in theirs.reasons]
            compared += match.table() != other.table()
    assert compared > min(3, match.move_count // 8)


@every_setting
def test_every_level_plays_whole_matches(key: str, players: int, options: dict[str, Any]) -> None:
    match = starboard.load(key).new(players, 1, **options)
    bots = [LevelBot(level) for level in QUICK]
    while not match.over:
        bot = bots[match.move_count % len(bots)]
        match.play(bot.choose(match, seed_for(match.move_count)).move, match.to_move)
    assert match.result().winners


@every_game
def test_a_thought_has_its_reasons(key: str) -> None:
    match = starboard.load(key).new(2, 3)
    while len(match.moves()) == 1:
        match.play(match.moves()[0])
    found = thought(match, bytes(32), 500)
    assert found.iterations == 500
    assert sum(reason.visits for reason in found.reasons) == 500
    assert found.move == found.reasons[0].move
    assert found.move in match.moves()
    for reason in found.reasons:
        assert 0 <= reason.win <= 1
        assert 0 <= reason.reward <= 1


@every_game
def test_two_threads_think_together(key: str) -> None:
    match = starboard.load(key).new(2, 3)
    known = knowledge(key)
    found = think(
        match, new_settings(known.search), known.mind(match.players), bytes(32), seconds=0.05, threads=2
    )
    assert found.iterations >= 64
    assert sum(reason.visits for reason in found.reasons) == found.iterations


def test_a_single_move_is_played_at_once() -> None:
    match = starboard.load("subastral").new(2, 3)
    rng = np.random.default_rng(1)
    for _ in harness.random_moves(match, rng):
        if len(match.moves()) == 1:
            found = LevelBot("master").choose(match)
            assert (found.move, found.iterations) == (match.moves()[0], 0)
            return
    raise AssertionError("no such position")


def test_a_full_tree_is_no_harm() -> None:
    match = starboard.load("stella").new(2, 3)
    known = knowledge("stella")
    line = Line(match.position, new_settings(known.search), known.mind(match.players), bytes(32), 1)
    line.tree["count"] = NODES - 5
    assert match.to_move is not None
    line.think(match.to_move, None, 200)
    assert int(line.tree[0]["count"]) == NODES


@pytest.mark.parametrize("key", with_bot)
def test_appraisal_beats_chance_and_noise_weakens(key: str) -> None:
    noise = knowledge(key).levels["beginner"]["noise"]
    trainer = Trainer(key, 2, 1000, seed=3)
    weights = list(knowledge(key).weights[2].values())
    assert trainer.victories([weights, weights], [noise, -1.0])[0] > 0.7
    assert trainer.victories([weights, weights], [noise / 20, noise])[0] > 0.53


@pytest.mark.parametrize(
    ("key", "players"), [(key, players) for key in with_bot for players in starboard.load(key).players]
)
def test_appraisal_serves_every_number_of_players(key: str, players: int) -> None:
    trainer, known = Trainer(key, players, 300, seed=3), knowledge(key)
    weights = known.mind(players)["weights"][0]
    assert trainer.victories([weights] * players, [0.01] + [-1.0] * (players - 1))[0] > 0.7
    if players in known.weights and players > 2:  # its own weights must beat those for two players
        assert (
            trainer.victories([weights] + [list(known.weights[2].values())] * (players - 1))[0]
            > 1.2 / players
        )


@pytest.mark.parametrize("key", with_bot)
def test_training_learns_to_win(key: str) -> None:
    trainer = Trainer(key, 2, 60, seed=1)
    *_, last = trainer.run(6)
    assert trainer.victories([last.weights, last.weights], [0.01, -1.0])[0] > 0.6
    assert len(weight_names(key)) <= WEIGHTS


def test_bots_have_names() -> None:
    for language in LANGUAGES:
        assert all(has(f"level-{level}", language) for level in LEVELS)
    assert LevelBot.named("master@0.25").seconds == 0.25
    assert LevelBot.named("master:3000").iterations == 3000
    assert LevelBot.named("greedy") == LevelBot("greedy")
    assert LevelBot.named("master@0.25+my.json") == LevelBot("master", 0.25, file=Path("my.json"))
    assert set(YARDSTICKS) == {"random", "greedy", "plain"}
    for name in ("grandmaster", "master@soon"):
        with pytest.raises(StarboardError):
            LevelBot.named(name)
