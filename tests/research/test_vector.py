"""Many matches played side by side give the same results as one at a time."""

from typing import Any

import numpy as np
import pytest

import starboard
from starboard.engine.calls import ask, turn_of
from starboard.research import Matches
from tests import harness

every_setting = pytest.mark.parametrize(("key", "players", "options"), harness.all_settings())


@every_setting
def test_side_by_side_is_the_same_as_one_by_one(key: str, players: int, options: dict[str, Any]) -> None:
    """With the same seeds and moves, until each row's second match ends; rewards sum to zero."""
    count = 3
    matches = Matches(key, count, players, **options)
    seen, ended = matches.reset(seeds=[11, 4, 8]), np.zeros(count, int)
    rows = [starboard.load(key).new(players, int(seed), **options) for seed in matches.seeds]
    codex = key == "codex"
    while ended.min() < 2:
        actions = matches.random_actions()
        moves = [row.moves()[int(seen.masks[i, : actions[i]].sum())] for i, row in enumerate(rows)]
        assert [seen.masks[i].sum() for i in range(count)] == [len(row.moves()) for row in rows]
        assert seen.seats.tolist() == [row.to_move for row in rows]
        if not codex:
            assert [
                row.rulebook.moves.number(move) for row, move in zip(rows, moves, strict=True)
            ] == actions.tolist()
        seen = matches.step(actions)
        for i, row in enumerate(rows):
            row.make(moves[i])
            assert seen.done[i] == row.over
            if row.over:
                result = row.result()
                assert seen.points[i].tolist() == result.points
                assert (seen.rewards[i] == seen.rewards[i].max()).nonzero()[0].tolist() == result.winners
                assert abs(seen.rewards[i].sum()) < 1e-6
                ended[i] += 1
                rows[i] = starboard.load(key).new(players, int(matches.seeds[i]), **options)
            else:
                assert not seen.rewards[i].any()
    assert matches.seeds[0] >= 11 + 2 * count


def test_threads_change_nothing() -> None:
    def play(threads: int) -> Any:
        matches = Matches("subastral", 300, threads=threads)
        assert matches.threads == threads
        seen = matches.reset(seeds=1)
        for _ in range(150):
            seen = matches.step(matches.random_actions())
        return seen

    one, two = play(1), play(2)
    for name in ("observations", "masks", "seats", "rewards", "points", "done"):
        assert (getattr(one, name) == getattr(two, name)).all()


def test_what_is_written_goes_where_the_caller_says() -> None:
    matches = Matches("stella", 5, 3)
    rollout = np.zeros((4, 5, matches.layout.length), np.int8)
    matches.reset(seeds=0)
    steps = [matches.arrays(observations=rollout[t]) for t in range(4)]
    for t in range(4):
        seen = matches.step(matches.random_actions(), out=steps[t])
        assert seen.observations is not rollout
        assert np.shares_memory(seen.observations, rollout)
    assert (rollout.any(axis=2)).all()
    with pytest.raises(ValueError, match="observations"):
        matches.arrays(observations=np.zeros((5, matches.layout.length), np.float32))


def test_an_illegal_action_changes_nothing() -> None:
    matches = Matches("codex", 4, auto_reset=False)
    seen = matches.reset(seeds=3)
    before, actions = matches.tables.copy(), matches.random_actions()
    for bad in (-1, -5, matches.layout.actions, 1 << 40, int(np.flatnonzero(seen.masks[2] == 0)[0])):
        actions[2] = bad
        with pytest.raises(starboard.IllegalMove) as caught:
            matches.step(actions)
        assert caught.value.facts == {"match": 2, "action": bad}
    assert (matches.tables == before).all()
    with pytest.raises(ValueError, match="4 actions"):
        matches.step(actions[:3])


def test_a_match_that_is_over_stays_so_unless_it_is_dealt_anew() -> None:
    matches = Matches("stella", 1, 2, auto_reset=False)
    seen = matches.reset(seeds=3)
    while not seen.done[0]:
        seen = matches.step(matches.random_actions())
    assert seen.seats[0] == -1
    assert not seen.masks.any()
    assert turn_of(ask(matches.tables, np.zeros(1, matches._desks[0].dtype))) == (-1, 0)
    with pytest.raises(starboard.IllegalMove):
        matches.step(np.zeros(1, int))
    assert matches.reset().seats[0] >= 0
