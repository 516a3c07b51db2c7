"""The conformance suites of the interfaces that we implement, for every game and number of players."""

import re
import sys
import warnings
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env

import starboard
from starboard.research.gymnasium import IDS, SeatVectorEnv
from starboard.research.openspiel import DRAWS
from starboard.research.pettingzoo import env, raw_env
from tests import harness

with warnings.catch_warnings(action="ignore"):  # from the suites' own games
    from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

every_setting = pytest.mark.parametrize(("key", "players", "options"), harness.all_settings())
pytestmark = pytest.mark.filterwarnings("ignore")  # from the suites themselves, made for other games


@every_setting
def test_pettingzoo(key: str, players: int, options: dict[str, Any]) -> None:
    """The suite's tests of the interface and of seeds."""
    api_test(env(key, players, **options), num_cycles=40)
    seed_test(lambda: env(key, players, **options), num_cycles=40)


@pytest.mark.parametrize("key", starboard.KEYS)
def test_pettingzoo_pictures(key: str) -> None:
    render_test(lambda render_mode: env(key, render_mode=render_mode))


@pytest.mark.parametrize("key", starboard.KEYS)
def test_pettingzoo_performance(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The benchmark runs for five seconds: here its clock is accelerated."""
    ticks = iter(np.arange(0, 1e6, 0.5))
    module = sys.modules["pettingzoo.test.performance_benchmark"]
    monkeypatch.setattr(module, "time", SimpleNamespace(time=lambda: float(next(ticks))))
    performance_benchmark(env(key, starboard.load(key).players[-1]))


def test_an_illegal_action_loses_the_match() -> None:
    table = env("stella", 3)
    table.reset(seed=1)
    agent = table.agent_selection
    mask = table.observe(agent)["action_mask"]
    table.step(int(np.flatnonzero(mask == 0)[0]))
    assert all(table.terminations.values())
    assert table._cumulative_rewards[agent] == -1
    plain = raw_env("stella", 3)
    plain.reset(seed=1)
    with pytest.raises(starboard.IllegalMove):
        plain.step(int(np.flatnonzero(mask == 0)[0]))


@every_setting
def test_gymnasium(key: str, players: int, options: dict[str, Any]) -> None:
    table = gymnasium.make(
        f"starboard/{IDS[key]}-v1", players=players, disable_env_checker=True, **options
    ).unwrapped
    check_env(table, skip_render_check=True)


@pytest.mark.parametrize("opponents", ["greedy", ["random", "beginner"]])
def test_bots_sit_at_the_other_seats(opponents: Any) -> None:
    table = gymnasium.make(
        "starboard/StellaQuest-v1", players=3, opponents=opponents, seat=1, render_mode="ansi"
    )
    observation, _ = table.reset(seed=3)
    total, over, info = 0.0, False, dict[str, Any]()
    assert "hand" in str(table.render())
    while not over:
        action = np.flatnonzero(observation["action_mask"])[-1]
        observation, reward, over, _, info = table.step(action)
        total += float(reward)
    assert total in (1, 0.25, 0, -0.5)
    assert len(info["points"]) == 3


def test_many_seats_at_once() -> None:
    """Gymnasium's vector environment: it returns at the seat's own decisions, and matches restart forever."""
    tables = gymnasium.make_vec(
        "starboard/Subastral-v1", num_envs=40, vectorization_mode="vector_entry_point", seat=1
    )
    assert isinstance(tables, SeatVectorEnv)
    observations, _ = tables.reset(seed=5)
    ended = 0
    for _ in range(60):
        assert (tables._out.seats == 1).all()
        assert observations["observation"] in tables.observation_space["observation"]  # type: ignore[index]
        actions = np.array([np.flatnonzero(mask)[0] for mask in observations["action_mask"]])
        observations, rewards, done, _, _ = tables.step(actions)
        assert not rewards[~done].any()
        ended += int(done.sum())
    assert ended > 40


# ---- OpenSpiel ---------------------------------------------------------------------------------------------


def spiel(key: str, players: int, options: dict[str, Any]) -> str:
    given = ",".join(f"{name}={value}" for name, value in {"players": players, **options}.items())
    return f"python_starboard_{key}({given})"


@pytest.mark.parametrize(
    ("key", "players"), [(key, players) for key in starboard.KEYS for players in starboard.load(key).players]
)
def test_openspiel(key: str, players: int) -> None:

    game = pyspiel.load_game(spiel(key, players, {}))
    pyspiel.random_sim_test(game, num_sims=1, serialize=key == "stella", verbose=False)


def every_count() -> list[Any]:
    """Every game with every number of players; slow ones are marked."""
    counts = [(key, players) for key in starboard.KEYS for players in starboard.load(key).players]
    quick = {("subastral", 2), ("stella", 2), ("stella", 3)}
    return [pytest.param(*one, marks=() if one in quick else pytest.mark.long) for one in counts]


@pytest.mark.parametrize(("key", "players"), every_count())
def test_a_playthrough_of_openspiel_can_be_replayed(key: str, players: int, tmp_path: Path) -> None:
    from absl import flags
    from open_spiel.python.algorithms import generate_playthrough

    flags.FLAGS.mark_as_parsed()
    text = generate_playthrough.playthrough(
        spiel(key, players, {}), action_sequence=[1, 2, 3, 4], observation_params_string=None
    )
    assert re.search(r"IsTerminal\(\) = True", text)
    file = tmp_path / f"{key}.txt"
    file.write_text(text)
    before, again = generate_playthrough.replay(str(file))
    assert before == again


def test_openspiel_searches_our_games() -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    game = pyspiel.load_game(spiel("stella", 3, {}))
    state = game.new_initial_state()
    for byte in range(DRAWS):
        state.apply_action(byte)
    seat = state.current_player()
    other = state.resample_from_infostate(seat, lambda: 0.5)
    assert other.information_state_string(seat) == state.information_state_string(seat)
    assert other.information_state_tensor(seat)[:50] == state.information_state_tensor(seat)[:50]
    assert str(other) != str(state)
    rng = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, rng), 2.0, 10, random_state=rng)
    assert bot.step(state) in state.legal_actions()
