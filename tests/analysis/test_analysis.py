"""Planted blunders are found, nobody is blamed for what could not be known, and what is told adds up."""

import json
from typing import Any

import pytest

import starboard
from starboard.analysis import Depth, Verdict, conclude, decisions, hints, verdicts
from starboard.analysis.judging import compare, judge, mark_of
from starboard.bots import Bot, seed_for
from starboard.match import Match
from tests import harness

ITERATIONS = 400


def played_well(key: str, players: int, moves: int, seed: int = 11) -> Match:
    """A match that has gone on for some moves, by a decent player."""
    match = starboard.load(key).new(players, seed)
    while match.move_count < moves or len(match.moves()) < 3:
        match.play(Bot("skilled").choose(match, seed_for(match.move_count)).move)
    return match


def plant(match: Match) -> int:
    """Plays decently until much can be thrown away by one move, and makes that move; after how many moves that was."""
    while not match.over:
        reasons = Bot("master", iterations=1500).choose(match, seed_for("plant", match.move_count)).reasons
        tried = [reason for reason in reasons if reason.visits >= 25]
        worst = min(tried, key=lambda reason: reason.win, default=None)
        if worst and reasons[0].win - worst.win > 0.3:
            match.play(worst.move)
            return match.move_count - 1
        match.play(reasons[0].move if reasons else match.moves()[0])
    raise AssertionError("nothing to throw away")


@pytest.mark.parametrize(("key", "seed"), [("subastral", 11), ("stella", 11), ("codex", 7), ("comet", 4)])
def test_a_planted_blunder_is_found(key: str, seed: int) -> None:
    """In a match of decent play one absurd move is made: of all moves around it, it is the worst. Few matches are close enough."""
    match = played_well(key, 2, 12, seed)
    planted = plant(match)
    while not match.over and match.move_count < planted + 4:
        match.play(Bot("strong").choose(match, seed_for(match.move_count)).move)
    around = [choice for choice in decisions(match.record()) if abs(choice[0].move_count - planted) <= 3]
    found = list(verdicts(around, Depth(iterations=ITERATIONS, threads=1)))
    worst = max(found, key=lambda verdict: verdict.loss)
    assert worst.number == planted
    assert worst.mark
    assert worst.best.move != worst.played.move
    assert worst.best.wins[worst.seat] - worst.played.wins[worst.seat] == worst.loss


@pytest.mark.parametrize(("key", "iterations"), [("subastral", 60), ("codex", 30)])
def test_whoever_plays_at_random_gives_more_away(key: str, iterations: int) -> None:
    match = starboard.load(key).new(2, 8)
    players = Bot("random"), Bot("skilled")
    while not match.over:
        assert match.to_move is not None
        match.play(players[match.to_move].choose(match, seed_for(match.move_count)).move)
    record = match.record()
    analysis = conclude(record, list(verdicts(decisions(record), Depth(iterations=iterations))))
    assert analysis.luck[0].choices < analysis.luck[1].choices - 0.3
    marked = [sum(one.seat == seat and bool(one.mark) for one in analysis.verdicts) for seat in (0, 1)]
    assert marked[0] > marked[1]


@pytest.mark.parametrize(("key", "players"), [("subastral", 3), ("stella", 3), ("codex", 2), ("comet", 2)])
def test_nobody_is_blamed_for_what_could_not_be_known(key: str, players: int) -> None:
    """With other hidden cards, and the same things to be seen, the verdict is the same."""
    match = played_well(key, players, 9)
    move, other = match.moves()[-1], match.redealt(match.to_move, 5)
    other._played = list(match._played)  # how many moves there were is no secret
    assert other.table() != match.table()
    assert judge(other, move, 1.0, 60) == judge(match, move, 1.0, 60)


def test_the_same_record_gives_the_same_verdicts() -> None:
    record = a_record("stella", 2, 8)
    depth = Depth(iterations=50, threads=2)
    assert list(verdicts(decisions(record), depth)) == list(verdicts(decisions(record), depth))


def a_record(key: str, players: int, moves: int | None = None) -> dict[str, Any]:
    match = starboard.load(key).new(players, 4)
    while not match.over and (moves is None or match.move_count < moves):
        match.play(match.moves()[0])
    return match.record()


def test_choices_and_luck_add_up_to_the_result() -> None:
    record = a_record("stella", 3)
    analysis = conclude(record, list(verdicts(decisions(record), Depth(iterations=30))))
    winners = record["result"]["winners"]
    for seat, (luck, line) in enumerate(zip(analysis.luck, analysis.lines, strict=True)):
        assert line[0] == (0, 1 / 3)
        assert line[-1] == (len(record["moves"]), 1 / len(winners) if seat in winners else 0.0)
        assert line[0][1] + luck.choices + luck.others + luck.luck == pytest.approx(line[-1][1])
        assert [number for number, _ in line] == sorted(number for number, _ in line)
    for verdict in analysis.verdicts:
        assert sum(verdict.best.wins) == pytest.approx(1)
    assert len(analysis.turns) <= 5
    assert all(0 <= turn.number <= analysis.moves for turn in analysis.turns)


def test_only_what_is_sure_is_marked() -> None:
    assert mark_of(0.15, error=0.02) == "mistake"
    assert mark_of(0.15, error=0.1) == ""
    assert mark_of(0.3, error=0.02) == "blunder"
    assert mark_of(0.05, error=0.001) == ""


@pytest.mark.parametrize(
    ("mine", "theirs", "reason"), [(3.0, 0.0, "points"), (0.0, 3.0, "others"), (2.0, 2.0, "both"), (0.1, -0.2, "chance")]
)
def test_a_better_move_has_its_reason(mine: float, theirs: float, reason: str) -> None:
    from starboard.analysis import Choice

    played = Choice({"do": "a"}, [0.4, 0.6], [20.0, 25.0], 100)
    best = Choice({"do": "b"}, [0.6, 0.4], [20.0 + mine, 25.0 - theirs], 100)
    verdict: Verdict = compare(3, 0, played, best)
    assert verdict.reason == reason
    assert verdict.gain == pytest.approx(mine)
    assert verdict.denial == pytest.approx(theirs)


@pytest.mark.parametrize(("key", "players", "options"), list(harness.all_settings())[:1])
def test_hints_are_legal_and_honest(key: str, players: int, options: dict[str, Any]) -> None:
    match = starboard.load(key).new(players, 3, **options)
    given = hints(match, seed=bytes(32), iterations=200)
    assert 1 <= len(given) <= 3
    assert all(hint.move in match.moves() for hint in given)
    assert hints(match.redealt(match.to_move, 8), seed=bytes(32), iterations=200) == given


def test_an_analysis_is_json() -> None:
    from dataclasses import asdict

    record = a_record("subastral", 2)
    choices = decisions(record)[:6]
    analysis = conclude(record, list(verdicts(choices, Depth(seconds=0.2))))
    assert json.loads(json.dumps(asdict(analysis)))["game"] == "subastral"
