"""A trained network plays like any other bot; and the example that trains one."""

import sys
from importlib.util import module_from_spec, spec_from_file_location
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import starboard
from starboard.lab.arena import deals, play_deal
from starboard.research import layout
from starboard.research.network import NetworkBot
from starboard.research.players import player_named

EXAMPLE = Path(__file__).parents[2] / "examples" / "learn.py"


def a_network(game: str, players: int) -> NetworkBot:
    rng, sizes = (
        np.random.default_rng(1),
        (layout(game, players).length, 8, layout(game, players).actions + 1),
    )
    layers = [(rng.normal(size=(a, b)), rng.normal(size=b)) for a, b in pairwise(sizes)]
    return NetworkBot(game, players, tuple(layers))


def test_a_network_plays_at_the_table(tmp_path: Path) -> None:
    file = str(tmp_path / "stella.npz")
    a_network("stella", 2).save(Path(file))
    [one, two] = play_deal(deals("stella", (file, "random"), 2, 1, {}, 1)[0])
    assert sum(one.shares) == sum(two.shares) == 1


def test_a_network_sees_no_more_than_its_seat(tmp_path: Path) -> None:
    bot = a_network("codex", 2)
    match = starboard.load("codex").new(2, 3)
    for number in range(40):
        thought = bot.choose(match)
        assert bot.choose(match.redealt(match.to_move, number)).move == thought.move
        assert {str(reason.move) for reason in thought.reasons} <= {str(move) for move in match.moves()}
        match.play(thought.move)


def test_a_network_is_for_its_game(tmp_path: Path) -> None:
    with pytest.raises(starboard.StarboardError, match="plays codex with 2 players"):
        a_network("codex", 2).choose(starboard.load("codex").new(3, 1))
    (tmp_path / "none.npz").write_text("nothing")
    with pytest.raises(starboard.StarboardError, match="no network"):
        player_named(str(tmp_path / "none.npz"))
    with pytest.raises(starboard.StarboardError):
        player_named("unheard of")


def test_the_example_learns_something(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two rounds, saved, loaded and played. Needs PyTorch, which is too large for CI."""
    pytest.importorskip("torch", reason="pip install starboard[learn]")
    spec = spec_from_file_location("learn", EXAMPLE)
    assert spec
    assert spec.loader
    learn: Any = module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "learn", learn)
    spec.loader.exec_module(learn)
    monkeypatch.setattr(learn, "MATCHES", 16)
    file = tmp_path / "stella.npz"
    curve = learn.learn("stella", 3, 0.0, 1, file)
    assert [decisions for decisions, _, _ in curve] == [0]
    bot = player_named(str(file))
    matches = learn.Matches("stella", 16, 3)
    rollout = learn.Rollout(matches, 64)
    matches.reset(1, rollout.out[64])
    network = learn.Network(learn.torch.randn(50, matches.layout.length), matches.layout.actions)
    optimiser = learn.torch.optim.Adam(network.parameters(), 1e-3)
    before = [layer.weight.clone() for layer in network.layers]
    rollout.play(matches, network)
    learn.improve(network, optimiser, rollout)
    assert all((now.weight != then).any() for now, then in zip(network.layers, before, strict=True))
    observations = rollout.observations[3]
    logits, values = network.bot("stella", 3).forward(observations)
    policy, wanted = network(
        learn.torch.from_numpy(observations), learn.torch.ones(16, matches.layout.actions)
    )
    assert np.allclose(values, wanted.detach().numpy(), atol=1e-4)
    assert (logits.argmax(axis=1) == policy.logits.argmax(axis=1).numpy()).all()
    assert bot.choose(starboard.load("stella").new(3, 1)).move
