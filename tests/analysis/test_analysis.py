"""Analysis: planted blunders are found, hidden cards never change a verdict, and the figures add up."""

import json
from typing import Any

import pytest

import starboard
from starboard.analysis import Choice, Depth, Verdict, conclude, decisions, hints, verdicts
from starboard.analysis.judging import compare, equity, judge, mark_of, point_worth
from starboard.bots import LevelBot, seed_for
from starboard.match import Match, Record

ITERATIONS = 400


def played_well(key: str, players: int, moves: int, seed: int = 11) -> Match:
    """Returns a match after `moves` moves or a few more, played by skilled bots."""
    match = starboard.load(key).new(players, seed)
    while match.move_count < moves or len(match.moves()) < 3:
        match.play(LevelBot("skilled").choose(match, seed_for(match.move_count)).move)
    return match


def plant_blunder(match: Match) -> int:
    """Plays master moves until some move loses much, and makes that move; returns its number."""
    while not match.over:
        reasons = (
            LevelBot("master", iterations=1500).choose(match, seed_for("plant", match.move_count)).reasons
        )
        tried = [reason for reason in reasons if reason.visits >= 25]
        worst = min(tried, key=lambda reason: reason.win, default=None)
        if worst and reasons[0].win - worst.win > 0.3:
            match.play(worst.move)
            return match.move_count - 1
        match.play(reasons[0].move if reasons else match.moves()[0])
    raise AssertionError("nothing to throw away")


@pytest.mark.parametrize(("key", "seed"), [("subastral", 11), ("stella", 11), ("codex", 7), ("comet", 5)])
def test_a_planted_blunder_is_found(key: str, seed: int) -> None:
    """One absurd move amid decent play gets the worst verdict.

    Only these seeds give matches close enough to lose.
    """
    match = played_well(key, 2, 12, seed)
    planted = plant_blunder(match)
    while not match.over and match.move_count < planted + 4:
        match.play(LevelBot("strong").choose(match, seed_for(match.move_count)).move)
    around = [choice for choice in decisions(match.record()) if abs(choice[0].move_count - planted) <= 3]
    found = list(verdicts(around, Depth(iterations=ITERATIONS, threads=1)))
    worst = max(found, key=lambda verdict: verdict.loss)
    assert worst.number == planted
    assert worst.mark
    assert worst.best.move != worst.played.move
    assert min(1, worst.best.equity - worst.played.equity) == worst.loss


@pytest.mark.parametrize(("key", "iterations"), [("subastral", 200), ("codex", 30)])
def test_whoever_plays_at_random_gives_more_away(key: str, iterations: int) -> None:
    match = starboard.load(key).new(2, 8)
    players = LevelBot("random"), LevelBot("skilled")
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
    """Redealing the hidden cards leaves the verdict unchanged."""
    match = played_well(key, players, 9)
    move, other = match.moves()[-1], match.redealt(match.to_move, 5)
    other._played = list(match._played)  # the number of moves is public
    assert other.table() != match.table()
    assert judge(other, move, 1.0, 60) == judge(match, move, 1.0, 60)


def test_the_same_record_gives_the_same_verdicts() -> None:
    record = a_record("stella", 2, 8)
    depth = Depth(iterations=50, threads=2)
    assert list(verdicts(decisions(record), depth)) == list(verdicts(decisions(record), depth))


def a_record(key: str, players: int, moves: int | None = None) -> Record:
    match = starboard.load(key).new(players, 4)
    while not match.over and (moves is None or match.move_count < moves):
        match.play(match.moves()[0])
    return match.record()


def test_choices_and_luck_add_up_to_the_result() -> None:
    record = a_record("stella", 3)
    analysis = conclude(record, list(verdicts(decisions(record), Depth(iterations=30))))
    assert record.result
    winners = record.result.winners
    for seat, (luck, line) in enumerate(zip(analysis.luck, analysis.lines, strict=True)):
        assert line[0] == (0, 1 / 3)
        assert line[-1] == (len(record.moves), 1 / len(winners) if seat in winners else 0.0)
        assert line[0][1] + luck.choices + luck.others + luck.luck == pytest.approx(line[-1][1])
        assert [number for number, _ in line] == sorted(number for number, _ in line)
    for verdict in analysis.verdicts:
        assert sum(verdict.best.wins) == pytest.approx(1)
    assert len(analysis.turns) <= 5
    assert all(0 <= turn.number <= analysis.moves for turn in analysis.turns)


@pytest.mark.parametrize(
    ("loss", "mark"),
    [(0.3, "blunder"), (0.246, "blunder"), (0.15, "mistake"), (0.096, "mistake"), (0.094, "")],
)
def test_marks_go_by_the_loss_as_it_is_told(loss: float, mark: str) -> None:
    assert mark_of(loss) == mark


def test_nothing_gives_away_more_than_a_victory() -> None:
    played = Choice({"do": "a"}, [0.0, 1.0], [20.0, 60.0], -2.0, 0.01)
    best = Choice({"do": "b"}, [0.9, 0.1], [50.0, 40.0], 1.4, 0.01)
    assert compare(3, 0, played, best).loss == 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_equity_counts_chances_and_the_lead(players: int) -> None:
    wins, points = [0.2, 0.8, 0.0, 0.0][:players], [30.0, 40.0, 35.0, 10.0][:players]
    assert equity(wins, points, 0, 0.05) == pytest.approx(0.2 - 0.5)
    assert equity(wins, points, 1, 0.05) == pytest.approx(0.8 + (0.5 if players == 2 else 0.25))
    lost = [0.0, 1.0, 0.0, 0.0][:players]
    assert equity(lost, points, 0, 0.05) > equity(lost, [28.0, *points[1:]], 0, 0.05), (
        "points count in a lost match too"
    )


