"""`Solo`: a single match for environments, with rendering."""

from typing import Any

import numpy as np

from starboard.match import StarboardError
from starboard.research.picture import as_pixels, as_svg, as_text
from starboard.research.vector import Array, Matches

RENDER_MODES = ["ansi", "rgb_array", "human"]
LARGEST_SEED = 1 << 62

Observation = dict[str, Array]


class Solo:
    """A single match: a batch of one."""

    def __init__(
        self, game: str, players: int | None, options: dict[str, Any], render_mode: str | None
    ) -> None:
        if render_mode not in (None, *RENDER_MODES):
            raise ValueError(f"render_mode must be one of {', '.join(RENDER_MODES)}, not {render_mode}")
        self.matches = Matches(game, 1, players, auto_reset=False, **options)
        self.layout = self.matches.layout
        self.players = self.matches.players
        self.render_mode = render_mode
        self._seen = self.matches.arrays()
        self._action = np.zeros(1, np.int64)

    def reset(self, seed: int) -> None:
        self._seen = self.matches.reset(seed)

    def step(self, action: int) -> None:
        """Takes an action of the seat to move. Raises `IllegalMove` if it is illegal."""
        self._action[0] = action
        self._seen = self.matches.step(self._action)

    @property
    def seat(self) -> int:
        """The seat to move; -1 when the match is over."""
        return int(self._seen.seats[0])

    @property
    def is_over(self) -> bool:
        return bool(self._seen.done[0])

    @property
    def rewards(self) -> list[float]:
        rewards: list[float] = self._seen.rewards[0].tolist()
        return rewards

    @property
    def points(self) -> list[int]:
        """The final points of every seat; empty before the end."""
        points: list[int] = self._seen.points[0].tolist() if self.is_over else []
        return points

    @property
    def mask(self) -> Array:
        """1 for every legal action of the seat to move."""
        mask: Array = self._seen.masks[0]
        return mask

    def observation(self, seat: int) -> Observation:
        """Returns new arrays of what a seat observes and may do."""
        if seat == self.seat:
            return {"observation": self._seen.observations[0].copy(), "action_mask": self.mask.copy()}
        return {
            "observation": self.matches.observe(seat)[0],
            "action_mask": np.zeros(self.layout.actions, np.int8),
        }

    def render(self, viewer: int | None) -> str | Array | None:
        """Renders the table as a seat or a spectator (None) sees it: as text, as pixels, or printed."""
        if self.render_mode is None:
            return None
        try:
            view = self.matches.match().view(viewer)
        except StarboardError:
            raise ValueError(f"there is no seat {viewer}") from None
        if self.render_mode == "rgb_array":
            return as_pixels(as_svg(view))
        text = as_text(view)
        if self.render_mode == "ansi":
            return text
        print(text)  # noqa: T201
        return None
