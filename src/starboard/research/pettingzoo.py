"""The games as PettingZoo environments.

>>> from starboard.research.pettingzoo import env
>>> table = env("subastral", players=3, disturbance=True)
>>> table.reset(seed=7)
>>> for agent in table.agent_iter():
...     observation, reward, termination, truncation, info = table.last()
...     table.step(None if termination else table.action_space(agent).sample(observation["action_mask"]))
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from gymnasium.utils.seeding import np_random
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from starboard.research.solo import LARGEST_SEED, RENDER_MODES, Observation, Solo
from starboard.research.spaces import observation_space

ILLEGAL = -1.0
"""The reward for an illegal action, which ends the match."""


def env(
    game: str, players: int | None = None, render_mode: str | None = None, **options: bool | str | int
) -> AECEnv:
    """Returns the environment of a game. An illegal action ends the match and loses it."""
    table: AECEnv = raw_env(game, players, render_mode, **options)
    return wrappers.OrderEnforcingWrapper(wrappers.TerminateIllegalWrapper(table, illegal_reward=ILLEGAL))


class raw_env(AECEnv, EzPickle):  # type: ignore[misc]  # noqa: N801  (PettingZoo's name for it)
    """The environment without wrappers: an illegal action raises `IllegalMove`."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        render_mode: str | None = None,
        **options: bool | str | int,
    ) -> None:
        EzPickle.__init__(self, game, players, render_mode, **options)
        super().__init__()
        self.metadata = {
            "name": f"starboard_{game}_v1",
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.render_mode = render_mode
        self._solo = Solo(game, players, options, render_mode)
        self.possible_agents = [f"seat_{seat}" for seat in range(self._solo.players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {
            agent: observation_space(self._solo.layout) for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: spaces.Discrete(self._solo.layout.actions) for agent in self.possible_agents
        }
        self._random, _ = np_random()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals a match: always the same for a seed, a new one each time without a seed."""
        if seed is not None:
            self._random, seed = np_random(seed)
        self._solo.reset(int(self._random.integers(LARGEST_SEED)) if seed is None else int(seed))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self._solo.seat]

    def observe(self, agent: str) -> Observation:
        """Returns the observation of an agent; its mask is empty unless the agent is to move."""
        return self._solo.observation(self._seats[agent])

    def step(self, action: int | None) -> None:
        """Takes an action of the agent to move; None for each agent once the match is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._solo.step(int(np.asarray(action)))
        self._cumulative_rewards[agent] = 0.0
        if self._solo.is_over:
            points = self._solo.points
            for one, seat in self._seats.items():
                self.rewards[one] = self._solo.rewards[seat]
                self.terminations[one] = True
                self.infos[one] = {"points": points[seat]}
            self._accumulate_rewards()
            self._deads_step_first()
        else:
            self.agent_selection = self.possible_agents[self._solo.seat]

    def render(self) -> Any:
        """Renders the table as the agent to move sees it."""
        if self.render_mode is None:
            return None
        return self._solo.render(self._seats[self.agent_selection] if self.agents else None)

    def close(self) -> None:
        """Does nothing: there is nothing to close."""
