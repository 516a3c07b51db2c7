"""A trained network as a bot: a multilayer perceptron in one file, which needs only NumPy."""

import os
import time
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import numpy as np

from starboard.bots import Memory, Reason, Thought
from starboard.match import Match, StarboardError
from starboard.research.engine.layouts import layout
from starboard.research.vector import Array, actions_of, observation_of


@dataclass(frozen=True)
class NetworkBot:
    """Plays the most probable move of its network; with a `temperature`, draws by the probabilities."""

    game: str
    players: int
    layers: tuple[tuple[Array, Array], ...]
    """Weights and biases. The last layer gives a logit per action, and the value for the seat to move."""
    temperature: float = 0.0

    def __hash__(self) -> int:
        return id(self)

    def choose(self, match: Match, seed: bytes | None = None, memory: Memory | None = None) -> Thought:
        """Chooses a move of the seat to move, from its observation only."""
        start, seat, moves = time.perf_counter(), match.to_move, match.moves()
        assert seat is not None
        if (match.rulebook.key, match.players) != (self.game, self.players):
            raise StarboardError("other-game", game=self.game, players=self.players)
        if len(moves) == 1:
            return Thought(moves[0], (), 0, 0.0)
        logits, values = self.forward(observation_of(match, seat)[None])
        chances = probabilities(logits[0, actions_of(match)])
        place = int(chances.argmax())
        if self.temperature:
            place = int(np.random.default_rng(list(seed or os.urandom(32))).choice(len(moves), p=chances))
        win = (float(values[0]) + 1) / 2
        order = np.argsort(-chances, kind="stable").tolist()
        reasons = tuple(
            Reason(moves[i], round(1000 * float(chances[i])), float(values[0]), win, 0.0) for i in order
        )
        return Thought(moves[place], reasons, 0, time.perf_counter() - start)

    def forward(self, observations: Array) -> tuple[Array, Array]:
        """Returns the logits of all actions, and the values."""
        x = observations.astype(np.float32)
        for weights, biases in self.layers[:-1]:
            x = np.maximum(x @ weights + biases, 0)
        weights, biases = self.layers[-1]
        out = x @ weights + biases
        return out[:, :-1], np.tanh(out[:, -1])

    def save(self, file: Path) -> None:
        """Writes the network to a file that `load` reads."""
        arrays = {
            f"{kind}{i}": array
            for i, layer in enumerate(self.layers)
            for kind, array in zip("wb", layer, strict=True)
        }
        np.savez(file, allow_pickle=False, **arrays, game=np.array(self.game), players=np.array(self.players))

    @staticmethod
    @cache
    def load(file: str) -> "NetworkBot":
        """Reads a network from a file. Raises `StarboardError` if that fails or it does not fit its game."""
        try:
            with np.load(file, allow_pickle=False) as found:
                count = sum(name.startswith("w") for name in found)
                layers = tuple((found[f"w{i}"], found[f"b{i}"]) for i in range(count))
                bot = NetworkBot(str(found["game"]), int(found["players"]), layers)
            wanted = layout(bot.game, bot.players)
        except (OSError, ValueError, KeyError, ModuleNotFoundError):
            raise StarboardError("no-network", file=file) from None
        if (len(layers[0][0]), len(layers[-1][1]) - 1) != (wanted.length, wanted.actions):
            raise StarboardError("no-network", file=file)
        return bot


def probabilities(logits: Array) -> Array:
    """Returns the softmax of `logits`."""
    raised = np.exp(logits.astype(np.float64) - logits.max())
    chances: Array = raised / raised.sum()
    return chances