@pytest.mark.parametrize(
    ("chance", "mine", "theirs", "reason"),
    [
        (0.2, 3.0, 0.0, "points"),
        (0.2, 0.0, 3.0, "others"),
        (0.2, 2.0, 2.0, "both"),
        (0.2, 0.1, -0.2, "chance"),
        (0.0, 0.4, 0.3, "points"),
        (0.0, 0.3, 0.4, "others"),
    ],
)
def test_a_better_move_has_its_reason(chance: float, mine: float, theirs: float, reason: str) -> None:
    played = Choice({"do": "a"}, [0.4, 0.6], [20.0, 25.0], 0.0, 0.01)
    best = Choice({"do": "b"}, [0.4 + chance, 0.6 - chance], [20.0 + mine, 25.0 - theirs], 0.1, 0.01)
    verdict: Verdict = compare(3, 0, played, best)
    assert verdict.reason == reason
    assert verdict.gain == pytest.approx(mine)
    assert verdict.denial == pytest.approx(theirs)


@pytest.mark.parametrize("key", starboard.KEYS)
def test_hints_are_judged_as_the_analysis_judges(key: str) -> None:
    """Hints carry the analysis's verdicts, best first, and do not depend on hidden cards."""
    match = played_well(key, 2, 7)
    given = hints(match, iterations=100)
    assert 2 <= len(given) <= 3
    assert all(hint.move in match.moves() for hint in given)
    assert [hint.verdict for hint in given] == [judge(match, hint.move, 1.0, 100) for hint in given]
    losses = [hint.verdict.loss for hint in given]
    assert losses == sorted(losses)
    assert losses[0] == 0
    assert all(hint.verdict.best == given[0].verdict.played for hint in given if hint.verdict.loss)
    other = match.redealt(match.to_move, 8)
    other._played = list(match._played)
    assert hints(other, iterations=100) == given


def test_no_hints_where_nothing_is_to_be_chosen() -> None:
    match = starboard.load("stella").new(2, 1)
    while len(match.moves()) > 1:
        match.play(match.moves()[0])
    assert hints(match, iterations=10) == []


def bad_move(match: Match) -> dict[str, Any]:
    """Returns a plainly bad move in Comet: away from the cave, wild cards first, refreshing last."""

    def badness(move: dict[str, Any]) -> tuple[int, int, str]:
        rank = {"go": 4, "pay": 4, "move": 3, "pass": 2}.get(move["do"], 1)
        distance = max(abs(move["q"]), abs(move["r"]), abs(move["q"] + move["r"])) if "q" in move else 0
        return rank, distance + (move.get("symbol") == "wild"), str(move)

    return max(match.moves(), key=badness)


def test_plainly_bad_play_in_a_lost_match_is_marked() -> None:
    """The chance to win is already 0, so verdicts have to rest on points."""
    match, is_bad = starboard.load("comet").new(2, 1), set[int]()
    while not match.over and len(is_bad) < 30:
        is_lost = match.move_count > 80 and match.to_move == 0
        if is_lost and len(match.moves()) > 1:
            is_bad.add(match.move_count)
        level = "strong" if match.to_move else "beginner"
        match.play(
            bad_move(match) if is_lost else LevelBot(level).choose(match, seed_for(match.move_count)).move
        )
    choices = [choice for choice in decisions(match.record()) if choice[0].move_count >= min(is_bad)]
    found = list(verdicts(choices, Depth(iterations=200, threads=1)))
    bad, good = ([one for one in found if (one.number in is_bad) == side] for side in (True, False))
    assert max(one.best.wins[0] for one in bad) < 0.15, "lost"
    assert sum(bool(one.mark) for one in bad) >= 4
    assert {one.reason for one in bad if one.mark} <= {"points", "others", "both"}
    assert sum(bool(one.mark) for one in good) <= len(good) // 30, "the strong seat plays well"


@pytest.mark.parametrize(
    ("key", "moves"),
    [("subastral", 40), ("stella", 40), ("codex", 40), pytest.param("comet", 60, marks=pytest.mark.long)],
)
def test_strong_play_is_seldom_marked(key: str, moves: int) -> None:
    match = starboard.load(key).new(2, 5)
    while not match.over and match.move_count < moves:
        match.play(LevelBot("strong").choose(match, seed_for(match.move_count)).move)
    found = list(verdicts(decisions(match.record()), Depth(iterations=200, threads=1)))
    assert sum(bool(one.mark) for one in found) <= len(found) // 12


@pytest.mark.parametrize("key", starboard.KEYS)
def test_a_point_is_worth_less_than_a_victory(key: str) -> None:
    assert 0.02 < point_worth(key) < 0.2


def test_an_analysis_is_json() -> None:
    from dataclasses import asdict

    record = a_record("subastral", 2)
    choices = decisions(record)[:6]
    analysis = conclude(record, list(verdicts(choices, Depth(seconds=0.2))))
    assert json.loads(json.dumps(asdict(analysis)))["game"] == "subastral"
