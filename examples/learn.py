"""Learns a game from scratch by self-play, on two cores in minutes, and draws its progress.

    pip install 'starboard[research,learn]'
    python examples/learn.py subastral --minutes 5

The network is saved as subastral.npz, and plays like any bot:

    starboard play subastral --level subastral.npz
    starboard arena subastral --bots subastral.npz,greedy

The method is PPO with masked actions: one network plays all seats, and learns from each seat's lead in points
at the end.
"""

import argparse
import time
from itertools import pairwise
from pathlib import Path

import numpy as np
import torch
from torch import nn

import starboard
from starboard.bots import LevelBot, seed_for
from starboard.research import STAY, Matches
from starboard.research.network import NetworkBot

MATCHES, STEPS = 256, 64
EPOCHS, BATCH, CLIP, ENTROPY, RATE = 3, 2048, 0.2, 0.01, 7e-4
NOT_LEGAL = -1e9


class Network(nn.Module):
    """A perceptron from observations to a logit for each action, and a value."""

    def __init__(self, observations: torch.Tensor, actions: int, width: int = 128) -> None:
        super().__init__()
        self.mean, self.scale = observations.mean(0), observations.std(0) + 0.1
        sizes = [observations.shape[1], width, width, actions + 1]
        self.layers = nn.ModuleList(nn.Linear(a, b) for a, b in pairwise(sizes))
        nn.init.zeros_(self.layers[-1].weight)

    def forward(
        self, observations: torch.Tensor, masks: torch.Tensor
    ) -> tuple[torch.distributions.Categorical, torch.Tensor]:
        x = (observations.float() - self.mean) / self.scale
        for layer in self.layers[:-1]:
            x = torch.relu(layer(x))
        out = self.layers[-1](x)
        logits = out[:, :-1].masked_fill(masks == 0, NOT_LEGAL)
        return torch.distributions.Categorical(logits=logits, validate_args=False), torch.tanh(out[:, -1])

    def bot(self, game: str, players: int) -> NetworkBot:
        """Returns the network as a NumPy bot, with the scaling of observations in the first layer."""
        layers = [(layer.weight.detach().T.clone(), layer.bias.detach().clone()) for layer in self.layers]
        weights, biases = layers[0]
        layers[0] = weights / self.scale[:, None], biases - (self.mean / self.scale) @ weights
        return NetworkBot(game, players, tuple((w.numpy(), b.numpy()) for w, b in layers))


class Rollout:
    """The arrays of `steps` steps of all matches, which compiled code writes in place."""

    def __init__(self, matches: Matches, steps: int) -> None:
        count, layout = matches.count, matches.layout
        self.observations = np.zeros((steps + 1, count, layout.length), np.int8)
        self.masks = np.zeros((steps + 1, count, layout.actions), np.int8)
        self.seats = np.zeros((steps + 1, count), np.int8)
        self.out = [
            matches.arrays(observations=self.observations[t], masks=self.masks[t], seats=self.seats[t])
            for t in range(steps + 1)
        ]
        self.actions, self.logs, self.values = (
            np.zeros((steps, count), kind) for kind in (np.int64, np.float32, np.float32)
        )
        self.returns = np.zeros((steps, count), np.float32)

    def play(self, matches: Matches, network: Network) -> None:
        """Continues where the last rollout ended."""
        steps = len(self.actions)
        for array in (self.observations, self.masks, self.seats):
            array[0] = array[steps]
        with torch.no_grad():
            for t in range(steps):
                policy, values = network(
                    torch.from_numpy(self.observations[t]), torch.from_numpy(self.masks[t])
                )
                actions = policy.sample()
                self.actions[t], self.logs[t], self.values[t] = actions, policy.log_prob(actions), values
                matches.step(self.actions[t], self.out[t + 1])
            _, values = network(
                torch.from_numpy(self.observations[steps]), torch.from_numpy(self.masks[steps])
            )
        # From the last step back: each seat's outcome, or its predicted value while the match goes on.
        rows, players = np.arange(matches.count), matches.players
        outcome = np.repeat(-values.numpy()[:, None] / (players - 1), players, axis=1)
        outcome[rows, self.seats[steps]] = values
        for t in reversed(range(steps)):
            ended = self.out[t + 1].done
            outcome[ended] = lead(self.out[t + 1].points[ended])
            self.returns[t] = outcome[rows, self.seats[t]]


def lead(points: np.ndarray) -> np.ndarray:
    """Returns each seat's lead over the best other seat, from -1 to 1."""
    others = np.stack(
        [np.delete(points, seat, axis=1).max(axis=1) for seat in range(points.shape[1])], axis=1
    )
    return np.tanh((points - others) / 12)


