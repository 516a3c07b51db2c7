"""The Gymnasium space of observations."""

import numpy as np
from gymnasium import spaces

from starboard.research.engine.fields import MOST, NUMBER, Layout


def observation_space(layout: Layout) -> spaces.Dict:
    """Returns the space of an observation with its action mask."""
    return spaces.Dict(
        {
            "observation": spaces.Box(-MOST - 1, MOST, (layout.length,), NUMBER),
            "action_mask": spaces.Box(0, 1, (layout.actions,), np.int8),
        }
    )
