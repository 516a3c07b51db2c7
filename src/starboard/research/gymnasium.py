"""The games as Gymnasium environments: one seat is yours, the others are played by bots.

>>> import gymnasium
>>> import starboard.research.gymnasium
>>> table = gymnasium.make("starboard/StellaQuest-v1", players=3, opponents="random")
>>> observation, info = table.reset(seed=7)
>>> table.action_space.sample(observation["action_mask"]) in table.action_space
True

`gymnasium.make_vec` makes many at once, stepped by compiled code.
"""

import os
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from gymnasium import Env, register, spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from starboard.bots import Bot, LevelBot
from starboard.games import KEYS, rulebook
from starboard.research.players import player_named
from starboard.research.solo import LARGEST_SEED, RENDER_MODES, Observation, Solo
from starboard.research.spaces import observation_space
from starboard.research.vector import STAY, Array, Matches, actions_of

IDS = {key: rulebook(key).name.replace(" ", "") for key in KEYS}
ILLEGAL = -1.0
"""The reward for an illegal action, which ends the match."""
Policy = Callable[[Array, Array], Array]
"""Maps observations and masks to actions."""


class SeatEnv(Env[Observation, np.int64]):
    """One seat of a match. An illegal action loses immediately; use the mask."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        seat: int = 0,
        opponents: str | Bot | Sequence[str | Bot] = "random",
        render_mode: str | None = None,
        **options: bool | str | int,
    ) -> None:
        self.metadata = {"render_modes": RENDER_MODES, "render_fps": 2}
        self.render_mode = render_mode
        self._solo = Solo(game, players, options, render_mode)
        self.seat = seat
        others = self._solo.players - 1
        named = (
            [opponents] * others
            if isinstance(opponents, str) or not isinstance(opponents, Sequence)
            else list(opponents)
        )
        if len(named) != others:
            raise ValueError(f"expected {others} opponents, got {len(named)}")
        bots = [player_named(one) if isinstance(one, str) else one for one in named]
        self._opponents: dict[int, Bot] = dict(
            zip([other for other in range(self._solo.players) if other != seat], bots, strict=True)
        )
        self.observation_space = observation_space(self._solo.layout)  # type: ignore[assignment]
        self.action_space = spaces.Discrete(self._solo.layout.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deals a match and plays the other seats until it is your turn."""
        super().reset(seed=seed)
        self._solo.reset(int(self.np_random.integers(LARGEST_SEED)))
        self._play_others()
        return self._solo.observation(self.seat), {}

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Takes your action, then plays the other seats until it is your turn again."""
        if not self._solo.mask[action]:
            return self._solo.observation(self.seat), ILLEGAL, True, False, {"illegal": True}
        self._solo.step(int(action))
        self._play_others()
        is_over = self._solo.is_over
        info = {"points": self._solo.points} if is_over else {}
        return self._solo.observation(self.seat), float(self._solo.rewards[self.seat]), is_over, False, info

    def _play_others(self) -> None:
        while not self._solo.is_over and self._solo.seat != self.seat:
            opponent = self._opponents[self._solo.seat]
            if opponent == LevelBot("random"):
                action = int(self.np_random.choice(np.flatnonzero(self._solo.mask)))
            else:
                match = self._solo.matches.match()
                move = opponent.choose(match, self.np_random.bytes(32)).move
                action = int(actions_of(match)[match.moves().index(move)])
            self._solo.step(action)

    def render(self) -> Any:
        """Renders the table as your seat sees it."""
        return self._solo.render(self.seat)


class SeatVectorEnv(VectorEnv[Observation, Array, Array]):
    """The same seat in many matches; the others move randomly or by a policy.

    Illegal actions raise `IllegalMove`.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int | None = None,
        seat: int = 0,
        opponents: str | Policy = "random",
        threads: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        if isinstance(opponents, str) and opponents != "random":
            raise ValueError("opponents in a vector environment must be `random` or a policy")
        self.metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}
        self.render_mode = render_mode
        self.num_envs = num_envs
        self.seat = seat
        self.matches = Matches(game, num_envs, players, threads=threads, **options)
        self._policy = None if isinstance(opponents, str) else opponents
        self.single_observation_space = observation_space(self.matches.layout)
        self.single_action_space = spaces.Discrete(self.matches.layout.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._out = self.matches.arrays()
        self._random = np.empty(num_envs, np.int64)

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deals all matches. The returned arrays are reused at every step: copy what you keep."""
        start = int.from_bytes(os.urandom(7), "big") if seed is None else seed
        self.matches.reset(start, self._out)
        self._play_others(np.zeros(self.num_envs), np.zeros(self.num_envs, bool))
        return self._seen(), {}

    def step(self, actions: Array) -> tuple[Observation, Array, Array, Array, dict[str, Any]]:
        """Takes your actions, then plays the others. A match that ends is dealt again in the same step."""
        out = self.matches.step(np.asarray(actions), self._out)
        rewards, done = out.rewards[:, self.seat].astype(np.float64), out.done.copy()
        self._play_others(rewards, done)
        return (
            self._seen(),
            rewards,
            done,
            np.zeros(self.num_envs, bool),
            {"points": out.points[:, self.seat].copy()},
        )

    def _play_others(self, rewards: Array, done: Array) -> None:
        while (waiting := self._out.seats != self.seat).any():
            chosen = (
                self.matches.random_actions(self._random)
                if self._policy is None
                else self._policy(self._out.observations, self._out.masks)
            )
            self.matches.step(np.where(waiting, chosen, STAY), self._out)
            rewards += self._out.rewards[:, self.seat]
            done |= self._out.done

    def _seen(self) -> Observation:
        return {"observation": self._out.observations, "action_mask": self._out.masks}


for _game, _name in IDS.items():
    register(
        id=f"starboard/{_name}-v1",
        entry_point="starboard.research.gymnasium:SeatEnv",
        vector_entry_point="starboard.research.gymnasium:SeatVectorEnv",
        kwargs={"game": _game},
    )