def improve(network: Network, optimiser: torch.optim.Optimizer, rollout: Rollout) -> None:
    """Trains the network on a rollout, in several PPO passes."""
    steps = len(rollout.actions)
    parts = (
        rollout.observations[:steps],
        rollout.masks[:steps],
        rollout.actions,
        rollout.logs,
        rollout.values,
        rollout.returns,
    )
    flat = [torch.from_numpy(part.reshape(-1, *part.shape[2:])) for part in parts]
    for _ in range(EPOCHS):
        for chosen in torch.randperm(len(flat[2])).split(BATCH):
            observations, masks, actions, logs, values, returns = (part[chosen] for part in flat)
            advantage = returns - values
            advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-6)
            policy, now = network(observations, masks)
            ratio = (policy.log_prob(actions) - logs).exp()
            gain = torch.minimum(ratio * advantage, ratio.clamp(1 - CLIP, 1 + CLIP) * advantage).mean()
            loss = -gain + 0.5 * (now - returns).square().mean() - ENTROPY * policy.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimiser.step()


def against_random(bot: NetworkBot, count: int = 400) -> float:
    """Returns the share of victories against random players, from each seat equally often."""
    matches = Matches(bot.game, count, bot.players, auto_reset=False)
    seen, seat, won = matches.reset(seeds=1_000_000), np.arange(count) % bot.players, np.zeros(count)
    while (seen.seats >= 0).any():
        logits, _ = bot.forward(seen.observations)
        own = np.where(seen.masks == 1, logits, NOT_LEGAL).argmax(axis=1)
        actions = np.where(seen.seats == seat, own, matches.random_actions())
        seen = matches.step(np.where(seen.seats < 0, STAY, actions))
        best = seen.rewards == seen.rewards.max(axis=1, keepdims=True)
        won += seen.done * best[np.arange(count), seat] / best.sum(axis=1)
    return float(won.mean())


def against(bot: NetworkBot, other: LevelBot, count: int = 60) -> float:
    """Returns the share of victories against a bot, through the interface of bots."""
    won = 0.0
    for number in range(count):
        match, seat = starboard.load(bot.game).new(bot.players, 2_000_000 + number), number % bot.players
        while not match.over:
            player = bot if match.to_move == seat else other
            match.make(player.choose(match, seed_for(number, match.move_count)).move)
        winners = match.result().winners
        won += (seat in winners) / len(winners)
    return won / count


def learn(
    game: str, players: int, minutes: float, seed: int, file: Path, every: int = 10
) -> list[tuple[int, float, float]]:
    """Trains a network and saves it to `file`.

    Prints and returns the progress: decisions played, victories against random and against greedy.
    """
    torch.manual_seed(seed)
    matches = Matches(game, MATCHES, players)
    rollout, curve, start, number = Rollout(matches, STEPS), [], time.perf_counter(), 0
    matches.reset(seeds=seed, out=rollout.out[STEPS])
    sample = [
        matches.step(matches.random_actions(), rollout.out[STEPS]).observations.copy() for _ in range(50)
    ]
    network = Network(torch.from_numpy(np.concatenate(sample)).float(), matches.layout.actions)
    optimiser = torch.optim.Adam(network.parameters(), RATE)
    while True:
        is_last = time.perf_counter() - start > 60 * minutes
        if number % every == 0 or is_last:
            bot = network.bot(game, players)
            curve.append((number * MATCHES * STEPS, against_random(bot), against(bot, LevelBot("greedy"))))
            decisions, random, greedy = curve[-1]
            seconds = time.perf_counter() - start
            print(f"{decisions:>9,} decisions, {seconds:4.0f} s: {random:4.0%} / {greedy:4.0%}", flush=True)
        if is_last:
            break
        rollout.play(matches, network)
        improve(network, optimiser, rollout)
        number += 1
    bot.save(file)
    return curve


def draw(curve: list[tuple[int, float, float]], game: str, players: int, file: Path) -> None:
    """Draws the learning curve."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7, 4), layout="constrained", facecolor="#fbf7ee")
    axes = figure.add_subplot(facecolor="#fbf7ee")
    decisions, *shares = zip(*curve, strict=True)
    for name, share, style in zip(("against random", "against greedy"), shares, ("o-", "s--"), strict=True):
        axes.plot(
            [number / 1e6 for number in decisions],
            [100 * one for one in share],
            style,
            label=name,
            markersize=4,
        )
    axes.axhline(100 / players, color="#2b2a33", linestyle=":")
    axes.set(
        xlabel="decisions played, millions",
        ylabel="victories, %",
        ylim=(0, 100),
        title=f"{game}, {players} players, from scratch",
    )
    axes.legend(loc="lower right")
    figure.savefig(file, dpi=120)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Learns a game by self-play.")
    parser.add_argument("game", choices=starboard.KEYS, nargs="?", default="subastral")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    name = Path(f"{chosen.game}.npz")
    draw(
        learn(chosen.game, chosen.players, chosen.minutes, chosen.seed, name),
        chosen.game,
        chosen.players,
        name.with_suffix(".png"),
    )
    print(f"The network is in {name}, the curve in {name.with_suffix('.png')}.")
